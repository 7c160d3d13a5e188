// Owns: names that emitted code must not stumble over: keywords, its own locals, namespaces, letters beyond ASCII.
using System.Globalization;

namespace Octavo.Tests.TypeGraphs;

internal static class GraphNames
{
    private static readonly string[] s_odd =
    [
        "@class", "@event", "@in", "@ref", "@object", "value", "reader", "writer", "at", "start", "count", "index", "item", "W", "R", "r", "w", "T", "System",
            "Octavo", "Write", "Read", "Codec", "Length", "Ünïcödé", "名前",
        "Привет", "_", "_1", "__x", "field", "@record", "async", "await", "@var", "nameof", "global", "where", "Max", "Null", "Key", "Name", "Shape", "Entry",
            "existing", "seen", "remaining", "length", "ɐ", "ℵ",
    ];

    /// <summary>A member's name; the caller makes it unique.</summary>
    internal static string Member(Random random, int index) =>
        random.Next(3) == 0 ? s_odd[random.Next(s_odd.Length)] : $"Member{index.ToString(CultureInfo.InvariantCulture)}";

    /// <summary>A type's name, unique by its index.</summary>
    internal static string Type(Random random, int index) => random.Next(12) switch
    {
        0 => $"Größe{index.ToString(CultureInfo.InvariantCulture)}",
        1 => $"型{index.ToString(CultureInfo.InvariantCulture)}",
        2 => $"_{index.ToString(CultureInfo.InvariantCulture)}",
        3 when index == 0 => "@lock",
        4 when index == 1 => "@base",
        _ => $"Type{index.ToString(CultureInfo.InvariantCulture)}",
    };

    /// <summary>A name in the data, unique by its index.</summary>
    internal static string Wire(Random random, int index) => random.Next(5) switch
    {
        0 => $"with \\\"quotes\\\" {index.ToString(CultureInfo.InvariantCulture)}",
        1 => $"ключ{index.ToString(CultureInfo.InvariantCulture)}",
        2 => $"{new string('n', random.Next(1, 70))}{index.ToString(CultureInfo.InvariantCulture)}",
        3 => $"\\u0001\\\\{index.ToString(CultureInfo.InvariantCulture)}",
        _ => $"k{index.ToString(CultureInfo.InvariantCulture)}",
    };
}
