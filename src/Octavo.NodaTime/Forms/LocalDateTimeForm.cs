// Owns: what a date with a time of day is in data.
using System.ComponentModel;
using NodaTime;
using NodaTime.Text;

namespace Octavo.Noda;

/// <summary>Text as <c>2026-07-14T09:30:00</c>; <c>google.type.DateTime</c> without an offset. In the ISO calendar.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct LocalDateTimeForm : IForm<LocalDateTime, DateTimeMessage>
{
    /// <inheritdoc/>
    public static string Name => "LocalDateTime";

    /// <inheritdoc/>
    public static string ToText(LocalDateTime value) => LocalDateTimePattern.ExtendedIso.Format(value.Date == Iso.Checked(value.Date, Name) ? value : default);

    /// <inheritdoc/>
    public static LocalDateTime FromText(string text) => LocalDateTimePattern.ExtendedIso.Parse(text).Value;

    /// <inheritdoc/>
    public static DateTimeMessage ToData(LocalDateTime value) => Iso.ToData(value, null, Name);

    /// <inheritdoc/>
    public static LocalDateTime FromData(DateTimeMessage data) =>
        data.Offset is null ? Iso.ToValue(data) : throw new ArgumentException("an offset, but a LocalDateTime has none");

    /// <inheritdoc/>
    public static string? NotInMessage(LocalDateTime value) => Iso.NotInMessage(value.Date);
}
