// Owns: bits in memory that are not a value, as interop leaves them: bools are written as 0 or 1, the rest is refused, in every format and wherever memory is
// copied.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Features;

public sealed class BitTests
{
    public static TheoryData<string> Formats => [.. FormatList.Names];

    /// <summary>Where a value may be, and whether the place is a key, whose equality memory decides.</summary>
    private static Dictionary<string, Action<BitsOf<T>, T>> Places<T>()
        where T : unmanaged => new()
        {
            ["member"] = (v, bad) => v.Member = bad,
            ["last member"] = (v, bad) => v.Last = bad,
            ["nullable"] = (v, bad) => v.Perhaps = bad,
            ["array"] = (v, bad) => v.Array = [default, bad, default],
            ["long array"] = (v, bad) => v.Array = Long(default(T), bad),
            ["list"] = (v, bad) => v.List = [default, default, bad],
            ["long list"] = (v, bad) => v.List = [.. Long(default(T), bad)],
            ["queue"] = (v, bad) => v.Queue = new([default, bad]),
            ["value of a dictionary"] = (v, bad) => v.Items = new() { ["a"] = bad },
            ["key of a dictionary"] = (v, bad) => v.Keys = new() { [bad] = 1 },
            ["struct"] = (v, bad) => v.Pair = new() { B = bad },
            ["array of structs"] = (v, bad) => v.Pairs = [default, new() { A = bad }],
            ["long array of structs"] = (v, bad) => v.Pairs = Long(default, new BitPair<T> { B = bad }),
            ["list of structs"] = (v, bad) => v.PairList = [default, new() { A = bad, B = bad }],
            ["array of structs with padding"] = (v, bad) => v.Padded = [default, new() { A = bad, N = -1 }],
            ["long array of structs with padding"] = (v, bad) => v.Padded = Long(default, new BitPadded<T> { Before = 255, A = bad, N = -1 }),
            ["array of odd structs"] = (v, bad) => v.Mixed = Long(default, new BitMixed<T> { A = bad, Flag = true }),
        };

    [Theory, MemberData(nameof(Formats))]
    public void Bools_are_written_as_0_or_1(string format)
    {
        foreach (byte bits in (byte[])[1, 2, 3, 0x7F, 0x80, 0xFE, 0xFF])
        {
            bool odd = Of<bool>(bits);
            foreach ((string place, Action<BitsOf<bool>, bool> put) in Places<bool>())
            {
                BitsOf<bool> value = new();
                BitsOf<bool> plain = new();
                put(value, odd);
                put(plain, true);
                byte[] bytes = FormatList.Of<BitsOf<bool>>(format).Serialize(value);
                Assert.True(FormatList.Of<BitsOf<bool>>(format).Serialize(plain).AsSpan().SequenceEqual(bytes), $"{place}, {bits}");
                Assert.NotNull(FormatList.Of<BitsOf<bool>>(format).Deserialize(bytes));
            }
            Assert.Equal(FormatList.Of<bool>(format).Serialize(true), FormatList.Of<bool>(format).Serialize(odd));
            foreach (int length in (int[])[1, 7, 8, 31, 32, 33, 64, 5000])
            {
                bool[] odds = new bool[length];
                odds[^1] = odd;
                bool[] plains = new bool[length];
                plains[^1] = true;
                Assert.Equal(FormatList.Of<bool[]>(format).Serialize(plains), FormatList.Of<bool[]>(format).Serialize(odds));
                Assert.Equal(FormatList.Of<List<bool>>(format).Serialize([.. plains]), FormatList.Of<List<bool>>(format).Serialize([.. odds]));
            }
            // A nullable value says by a bool whether it is there.
            int? there = 5;
            MemoryMarshal.AsBytes(MemoryMarshal.CreateSpan(ref Unsafe.As<int?, byte>(ref there), 1))[0] = bits;
            Assert.Equal(FormatList.Of<int?>(format).Serialize(5), FormatList.Of<int?>(format).Serialize(there));
        }
    }

    [Theory, MemberData(nameof(Formats))]
    public void Other_bits_that_are_no_value_are_refused(string format)
    {
        Refused(format, Of<DateTime>(0x3FFF_FFFF_FFFF_FFFF), Of<DateTime>(3_155_378_976_000_000_000), Of<DateTime>(0xBFFF_FFFF_FFFF_FFFF),
            Of<DateTime>(0xFFFF_FFFF_FFFF_FFFF));
        Refused(format, Of<DateOnly>(0x7FFF_FFFF), Of<DateOnly>(3_652_059), Of<DateOnly>(-1));
        Refused(format, Of<TimeOnly>(864_000_000_000), Of<TimeOnly>(-1L), Of<TimeOnly>(long.MaxValue));
        Refused(format, Of<Rune>(0xD800), Of<Rune>(0xDFFF), Of<Rune>(0x110000), Of<Rune>(-1));
        Refused(format, Of<decimal>(new Int128(0, 0x1D_0000)), Of<decimal>(new Int128(0, 1)), Of<decimal>(new Int128(0, 0xFF_0000)),
            Of<decimal>(new Int128(ulong.MaxValue, 0xFF03_0201)));
        Refused(format, Offset(3_155_378_976_000_000_000, 0), Offset(0, -1), Offset(DateTime.MaxValue.Ticks, 1), Offset(5_000_000_000_000_000, 841),
            Offset(5_000_000_000_000_000, short.MinValue));
    }

    [Fact]
    public void Protobuf_has_no_such_bits_either()
    {
        bool odd = Of<bool>((byte)2);
        var plain = new BitFields { Flag = true, Flags = [true, false], FlagList = [.. Long(false, true)], FlagMap = new() { [true] = true }, Perhaps = true };
        var odds = new BitFields { Flag = odd, Flags = [odd, false], FlagList = [.. Long(false, odd)], FlagMap = new() { [odd] = odd }, Perhaps = odd };
        Assert.Equal(OctavoProtobuf.Serialize(plain), OctavoProtobuf.Serialize(odds));
        BitFields[] bad =
        [
            new() { Time = Of<DateTime>(0x3FFF_FFFF_FFFF_FFFF) }, new() { Offset = Offset(0, -1) }, new() { Day = Of<DateOnly>(-1) },
                new() { Clock = Of<TimeOnly>(-1L) },
            new() { Rune = Of<Rune>(0xD800) }, new() { Decimal = Of<decimal>(new Int128(0, 0xFF_0000)) },
        ];
        foreach (BitFields value in bad)
        {
            OctavoException thrown = Assert.Throws<OctavoException>(() => OctavoProtobuf.Serialize(value));
            Assert.Equal((OctavoErrorCode.InvalidValue, "Protobuf"), (thrown.Code, thrown.Format));
        }
    }

    /// <summary>Every kind of a time and every border is a value.</summary>
    [Theory, MemberData(nameof(Formats))]
    public void Borders_are_values(string format)
    {
        foreach (DateTime value in (DateTime[])[DateTime.MinValue, DateTime.MaxValue,
            Of<DateTime>(0xC000_0000_0000_0000 | (ulong)new DateTime(2024, 1, 1).Ticks)])
        {
            Assert.Equal(value.Ticks,
                FormatList.Of<DateTime>(format).Deserialize(FormatList.Of<DateTime>(format).Serialize(DateTime.SpecifyKind(value, DateTimeKind.Utc))).Ticks);
            Assert.NotEmpty(FormatList.Of<DateTime[]>(format).Serialize(Long(value, value)));
        }
        Assert.NotEmpty(FormatList.Of<DateOnly[]>(format).Serialize([DateOnly.MinValue, DateOnly.MaxValue]));
        Assert.NotEmpty(FormatList.Of<TimeOnly[]>(format).Serialize([TimeOnly.MinValue, TimeOnly.MaxValue]));
        Assert.NotEmpty(FormatList.Of<decimal[]>(format).Serialize([decimal.MinValue, decimal.MaxValue, new decimal(1, 2, 3, true, 28)]));
        Assert.NotEmpty(FormatList.Of<DateTimeOffset[]>(format)
            .Serialize(
                [DateTimeOffset.MinValue, DateTimeOffset.MaxValue, new(9_000_000_000_000_000, TimeSpan.FromHours(14)),
                    new(9_000_000_000_000_000, TimeSpan.FromHours(-14))]));
    }

    private static void Refused<T>(string format, params T[] values)
        where T : unmanaged
    {
        foreach (T bad in values)
        {
            foreach ((string place, Action<BitsOf<T>, T> put) in Places<T>())
            {
                BitsOf<T> value = new();
                if (Try(() => put(value, bad)))
                {
                    Refused(() => FormatList.Of<BitsOf<T>>(format).Serialize(value), place);
                }
            }
            Refused(() => FormatList.Of<T>(format).Serialize(bad), "root");
            Refused(() => FormatList.Of<T[]>(format).Serialize(Long(default, bad)), "root array");
            Refused(() => FormatList.Of<List<T>>(format).Serialize([default, bad]), "root list");
            Refused(() => { FormatList.Of<T>(format).Serialize(new MemoryStream(), bad); return []; }, "root to a stream");
            Refused(() => { FormatList.Of<T>(format).Serialize(new System.Buffers.ArrayBufferWriter<byte>(), bad); return []; }, "root to a buffer");
        }

        void Refused(Func<byte[]> write, string place)
        {
            OctavoException? thrown = null;
            try
            {
                write();
            }
            catch (OctavoException found)
            {
                thrown = found;
            }
            Assert.True(thrown is { Code: OctavoErrorCode.InvalidValue } && thrown.Format == format,
                $"{format}, {typeof(T).Name} in {place}: {thrown?.Message ?? "written"}");
        }

        // A value that no key can be is not a key.
        static bool Try(Action put)
        {
            try
            {
                put();
                return true;
            }
            catch (Exception found) when (found is not OctavoException)
            {
                return false;
            }
        }
    }

    private static T[] Long<T>(T most, T one)
    {
        T[] values = new T[700];
        Array.Fill(values, most);
        values[613] = one;
        return values;
    }

    private static DateTimeOffset Offset(long utcTicks, short minutes)
    {
        DateTimeOffset value = default;
        Span<byte> bytes = MemoryMarshal.AsBytes(MemoryMarshal.CreateSpan(ref value, 1));
        // Found by what a good value has: the fields are not ours.
        DateTimeOffset known = new(DateTime.UnixEpoch.Ticks + (7 * TimeSpan.TicksPerMinute), TimeSpan.FromMinutes(7));
        ReadOnlySpan<byte> like = MemoryMarshal.AsBytes(MemoryMarshal.CreateReadOnlySpan(ref known, 1));
        for (int i = 0; i < bytes.Length; i += 8)
        {
            long word = MemoryMarshal.Read<long>(like[i..]);
            if ((word & 0x3FFF_FFFF_FFFF_FFFF) == DateTime.UnixEpoch.Ticks)
            {
                MemoryMarshal.Write(bytes[i..], utcTicks);
            }
            else
            {
                MemoryMarshal.Write(bytes[i..], (int)minutes);
            }
        }
        return value;
    }

    private static T Of<T>(object bits)
        where T : unmanaged
    {
        T value = default;
        Span<byte> bytes = MemoryMarshal.AsBytes(MemoryMarshal.CreateSpan(ref value, 1));
        switch (bits)
        {
            case byte one:
                bytes[0] = one;
                break;
            case int four:
                MemoryMarshal.Write(bytes, four);
                break;
            case long eight:
                MemoryMarshal.Write(bytes, eight);
                break;
            case ulong eight:
                MemoryMarshal.Write(bytes, eight);
                break;
            case Int128 sixteen:
                MemoryMarshal.Write(bytes, sixteen);
                break;
        }
        return value;
    }
}
