// Owns: values that are skipped: JSON's whole grammar, held against System.Text.Json's reader on random documents, whole, in segments, and with one byte
// changed.
using System.Text.Json;
using Octavo.Json;

namespace Octavo.Conformance.Json;

public class SkippingTests
{
    private const int MaxDepth = 128;
    private static readonly OctavoJsonOptions s_options = new() { Limits = new SerializerLimits { MaxDepth = MaxDepth } };

    /// <summary>Documents of every look: short and long, with and without white space, with runs of it beyond a vector, deep, with text that is not ASCII or
    /// has escapes.</summary>
    public static TheoryData<int> Seeds => [.. Enumerable.Range(1, 40)];

    [Theory, MemberData(nameof(Seeds))]
    public void What_is_well_formed_is_passed_over_whole(int seed)
    {
        for (int i = 0; i < 25; i++)
        {
            byte[] json = Encoding.UTF8.GetBytes(RandomJson.Make(new Random((seed * 1000) + i)));
            Assert.True(IsRead(json), Encoding.UTF8.GetString(json));
            Assert.True(IsSkipped(json), Encoding.UTF8.GetString(json));
            foreach (int length in (int[])[1, 7, 64, 1000])
            {
                var reader = new OctavoJsonReader(Segments.Every(json, length), s_options);
                reader.Skip();
                Assert.True(reader.IsAtEnd, Encoding.UTF8.GetString(json));
            }
        }
    }

    [Theory, MemberData(nameof(Seeds))]
    public void One_byte_more_less_or_other_is_refused_where_the_other_reader_refuses_it(int seed)
    {
        var random = new Random(seed);
        const string Bytes = "\",:[]{}0123456789-+.eEtrufalsn\\/ \t\n\r\u0001\0x";
        for (int i = 0; i < 400; i++)
        {
            List<byte> json = [.. Encoding.UTF8.GetBytes(RandomJson.Make(random))];
            int at;
            do
            {
                at = random.Next(json.Count);
            }
            while (json[at] >= 0x80);
            byte other = (byte)Bytes[random.Next(Bytes.Length)];
            switch (random.Next(3))
            {
                case 0:
                    json.RemoveAt(at);
                    break;
                case 1:
                    json.Insert(at, other);
                    break;
                default:
                    json[at] = other;
                    break;
            }
            byte[] changed = [.. json];
            Assert.True(IsRead(changed) == IsSkipped(changed), Encoding.UTF8.GetString(changed));
        }
    }

    [Fact]
    public void Nesting_is_bounded_wherever_it_stands()
    {
        foreach (string opening in (string[])["[", "{\"a\":", "[1,", "{\"a\":1,\"b\":"])
        {
            for (int depth = MaxDepth - 1; depth <= MaxDepth + 1; depth++)
            {
                string json = string.Concat(Enumerable.Repeat(opening, depth)) + "0" + new string(opening[0] == '[' ? ']' : '}', depth) + new string(' ', 200);
                Assert.Equal(depth <= MaxDepth, IsSkipped(Encoding.UTF8.GetBytes(json)));
            }
        }
    }

    private static bool IsSkipped(byte[] json)
    {
        try
        {
            var reader = new OctavoJsonReader(json, s_options);
            reader.Skip();
            return reader.IsAtEnd;
        }
        catch (OctavoException)
        {
            return false;
        }
    }

    private static bool IsRead(byte[] json)
    {
        try
        {
            var reader = new Utf8JsonReader(json, new JsonReaderOptions { MaxDepth = MaxDepth });
            while (reader.Read())
            {
            }
            return true;
        }
        catch (JsonException)
        {
            return false;
        }
    }
}
