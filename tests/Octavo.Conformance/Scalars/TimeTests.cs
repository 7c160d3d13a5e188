// Owns: times: the three sizes of timestamps and their boundaries, kinds, offsets, dates.
namespace Octavo.Conformance.Scalars;

public class TimeTests
{
    private const long Epoch = 621_355_968_000_000_000;
    private const long Second = TimeSpan.TicksPerSecond;

    private static readonly EqualityComparer<DateTime> s_exact = EqualityComparer<DateTime>.Create((x, y) => x.Ticks == y.Ticks && x.Kind == y.Kind);

    /// <summary>Ticks around every boundary of the three sizes.</summary>
    public static IEnumerable<long> Boundaries()
    {
        long[] around = [0, Epoch, Epoch + (uint.MaxValue * Second), Epoch + (((long)uint.MaxValue + 1) * Second), Epoch + (((1L << 34) - 1) * Second),
            Epoch + ((1L << 34) * Second), DateTime.MaxValue.Ticks];
        foreach (long at in around)
        {
            foreach (long near in new[] { -Second, -Second + 1, -1, 0, 1, Second - 1, Second })
            {
                if (at + near >= 0 && at + near <= DateTime.MaxValue.Ticks)
                {
                    yield return at + near;
                }
            }
        }
    }

    [Fact]
    public void Utc_times_at_all_boundaries()
    {
        foreach (long ticks in Boundaries())
        {
            var time = new DateTime(ticks, DateTimeKind.Utc);
            byte[] data = Ways.RoundTrip(time, s_exact);
            Assert.Equal(Expected(ticks), data);
            Ways.RefuseTruncated<DateTime>(data);
        }
    }

    [Fact]
    public void Unspecified_times_are_taken_as_utc()
    {
        foreach (long ticks in Boundaries())
        {
            byte[] data = Ways.Write(new DateTime(ticks, DateTimeKind.Unspecified));
            Assert.Equal(Expected(ticks), data);
            Ways.Read(data, new DateTime(ticks, DateTimeKind.Utc), s_exact);
        }
    }

    [Fact]
    public void Local_times_are_converted_to_utc()
    {
        foreach (long ticks in Boundaries().Append(new DateTime(2024, 7, 1).Ticks).Append(new DateTime(2024, 10, 27, 2, 30, 0).Ticks)
            .Append(new DateTime(2024, 3, 31, 2, 30, 0).Ticks))
        {
            var local = new DateTime(ticks, DateTimeKind.Local);
            byte[] data = Ways.Write(local);
            Assert.Equal(Expected(local.ToUniversalTime().Ticks), data);
            Ways.Read(data, local.ToUniversalTime(), s_exact);
        }
    }

    [Fact]
    public void The_variable_head_is_read_in_all_three_sizes()
    {
        Ways.Read([0xc7, 4, 0xff, .. Oracle.Big(5, 4)], DateTime.UnixEpoch.AddSeconds(5), s_exact);
        Ways.Read([0xc7, 8, 0xff, .. Oracle.Big(((Int128)1500 << 34) | 5, 8)], DateTime.UnixEpoch.AddSeconds(5).AddTicks(15), s_exact);
        Ways.Read([0xc7, 12, 0xff, .. Oracle.Big(199, 4), .. Oracle.Big(5, 8)], DateTime.UnixEpoch.AddSeconds(5).AddTicks(1), s_exact);
    }

    [Fact]
    public void Bits_that_are_no_time_are_refused()
    {
        byte[] Long(long seconds, uint nanoseconds) => [0xc7, 12, 0xff, .. Oracle.Big(nanoseconds, 4), .. Oracle.Big(seconds, 8)];
        Assert.Equal(OctavoErrorCode.InvalidValue, Ways.Refusal<DateTime>(Long(-62_135_596_801, 0)));
        Assert.Equal(OctavoErrorCode.InvalidValue, Ways.Refusal<DateTime>(Long(253_402_300_800, 0)));
        Assert.Equal(OctavoErrorCode.InvalidValue, Ways.Refusal<DateTime>(Long(long.MinValue, 0)));
        Assert.Equal(OctavoErrorCode.InvalidValue, Ways.Refusal<DateTime>(Long(long.MaxValue, 0)));
        Assert.Equal(OctavoErrorCode.InvalidValue, Ways.Refusal<DateTime>(Long(0, 1_000_000_000)));
        Assert.Equal(OctavoErrorCode.InvalidValue, Ways.Refusal<DateTime>([0xd7, 0xff, .. Oracle.Big((Int128)1_000_000_000 << 34, 8)]));
        Assert.Equal(OctavoErrorCode.InvalidData, Ways.Refusal<DateTime>([0xc7, 5, 0xff, 0, 0, 0, 0, 0]));
        Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<DateTime>([0xd6, 0x01, 0, 0, 0, 0]));
        Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<DateTime>([0xd5, 0xff, 0, 0]));
        Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<DateTime>([0xa4, 0x32, 0x30, 0x32, 0x34]));
        Ways.Read(Long(-62_135_596_800, 0), DateTime.SpecifyKind(DateTime.MinValue, DateTimeKind.Utc), s_exact);
        Ways.Read(Long(253_402_300_799, 999_999_999), DateTime.SpecifyKind(DateTime.MaxValue, DateTimeKind.Utc), s_exact);
    }

    [Fact]
    public void Offsets_are_an_array_of_clock_time_and_minutes()
    {
        var exact = EqualityComparer<DateTimeOffset>.Create((x, y) => x.EqualsExact(y));
        foreach (int minutes in new[] { 0, 1, -1, 31, -32, -33, 127, 128, -128, -129, 330, 840, -840 })
        {
            foreach (long ticks in Boundaries())
            {
                long utc = ticks - (minutes * TimeSpan.TicksPerMinute);
                if (utc < 0 || utc > DateTime.MaxValue.Ticks)
                {
                    continue;
                }
                byte[] data = OctavoMsgPack.Serialize(new DateTimeOffset(ticks, TimeSpan.FromMinutes(minutes)));
                Assert.Equal([0x92, .. Expected(ticks), .. Oracle.Integers(minutes).First()], data);
                Assert.True(OctavoMsgPack.Deserialize<DateTimeOffset>(data).EqualsExact(new DateTimeOffset(ticks, TimeSpan.FromMinutes(minutes))));
            }
        }
        Ways.RoundTrip(DateTimeOffset.MinValue, exact);
        Ways.RefuseTruncated<DateTimeOffset>(Ways.RoundTrip(DateTimeOffset.MaxValue, exact));
        byte[] widest = [0xdd, 0, 0, 0, 2, .. Expected(0), 0xd3, .. Oracle.Big(0, 8)];
        Ways.Read(widest, DateTimeOffset.MinValue, exact);
        Ways.RefuseTruncated<DateTimeOffset>(widest);
        Assert.Equal(OctavoErrorCode.InvalidValue, Ways.Refusal<DateTimeOffset>([0x92, .. Expected(Epoch), 0xd1, .. Oracle.Big(841, 2)]));
        Assert.Equal(OctavoErrorCode.InvalidValue, Ways.Refusal<DateTimeOffset>([0x92, .. Expected(0), 0x01])); // before the year 1 in UTC
        Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<DateTimeOffset>([0x93, .. Expected(Epoch), 0x00, 0x00]));
        Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<DateTimeOffset>([0xc0]));
        Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<DateTimeOffset>([0x82, 1, 1, 1, 1]));
    }

    [Fact]
    public void Dates_times_and_spans_are_integers()
    {
        foreach (DateOnly date in new[] { DateOnly.MinValue, DateOnly.MaxValue, new DateOnly(2024, 2, 29) })
        {
            Assert.Equal(Oracle.Integers(date.DayNumber).First(), Ways.RoundTrip(date));
        }
        foreach (TimeOnly time in new[] { TimeOnly.MinValue, TimeOnly.MaxValue, new TimeOnly(12, 34, 56) })
        {
            Assert.Equal(Oracle.Integers(time.Ticks).First(), Ways.RoundTrip(time));
        }
        foreach (TimeSpan span in new[] { TimeSpan.MinValue, TimeSpan.MaxValue, TimeSpan.Zero, TimeSpan.FromTicks(-33), TimeSpan.FromDays(1) })
        {
            Assert.Equal(Oracle.Integers(span.Ticks).First(), Ways.RoundTrip(span));
        }
        Assert.Equal(OctavoErrorCode.InvalidValue, Ways.Refusal<DateOnly>(Oracle.Integers(DateOnly.MaxValue.DayNumber + 1).First()));
        Assert.Equal(OctavoErrorCode.NumberOutOfRange, Ways.Refusal<DateOnly>([0xff]));
        Assert.Equal(OctavoErrorCode.InvalidValue, Ways.Refusal<TimeOnly>(Oracle.Integers(TimeSpan.TicksPerDay).First()));
        Assert.Equal(OctavoErrorCode.NumberOutOfRange, Ways.Refusal<TimeOnly>([0xff]));
        Assert.Equal(OctavoErrorCode.NumberOutOfRange, Ways.Refusal<TimeSpan>(Oracle.Integers(ulong.MaxValue).First()));
    }

    private static byte[] Expected(long ticks)
    {
        long seconds = Math.DivRem(ticks, Second, out long rest) - (Epoch / Second);
        return Oracle.Timestamp(seconds, (uint)rest * 100);
    }
}
