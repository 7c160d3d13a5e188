// Owns: what a time with an offset is in data.
using System.ComponentModel;
using NodaTime;
using NodaTime.Text;

namespace Octavo.Noda;

/// <summary>Text as <c>2026-07-14T09:30:00+02:00</c>; <c>google.type.DateTime</c> with an offset. In the ISO calendar.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct OffsetDateTimeForm : IForm<OffsetDateTime, DateTimeMessage>
{
    /// <inheritdoc/>
    public static string Name => "OffsetDateTime";

    /// <inheritdoc/>
    public static string ToText(OffsetDateTime value) => value.Offset.Seconds % NodaConstants.SecondsPerMinute == 0
        ? OffsetDateTimePattern.Rfc3339.Format(value.Date == Iso.Checked(value.Date, Name) ? value : default)
        : throw new ArgumentException($"an offset of {value.Offset}, but text has offsets in whole minutes");

    /// <inheritdoc/>
    public static OffsetDateTime FromText(string text) => OffsetDateTimePattern.Rfc3339.Parse(text).Value;

    /// <inheritdoc/>
    public static DateTimeMessage ToData(OffsetDateTime value) => Iso.ToData(value.LocalDateTime, new SecondsMessage(value.Offset.Seconds, 0), Name);

    /// <inheritdoc/>
    public static OffsetDateTime FromData(DateTimeMessage data) => data.Offset is { Nanos: 0 } offset
        ? Iso.ToValue(data).WithOffset(Offset.FromSeconds(checked((int)offset.Seconds)))
        : throw new ArgumentException("no offset in whole seconds");

    /// <inheritdoc/>
    public static string? NotInMessage(OffsetDateTime value) => Iso.NotInMessage(value.Date);
}
