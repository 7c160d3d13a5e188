// Owns: what a time of day is in data.
using System.ComponentModel;
using NodaTime;
using NodaTime.Text;

namespace Octavo.Noda;

/// <summary>Text as <c>09:30:00</c>; <c>google.type.TimeOfDay</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct LocalTimeForm : IForm<LocalTime, TimeMessage>
{
    /// <inheritdoc/>
    public static string Name => "LocalTime";

    /// <inheritdoc/>
    public static string ToText(LocalTime value) => LocalTimePattern.ExtendedIso.Format(value);

    /// <inheritdoc/>
    public static LocalTime FromText(string text) => LocalTimePattern.ExtendedIso.Parse(text).Value;

    /// <inheritdoc/>
    public static TimeMessage ToData(LocalTime value) => new(value.Hour, value.Minute, value.Second, value.NanosecondOfSecond);

    /// <inheritdoc/>
    public static LocalTime FromData(TimeMessage data) => LocalTime.FromHourMinuteSecondNanosecond(data.Hours, data.Minutes, data.Seconds, data.Nanos);
}
