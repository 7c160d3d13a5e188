// Owns: a type with each of NodaTime's.
using NodaTime;

namespace Octavo.IntegrationTests.Types;

[GenerateCodec]
public sealed class Flight
{
    [CodecMember(1)] public Instant Instant { get; set; }

    [CodecMember(2)] public Duration Duration { get; set; }

    [CodecMember(3)] public LocalDate Date { get; set; }

    [CodecMember(4)] public LocalTime Time { get; set; }

    [CodecMember(5)] public LocalDateTime DateTime { get; set; }

    [CodecMember(6)] public OffsetDateTime OffsetDateTime { get; set; }

    [CodecMember(7)] public Interval Interval { get; set; }

    [CodecMember(8)] public Offset Offset { get; set; }

    [CodecMember(9)] public Period? Period { get; set; }

    [CodecMember(10)] public OffsetDate OffsetDate { get; set; }

    [CodecMember(11)] public OffsetTime OffsetTime { get; set; }

    [CodecMember(12)] public ZonedDateTime Zoned { get; set; }

    [CodecMember(13)] public YearMonth Month { get; set; }

    [CodecMember(14)] public AnnualDate Annual { get; set; }

    [CodecMember(15)] public DateTimeZone? Zone { get; set; }

    [CodecMember(16)] public DateInterval? Days { get; set; }

    [CodecMember(17)] public Instant? Maybe { get; set; }

    [CodecMember(18)] public List<Instant> Stops { get; set; } = [];

    [CodecMember(19)] public LocalDate[] Dates { get; set; } = [];

    internal static Flight Sample()
    {
        var start = Instant.FromUtc(2026, 7, 14, 9, 30).PlusNanoseconds(123_456_789);
        LocalDateTime local = new(2026, 2, 28, 23, 59, 59, 7);
        return new Flight
        {
            Instant = start,
            Duration = Duration.FromNanoseconds(-93_784_000_000_001),
            Date = new LocalDate(2024, 2, 29),
            Time = LocalTime.MaxValue,
            DateTime = local,
            OffsetDateTime = local.WithOffset(Offset.FromHoursAndMinutes(-3, -30)),
            Interval = new Interval(start, start + Duration.FromHours(2)),
            Offset = Offset.FromHoursAndMinutes(5, 45),
            Period = new PeriodBuilder { Years = 1, Days = -2, Nanoseconds = 3 }.Build(),
            OffsetDate = local.Date.WithOffset(Offset.FromHours(2)),
            OffsetTime = local.TimeOfDay.WithOffset(Offset.FromHours(2)),
            Zoned = start.InZone(DateTimeZoneProviders.Tzdb["Europe/Zurich"]),
            Month = new YearMonth(2026, 7),
            Annual = new AnnualDate(2, 29),
            Zone = DateTimeZoneProviders.Tzdb["Asia/Kathmandu"],
            Days = new DateInterval(new LocalDate(2026, 7, 14), new LocalDate(2026, 7, 20)),
            Maybe = start,
            Stops = [NodaConstants.UnixEpoch, start, Instant.FromUtc(1, 1, 1, 0, 0), Instant.FromUtc(9999, 12, 31, 23, 59, 59)],
            Dates = [new LocalDate(1, 1, 1), new LocalDate(9999, 12, 31)],
        };
    }
}

/// <summary>What Protobuf's own types say about an instant and a duration.</summary>
[GenerateCodec]
public sealed class OfPlatform
{
    [CodecMember(1)] public DateTime Instant { get; set; }

    [CodecMember(2)] public TimeSpan Duration { get; set; }
}
