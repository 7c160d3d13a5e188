// Owns: every boundary of every integer width, from every head that can say it.
using System.Numerics;

namespace Octavo.Conformance.Scalars;

public class IntegerTests
{
    /// <summary>Each power of two and each power's neighbours, both signs: every boundary of every head and type is among them.</summary>
    private static readonly Int128[] s_numbers = Boundaries();

    [Fact]
    public void Sbyte_every_boundary_from_every_head() => Check<sbyte>();

    [Fact]
    public void Byte_every_boundary_from_every_head() => Check<byte>();

    [Fact]
    public void Int16_every_boundary_from_every_head() => Check<short>();

    [Fact]
    public void UInt16_every_boundary_from_every_head() => Check<ushort>();

    [Fact]
    public void Int32_every_boundary_from_every_head() => Check<int>();

    [Fact]
    public void UInt32_every_boundary_from_every_head() => Check<uint>();

    [Fact]
    public void Int64_every_boundary_from_every_head() => Check<long>();

    [Fact]
    public void UInt64_every_boundary_from_every_head() => Check<ulong>();

    [Fact]
    public void Char_every_boundary_from_every_head() => Check<char>();

    [Fact]
    public void Rune_is_an_integer_of_its_scalar()
    {
        foreach (int scalar in new[] { 0, 0x7f, 0x80, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x10ffff })
        {
            Assert.Equal(Oracle.Integers(scalar).First(), Ways.RoundTrip(new Rune(scalar)));
            foreach (byte[] encoding in Oracle.Integers(scalar))
            {
                Ways.Read(encoding, new Rune(scalar));
            }
        }
        Assert.Equal(OctavoErrorCode.InvalidValue, Ways.Refusal<Rune>(Oracle.Integers(0xd800).First()));
        Assert.Equal(OctavoErrorCode.InvalidValue, Ways.Refusal<Rune>(Oracle.Integers(0xdfff).First()));
        Assert.Equal(OctavoErrorCode.InvalidValue, Ways.Refusal<Rune>(Oracle.Integers(0x110000).First()));
        Assert.Equal(OctavoErrorCode.NumberOutOfRange, Ways.Refusal<Rune>(Oracle.Integers(-1).First()));
    }

    [Fact]
    public void Int128_is_sixteen_bytes_little_endian_and_reads_integers_too()
    {
        foreach (Int128 number in s_numbers.Concat([Int128.MinValue, Int128.MaxValue, (Int128)ulong.MaxValue + 1, (Int128)long.MinValue - 1]))
        {
            byte[] little = [.. Oracle.Big(number, 16).Reverse()];
            Assert.Equal([0xc4, 16, .. little], Ways.RoundTrip(number));
            foreach (byte[] encoding in Oracle.Binaries(little).Concat(Oracle.Integers(number)))
            {
                Ways.Read(encoding, number);
            }
            Ways.RefuseTruncated<Int128>(Oracle.Binaries(little).Last());
            if (number >= 0)
            {
                Assert.Equal([0xc4, 16, .. little], Ways.RoundTrip((UInt128)number));
                foreach (byte[] encoding in Oracle.Binaries(little).Concat(Oracle.Integers(number)))
                {
                    Ways.Read(encoding, (UInt128)number);
                }
            }
        }
        Ways.RoundTrip(UInt128.MaxValue);
        Assert.Equal(OctavoErrorCode.InvalidValue, Ways.Refusal<Int128>(Oracle.Binaries(new byte[15]).First()));
        Assert.Equal(OctavoErrorCode.InvalidValue, Ways.Refusal<UInt128>(Oracle.Binaries(new byte[17]).First()));
        Assert.Equal(OctavoErrorCode.NumberOutOfRange, Ways.Refusal<UInt128>([0xff]));
        Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<Int128>([0xa0]));
    }

    [Fact]
    public void Bool_is_its_head_alone()
    {
        Assert.Equal([0xc2], Ways.RoundTrip(false));
        Assert.Equal([0xc3], Ways.RoundTrip(true));
        foreach (byte head in new byte[] { 0x00, 0x01, 0xc0, 0xc1, 0xa0, 0x90, 0x80, 0xff })
        {
            Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<bool>([head]));
        }
    }

    [Fact]
    public void Other_heads_are_refused_by_integers()
    {
        for (int head = 0; head < 256; head++)
        {
            if (head is <= 0x7f or >= 0xe0 or (>= 0xcc and <= 0xd3))
            {
                continue;
            }
            byte[] data = [(byte)head, .. new byte[20]];
            Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<int>(data));
            Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<ulong>(data));
        }
    }

    private static void Check<T>()
        where T : struct, INumber<T>, IMinMaxValue<T>
    {
        Int128 least = Int128.CreateChecked(T.MinValue);
        Int128 most = Int128.CreateChecked(T.MaxValue);
        foreach (Int128 number in s_numbers)
        {
            bool fits = number >= least && number <= most;
            if (fits)
            {
                Assert.Equal(Oracle.Integers(number).First(), Ways.Write(T.CreateChecked(number)));
            }
            foreach (byte[] encoding in Oracle.Integers(number))
            {
                if (fits)
                {
                    Ways.Read(encoding, T.CreateChecked(number));
                    Ways.RefuseTruncated<T>(encoding);
                }
                else
                {
                    Assert.Equal(OctavoErrorCode.NumberOutOfRange, Ways.Refusal<T>(encoding));
                }
            }
        }
    }

    private static Int128[] Boundaries()
    {
        var numbers = new SortedSet<Int128> { 0, -32, -33, -31 };
        for (int bit = 0; bit <= 63; bit++)
        {
            for (int near = -1; near <= 1; near++)
            {
                numbers.Add((Int128.One << bit) + near);
                numbers.Add(-(Int128.One << bit) + near);
            }
        }
        numbers.Add(ulong.MaxValue);
        numbers.RemoveWhere(number => number < long.MinValue || number > ulong.MaxValue);
        return [.. numbers];
    }
}
