// Owns: the tests of NodaTime's types: round trips in every format, the text of NodaTime's own serialization, Protobuf's messages, and what is refused.
using System.Text.Json;
using NodaTime;
using NodaTime.Serialization.SystemTextJson;

namespace Octavo.IntegrationTests.Noda;

public sealed class NodaTimeTests
{
    private static readonly JsonSerializerOptions s_noda = new JsonSerializerOptions().ConfigureForNodaTime(DateTimeZoneProviders.Tzdb)
        .WithIsoIntervalConverter().WithIsoDateIntervalConverter();

    [Fact]
    public void EveryFormatKeepsEveryType()
    {
        string expected = OctavoJson.SerializeToString(Flight.Sample());
        foreach (OctavoFormat format in OctavoFormats.All)
        {
            foreach (Flight flight in (Flight[])[Flight.Sample(), new Flight { Zone = DateTimeZone.Utc }])
            {
                byte[] bytes = format.Serialize(flight);
                Flight read = format.Deserialize<Flight>(bytes)!;
                Assert.Equal(bytes, format.Serialize(read));
                Assert.Equal(OctavoJson.SerializeToString(flight), OctavoJson.SerializeToString(read));
                Assert.Equal((flight.Instant, flight.Duration, flight.Zoned, flight.Interval, flight.OffsetDateTime, flight.Period),
                    (read.Instant, read.Duration, read.Zoned, read.Interval, read.OffsetDateTime, read.Period));
            }
        }
        Assert.NotEmpty(expected);
    }

    [Fact]
    public void JsonHasTheTextOfNodaTimesOwn()
    {
        Assert.Equal(JsonSerializer.Serialize(Flight.Sample(), s_noda).Replace("\\u002B", "+"), OctavoJson.SerializeToString(Flight.Sample()));
        Flight read = OctavoJson.Deserialize<Flight>(JsonSerializer.Serialize(Flight.Sample(), s_noda))!;
        Assert.Equal(Flight.Sample().Zoned, read.Zoned);
        Flight back = JsonSerializer.Deserialize<Flight>(OctavoJson.Serialize(Flight.Sample()), s_noda)!;
        Assert.Equal(Flight.Sample().OffsetDateTime, back.OffsetDateTime);
    }

    /// <summary>The library's own Timestamp and Duration, which Google's read.</summary>
    [Fact]
    public void ProtobufHasTimestampsAndDurations()
    {
        foreach (long ticks in (long[])[1, 10_000_000, 636_000_000_000_000_001, DateTime.MaxValue.Ticks])
        {
            var time = new DateTime(ticks, DateTimeKind.Utc);
            byte[] expected = OctavoProtobuf.Serialize(new OfPlatform { Instant = time, Duration = TimeSpan.FromTicks(-ticks) });
            byte[] found = OctavoProtobuf.Serialize(new Clock { Instant = Instant.FromDateTimeUtc(time), Duration = Duration.FromTicks(-ticks) });
            Assert.Equal(Convert.ToHexString(expected), Convert.ToHexString(found));
            Assert.Equal(Instant.FromDateTimeUtc(time), OctavoProtobuf.Deserialize<Clock>(expected)!.Instant);
            Assert.Equal(Duration.FromTicks(-ticks), OctavoProtobuf.Deserialize<Clock>(expected)!.Duration);
        }
        Assert.Equal("0A0708EA0F1007180E", Convert.ToHexString(OctavoProtobuf.Serialize(new Day { Date = new LocalDate(2026, 7, 14) })));
    }

    [Fact]
    public void TheyAreRootsToo()
    {
        foreach (OctavoFormat format in OctavoFormats.All)
        {
            Instant now = Flight.Sample().Instant;
            Assert.Equal(now, format.Deserialize<Instant>(format.Serialize(now)));
            Assert.Equal(Flight.Sample().Date, format.Deserialize(format.Serialize(Flight.Sample().Date, typeof(LocalDate)), typeof(LocalDate)));
            if (format.Name != "Protobuf")
            {
                Assert.Equal([now, now], format.Deserialize<List<Instant>>(format.Serialize(new List<Instant> { now, now }))!);
                Assert.Equal(Offset.FromHours(3), format.Deserialize<Offset?>(format.Serialize<Offset?>(Offset.FromHours(3))));
            }
        }
    }

    [Fact]
    public void ExtremesAreKeptWhereTheFormatHasThem()
    {
        foreach (OctavoFormat format in OctavoFormats.All)
        {
            foreach (Instant instant in (Instant[])[Instant.MinValue, Instant.MaxValue, Instant.FromUnixTimeTicks(-1)])
            {
                if (format.Name == "Protobuf" && instant == Instant.MinValue)
                {
                    Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => format.Serialize(new Clock { Instant = instant })).Code);
                    continue;
                }
                Assert.Equal(instant, format.Deserialize<Clock>(format.Serialize(new Clock { Instant = instant }))!.Instant);
            }
        }
    }

    [Theory]
    [InlineData("""{"Instant":"2026-13-01T00:00:00Z"}""")]
    [InlineData("""{"Instant":null}""")]
    [InlineData("""{"Instant":""}""")]
    [InlineData("""{"Instant":5}""")]
    [InlineData("""{"Duration":"x"}""")]
    [InlineData("""{"Date":"2026-02-30"}""")]
    [InlineData("""{"Time":"25:00:00"}""")]
    [InlineData("""{"Zone":"Europe/Nowhere"}""")]
    [InlineData("""{"Zoned":"2026-07-14T09:30:00+05 Europe/Zurich"}""")]
    [InlineData("""{"Interval":"2026-07-14T09:30:00Z/2025-07-14T09:30:00Z"}""")]
    [InlineData("""{"Days":"2026-07-14/2025-07-14"}""")]
    [InlineData("""{"Days":"2026-07-14"}""")]
    [InlineData("""{"Offset":"+99"}""")]
    public void WhatIsNotAValueIsRefusedWithItsPath(string json)
    {
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<Flight>(json));
        Assert.Equal(json[2..json.IndexOf(':')].Trim('"'), found.Error.Path.Split('.')[^1]);
        Assert.NotEqual(OctavoErrorCode.UserCode, found.Code);
    }

    /// <summary>NodaTime's id of a version starts with the database's name.</summary>
    [Fact]
    public void AnUnknownZoneIsRefusedWithTheVersionOfTheDatabase()
    {
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<Flight>("""{"Zone":"Europe/Nowhere"}"""));
        Assert.Contains("Europe/Nowhere is not a time zone of TZDB: 20", found.Message, StringComparison.Ordinal);
    }

    /// <summary>Messages of NodaTime quote the whole text that is not a value.</summary>
    [Theory]
    [InlineData("Instant"), InlineData("Duration"), InlineData("Date"), InlineData("Zone"), InlineData("Zoned"), InlineData("Interval"), InlineData("Days")]
    [InlineData("Offset"), InlineData("Period")]
    public void TextThatIsNotAValueIsQuotedInPart(string member)
    {
        OctavoException found = Assert.Throws<OctavoException>(
            () => OctavoJson.Deserialize<Flight>($"{{\"{member}\":\"2026\\r\\n/{new string('x', 100_000)}\"}}"));
        Assert.True(found.Message.Length < 300, found.Message);
        Assert.DoesNotContain('\n', found.Message);
    }

    [Fact]
    public void NumbersThatAreNotAValueAreRefused()
    {
        var random = new Random(11);
        foreach (OctavoFormat format in OctavoFormats.All)
        {
            byte[] bytes = format.Serialize(Flight.Sample());
            for (int i = 0; i < 500; i++)
            {
                byte[] damaged = [.. bytes];
                damaged[random.Next(damaged.Length)] ^= (byte)(1 << random.Next(8));
                _ = format.TryDeserialize<Flight>(damaged, out _, out _);
            }
        }
        Assert.Equal(OctavoErrorCode.InvalidValue,
            Assert.Throws<OctavoException>(() => OctavoProtobuf.Deserialize<Day>(Convert.FromHexString("0A0708EA0F1002181E"))).Code);
        var julian = new LocalDate(2026, 7, 14, CalendarSystem.Julian);
        Assert.Contains("Julian", Assert.Throws<OctavoException>(() => OctavoBinary.Serialize(new Day { Date = julian })).Message, StringComparison.Ordinal);
        Assert.Contains("Julian", Assert.Throws<OctavoException>(() => OctavoJson.Serialize(new Day { Date = julian })).Message, StringComparison.Ordinal);
    }

    /// <summary>A month lost its calendar, and was another one when it was read. Dates with an offset, zone or end gave <c>UserCode</c>, and no message had the
    /// whole name of the call that converts.</summary>
    [Fact]
    public void OtherCalendarsAreRefusedEverywhere()
    {
        foreach (CalendarSystem calendar in CalendarSystem.Ids.Select(CalendarSystem.ForId).Where(calendar => calendar != CalendarSystem.Iso))
        {
            var date = new LocalDate(calendar.MaxYear - 1, 1, 1, calendar);
            Refused(date, "WithCalendar(CalendarSystem.Iso)");
            Refused(date.AtMidnight(), "WithCalendar(CalendarSystem.Iso)");
            Refused(date.WithOffset(Offset.Zero), "WithCalendar(CalendarSystem.Iso)");
            Refused(date.AtMidnight().WithOffset(Offset.Zero), "WithCalendar(CalendarSystem.Iso)");
            Refused(date.AtMidnight().InUtc(), "WithCalendar(CalendarSystem.Iso)");
            Refused(new DateInterval(date, date), "WithCalendar(CalendarSystem.Iso)");
            Refused(date.ToYearMonth(), "OnDayOfMonth");

            void Refused<T>(T value, string call)
            {
                foreach (OctavoFormat format in OctavoFormats.All.Where(format => format.CanSerialize(typeof(T))))
                {
                    OctavoException found = Assert.Throws<OctavoException>(() => format.Serialize(value));
                    Assert.Equal(OctavoErrorCode.InvalidValue, found.Code);
                    Assert.Contains(calendar.Id, found.Message, StringComparison.Ordinal);
                    Assert.Contains(call, found.Message, StringComparison.Ordinal);
                }
            }
        }
    }

    /// <summary>What no reader could read was written.</summary>
    [Fact]
    public void ZonesThatTzdbDoesNotHaveAreNotWritten()
    {
        Instant now = Instant.FromUtc(2026, 7, 14, 9, 30);
        foreach (OctavoFormat format in OctavoFormats.All)
        {
            Refused(format, new Flight { Zone = new Own("Acme/Office") }, "Acme/Office");
            Refused(format, new Flight { Zoned = now.InZone(new Own("Acme/Office")) }, "Acme/Office");
            Refused(format, new Flight { Zoned = now.InZone(new Own("Europe/Zurich")) }, "offset");
            ZonedDateTime platform = now.InZone(DateTimeZoneProviders.Bcl["Europe/Zurich"]);
            ZonedDateTime fixedOffset = now.InZone(DateTimeZone.ForOffset(Offset.FromSeconds(3661)));
            foreach (ZonedDateTime zoned in (ZonedDateTime[])[platform, fixedOffset])
            {
                Flight read = format.Deserialize<Flight>(format.Serialize(new Flight { Zone = zoned.Zone, Zoned = zoned }))!;
                Assert.Equal((zoned.ToOffsetDateTime(), zoned.Zone.Id), (read.Zoned.ToOffsetDateTime(), read.Zone!.Id));
            }
        }

        static void Refused(OctavoFormat format, Flight flight, string reason)
        {
            OctavoException found = Assert.Throws<OctavoException>(() => format.Serialize(flight));
            Assert.Equal(OctavoErrorCode.InvalidValue, found.Code);
            Assert.Contains(reason, found.Message, StringComparison.Ordinal);
        }
    }

    private static readonly NodaKeyed s_keys = new();

    /// <summary>A zone of a program, always seven hours ahead.</summary>
    private sealed class Own(string id) : DateTimeZone(id, false, Offset.FromHours(7), Offset.FromHours(7))
    {
        public override NodaTime.TimeZones.ZoneInterval GetZoneInterval(Instant instant) => ForOffset(Offset.FromHours(7)).GetZoneInterval(instant);
    }

    /// <summary>What Protobuf does not hold was read, and could then not be written.</summary>
    [Theory]
    [InlineData("0A0B08FF91B8C398FEFFFFFF01")] // a second before the year 1
    [InlineData("12070881BCAECE9709")] // 10,000 years and a second
    [InlineData("120B08FFC3D1B1E8F6FFFFFF01")] // the same, negative
    public void YearsOutOfRangeAreNotReadFromProtobuf(string clock)
    {
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoProtobuf.Deserialize<Clock>(Convert.FromHexString(clock)));
        Assert.Equal(OctavoErrorCode.InvalidValue, found.Code);
        Assert.StartsWith("Clock.", found.Path, StringComparison.Ordinal);
        Assert.Equal(OctavoErrorCode.InvalidValue, // the year 0
            Assert.Throws<OctavoException>(() => OctavoProtobuf.Deserialize<Day>(Convert.FromHexString("0A0410011801"))).Code);
    }

    /// <summary>RFC 3339 has minutes: the seconds of an offset were left out, and the time was another one when it was read.</summary>
    [Fact]
    public void AnOffsetWithSecondsIsNotInText()
    {
        OffsetDateTime time = Flight.Sample().OffsetDateTime.LocalDateTime.WithOffset(Offset.FromSeconds(2049));
        foreach (OctavoFormat format in OctavoFormats.All)
        {
            if (format.Name == "JSON")
            {
                Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => format.Serialize(time)).Code);
                continue;
            }
            Assert.Equal(time, format.Deserialize<OffsetDateTime>(format.Serialize(time)));
        }
    }

    /// <summary>They alternated with the values in an array, which NodaTime.Serialization does not read.</summary>
    [Fact]
    public void KeysAreNamesInJson()
    {
        LocalDateTime at = new(2026, 7, 14, 9, 30, 5);
        var keys = new NodaKeyed();
        keys.Instants[at.InUtc().ToInstant()] = 1;
        keys.Durations[Duration.FromHours(25)] = 1;
        keys.Dates[at.Date] = 1;
        keys.Times[at.TimeOfDay] = 1;
        keys.DateTimes[at] = 1;
        keys.OffsetDateTimes[at.WithOffset(Offset.FromHours(2))] = 1;
        keys.Intervals[new Interval(null, at.InUtc().ToInstant())] = 1;
        using JsonDocument json = JsonDocument.Parse(OctavoJson.Serialize(keys));
        Assert.All(json.RootElement.EnumerateObject().Where(member => member.Name is not (nameof(keys.Pairs) or nameof(keys.Nullable))),
            member => Assert.Equal(JsonValueKind.Object, member.Value.ValueKind));
        Assert.Equal("{\"2026-07-14\":1}", json.RootElement.GetProperty(nameof(keys.Dates)).GetRawText());
        Assert.True(OctavoGraph.Equals(keys, OctavoJson.Deserialize<NodaKeyed>(OctavoJson.Serialize(keys))));
        Assert.Equal(keys.Dates, JsonSerializer.Deserialize<Dictionary<LocalDate, int>>(json.RootElement.GetProperty(nameof(keys.Dates)), s_noda));
    }

    /// <summary>They were refused: their own hashes have no secret.</summary>
    [Fact]
    public void KeysFromOthersAreHashedByTheirContent()
    {
        LocalDateTime time = new(2026, 7, 14, 9, 30, 5);
        for (int i = 0; i < 300; i++)
        {
            LocalDateTime at = time.PlusNanoseconds(i).PlusDays(i);
            s_keys.Instants[at.InUtc().ToInstant()] = i;
            s_keys.Durations[Duration.FromDays(i) + Duration.FromNanoseconds(i)] = i;
            s_keys.Dates[at.Date] = i;
            s_keys.Times[at.TimeOfDay] = i;
            s_keys.DateTimes[at] = i;
            s_keys.Offsets[Offset.FromHoursAndMinutes(i % 18, i / 18)] = i;
            s_keys.OffsetDateTimes[at.WithOffset(Offset.FromHours(i % 18))] = i;
            s_keys.OffsetDates[at.Date.WithOffset(Offset.FromHours(i % 18))] = i;
            s_keys.OffsetTimes[at.TimeOfDay.WithOffset(Offset.FromHours(i % 18))] = i;
            s_keys.ZonedDateTimes[at.InZoneLeniently(DateTimeZoneProviders.Tzdb["Europe/Zurich"])] = i;
            s_keys.Intervals[new Interval(i % 3 == 0 ? null : Instant.MinValue, at.InUtc().ToInstant())] = i;
            s_keys.DateIntervals[new DateInterval(time.Date, at.Date)] = i;
            s_keys.Periods[new PeriodBuilder { Days = i, Ticks = i }.Build()] = i;
            s_keys.Months[new YearMonth(2000 + i, 1 + i % 12)] = i;
            s_keys.Annual[new AnnualDate(1 + i % 12, 1 + i / 12)] = i;
            s_keys.Nullable.Add(i == 0 ? null : at.Date);
            s_keys.Pairs[(at.Date, i)] = i;
        }
        foreach (string id in DateTimeZoneProviders.Tzdb.Ids)
        {
            s_keys.Zones[DateTimeZoneProviders.Tzdb[id]] = 1;
        }
        foreach (OctavoFormat format in OctavoFormats.All.Where(format => format.CanSerialize(typeof(NodaKeyed))))
        {
            byte[] bytes = format.Serialize(s_keys);
            NodaKeyed read = format.With(SerializerLimits.Untrusted).Deserialize<NodaKeyed>(bytes)!;
            Assert.True(OctavoGraph.Equals(s_keys, read), format.Name);
            Spread(read.Instants);
            Spread(read.Durations);
            Spread(read.Dates);
            Spread(read.Times);
            Spread(read.DateTimes);
            Spread(read.Offsets);
            Spread(read.OffsetDateTimes);
            Spread(read.OffsetDates);
            Spread(read.OffsetTimes);
            Spread(read.ZonedDateTimes);
            Spread(read.Zones);
            Spread(read.Intervals);
            Spread(read.DateIntervals);
            Spread(read.Periods);
            Spread(read.Months);
            Spread(read.Annual);
            Spread(read.Pairs);
            // A program's own keys, in another calendar and beyond what data has.
            read.Dates[new LocalDate(5787, 1, 1, CalendarSystem.HebrewCivil)] = 1;
            read.Instants[Instant.MaxValue] = read.Instants[Instant.MinValue] = 1;
            read.Durations[Duration.MinValue] = read.Durations[Duration.MaxValue] = 1;
            read.Zones[DateTimeZone.ForOffset(Offset.FromHours(3))] = 1;
            Assert.Equal(1, read.Zones[DateTimeZone.ForOffset(Offset.FromHours(3))]);
            Assert.Equal(1, read.Dates[new LocalDate(5787, 1, 1, CalendarSystem.HebrewCivil)]);
        }

        static void Spread<TKey>(Dictionary<TKey, int> map)
            where TKey : notnull
        {
            Assert.NotSame(EqualityComparer<TKey>.Default, map.Comparer);
            Assert.InRange(map.Keys.Select(map.Comparer.GetHashCode).Distinct().Count(), map.Count - 2, map.Count);
        }
    }

    [Fact]
    public void GraphsCompareAndCloneThem()
    {
        Flight clone = OctavoGraph.Clone(Flight.Sample());
        Assert.True(OctavoGraph.Equals(Flight.Sample(), clone));
        clone.Zone = DateTimeZone.Utc;
        Assert.False(OctavoGraph.Equals(Flight.Sample(), clone));
        Assert.NotEqual(OctavoSchema.Hash<Clock>(), OctavoSchema.Hash<Day>());
    }

    /// <summary>A time in a zone of UTC that no instant is.</summary>
    [Theory]
    [InlineData("-9998-01-01T00:00:00+18 UTC+18")]
    [InlineData("9999-12-31T23:59:59-18 UTC-18")]
    public void AZonedTimeThatIsNoInstantIsRefused(string text)
    {
        OctavoException refused = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<ZonedDateTime>($"\"{text}\""));
        Assert.Equal(OctavoErrorCode.InvalidValue, refused.Code);
    }
}
