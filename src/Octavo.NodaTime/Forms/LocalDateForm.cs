// Owns: what a date is in data.
using System.ComponentModel;
using NodaTime;
using NodaTime.Text;

namespace Octavo.Noda;

/// <summary>Text as <c>2026-07-14</c>; <c>google.type.Date</c>, which holds the years 1 to 9999. In the ISO calendar.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct LocalDateForm : IForm<LocalDate, DateMessage>
{
    /// <inheritdoc/>
    public static string Name => "LocalDate";

    /// <inheritdoc/>
    public static string ToText(LocalDate value) => LocalDatePattern.Iso.Format(Iso.Checked(value, Name));

    /// <inheritdoc/>
    public static LocalDate FromText(string text) => LocalDatePattern.Iso.Parse(text).Value;

    /// <inheritdoc/>
    public static DateMessage ToData(LocalDate value) => new(Iso.Checked(value, Name).Year, value.Month, value.Day);

    /// <inheritdoc/>
    public static LocalDate FromData(DateMessage data) => new(data.Year, data.Month, data.Day);

    /// <inheritdoc/>
    public static string? NotInMessage(LocalDate value) => Iso.NotInMessage(value);
}
