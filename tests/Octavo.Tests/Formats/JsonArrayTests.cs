// Owns: JSON's arrays of primitives and first capacities: any number of elements, any white space, any cut.
using System.Buffers;
using System.Text;
using System.Text.Json;
using Xunit;

namespace Octavo.Tests.Formats;

public sealed class JsonArrayTests
{
    private static readonly int[] s_counts = [0, 1, 2, 31, 32, 33, 63, 64, 65, 100, 129, 1_000];
    private static readonly string[] s_white = ["", " ", "\n    ", "\t\r\n", new(' ', 31), new(' ', 32), new(' ', 70)];

    public static TheoryData<int, int> Layouts()
    {
        var data = new TheoryData<int, int>();
        foreach (int count in s_counts)
        {
            for (int white = 0; white < s_white.Length; white++)
            {
                data.Add(count, white);
            }
        }
        return data;
    }

    [Theory]
    [MemberData(nameof(Layouts))]
    public void Elements_are_those_of_System_Text_Json(int count, int white)
    {
        var random = new Random(count);
        Same<int[]>(count, white, () => random.Next() >> random.Next(31));
        Same<List<int>>(count, white, () => -(random.Next() >> random.Next(31)));
        Same<long[]>(count, white, () => random.NextInt64() >> random.Next(63));
        Same<List<ulong>>(count, white, () => (ulong)random.NextInt64() * 2);
        Same<short[]>(count, white, () => (short)random.Next());
        Same<sbyte[]>(count, white, () => (sbyte)random.Next());
        Same<ushort[]>(count, white, () => (ushort)random.Next());
        Same<uint[]>(count, white, () => (uint)random.NextInt64());
        Same<double[]>(count, white, () => random.NextDouble() * Math.Pow(10, random.Next(-4, 12)));
        Same<List<float>>(count, white, () => random.NextSingle() * 1000);
        Same<bool[]>(count, white, () => random.Next(2) == 0);
    }

    [Theory]
    [InlineData("[1,]")]
    [InlineData("[,1]")]
    [InlineData("[1,,2]")]
    [InlineData("[1 2]")]
    [InlineData("[1.5]")]
    [InlineData("[1,null]")]
    [InlineData("[1,2}")]
    [InlineData("[1,2")]
    [InlineData("[1,")]
    [InlineData("[01]")]
    [InlineData("[1,2147483648]")]
    public void What_is_no_array_of_integers_is_refused(string json)
    {
        Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<int[]>(json));
        Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<List<int>>(json + new string(' ', 200)));
    }

    [Fact]
    public void Commas_behind_the_last_element_are_an_option()
    {
        var lenient = new OctavoJsonOptions { AllowTrailingCommas = true };
        Assert.Equal([1, 2], OctavoJson.Deserialize<int[]>("[1,2,]", lenient)!);
        Assert.Equal([1, 2], OctavoJson.Deserialize<int[]>("[ 1 , 2 , ]", lenient)!);
        Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<int[]>("[1,2,,]", lenient));
    }

    [Theory]
    [InlineData("null", null)]
    [InlineData("[]", 0)]
    [InlineData(" [ ] ", 0)]
    public void Null_and_empty_are_told_apart(string json, int? count)
    {
        Assert.Equal(count, OctavoJson.Deserialize<int[]>(json)?.Length);
        Assert.Equal(count, OctavoJson.Deserialize<List<double>>(json)?.Count);
    }

    [Theory]
    [InlineData("""["a","b","c"]""", 3)]
    [InlineData("""[ "a" , "b" , "c" ]""", 3)]
    [InlineData("""["a, b","c] d","\",","]"]""", 4)]
    [InlineData("[null,\"a\",null]", 3)]
    [InlineData("[]", 0)]
    public void A_guess_of_the_count_changes_no_list(string json, int count)
    {
        List<string?> list = OctavoJson.Deserialize<List<string?>>(json)!;
        Assert.Equal(JsonSerializer.Deserialize<List<string?>>(json), list);
        Assert.Equal(count, list.Count);
    }

    [Fact]
    public void The_guess_is_right_where_the_elements_are_plain()
    {
        Assert.Equal(3, OctavoJson.Deserialize<List<string>>("""["a","b","c"]""")!.Capacity);
        Assert.Equal(40, OctavoJson.Deserialize<List<string>>("[" + string.Join(",", Enumerable.Repeat("\"text\"", 40)) + "]")!.Capacity);
    }

    [Theory]
    [InlineData("""{"a":"x","b":"y"}""")]
    [InlineData("""{ "a" : "x\":" , "b}" : "},\"" }""")]
    [InlineData("{}")]
    public void A_guess_of_the_count_changes_no_map(string json) =>
        Assert.Equal(JsonSerializer.Deserialize<Dictionary<string, string>>(json), OctavoJson.Deserialize<Dictionary<string, string>>(json));

    private static void Same<T>(int count, int white, Func<object> next)
    {
        string between = s_white[white];
        string json = between + "[" + between + string.Join(between + "," + between, Enumerable.Range(0, count).Select(_ => JsonSerializer.Serialize(next())))
            + between + "]" + between;
        byte[] bytes = Encoding.UTF8.GetBytes(json);
        T expected = JsonSerializer.Deserialize<T>(json)!;
        Assert.Equal(expected, OctavoJson.Deserialize<T>(bytes));
        Assert.Equal(expected, OctavoJson.Deserialize<T>(Pieces(bytes, 7 + count)));
        Assert.Equal(expected, OctavoJson.Deserialize<T>(OctavoJson.Serialize(expected)));
        Assert.Equal(JsonSerializer.Serialize(expected), OctavoJson.SerializeToString(expected),
            ignoreCase: typeof(T) == typeof(List<float>) || typeof(T) == typeof(double[]));
    }

    private static ReadOnlySequence<byte> Pieces(byte[] bytes, int length)
    {
        Piece? last = null;
        Piece? first = null;
        for (int at = 0; at < bytes.Length; at += length)
        {
            last = new Piece(bytes.AsMemory(at, Math.Min(length, bytes.Length - at)), last);
            first ??= last;
        }
        return new ReadOnlySequence<byte>(first!, 0, last!, last!.Memory.Length);
    }

    private sealed class Piece : ReadOnlySequenceSegment<byte>
    {
        public Piece(ReadOnlyMemory<byte> memory, Piece? before)
        {
            Memory = memory;
            if (before is not null)
            {
                RunningIndex = before.RunningIndex + before.Memory.Length;
                before.Next = this;
            }
        }
    }
}
