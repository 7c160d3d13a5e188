// Owns: what dates in data have in common: the ISO calendar, and the years of Protobuf.
using NodaTime;
using Octavo.Internal;

namespace Octavo.Noda;

internal static class Iso
{
    /// <summary>The data names no calendar, so there is only one.</summary>
    /// <param name="value">The date.</param>
    /// <param name="type">What has it, for the error.</param>
    internal static LocalDate Checked(LocalDate value, string type)
    {
        if (value.Calendar != CalendarSystem.Iso)
        {
            Throw.InvalidValue(type,
                $"a date in the calendar {value.Calendar.Id}, but data is in the ISO calendar; call WithCalendar(CalendarSystem.Iso)");
        }
        return value;
    }

    /// <summary>The same of a month, which has no month in another calendar.</summary>
    internal static YearMonth Checked(YearMonth value, string type)
    {
        if (value.Calendar != CalendarSystem.Iso)
        {
            Throw.InvalidValue(type,
                $"a month in the calendar {value.Calendar.Id}, but data is in the ISO calendar; take a day of it (OnDayOfMonth), and call WithCalendar");
        }
        return value;
    }

    internal static string? NotInMessage(LocalDate value) =>
        value.Calendar == CalendarSystem.Iso && value.Year < 1 ? "google.type.Date holds the years 1 to 9999" : null;

    internal static DateTimeMessage ToData(LocalDateTime value, SecondsMessage? offset, string type) =>
        new(Checked(value.Date, type).Year, value.Month, value.Day, value.Hour, value.Minute, value.Second, value.NanosecondOfSecond, offset);

    internal static LocalDateTime ToValue(DateTimeMessage data) =>
        new LocalDate(data.Year, data.Month, data.Day).At(LocalTime.FromHourMinuteSecondNanosecond(data.Hours, data.Minutes, data.Seconds, data.Nanos));
}
