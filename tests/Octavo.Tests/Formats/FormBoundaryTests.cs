// Owns: values on both sides of a border between two forms of a format, where the samples of the zoo stop short of it. Knows the bytes of heads.
using System.Buffers.Binary;
using System.Numerics;
using System.Text;

namespace Octavo.Tests.Formats;

public sealed class FormBoundaryTests
{
    /// <summary>Wide text has a character above U+00FF; without one the narrow form is the only one, U+00FF itself included.</summary>
    [Fact]
    public void BinarysWideTextHasACharacterAboveLatin1()
    {
        Assert.Equal("Ā", OctavoBinary.Deserialize<string>([1, 1, 0x00, 0x01]));
        foreach (byte[] narrow in (byte[][])[[1, 1, 0xFF, 0x00], [1, 1, 0xFE, 0x00], [1, 2, 0xFF, 0x00, 0x61, 0x00], [1, 0]])
        {
            Assert.Equal(OctavoErrorCode.InvalidData, Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<string>(narrow)).Code);
        }
    }

    /// <summary>An array of times is checked 32 bytes at a time, its rest by itself: the tick after the last one is refused at each place.</summary>
    [Fact]
    public void BinarysArraysOfTimesEndAtTheLastTick()
    {
        for (int count = 1; count <= 9; count++)
        {
            byte[] data = OctavoBinary.Serialize(Enumerable.Repeat(DateTime.MaxValue, count).ToArray());
            Assert.All(OctavoBinary.Deserialize<DateTime[]>(data)!, time => Assert.Equal(DateTime.MaxValue, time));
            for (int place = 1; place <= count; place++)
            {
                byte[] beyond = [.. data];
                BinaryPrimitives.WriteInt64LittleEndian(beyond.AsSpan(data.Length - (8 * place)), DateTime.MaxValue.Ticks + 1);
                Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<DateTime[]>(beyond)).Code);
            }
        }
    }

    /// <summary>The bytes of a number are on the stack up to 256.</summary>
    [Fact]
    public void BinarysIntegersOfAnyLengthAreTheirBytes()
    {
        for (int length = 253; length <= 260; length++)
        {
            BigInteger number = (BigInteger.One << ((8 * length) - 1)) - 1;
            byte[] data = OctavoBinary.Serialize(number);
            Assert.EndsWith(Convert.ToHexString(number.ToByteArray()), Convert.ToHexString(data), StringComparison.Ordinal);
            Assert.Equal(number, OctavoBinary.Deserialize<BigInteger>(data));
        }
    }

    /// <summary>The length of such text in UTF-8 is guessed: on each side of 24, 256 and 65,536 bytes the head is the shortest.</summary>
    [Theory]
    [InlineData(23, "77")]
    [InlineData(24, "7818")]
    [InlineData(255, "78FF")]
    [InlineData(256, "790100")]
    [InlineData(257, "790101")]
    [InlineData(65_535, "79FFFF")]
    [InlineData(65_536, "7A00010000")]
    public void CborsTextOfManyAlphabetsHasTheShortestHead(int bytes, string head)
    {
        foreach (string start in (string[])["é", "語", "😀"])
        {
            int rest = bytes - Encoding.UTF8.GetByteCount(start);
            foreach (string text in (string[])[start + new string('x', rest),
                string.Concat(Enumerable.Repeat("é", rest / 2)) + (rest % 2 == 0 ? "" : "x") + start])
            {
                byte[] data = OctavoCbor.Serialize(text);
                Assert.Equal(head + Convert.ToHexString(Encoding.UTF8.GetBytes(text)), Convert.ToHexString(data));
                Assert.Equal(text, OctavoCbor.Deserialize<string>(data));
            }
        }
    }

    [Theory]
    [InlineData(4_294_967_294, 0, "D6FFFFFFFFFE")]
    [InlineData(4_294_967_295, 0, "D6FFFFFFFFFF")]
    [InlineData(4_294_967_296, 0, "D7FF0000000100000000")]
    [InlineData(4_294_967_295, 1, "D7FF00000190FFFFFFFF")]
    [InlineData(17_179_869_183, 0, "D7FF00000003FFFFFFFF")]
    [InlineData(17_179_869_184, 0, "C70CFF000000000000000400000000")]
    [InlineData(-1, 0, "C70CFF00000000FFFFFFFFFFFFFFFF")]
    public void MessagePacksTimestampsTakeTheShortestForm(long seconds, int ticks, string expected)
    {
        DateTime time = DateTime.UnixEpoch.AddSeconds(seconds).AddTicks(ticks);
        byte[] data = OctavoMsgPack.Serialize(time);
        Assert.Equal(expected, Convert.ToHexString(data));
        Assert.Equal(time, OctavoMsgPack.Deserialize<DateTime>(data));
    }

    /// <summary>Data in segments is read in windows of 16 KiB: numbers longer than a run lie across their ends, at each of their digits.</summary>
    [Fact]
    public void JsonsLongNumbersMayLieAcrossWindows()
    {
        string number = "1." + new string('2', 300);
        double[] expected = [.. Enumerable.Repeat(double.Parse(number, System.Globalization.CultureInfo.InvariantCulture), 120)];
        string text = "[" + string.Join(',', Enumerable.Repeat(number, expected.Length)) + "]";
        for (int before = 0; before <= number.Length; before++)
        {
            byte[] data = Encoding.UTF8.GetBytes(new string(' ', before) + text);
            Assert.Equal(expected, OctavoJson.Deserialize<double[]>(Errors.Segments.Cut(data, 1)));
        }
    }

    /// <summary>Text is escaped in parts: a part ends once after each byte of a character.</summary>
    [Theory]
    [InlineData("é", "\\u00E9")]
    [InlineData("語", "\\u8A9E")]
    [InlineData("😀", "\\uD83D\\uDE00")]
    public void JsonsEscapedCharactersMayLieAcrossParts(string character, string escaped)
    {
        const int Characters = 40_000;
        var options = new OctavoJsonOptions { EscapeNonAscii = true };
        for (int before = 0; before < 4; before++)
        {
            string start = new('x', before);
            string text = start + string.Concat(Enumerable.Repeat(character, Characters));
            string expected = $"\"{start}{string.Concat(Enumerable.Repeat(escaped, Characters))}\"";
            Assert.Equal(expected, OctavoJson.SerializeToString(text, options), ignoreCase: true);
            using var stream = new MemoryStream();
            OctavoJson.Serialize(stream, text, options);
            Assert.Equal(expected, Encoding.ASCII.GetString(stream.ToArray()), ignoreCase: true);
        }
    }

    /// <summary>A value that is copied as it is goes over windows without regard to characters: a window ends once after each byte of one.</summary>
    [Theory]
    [InlineData("é", "\\u00E9")]
    [InlineData("語", "\\u8A9E")]
    [InlineData("😀", "\\uD83D\\uDE00")]
    public void JsonsEscapedCharactersOfRawValuesMayLieAcrossParts(string character, string escaped)
    {
        const int Characters = 400_000;
        var options = new OctavoJsonOptions { EscapeNonAscii = true };
        string characters = string.Concat(Enumerable.Repeat(character, Characters));
        string expected = string.Concat(Enumerable.Repeat(escaped, Characters));
        for (int before = 0; before < 4; before++)
        {
            string start = new('x', before);
            using var document = System.Text.Json.JsonDocument.Parse($"\"{start}{characters}\"");
            using var stream = new MemoryStream();
            OctavoJson.Serialize(stream, document.RootElement, options);
            Assert.Equal($"\"{start}{expected}\"", Encoding.ASCII.GetString(stream.ToArray()), ignoreCase: true);
        }
    }
}
