// Owns: Compact's arrays of varints against an encoder written from the page: the same bytes, the same refusals, wherever in a block an element is.
// docs/formats/compact.md, "Arrays of integers".
using System.Numerics;

namespace Octavo.Tests.Formats;

public class CompactVarintTests
{
    private const int Seed = 20261121;

    [Fact]
    public void Int16() => Check<short>();

    [Fact]
    public void UInt16() => Check<ushort>();

    [Fact]
    public void Int32() => Check<int>();

    [Fact]
    public void UInt32() => Check<uint>();

    [Fact]
    public void Int64() => Check<long>();

    [Fact]
    public void UInt64() => Check<ulong>();

    /// <summary>One element of sixty is other than it may be, each in turn; what surrounds it is short, or mixed.</summary>
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void OneElementIsRefused(bool mixed)
    {
        var random = new Random(Seed);
        byte[][] elements = [.. Enumerable.Range(0, 60).Select(i => Varint(mixed ? (ulong)random.Next() >> random.Next(32) : (ulong)(i % 50)))];
        // One long element, so the form is the varints' whatever is in the others' place.
        elements[59] = Varint(uint.MaxValue);
        byte[][] wrong = [[0x80, 0x00], [0x85, 0x80, 0x00], [0xFF, 0xFF, 0xFF, 0x00], [0x80, 0x80, 0x80, 0x80, 0x80, 0x00], Varint(1UL << 32),
            Varint(1UL << 48), Varint(1UL << 60), Varint(ulong.MaxValue),
            [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00], [.. Enumerable.Repeat((byte)0x80, 20)], [.. Enumerable.Repeat((byte)0xFF, 20)]];
        byte[] right = Payload(elements);
        Assert.Equal(elements.Length, OctavoCompact.Deserialize<uint[]>(right)!.Length);
        for (int i = 0; i < elements.Length; i++)
        {
            foreach (byte[] bytes in wrong)
            {
                byte[][] changed = [.. elements];
                changed[i] = bytes;
                OctavoException found = Assert.Throws<OctavoException>(() => OctavoCompact.Deserialize<uint[]>(Payload(changed)));
                Assert.Contains(found.Code, (OctavoErrorCode[])[OctavoErrorCode.InvalidData, OctavoErrorCode.NumberOutOfRange, OctavoErrorCode.EndOfData]);
            }
        }
    }

    [Fact]
    public void EveryCutIsRefused()
    {
        var random = new Random(Seed);
        byte[] payload = Payload([.. Enumerable.Range(0, 100).Select(_ => Varint((ulong)random.Next() >> random.Next(32)))]);
        for (int length = 0; length < payload.Length; length++)
        {
            Assert.Throws<OctavoException>(() => OctavoCompact.Deserialize<int[]>(payload.AsSpan(0, length)));
        }
    }

    private static void Check<T>()
        where T : unmanaged, IBinaryInteger<T>, IMinMaxValue<T>
    {
        var random = new Random(Seed);
        int bits = 8 * System.Runtime.CompilerServices.Unsafe.SizeOf<T>();
        for (int count = 1; count < 300; count++)
        {
            // Every length alone in short values, then mixtures.
            T[] values =
                [.. Enumerable.Range(0, count)
                    .Select(i => Next<T>(random, count % 3 == 0 ? (i % 7 == count % 7 ? count % (bits + 1) : 3) : random.Next(bits + 1)))];
            byte[] expected = Payload(values);
            Assert.Equal(expected, OctavoCompact.Serialize(values));
            Assert.Equal(values, OctavoCompact.Deserialize<T[]>(expected));
            Assert.Equal(values, OctavoCompact.Deserialize<List<T>>(expected));
            Assert.Equal(values, OctavoCompact.Deserialize<T[]>([.. expected, 1, 2, 3], out int consumed));
            Assert.Equal(expected.Length, consumed);
        }
    }

    /// <summary>A number of so many bits, of either sign if there are two.</summary>
    private static T Next<T>(Random random, int bits)
        where T : unmanaged, IBinaryInteger<T>, IMinMaxValue<T>
    {
        ulong raw = bits == 0 ? 0 : (1UL << (bits - 1)) | ((ulong)random.NextInt64(long.MinValue, long.MaxValue) & ((1UL << (bits - 1)) - 1));
        return IsSigned<T>() ? T.CreateTruncating((long)(raw >> 1) ^ -(long)(raw & 1)) : T.CreateTruncating(raw);
    }

    private static bool IsSigned<T>()
        where T : IMinMaxValue<T>, INumberBase<T> => T.IsNegative(T.MinValue);

    private static byte[] Payload<T>(T[] values)
        where T : unmanaged, IBinaryInteger<T>, IMinMaxValue<T>
    {
        int size = System.Runtime.CompilerServices.Unsafe.SizeOf<T>();
        ulong[] numbers = [.. values.Select(v => IsSigned<T>() ? ZigZag(long.CreateTruncating(v)) : ulong.CreateTruncating(v))];
        int width = numbers.Max() switch { <= byte.MaxValue => 1, <= ushort.MaxValue => 2, <= uint.MaxValue => 4, _ => 8 };
        byte[][] varints = [.. numbers.Select(Varint)];
        if (varints.Sum(v => v.Length) < width * values.Length)
        {
            return Payload(varints);
        }
        byte[] bytes = new byte[width * values.Length];
        for (int i = 0; i < values.Length; i++)
        {
            byte[] element = new byte[size];
            values[i].WriteLittleEndian(element);
            element.AsSpan(0, width).CopyTo(bytes.AsSpan(i * width));
        }
        return [.. Varint((ulong)values.Length + 1), (byte)width, .. bytes];
    }

    private static byte[] Payload(byte[][] varints) => [.. Varint((ulong)varints.Length + 1), 0, .. varints.SelectMany(v => v)];

    private static ulong ZigZag(long value) => (ulong)((value << 1) ^ (value >> 63));

    /// <summary>From the page: seven bits per byte, the ninth byte eight.</summary>
    private static byte[] Varint(ulong number)
    {
        var bytes = new List<byte>();
        while (bytes.Count < 8 && number >= 0x80)
        {
            bytes.Add((byte)(number | 0x80));
            number >>= 7;
        }
        bytes.Add((byte)number);
        return [.. bytes];
    }
}
