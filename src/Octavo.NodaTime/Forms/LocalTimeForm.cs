// Owns: what a time of day is in data.
using System.ComponentModel;
using NodaTime;
using NodaTime.Text;

namespace Octavo.Noda;

/// <summary>Text as <c>09:30:00</c>; <c>google.type.TimeOfDay</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct LocalTimeForm : IForm<LocalTime, TimeData>
{
    /// <inheritdoc/>
    public static string Name => "LocalTime";

    /// <inheritdoc/>
    public static string ToText(LocalTime value) => LocalTimePattern.ExtendedIso.Format(value);

    /// <inheritdoc/>
    public static LocalTime FromText(string text) => LocalTimePattern.ExtendedIso.Parse(text).Value;

    /// <inheritdoc/>
    public static TimeData ToData(LocalTime value) => new(value.Hour, value.Minute, value.Second, value.NanosecondOfSecond);

    /// <inheritdoc/>
    public static LocalTime FromData(TimeData data) => LocalTime.FromHourMinuteSecondNanosecond(data.Hours, data.Minutes, data.Seconds, data.Nanos);
}
