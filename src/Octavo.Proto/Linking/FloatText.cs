// Owns: floats as in descriptors in text: as few digits as C's %g needs for the value to come back.
using System.Globalization;

namespace Octavo.Proto.Linking;

internal static class FloatText
{
    public static string Of(double value)
    {
        string text = value.ToString("G15", CultureInfo.InvariantCulture);
        return Special(value)
            ?? Lower(double.Parse(text, CultureInfo.InvariantCulture).Equals(value) ? text : value.ToString("G17", CultureInfo.InvariantCulture));
    }

    public static string Of(float value)
    {
        string text = value.ToString("G6", CultureInfo.InvariantCulture);
        return Special(value)
            ?? Lower(float.Parse(text, CultureInfo.InvariantCulture).Equals(value) ? text : value.ToString("G9", CultureInfo.InvariantCulture));
    }

    private static string? Special(double value) =>
        double.IsNaN(value) ? "nan" : double.IsPositiveInfinity(value) ? "inf" : double.IsNegativeInfinity(value) ? "-inf" : null;

    private static string Lower(string text) => text.Replace('E', 'e');
}
