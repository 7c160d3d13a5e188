// Owns: what sets of formats are called, and which formats there are.
using System.Collections.Generic;
using System.Linq;

namespace Octavo.Model.Types;

internal static class FormatSets
{
    private static readonly (FormatSet Format, string Name)[] s_formats =
    [
        (FormatSet.Binary, "Binary"), (FormatSet.Compact, "Compact"), (FormatSet.MessagePack, "MessagePack"), (FormatSet.Cbor, "Cbor"),
            (FormatSet.Json, "Json"), (FormatSet.Protobuf, "Protobuf"),
    ];

    private static readonly ViewKind[] s_named = [ViewKind.MessagePack, ViewKind.Cbor, ViewKind.Name];

    /// <summary>The kinds of formats that have names.</summary>
    public static IReadOnlyList<ViewKind> NamedKinds => s_named;

    /// <summary>The formats in a set.</summary>
    public static IEnumerable<FormatSet> Each(this FormatSet formats) => s_formats.Select(f => f.Format).Where(f => (formats & f) != 0);

    /// <summary>The formats that see a type by a contract view.</summary>
    public static FormatSet Formats(this ViewKind kind) => kind switch
    {
        ViewKind.Ordinal => FormatSet.Binary | FormatSet.Compact,
        ViewKind.MessagePack => FormatSet.MessagePack,
        ViewKind.Cbor => FormatSet.Cbor,
        ViewKind.Protobuf => FormatSet.Protobuf,
        _ => FormatSet.Json,
    };

    /// <summary>C# text that asks whether a format is one of some that have names. Folds to a constant.</summary>
    /// <param name="formats">Some of the formats with names, not all.</param>
    /// <param name="format"><c>W</c> or <c>R</c>.</param>
    public static string Condition(this FormatSet formats, string format) =>
        string.Join(" || ", s_named.Where(k => (formats & k.Formats()) != 0).Select(k => format + ".Identity == MemberIdentity." + k));

    /// <summary>The formats' names, one after another, as parts of other names.</summary>
    public static string Id(this FormatSet formats) => string.Concat(s_formats.Where(f => (formats & f.Format) != 0).Select(f => f.Name));

    /// <summary>The formats with Tokens, if it comes with one of them.</summary>
    public static FormatSet WithTokens(this FormatSet formats) => (formats & FormatSet.Keyed) == 0 ? formats & ~FormatSet.Tokens : formats | FormatSet.Tokens;

    /// <summary>Whether every format is in it that is known.</summary>
    public static bool IsWhole(this FormatSet formats) => s_formats.All(f => (formats & f.Format) != 0);

    /// <summary>Whether the bodies of sequential data serve one of them.</summary>
    public static bool IsSequential(this FormatSet formats) => (formats & FormatSet.Sequential) != 0;

    /// <summary>Whether objects of a type have keys in one of them: those of Tolerant types in each.</summary>
    public static bool HasKeys(this FormatSet formats, TypeModel type) => type.IsTolerant || (formats & (FormatSet.Keyed | FormatSet.Tokens)) != 0;

    /// <summary>Whether an object is members by their place in one of them.</summary>
    public static bool HasPlaces(this FormatSet formats) => (formats & FormatSet.Positional) != 0;

    /// <summary>The names, for people.</summary>
    public static string Text(this FormatSet formats)
    {
        string[] names =
            [.. s_formats.Where(f => (formats & f.Format) != 0)
                .Select(f => f.Format switch { FormatSet.Cbor => "CBOR", FormatSet.Json => "JSON", _ => f.Name })];
        return names.Length < 2 ? string.Concat(names) : string.Join(", ", names.Take(names.Length - 1)) + " and " + names[names.Length - 1];
    }

    /// <summary>C# text.</summary>
    public static string Code(this FormatSet formats) =>
        string.Join(" | ", s_formats.Where(f => (formats & f.Format) != 0).Select(f => "CodecFormats." + f.Name).DefaultIfEmpty("CodecFormats.None"));
}
