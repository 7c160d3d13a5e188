// Owns: types with a few of NodaTime's.
using NodaTime;

namespace Octavo.IntegrationTests.Types;

[GenerateCodec]
public sealed class Clock
{
    [CodecMember(1)] public Instant Instant { get; set; }

    [CodecMember(2)] public Duration Duration { get; set; }
}

[GenerateCodec]
public sealed class Day
{
    [CodecMember(1)] public LocalDate Date { get; set; }
}

/// <summary>Keys of every type.</summary>
[GenerateCodec]
public sealed class NodaKeyed
{
    public Dictionary<Instant, int> Instants { get; set; } = [];

    public Dictionary<Duration, int> Durations { get; set; } = [];

    public Dictionary<LocalDate, int> Dates { get; set; } = [];

    public Dictionary<LocalTime, int> Times { get; set; } = [];

    public Dictionary<LocalDateTime, int> DateTimes { get; set; } = [];

    public Dictionary<Offset, int> Offsets { get; set; } = [];

    public Dictionary<OffsetDateTime, int> OffsetDateTimes { get; set; } = [];

    public Dictionary<OffsetDate, int> OffsetDates { get; set; } = [];

    public Dictionary<OffsetTime, int> OffsetTimes { get; set; } = [];

    public Dictionary<ZonedDateTime, int> ZonedDateTimes { get; set; } = [];

    public Dictionary<DateTimeZone, int> Zones { get; set; } = [];

    public Dictionary<Interval, int> Intervals { get; set; } = [];

    public Dictionary<DateInterval, int> DateIntervals { get; set; } = [];

    public Dictionary<Period, int> Periods { get; set; } = [];

    public Dictionary<YearMonth, int> Months { get; set; } = [];

    public Dictionary<AnnualDate, int> Annual { get; set; } = [];

    public Dictionary<(LocalDate Day, int Number), int> Pairs { get; set; } = [];

    public HashSet<LocalDate?> Nullable { get; set; } = [];
}

[GenerateCodec]
public sealed class Alarms
{
    [CodecMember(1)] public List<Instant> All { get; set; } = [];

    [CodecMember(2)] public Dictionary<string, Duration> ByName { get; set; } = [];

    [CodecMember(3)] public Instant? Next { get; set; }
}

[GenerateCodec]
public sealed class Meeting
{
    [CodecMember(1)] public LocalDateTime At { get; set; }

    [CodecMember(2)] public OffsetDateTime? Since { get; set; }
}
