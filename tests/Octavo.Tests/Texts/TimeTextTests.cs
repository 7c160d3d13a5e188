// Owns: dates, times and spans to text and back, against System.Text.Json's text and its judgement of others.
using System.Globalization;
using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Xml;
using Octavo.Text;

namespace Octavo.Tests.Texts;

public sealed class TimeTextTests
{
    private const string Alphabet = "0123456789-:TZ+. ";

    private static readonly JsonSerializerOptions s_relaxed = new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    private static readonly string[] s_times =
    [
        "2026-11-21T17:43:13.1234567+01:00", "2026-11-21T17:43:13Z", "2026-11-21", "2026-11-21T17:43", "2024-02-29T23:59:59.9999999", "2023-02-29T00:00:00",
            "2026-11-21T17:43:13.1234567890123456-14:00",
        "2026-11-21T17:43:13.12345678901234567Z", "9999-12-31T23:59:59.9999999-01:00", "0001-01-01T00:00:00+01:00", "2026-11-21T17:43+05",
            "2026-11-21T17:43:13+14:01", "2026-11-21T24:00:00", "2026-11-21T17:43:60",
        "0000-01-01T00:00:00Z", "2026-13-01", "2026-00-01", "2026-01-00", "2026-01-01t00:00:00", "2026-01-01T00:00:00z", "2026-01-01T00:00:00.",
            "2026-01-01T00:00:00.Z",
    ];

    private readonly Padded _text = new();

    [Fact]
    public void TimesArePutAsSystemTextJsonPutsThemAndComeBack()
    {
        var random = new Random(9);
        for (int i = 0; i < 20_000; i++)
        {
            DateTime time = Time(random);
            Put(time, IsoDates.Put(ref _text.Empty(), time), IsoDates.MaxLength);
            Assert.NotEqual(0, IsoDates.Get(ref _text.With(_text.Text(IsoDates.Put(ref _text.Empty(), time))), out DateTime sameTime));
            Assert.Equal((time, time.Kind), (sameTime, sameTime.Kind));

            var withOffset =
                new DateTimeOffset(new DateTime(Math.Clamp(time.Ticks, TimeSpan.TicksPerDay, DateTime.MaxValue.Ticks - TimeSpan.TicksPerDay)),
                    TimeSpan.FromMinutes(random.Next(-840, 841)));
            Put(withOffset, IsoDates.Put(ref _text.Empty(), withOffset), IsoDates.MaxLength);
            Assert.NotEqual(0, IsoDates.Get(ref _text.With(_text.Text(IsoDates.Put(ref _text.Empty(), withOffset))), out DateTimeOffset sameOffset));
            Assert.True(withOffset.EqualsExact(sameOffset));

            DateOnly date = DateOnly.FromDateTime(time);
            Put(date, IsoDates.Put(ref _text.Empty(), date), IsoDates.DateLength);
            Assert.NotEqual(0, IsoDates.Get(ref _text.With(_text.Text(IsoDates.Put(ref _text.Empty(), date))), out DateOnly sameDate));
            Assert.Equal(date, sameDate);

            TimeOnly ofDay = TimeOnly.FromDateTime(time);
            Put(ofDay, IsoDates.Put(ref _text.Empty(), ofDay), 16);
            Assert.NotEqual(0, IsoDates.Get(ref _text.With(_text.Text(IsoDates.Put(ref _text.Empty(), ofDay))), out TimeOnly sameOfDay));
            Assert.Equal(ofDay, sameOfDay);
        }
    }

    /// <summary>In a zone ahead of UTC the first of them is before UTC's first, in one after it the last is after its last.</summary>
    [Fact]
    public void TheFirstAndTheLastLocalTimesComeBack()
    {
        foreach (DateTime time in new[] { DateTime.MinValue, DateTime.MinValue.AddHours(3), DateTime.MaxValue, DateTime.MaxValue.AddHours(-3) })
        {
            var local = DateTime.SpecifyKind(time, DateTimeKind.Local);
            Assert.NotEqual(0, IsoDates.Get(ref _text.With(_text.Text(IsoDates.Put(ref _text.Empty(), local))), out DateTime same));
            Assert.Equal((local, local.Kind), (same, same.Kind));
        }
    }

    /// <summary>Every fifth day from the first to the last, so each day of the year is met in each cycle of leap years.</summary>
    [Fact]
    public void DaysHaveTheirDates()
    {
        for (int day = DateOnly.MaxValue.DayNumber; day >= 0; day -= 5)
        {
            var date = DateOnly.FromDayNumber(day);
            nint used = IsoDates.Put(ref _text.Empty(), date);
            if (IsoDates.Get(ref _text.With(_text.Text(used)), out DateOnly same) != IsoDates.DateLength || date != same)
            {
                Assert.Fail($"{date:O} is put as {same:O}.");
            }
            DateTime time = date.ToDateTime(new TimeOnly(day % 86_400 * TimeSpan.TicksPerSecond), DateTimeKind.Utc);
            used = IsoDates.Put(ref _text.Empty(), time);
            if (IsoDates.Get(ref _text.With(_text.Text(used)), out DateTime sameTime) != used || time != sameTime)
            {
                Assert.Fail($"{time:O} is put as {sameTime:O}.");
            }
        }
    }

    [Fact]
    public void SpansArePutAsSystemTextJsonPutsThemAndComeBack()
    {
        var random = new Random(10);
        for (int i = 0; i < 20_000; i++)
        {
            TimeSpan span = i switch
            {
                0 => TimeSpan.MinValue,
                1 => TimeSpan.MaxValue,
                2 => TimeSpan.Zero,
                _ => new TimeSpan(random.NextInt64(long.MinValue, long.MaxValue) >> random.Next(60)),
            };
            if ((i & 1) != 0)
            {
                span = new TimeSpan(span.Ticks / TimeSpan.TicksPerSecond * TimeSpan.TicksPerSecond);
            }
            Put(span, TimeSpans.Put(ref _text.Empty(), span), TimeSpans.MaxLength);
            Assert.NotEqual(0, TimeSpans.Get(ref _text.With(_text.Text(TimeSpans.Put(ref _text.Empty(), span))), out TimeSpan same));
            Assert.Equal(span, same);
            string duration = XmlConvert.ToString(span);
            Assert.Equal(duration.Length, TimeSpans.Get(ref _text.With(duration), out same));
            Assert.Equal(span, same);
        }
    }

    [Theory]
    [InlineData("P1W", "7.00:00:00")]
    [InlineData("P1W2DT3H4M5.5S", "9.03:04:05.5000000")]
    [InlineData("PT36H", "1.12:00:00")]
    [InlineData("-PT0.1S", "-00:00:00.1000000")]
    [InlineData("PT0.12345678S", "00:00:00.1234567")]
    [InlineData("PT99999999S", "1157.09:46:39")]
    [InlineData("10:20", "10:20:00")]
    [InlineData("5.10:20:30.5", "5.10:20:30.5000000")]
    public void OtherSpansAreRead(string text, string expected)
    {
        Assert.Equal(text.Length, TimeSpans.Get(ref _text.With(text), out TimeSpan span));
        Assert.Equal(expected, span.ToString("c", CultureInfo.InvariantCulture));
    }

    [Theory]
    [InlineData("P"), InlineData("PT"), InlineData("P1"), InlineData("P1DT"), InlineData("P1Y"), InlineData("P1M"), InlineData("PT1M1H"), InlineData("P1D1W"),
        InlineData("PT1.5M"), InlineData("PT1.S"), InlineData("PT.5S")]
    [InlineData("P99999999W"), InlineData("PT123456789S")]
    [InlineData("P1D1D"), InlineData("1"), InlineData("24:00:00"), InlineData("1:00:00"), InlineData("10675200.00:00:00"),
        InlineData("10675199.02:48:05.4775808"), InlineData("--00:00:01"), InlineData("00:60")]
    public void NoSpans(string text) => Assert.Equal(0, TimeSpans.Get(ref _text.With(text), out TimeSpan _));

    [Fact]
    public void TimesAreReadWhereSystemTextJsonReadsThem()
    {
        var random = new Random(11);
        foreach (string text in s_times)
        {
            Judge(text);
        }
        for (int i = 0; i < 15_000; i++)
        {
            var text = new StringBuilder(s_times[random.Next(s_times.Length)]);
            for (int changes = random.Next(1, 4); changes > 0; changes--)
            {
                int at = random.Next(text.Length);
                switch (random.Next(3))
                {
                    case 0:
                        text[at] = Alphabet[random.Next(Alphabet.Length)];
                        break;
                    case 1:
                        text.Remove(at, 1);
                        break;
                    default:
                        text.Insert(at, Alphabet[random.Next(Alphabet.Length)]);
                        break;
                }
            }
            Judge(text.ToString());
        }
    }

    private static DateTime Time(Random random)
    {
        // Local times of the first and last day are beyond the range in some zones.
        long ticks = random.NextInt64(TimeSpan.TicksPerDay, DateTime.MaxValue.Ticks - TimeSpan.TicksPerDay);
        long unit = random.Next(3) switch { 0 => 1, 1 => TimeSpan.TicksPerMillisecond, _ => TimeSpan.TicksPerSecond };
        var time = new DateTime(ticks / unit * unit, (DateTimeKind)random.Next(3));
        // A local time that a clock was put past, or shows twice, is another after the way there and back.
        return time.Kind == DateTimeKind.Local && (TimeZoneInfo.Local.IsInvalidTime(time) || TimeZoneInfo.Local.IsAmbiguousTime(time))
            ? DateTime.SpecifyKind(time, DateTimeKind.Utc) : time;
    }

    private void Put<T>(T value, nint used, int most)
    {
        string expected = JsonSerializer.Serialize(value, s_relaxed).Trim('"');
        if (expected != _text.Text(used))
        {
            Assert.Equal(expected, _text.Text(used));
        }
        Assert.True(used <= most && _text.IsUntouched(IsoDates.Room), expected);
    }

    private void Judge(string text)
    {
        // The one difference: a point without digits before an offset, which ISO 8601 has not, is refused.
        int point = text.IndexOf('.', StringComparison.Ordinal);
        if (point > 0 && point + 1 < text.Length && (text[point + 1] is 'Z' or '+' or '-'))
        {
            Assert.NotEqual(text.Length, IsoDates.Get(ref _text.With(text), out DateTime _));
            return;
        }
        bool ours = IsoDates.Get(ref _text.With(text), out DateTime time) == text.Length;
        bool theirs = Reads(text, out DateTime expected);
        Assert.True(ours == theirs && (!theirs || (time == expected && time.Kind == expected.Kind)),
            $"{text}: {ours} {time:O}, System.Text.Json {theirs} {expected:O}");
        ours = IsoDates.Get(ref _text.With(text), out DateTimeOffset withOffset) == text.Length;
        theirs = Reads(text, out DateTimeOffset expectedOffset);
        Assert.True(ours == theirs && (!theirs || withOffset.EqualsExact(expectedOffset)),
            $"{text}: {ours} {withOffset:O}, System.Text.Json {theirs} {expectedOffset:O}");
    }

    private static bool Reads(string text, out DateTime value) => Reader(text).TryGetDateTime(out value);

    private static bool Reads(string text, out DateTimeOffset value) => Reader(text).TryGetDateTimeOffset(out value);

    private static Utf8JsonReader Reader(string text)
    {
        var reader = new Utf8JsonReader(Encoding.ASCII.GetBytes($"\"{text}\""));
        reader.Read();
        return reader;
    }
}
