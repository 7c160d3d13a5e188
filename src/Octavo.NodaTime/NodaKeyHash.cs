// Owns: the content of keys, for hashes with a secret: keys that are equal add the same. Knows no format.
using System.ComponentModel;
using NodaTime;
using Octavo.Internal;
using Octavo.Noda;

[assembly: KeyHashFor(typeof(Instant), typeof(NodaKeyHash))]
[assembly: KeyHashFor(typeof(Duration), typeof(NodaKeyHash))]
[assembly: KeyHashFor(typeof(LocalDate), typeof(NodaKeyHash))]
[assembly: KeyHashFor(typeof(LocalTime), typeof(NodaKeyHash))]
[assembly: KeyHashFor(typeof(LocalDateTime), typeof(NodaKeyHash))]
[assembly: KeyHashFor(typeof(Offset), typeof(NodaKeyHash))]
[assembly: KeyHashFor(typeof(OffsetDateTime), typeof(NodaKeyHash))]
[assembly: KeyHashFor(typeof(OffsetDate), typeof(NodaKeyHash))]
[assembly: KeyHashFor(typeof(OffsetTime), typeof(NodaKeyHash))]
[assembly: KeyHashFor(typeof(ZonedDateTime), typeof(NodaKeyHash))]
[assembly: KeyHashFor(typeof(DateTimeZone), typeof(NodaKeyHash))]
[assembly: KeyHashFor(typeof(Interval), typeof(NodaKeyHash))]
[assembly: KeyHashFor(typeof(DateInterval), typeof(NodaKeyHash))]
[assembly: KeyHashFor(typeof(Period), typeof(NodaKeyHash))]
[assembly: KeyHashFor(typeof(YearMonth), typeof(NodaKeyHash))]
[assembly: KeyHashFor(typeof(AnnualDate), typeof(NodaKeyHash))]

namespace Octavo.Noda;

/// <summary>Adds keys of NodaTime's types, member by member.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct NodaKeyHash : IKeyHash<Instant>, IKeyHash<Duration>, IKeyHash<LocalDate>, IKeyHash<LocalTime>, IKeyHash<LocalDateTime>, IKeyHash<Offset>,
    IKeyHash<OffsetDateTime>, IKeyHash<OffsetDate>, IKeyHash<OffsetTime>, IKeyHash<ZonedDateTime>, IKeyHash<DateTimeZone?>, IKeyHash<Interval>,
    IKeyHash<DateInterval?>, IKeyHash<Period?>, IKeyHash<YearMonth>, IKeyHash<AnnualDate>
{
    /// <inheritdoc/>
    public static void Add(ref KeyHash hash, scoped in Instant key) => Add(ref hash, key - NodaConstants.UnixEpoch);

    /// <inheritdoc/>
    public static void Add(ref KeyHash hash, scoped in Duration key)
    {
        hash.Add(key.Days);
        hash.Add(key.NanosecondOfDay);
    }

    /// <inheritdoc/>
    public static void Add(ref KeyHash hash, scoped in LocalDate key)
    {
        hash.Add(key.Year);
        hash.Add((key.Month << 8) | key.Day);
        AddCalendar(ref hash, key.Calendar);
    }

    /// <inheritdoc/>
    public static void Add(ref KeyHash hash, scoped in LocalTime key) => hash.Add(key.NanosecondOfDay);

    /// <inheritdoc/>
    public static void Add(ref KeyHash hash, scoped in LocalDateTime key)
    {
        Add(ref hash, key.Date);
        Add(ref hash, key.TimeOfDay);
    }

    /// <inheritdoc/>
    public static void Add(ref KeyHash hash, scoped in Offset key) => hash.Add(key.Seconds);

    /// <inheritdoc/>
    public static void Add(ref KeyHash hash, scoped in OffsetDateTime key)
    {
        Add(ref hash, key.LocalDateTime);
        Add(ref hash, key.Offset);
    }

    /// <inheritdoc/>
    public static void Add(ref KeyHash hash, scoped in OffsetDate key)
    {
        Add(ref hash, key.Date);
        Add(ref hash, key.Offset);
    }

    /// <inheritdoc/>
    public static void Add(ref KeyHash hash, scoped in OffsetTime key)
    {
        Add(ref hash, key.TimeOfDay);
        Add(ref hash, key.Offset);
    }

    /// <inheritdoc/>
    public static void Add(ref KeyHash hash, scoped in ZonedDateTime key)
    {
        Add(ref hash, key.ToOffsetDateTime());
        Add(ref hash, key.Zone);
    }

    /// <summary>By its id, which zones that are equal have in common.</summary>
    public static void Add(ref KeyHash hash, scoped in DateTimeZone? key) => hash.Add(key?.Id);

    /// <inheritdoc/>
    public static void Add(ref KeyHash hash, scoped in Interval key)
    {
        hash.Add((key.HasStart ? 1 : 0) | (key.HasEnd ? 2 : 0));
        if (key.HasStart)
        {
            Add(ref hash, key.Start);
        }
        if (key.HasEnd)
        {
            Add(ref hash, key.End);
        }
    }

    /// <inheritdoc/>
    public static void Add(ref KeyHash hash, scoped in DateInterval? key)
    {
        hash.Add(key is null);
        if (key is not null)
        {
            Add(ref hash, key.Start);
            Add(ref hash, key.End);
        }
    }

    /// <inheritdoc/>
    public static void Add(ref KeyHash hash, scoped in Period? key)
    {
        hash.Add(key is null);
        if (key is null)
        {
            return;
        }
        hash.Add(key.Years);
        hash.Add(key.Months);
        hash.Add(key.Weeks);
        hash.Add(key.Days);
        hash.Add(key.Hours);
        hash.Add(key.Minutes);
        hash.Add(key.Seconds);
        hash.Add(key.Milliseconds);
        hash.Add(key.Ticks);
        hash.Add(key.Nanoseconds);
    }

    /// <inheritdoc/>
    public static void Add(ref KeyHash hash, scoped in YearMonth key)
    {
        hash.Add(key.Year);
        hash.Add(key.Month);
        AddCalendar(ref hash, key.Calendar);
    }

    /// <inheritdoc/>
    public static void Add(ref KeyHash hash, scoped in AnnualDate key) => hash.Add((key.Month << 8) | key.Day);

    private static void AddCalendar(ref KeyHash hash, CalendarSystem calendar)
    {
        if (calendar != CalendarSystem.Iso)
        {
            hash.Add(calendar.Id); // a program's own key: data has the ISO calendar
        }
    }
}
