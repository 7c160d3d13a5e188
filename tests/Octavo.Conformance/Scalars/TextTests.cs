// Owns: text of the lengths at which heads, vectors, runs and pieces change, of one to four bytes per character, and text that is none.
namespace Octavo.Conformance.Scalars;

public class TextTests
{
    private static readonly int[] s_lengths =
    [
        .. Enumerable.Range(0, 70), 127, 128, 129, 254, 255, 256, 257, 340, 341, 342, 511, 512, 513, 1022, 1023, 1024, 1025, 1026, 2047, 2048, 4095, 4096, 5460,
            5461, 5462,
        16383, 16384, 16385, 21844, 21845, 21846, 32766, 32767, 32768, 32769, 65534, 65535, 65536, 65537,
    ];

    [Fact]
    public void Ascii() => Check(length => new string('x', length));

    [Fact]
    public void Two_bytes_a_character() => Check(length => new string('é', length));

    [Fact]
    public void Three_bytes_a_character() => Check(length => new string('€', length));

    [Fact]
    public void Surrogate_pairs() => Check(length => string.Concat(Enumerable.Repeat("😀", length / 2)));

    [Fact]
    public void Ascii_with_another_character_at_the_end() => Check(length => new string('x', length) + "é");

    [Fact]
    public void Ascii_with_another_character_in_front() => Check(length => "€" + new string('x', length));

    [Fact]
    public void A_pair_over_every_piece_of_long_text()
    {
        foreach (int before in new[] { 1023, 1024, 16382, 16383, 16384, 32766, 32767, 32768, 49151 })
        {
            foreach (int after in new[] { 0, 1, 2000 })
            {
                string text = new string('a', before) + "😀" + new string('b', after);
                Assert.Equal(Oracle.Text(Encoding.UTF8.GetBytes(text)), Ways.RoundTrip(text));
                string pairs = "a" + string.Concat(Enumerable.Repeat("😀", before / 2)) + new string('b', after);
                Assert.Equal(Oracle.Text(Encoding.UTF8.GetBytes(pairs)), Ways.RoundTrip(pairs));
            }
        }
    }

    [Fact]
    public void One_other_character_at_every_place()
    {
        for (int length = 1; length <= 70; length++)
        {
            for (int at = 0; at < length; at++)
            {
                foreach (char other in "\u0080\u00ff\u0100\uffff\u007f\0")
                {
                    char[] chars = new string('q', length).ToCharArray();
                    chars[at] = other;
                    string text = new(chars);
                    byte[] data = OctavoMsgPack.Serialize(text);
                    Assert.Equal(Oracle.Text(Encoding.UTF8.GetBytes(text)), data);
                    Assert.Equal(text, OctavoMsgPack.Deserialize<string>(data), StringComparer.Ordinal);
                    Assert.Equal(text, OctavoBinary.Deserialize<string>(OctavoBinary.Serialize(text)), StringComparer.Ordinal);
                    Assert.Equal(text, OctavoCompact.Deserialize<string>(OctavoCompact.Serialize(text)), StringComparer.Ordinal);
                }
            }
        }
    }

    [Fact]
    public void Every_head_is_read()
    {
        foreach (string text in new[] { "", "a", "é", new string('x', 31), new string('x', 32), new string('é', 100), new string('x', 255),
            new string('x', 256), new string('x', 70000) })
        {
            foreach (byte[] encoding in Oracle.Texts(Encoding.UTF8.GetBytes(text)))
            {
                Ways.Read(encoding, text);
                Ways.RefuseTruncated<string>(encoding);
            }
        }
        Ways.Read<string?>([0xc0], null);
        Assert.Equal([0xc0], Ways.Write<string?>(null));
    }

    [Fact]
    public void Lone_surrogates_are_refused_and_the_next_call_works()
    {
        foreach (int length in new[] { 0, 1, 7, 8, 15, 16, 31, 32, 33, 1022, 1023, 1024, 16383, 16384, 40000 })
        {
            string around = new('a', length);
            foreach (string text in new[] { around + "\ud800", "\udc00" + around, around + "\ud800" + around, "\ud83d\ud83d\ude00" + around,
                around + "\ude00\ud83d" })
            {
                Assert.Equal(OctavoErrorCode.InvalidText, Assert.Throws<OctavoException>(() => OctavoMsgPack.Serialize(text)).Code);
                Assert.Equal(OctavoErrorCode.InvalidText, Assert.Throws<OctavoException>(() => OctavoMsgPack.Serialize(new TinyBufferWriter(), text)).Code);
                Assert.Equal(OctavoErrorCode.InvalidText, Assert.Throws<OctavoException>(() => OctavoMsgPack.WriteDynamic(text)).Code);
                Assert.Equal([0xa1, 0x61], OctavoMsgPack.Serialize("a"));
                Assert.Equal(text, OctavoBinary.Deserialize<string>(OctavoBinary.Serialize(text)), StringComparer.Ordinal);
                Assert.Equal(text, OctavoCompact.Deserialize<string>(OctavoCompact.Serialize(text)), StringComparer.Ordinal);
            }
        }
    }

    [Fact]
    public void Lengths_beyond_the_data_are_refused_before_anything_is_allocated()
    {
        long before = GC.GetAllocatedBytesForCurrentThread();
        foreach (byte[] data in new byte[][] { [0xdb, 0x7f, 0xff, 0xff, 0xff, 0x61], [0xdb, 0xff, 0xff, 0xff, 0xff, 0x61], [0xc6, 0x7f, 0xff, 0xff, 0xff, 0x61],
            [0xc9, 0x7f, 0xff, 0xff, 0xff, 0x01, 0x61] })
        {
            Assert.Equal(data[0] == 0xdb ? OctavoErrorCode.CountTooLarge : OctavoErrorCode.TypeMismatch, Ways.Refusal<string>(data));
            Assert.Equal(OctavoErrorCode.CountTooLarge, Assert.Throws<OctavoException>(() => OctavoMsgPack.ReadDynamic(data)).Code);
        }
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 4_000_000);
    }

    [Fact]
    public void Bytes_of_all_head_sizes()
    {
        var content = EqualityComparer<byte[]>.Create((x, y) => x.AsSpan().SequenceEqual(y));
        foreach (int length in s_lengths)
        {
            byte[] value = new byte[length];
            new Random(length).NextBytes(value);
            Assert.Equal(Oracle.Binaries(value).First(), Ways.Write(value));
            foreach (byte[] encoding in Oracle.Binaries(value))
            {
                Ways.Read(encoding, value, content);
            }
            if (length < 300)
            {
                Ways.RefuseTruncated<byte[]>(Oracle.Binaries(value).First());
            }
        }
        Ways.Read<byte[]?>([0xc0], null);
        Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<byte[]>([0xa1, 0x61]));
        Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<byte[]>([0x91, 0x61]));
    }

    private static void Check(Func<int, string> make)
    {
        foreach (int length in s_lengths)
        {
            string text = make(length);
            byte[] expected = Oracle.Text(Encoding.UTF8.GetBytes(text));
            Assert.Equal(expected, Ways.RoundTrip(text));
            Assert.Equal(text, OctavoBinary.Deserialize<string>(OctavoBinary.Serialize(text)), StringComparer.Ordinal);
            Assert.Equal(text, OctavoCompact.Deserialize<string>(OctavoCompact.Serialize(text)), StringComparer.Ordinal);
            if (length < 300)
            {
                Ways.RefuseTruncated<string>(expected);
            }
        }
    }
}
