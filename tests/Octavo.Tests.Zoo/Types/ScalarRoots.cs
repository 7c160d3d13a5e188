// Owns: scalars, and collections of them, as roots. Knows no format.
using System.Text;

namespace Octavo.Tests.Zoo.Types;

internal static class ScalarRoots
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        .. Of("bool", Samples.Bools), .. Of("sbyte", Samples.SBytes), .. Of("byte", Samples.Bytes), .. Of("short", Samples.Int16s),
            .. Of("ushort", Samples.UInt16s),
        .. Of("int", Samples.Int32s), .. Of("uint", Samples.UInt32s), .. Of("long", Samples.Int64s), .. Of("ulong", Samples.UInt64s),
        .. Of("Int128", Samples.Int128s), .. Of("UInt128", Samples.UInt128s), .. Of("Half", Samples.Halves), .. Of("float", Samples.Singles),
            .. Of("double", Samples.Doubles),
        .. Of("decimal", Samples.Decimals), .. Of("char", Samples.Chars), .. Of("Rune", Samples.Runes), .. Of("Guid", Samples.Guids),
            .. Of("DateTime", Samples.DateTimes),
        .. Of("DateTimeOffset", Samples.DateTimeOffsets), .. Of("DateOnly", Samples.DateOnlys), .. Of("TimeOnly", Samples.TimeOnlys),
            .. Of("TimeSpan", Samples.TimeSpans),
        new ZooEntry<string?>("root string", () => [.. Samples.Texts, .. Samples.LoneSurrogates, null]),
        new ZooEntry<string?[]?>("root string[]", () => [[], [null], [.. Samples.Texts], null]),
        new ZooEntry<Dictionary<string, string?>?>("root Dictionary of string",
            () => [[], Samples.Texts.ToDictionary(text => text, text => (string?)text), null]),
        new ZooEntry<byte[]?>("root byte[]", () => [.. Samples.ByteStrings, null]),
    ];

    private static IEnumerable<ZooEntry> Of<T>(string name, T[] values)
        where T : struct =>
    [
        new ZooEntry<T>($"root {name}", () => values),
        new ZooEntry<T?>($"root {name}?", () => [null, default(T), values[^1]]),
        new ZooEntry<List<T>?>($"root List of {name}", () => [[], [.. values], null]),
        .. typeof(T) == typeof(byte) ? [] : (IEnumerable<ZooEntry>)[new ZooEntry<T[]?>($"root {name}[]", () => [[], [.. values], null])],
    ];
}
