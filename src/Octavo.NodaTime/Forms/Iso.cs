// Owns: what dates in data have in common: the ISO calendar, and the years of Protobuf.
using NodaTime;

namespace Octavo.Noda;

internal static class Iso
{
    /// <summary>The data names no calendar, so there is only one.</summary>
    internal static LocalDate Checked(LocalDate value) => value.Calendar == CalendarSystem.Iso ? value
        : throw new ArgumentException($"a date in the calendar {value.Calendar.Id}, but data is in the ISO calendar; call WithCalendar(CalendarSystem.Iso)");

    internal static string? NotInMessage(LocalDate value) =>
        value.Calendar == CalendarSystem.Iso && value.Year < 1 ? "google.type.Date holds the years 1 to 9999" : null;

    internal static DateTimeData ToData(LocalDateTime value, SecondsData? offset) =>
        new(Checked(value.Date).Year, value.Month, value.Day, value.Hour, value.Minute, value.Second, value.NanosecondOfSecond, offset);

    internal static LocalDateTime ToValue(DateTimeData data) =>
        new LocalDate(data.Year, data.Month, data.Day).At(LocalTime.FromHourMinuteSecondNanosecond(data.Hours, data.Minutes, data.Seconds, data.Nanos));
}
