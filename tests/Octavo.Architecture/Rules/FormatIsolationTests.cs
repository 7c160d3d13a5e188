// Owns: the rule that a format knows no other format, and that nothing but the entries' slots knows any.
using System.Reflection;
using Octavo.Architecture.Inspection;
using Octavo.Architecture.Sources;

namespace Octavo.Architecture.Rules;

public sealed class FormatIsolationTests
{
    private const string Formats = "src/Octavo/Formats/";

    /// <summary>The slots, and the list of formats as objects: the places of the core that name the formats.</summary>
    private static readonly string[] s_slots = ["src/Octavo/Codecs/Entries/CodecEntry.cs", "src/Octavo/Codecs/Entries/CodecEntry.Roots.cs",
        "src/Octavo/Codecs/Entries/CodecEntryOf.cs", "src/Octavo/Codecs/Entries/CodecSlots.cs", "src/Octavo/Codecs/Entries/DescribedEntry.cs",
        "src/Octavo/Engine/OctavoFormats.cs"];

    /// <summary>An image is what Binary makes of a fixed-size value, so this room may name Binary; Binary and others may name it.</summary>
    private const string RawLayouts = "src/Octavo/Codecs/RawLayouts";

    private static readonly IReadOnlyList<SourceFile> s_sources = Repository.Sources("src/Octavo");

    /// <summary>Type name → format, for every type that a format's folder declares.</summary>
    private static readonly Dictionary<string, string> s_formatOf = s_sources
        .Where(file => file.Path.StartsWith(Formats, StringComparison.Ordinal))
        .SelectMany(file => file.Types.Select(type => (Type: type, Format: FormatOf(file.Path)!)))
        .DistinctBy(found => found.Type)
        .ToDictionary(found => found.Type, found => found.Format);

    [Fact]
    public void SourcesNameNoOtherFormat() => Assert.Empty(
        from file in s_sources
        where !s_slots.Contains(file.Path)
        from type in s_formatOf
        where type.Value != FormatOf(file.Path) && !(type.Value == "Binary" && file.IsUnder(RawLayouts)) && file.Names(type.Key)
        select $"{file.Path} names {type.Key} of {type.Value}");

    /// <summary>What a source does not name, as the type behind <c>var</c>, the compiled code still does.</summary>
    [Fact]
    public void CompiledCodeUsesNoOtherFormat() => Assert.Empty(
        from type in typeof(OctavoBinary).Assembly.GetTypes()
        let own = FormatOf(type)
        where own is not null
        from method in type.GetMethods(BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Static | BindingFlags.Instance | BindingFlags.DeclaredOnly)
        from used in MethodCode.References(method).Select(member => member as Type ?? member.DeclaringType)
        where used is not null && FormatOf(used) is { } other && other != own
        select $"{type.Name}.{method.Name} uses {used!.Name}");

    [Fact]
    public void FormatsAreFound() => Assert.Equal(["Binary", "Cbor", "Compact", "Json", "MsgPack", "Protobuf", "Tokens"], s_formatOf.Values.Distinct().Order());

    private static string? FormatOf(string path) => path.StartsWith(Formats, StringComparison.Ordinal) ? path[Formats.Length..].Split('/')[0] : null;

    private static string? FormatOf(Type type)
    {
        while (type.DeclaringType is { } outer)
        {
            type = outer;
        }
        return type.Assembly == typeof(OctavoBinary).Assembly ? s_formatOf.GetValueOrDefault(type.Name.Split('`')[0]) : null;
    }
}
