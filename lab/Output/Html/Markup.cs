// Owns: escaping and small pieces of markup.
// Must not know: what is shown.
using System.Globalization;
using System.Net;

namespace Octavo.Lab.Output.Html;

/// <summary>Helpers for markup.</summary>
internal static class Markup
{
    /// <summary>Text made safe for element content and attributes.</summary>
    public static string Text(string? text) => WebUtility.HtmlEncode(text ?? "");

    /// <summary>A coordinate.</summary>
    public static string Number(double value) => value.ToString("0.##", CultureInfo.InvariantCulture);

    /// <summary>An element id of letters, digits and hyphens.</summary>
    public static string Id(params string[] parts) =>
        string.Concat(string.Join('-', parts).Select(character => char.IsAsciiLetterOrDigit(character) ? char.ToLowerInvariant(character) : '-'));
}
