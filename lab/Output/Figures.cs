// Owns: how numbers are spelled for people.
// Must not know: consoles and pages.
using System.Globalization;

namespace Octavo.Lab.Output;

/// <summary>Numbers as text, with points and commas whatever the culture.</summary>
internal static class Figures
{
    /// <summary>Nanoseconds to three significant digits: 0.92, 12.3, 428, 14,300.</summary>
    public static string Nanoseconds(double? value) => value is { } number ? Significant(number) : "–";

    /// <summary>A ratio with two decimals.</summary>
    public static string Ratio(double? value) =>
        value is { } number ? number.ToString(number >= 99.5 ? "N0" : number >= 9.95 ? "N1" : "N2", CultureInfo.InvariantCulture) : "–";

    /// <summary>A count with thousands separators.</summary>
    public static string Count(long? value) => value is { } number ? number.ToString("N0", CultureInfo.InvariantCulture) : "–";

    /// <summary>A value in a document's own unit.</summary>
    public static string Published(double value, string unit) => $"{Significant(value)} {unit}";

    /// <summary>Three significant digits, whole numbers from 100 up.</summary>
    public static string Significant(double number) => number switch
    {
        0 => "0",
        >= 99.95 => number.ToString("N0", CultureInfo.InvariantCulture),
        >= 9.995 => number.ToString("N1", CultureInfo.InvariantCulture),
        >= 0.0995 => number.ToString("N2", CultureInfo.InvariantCulture),
        _ => number.ToString("G2", CultureInfo.InvariantCulture),
    };
}
