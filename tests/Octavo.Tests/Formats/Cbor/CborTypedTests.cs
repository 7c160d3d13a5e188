// Owns: typed arrays in CBOR: the tags of RFC 8746, both orders of bytes, other elements, several dimensions, what is refused. docs/formats/cbor.md.
using System.Buffers;
using System.Collections.Immutable;
using System.Numerics;
using Octavo.Tests.RoundTrips;
using Octavo.Tests.Zoo.Memory;

namespace Octavo.Tests.Formats.Cbor;

public sealed class CborTypedTests
{
    private static readonly OctavoCborOptions s_typed = new() { TypedArrays = true };
    private static readonly OctavoCborOptions s_ordered = new() { TypedArrays = true, KeyOrder = CborKeyOrder.Bytewise };

    [Theory]
    [InlineData("D840 43 0001FF", "0,1,255")]
    [InlineData("D844 43 0001FF", "0,1,255")]
    [InlineData("D841 44 0001FFFF", "1,65535")]
    [InlineData("D845 44 0100FFFF", "1,65535")]
    [InlineData("D842 48 00000001 7FFFFFFF", "1,2147483647")]
    [InlineData("D846 48 01000000 FFFFFF7F", "1,2147483647")]
    [InlineData("D843 48 0000000000000007", "7")]
    [InlineData("D847 48 0700000000000000", "7")]
    [InlineData("D848 43 00FF80", "0,-1,-128")]
    [InlineData("D849 44 FFFE8000", "-2,-32768")]
    [InlineData("D84D 44 FEFF0080", "-2,-32768")]
    [InlineData("D84A 48 FFFFFFFE 80000000", "-2,-2147483648")]
    [InlineData("D84E 48 FEFFFFFF 00000080", "-2,-2147483648")]
    [InlineData("D84B 48 FFFFFFFFFFFFFFFE", "-2")]
    [InlineData("D84F 48 FEFFFFFFFFFFFFFF", "-2")]
    [InlineData("D84E 40", "")]
    [InlineData("D9004E 5804 07000000", "7")]
    [InlineData("D9D9F7 D84E 44 07000000", "7")]
    [InlineData("D829 D84E 44 07000000", "7")]
    [InlineData("D829 82 07 08", "7,8")]
    [InlineData("D84E 5F 42 0700 42 0000 FF", "7")]
    [InlineData("D84D 5F 41 FE 43 FF0080 FF", "-2,-32768")]
    public void Integers_are_read_of_every_tag(string bytes, string values)
    {
        int[] expected = [.. values.Split(',', StringSplitOptions.RemoveEmptyEntries).Select(int.Parse)];
        byte[] data = Bytes(bytes);
        Everywhere(data, expected);
        Everywhere(data, expected.Select(value => (long)value).ToArray());
        Assert.Equal(expected, OctavoCbor.Deserialize<List<int>>(data)!);
        Assert.Equal(expected, OctavoCbor.Deserialize<Memory<int>>(data).ToArray());
        Assert.Equal(expected, OctavoCbor.Deserialize<ImmutableArray<int>>(data));
        Assert.Equal(expected, OctavoCbor.Deserialize<HashSet<int>>(data)!);
        Assert.Equal(expected.Select(value => (decimal)value), OctavoCbor.Deserialize<decimal[]>(data)!);
        Assert.Equal(expected.Select(value => (Int128)value), OctavoCbor.Deserialize<Int128[]>(data)!);
        Assert.Equal(expected.Select(value => (BigInteger)value), OctavoCbor.Deserialize<List<BigInteger>>(data)!);
        Assert.Equal(expected.Select(value => (double)value), OctavoCbor.Deserialize<double[]>(data)!);
        Assert.Equal(expected.Select(value => (int?)value), OctavoCbor.Deserialize<int?[]>(data)!);
    }

    [Theory]
    [InlineData("D850 46 3C00 C000 7C00", "1,-2,Infinity")]
    [InlineData("D854 46 003C 00C0 007C", "1,-2,Infinity")]
    [InlineData("D851 48 3FC00000 C0000000", "1.5,-2")]
    [InlineData("D855 48 0000C03F 000000C0", "1.5,-2")]
    [InlineData("D852 48 3FF8000000000000", "1.5")]
    [InlineData("D856 48 000000000000F83F", "1.5")]
    [InlineData("D856 5F 44 00000000 44 0000F83F FF", "1.5")]
    public void Floats_are_read_of_every_tag(string bytes, string values)
    {
        double[] expected = [.. values.Split(',').Select(value => double.Parse(value, System.Globalization.CultureInfo.InvariantCulture))];
        byte[] data = Bytes(bytes);
        Everywhere(data, expected);
        Everywhere(data, expected.Select(value => (float)value).ToArray());
        Everywhere(data, expected.Select(value => (Half)value).ToArray());
        Assert.Equal(expected, OctavoCbor.Deserialize<List<double>>(data)!);
        Assert.Equal(OctavoErrorCode.TypeMismatch, Refused<int[]>(data).Code);
    }

    [Theory]
    [InlineData("D840 43 0001FF")]
    [InlineData("D844 43 0001FF")]
    [InlineData("D840 5F 41 00 42 01FF FF")]
    [InlineData("D841 46 0000 0001 00FF")]
    [InlineData("D84E 4C 00000000 01000000 FF000000")]
    public void Bytes_are_read_of_typed_arrays(string bytes)
    {
        Everywhere<byte>(Bytes(bytes), [0, 1, 255]);
        Assert.Equal([0, 1, 255], OctavoCbor.Deserialize<Memory<byte>>(Bytes(bytes)).ToArray());
        Assert.Equal([0, 1, 255], OctavoCbor.Deserialize<List<byte>>(Bytes(bytes))!);
    }

    [Fact]
    public void Each_type_of_element_makes_the_round_trip()
    {
        RoundTrip<sbyte>(0x48, sbyte.MinValue, -1, 0, sbyte.MaxValue);
        RoundTrip<short>(0x4D, short.MinValue, -1, 0, short.MaxValue);
        RoundTrip<ushort>(0x45, 0, 1, ushort.MaxValue);
        RoundTrip<int>(0x4E, int.MinValue, -1, 0, int.MaxValue);
        RoundTrip<uint>(0x46, 0, 1, uint.MaxValue);
        RoundTrip<long>(0x4F, long.MinValue, -1, 0, long.MaxValue);
        RoundTrip<ulong>(0x47, 0, 1, ulong.MaxValue);
        RoundTrip<float>(0x55, float.MinValue, -0f, 1.5f, float.NaN, float.PositiveInfinity);
        Assert.Equal("D84D420700", Convert.ToHexString(OctavoCbor.Serialize<Memory<short>>(new short[] { 7 }, s_typed)));
        RoundTrip<double>(0x56, double.MinValue, -0d, 1.5, double.NaN, double.NegativeInfinity);
    }

    /// <summary>Bytes stay byte strings; what has no tag of its own stays items.</summary>
    [Fact]
    public void Other_elements_are_written_as_ever()
    {
        Assert.Equal("4101", Convert.ToHexString(OctavoCbor.Serialize<byte[]>([1], s_typed)));
        Assert.Equal("81F93C00", Convert.ToHexString(OctavoCbor.Serialize<Half[]>([(Half)1], s_typed)));
        Assert.Equal("81F5", Convert.ToHexString(OctavoCbor.Serialize<bool[]>([true], s_typed)));
        Assert.Equal("F6", Convert.ToHexString(OctavoCbor.Serialize<int[]?>(null, s_typed)));
    }

    [Fact]
    public void Large_arrays_pass_through_streams_and_pieces()
    {
        double[] values = [.. Enumerable.Range(0, 50_000).Select(i => i / 3.0)];
        byte[] bytes = OctavoCbor.Serialize(values, s_typed);
        Assert.Equal(values, OctavoCbor.Deserialize<double[]>(Segments.Pieces(bytes, 1000)));
        Assert.Equal(values, OctavoCbor.Deserialize<double[]>(new MemoryStream(bytes)));
        Assert.Equal(values.Select(value => (float)value), OctavoCbor.Deserialize<float[]>(Segments.Pieces(bytes, 1000)));
    }

    /// <summary>RFC 8746, figures 1 to 3.</summary>
    [Theory]
    [InlineData("D828 82 82 02 03 86 02 04 08 04 10 1901 00")]
    [InlineData("D828 82 82 02 03 D841 4C 0002 0004 0008 0004 0010 0100")]
    [InlineData("D90410 82 82 02 03 86 02 04 04 10 08 1901 00")]
    [InlineData("D90410 82 82 02 03 D84D 4C 0200 0400 0400 1000 0800 0001")]
    [InlineData("D828 9F 9F 02 03 FF 9F 02 04 08 04 10 1901 00 FF FF")]
    [InlineData("D828 82 82 02 03 D829 86 02 04 08 04 10 1901 00")]
    public void Arrays_of_two_dimensions(string bytes) =>
        Assert.Equal(new int[,] { { 2, 4, 8 }, { 4, 16, 256 } }, OctavoCbor.Deserialize<int[,]>(Bytes(bytes)));

    [Fact]
    public void Arrays_of_more_dimensions()
    {
        int[,,] grid = new int[2, 3, 4];
        int[] byColumn = new int[24];
        for (int i = 0; i < 24; i++)
        {
            (int a, int b, int c) = (i / 12, i / 4 % 3, i % 4);
            grid[a, b, c] = i;
            byColumn[a + (2 * b) + (6 * c)] = i;
        }
        Assert.Equal(grid, OctavoCbor.Deserialize<int[,,]>([.. Bytes("D90410 82 83 02 03 04"), .. OctavoCbor.Serialize(byColumn)]));
        byte[] bytes = OctavoCbor.Serialize(grid, s_typed);
        Assert.StartsWith("D82882830203 04D84E5860".Replace(" ", "", StringComparison.Ordinal), Convert.ToHexString(bytes), StringComparison.Ordinal);
        Assert.Equal(grid, OctavoCbor.Deserialize<int[,,]>(bytes));
        Assert.Equal("D828828202 0080".Replace(" ", "", StringComparison.Ordinal), Convert.ToHexString(OctavoCbor.Serialize(new string[2, 0], s_typed)));
        Assert.Equal(new string[2, 0], OctavoCbor.Deserialize<string[,]>(OctavoCbor.Serialize(new string[2, 0], s_typed)));
        Assert.Equal(grid, OctavoCbor.Deserialize<int[,,]>(OctavoCbor.Serialize(grid)));
    }

    [Theory]
    [InlineData("D828 82 83 02 03 01 80", OctavoErrorCode.InvalidValue)]
    [InlineData("D828 82 82 02 03 85 01 02 03 04 05", OctavoErrorCode.InvalidValue)]
    [InlineData("D828 83 82 01 01 81 00 00", OctavoErrorCode.InvalidValue)]
    [InlineData("D828 82 82 1A 7FFFFFFF 1A 7FFFFFFF 80", OctavoErrorCode.InvalidValue)]
    [InlineData("D828 82 82 20 01 80", OctavoErrorCode.InvalidValue)]
    [InlineData("D828 82 82 00 01 F6", OctavoErrorCode.InvalidValue)]
    [InlineData("D828 F6", OctavoErrorCode.InvalidValue)]
    public void Arrays_of_dimensions_that_are_none(string bytes, OctavoErrorCode code) => Assert.Equal(code, Refused<int[,]>(Bytes(bytes)).Code);

    [Theory]
    [InlineData("D84E 43 000000", OctavoErrorCode.InvalidData)]
    [InlineData("D84E 5F 43 000000 FF", OctavoErrorCode.InvalidData)]
    [InlineData("D84D 43 000000", OctavoErrorCode.InvalidData)]
    [InlineData("D84C 41 00", OctavoErrorCode.InvalidData)]
    [InlineData("D853 50 00000000000000000000000000000000", OctavoErrorCode.NumberOutOfRange)]
    [InlineData("D857 50 00000000000000000000000000000000", OctavoErrorCode.NumberOutOfRange)]
    [InlineData("D857 5F FF", OctavoErrorCode.NumberOutOfRange)]
    [InlineData("D84E 81 00", OctavoErrorCode.TypeMismatch)]
    [InlineData("D84E D84E 44 00000000", OctavoErrorCode.TypeMismatch)]
    [InlineData("D84E 9F 00 FF", OctavoErrorCode.TypeMismatch)]
    [InlineData("D84E F6", OctavoErrorCode.TypeMismatch)]
    [InlineData("D9FFFF 81 00", OctavoErrorCode.TypeMismatch)]
    [InlineData("D858 41 00", OctavoErrorCode.TypeMismatch)]
    [InlineData("D846 44 00000080", OctavoErrorCode.NumberOutOfRange)]
    [InlineData("D84F 48 0000000001000000", OctavoErrorCode.NumberOutOfRange)]
    [InlineData("D856 40", OctavoErrorCode.None)]
    [InlineData("D856 48 000000000000F83F", OctavoErrorCode.TypeMismatch)]
    [InlineData("D84E 44 0000", OctavoErrorCode.CountTooLarge)]
    [InlineData("D84E 5B 8000000000000000", OctavoErrorCode.CountTooLarge)]
    [InlineData("D84D 5B FFFFFFFFFFFFFFFE", OctavoErrorCode.CountTooLarge)]
    [InlineData("D84E", OctavoErrorCode.EndOfData)]
    [InlineData("D84E 44 00000000 00", OctavoErrorCode.TrailingData)]
    public void What_is_no_typed_array_of_int(string bytes, OctavoErrorCode code)
    {
        byte[] data = Bytes(bytes);
        OctavoCbor.TryDeserialize(data, out int[]? _, out OctavoError error);
        Assert.Equal(code, error.Code);
        foreach (int cut in Enumerable.Range(1, data.Length - 1))
        {
            OctavoException? pieces = Record.Exception(() => OctavoCbor.Deserialize<int[]>(Segments.Cut(data, cut))) as OctavoException;
            Assert.Equal((code, error.Offset), (pieces?.Code ?? OctavoErrorCode.None, pieces?.Offset ?? 0));
        }
    }

    /// <summary>The array that was written again names the data's own offsets: the element at fault begins at the seventh byte.</summary>
    [Fact]
    public void Offsets_are_those_of_the_data()
    {
        OctavoError error = Refused<sbyte[]>(Bytes("D84D 46 0100 0200 0003"));
        Assert.Equal((OctavoErrorCode.NumberOutOfRange, 7L), (error.Code, error.Offset));
        Assert.Contains("[2]", error.Message, StringComparison.Ordinal);
    }

    /// <summary>An object is not an array of numbers, and what is kept or skipped keeps its bytes.</summary>
    [Fact]
    public void Members_and_raw_values()
    {
        var value = new Shelf { Before = [1, 2], Raw = new OctavoRaw("CBOR", Bytes("D84D 42 0100")), After = [1.5] };
        byte[] bytes = OctavoCbor.Serialize(value, s_typed);
        Shelf back = OctavoCbor.Deserialize<Shelf>(bytes)!;
        Assert.Equal(value.Before, back.Before);
        Assert.Equal("D84D420100", Convert.ToHexString(back.Raw!.Value.Bytes.Span));
        Assert.Equal(value.After, back.After);
        Assert.Equal(OctavoErrorCode.TypeMismatch, Refused<Shelf>(Bytes("D84E 44 00000000")).Code);
    }

    [Fact]
    public void Deterministic_encoding_holds_with_typed_arrays()
    {
        var value = new Dictionary<string, int[]> { ["b"] = [1], ["a"] = [2, 3] };
        byte[] bytes = OctavoCbor.Serialize(value, s_ordered);
        Assert.Equal("A26161D84E4802000000030000006162D84E4401000000", Convert.ToHexString(bytes));
        Assert.Equal(value, OctavoCbor.Deserialize<Dictionary<string, int[]>>(bytes, s_ordered));
        // A tag in two bytes more than it needs.
        byte[] longer = Bytes("A1 61 61 D9004E 44 02000000");
        Assert.Equal([2], OctavoCbor.Deserialize<Dictionary<string, int[]>>(longer)!["a"]);
        Assert.Equal(OctavoErrorCode.InvalidData,
            Assert.Throws<OctavoException>(() => OctavoCbor.Deserialize<Dictionary<string, int[]>>(longer, s_ordered)).Code);
    }

    private static void RoundTrip<T>(byte tag, params T[] values)
    {
        byte[] bytes = OctavoCbor.Serialize(values, s_typed);
        Assert.Equal([0xD8, tag], bytes[..2]);
        Everywhere(bytes, values);
        Assert.Equal(bytes, OctavoCbor.Serialize(new List<T>(values), s_typed));
        Assert.Equal(bytes, OctavoCbor.Serialize(values, s_ordered));
        Assert.Equal(values, OctavoCbor.Deserialize<List<T>>(bytes, s_ordered)!);
        Assert.Equal(values, OctavoCbor.Deserialize<T[]>(OctavoCbor.Serialize(values))!);
    }

    /// <summary>From one piece, and cut at every position; and refused where the data ends there.</summary>
    private static void Everywhere<T>(byte[] data, T[] expected)
    {
        Assert.Equal(expected, OctavoCbor.Deserialize<T[]>(data)!);
        for (int cut = 0; cut < data.Length; cut++)
        {
            Assert.Equal(expected, OctavoCbor.Deserialize<T[]>(Segments.Cut(data, cut))!);
            int length = cut;
            Assert.True(
                Assert.Throws<OctavoException>(() => OctavoCbor.Deserialize<T[]>(data.AsSpan(0, length))).Code is OctavoErrorCode.EndOfData
                    or OctavoErrorCode.CountTooLarge);
        }
    }

    private static OctavoError Refused<T>(byte[] data)
    {
        Assert.False(OctavoCbor.TryDeserialize(data, out T? _, out OctavoError error));
        return error;
    }

    private static byte[] Bytes(string hex) => Convert.FromHexString(hex.Replace(" ", "", StringComparison.Ordinal));
}
