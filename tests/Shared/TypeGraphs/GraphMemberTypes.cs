// Owns: random types of members: scalars, text, bytes, objects, collections of all forms, tuples, enums, types with hand-written codecs, other types of the
// graph.
namespace Octavo.Tests.TypeGraphs;

/// <summary>Types that a member may have. A record of one member may not hold itself: its constructor would be the copying one. No cycle without a null or a
/// collection in it, and none between structs.</summary>
internal sealed class GraphMemberTypes(Random random, List<GraphType> earlier, List<string> enums, GraphType owner, bool mayHoldItself)
{
    private const int Deepest = 3;

    private static readonly string[] s_scalars =
    [
        "bool", "sbyte", "byte", "short", "ushort", "int", "uint", "long", "ulong", "Int128", "UInt128", "Half", "float", "double", "decimal", "char", "Rune",
            "Guid", "DateTime", "DateTimeOffset", "DateOnly", "TimeOnly", "TimeSpan",
    ];

    // Not DateTime: MessagePack keeps instants, so two keys may become one (docs/fidelity.md). Nor Half: a signalling NaN comes back quiet.
    private static readonly string[] s_keys = ["string", "int", "long", "ushort", "byte", "char", "Guid", "bool", "TimeSpan", "DateOnly", "UInt128",
        "(int, string)"];

    /// <summary>A type's text.</summary>
    /// <param name="depth">Collections around it.</param>
    /// <param name="simple">Scalars and text only.</param>
    internal string Any(int depth, bool simple) => (simple || depth >= Deepest ? random.Next(6) : random.Next(17)) switch
    {
        0 or 1 or 2 => Scalar(),
        3 => $"{Scalar()}?",
        4 => Nullable("string"),
        5 => enums[random.Next(enums.Count)] + (random.Next(3) == 0 ? "?" : ""),
        6 => random.Next(3) switch { 0 => "Memory<byte>", 1 => "ReadOnlyMemory<byte>", _ => Nullable("byte[]") },
        7 or 8 => Nullable(Array(Any(depth + 1, false))),
        9 => Nullable($"List<{Any(depth + 1, false)}>"),
        10 => Nullable($"{Pick("IEnumerable", "ICollection", "IList", "IReadOnlyCollection", "IReadOnlyList")}<{Any(depth + 1, false)}>"),
        11 => Nullable($"{Pick("HashSet", "ISet", "IReadOnlySet")}<{Key()}>"),
        12 => Nullable($"{Pick("Dictionary", "Dictionary", "IDictionary", "IReadOnlyDictionary")}<{Key()}, {Any(depth + 1, false)}>"),
        13 => Pick(GraphForms.Converted),
        14 => $"({Any(depth + 1, true)}, {Scalar()})" + (random.Next(4) == 0 ? "?" : ""),
        15 => Nullable("object"),
        _ => Other(depth),
    };

    private string Other(int depth)
    {
        // Itself or an earlier one. A class may hold itself if null, or no element, ends it.
        if (!owner.IsStruct && (mayHoldItself || depth != 0) && random.Next(4) == 0)
        {
            return depth == 0 ? $"{owner.FullName}?" : Nullable(owner.FullName);
        }
        if (earlier.Count == 0)
        {
            return Scalar();
        }
        GraphType other = earlier[random.Next(earlier.Count)];
        return Nullable(other.FullName);
    }

    /// <summary>The element's brackets come after its own: an array of nullable arrays is <c>T[]?[]</c> in reverse, so such elements go into a List.</summary>
    private static string Array(string element) =>
        element.EndsWith(']') || element.EndsWith("]?", StringComparison.Ordinal) ? $"List<{element}>" : $"{element}[]";

    private string Scalar() => s_scalars[random.Next(s_scalars.Length)];

    private string Key() => random.Next(5) == 0 ? enums[random.Next(enums.Count)] : s_keys[random.Next(s_keys.Length)];

    private string Nullable(string type) => random.Next(2) == 0 ? $"{type}?" : type;

    private string Pick(params ReadOnlySpan<string> choices) => choices[random.Next(choices.Length)];
}
