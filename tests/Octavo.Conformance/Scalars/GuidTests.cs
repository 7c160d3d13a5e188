// Owns: Guids: 36 characters in any head, either case in, lower case out, nothing else.
namespace Octavo.Conformance.Scalars;

public class GuidTests
{
    [Fact]
    public void Guids_are_36_characters()
    {
        var random = new Random(8);
        byte[] bytes = new byte[16];
        for (int i = 0; i < 300; i++)
        {
            random.NextBytes(bytes);
            var guid = i switch
            {
                0 => Guid.Empty,
                1 => Guid.AllBitsSet,
                2 => new Guid("01234567-89ab-cdef-0123-456789abcdef"),
                _ => new Guid(bytes),
            };
            byte[] text = Encoding.ASCII.GetBytes(guid.ToString("D"));
            Assert.Equal(Oracle.Text(text), OctavoMsgPack.Serialize(guid));
            Assert.Equal(guid, OctavoMsgPack.Deserialize<Guid>(Oracle.Text(text)));
            if (i < 6)
            {
                Ways.RoundTrip(guid);
                byte[] upper = Encoding.ASCII.GetBytes(guid.ToString("D").ToUpperInvariant());
                foreach (byte[] encoding in Oracle.Texts(text).Concat(Oracle.Texts(upper)))
                {
                    Ways.Read(encoding, guid);
                    Ways.RefuseTruncated<Guid>(encoding);
                }
            }
        }
    }

    [Fact]
    public void Every_other_character_at_every_place_is_refused()
    {
        byte[] text = Encoding.ASCII.GetBytes("01234567-89ab-CDEF-0123-456789abcdef");
        for (int at = 0; at < text.Length; at++)
        {
            byte kept = text[at];
            for (int other = 0; other < 256; other++)
            {
                text[at] = (byte)other;
                byte[] data = Oracle.Text(text);
                bool valid = at is 8 or 13 or 18 or 23 ? other == '-' : char.IsAsciiHexDigit((char)other);
                if (valid)
                {
                    Assert.Equal(Guid.Parse(Encoding.ASCII.GetString(text)), OctavoMsgPack.Deserialize<Guid>(data));
                }
                else
                {
                    Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<Guid>(data)).Code);
                }
            }
            text[at] = kept;
        }
    }

    [Fact]
    public void Other_lengths_and_kinds_are_refused()
    {
        Assert.Equal(OctavoErrorCode.InvalidValue, Ways.Refusal<Guid>(Oracle.Text(Encoding.ASCII.GetBytes(Guid.Empty.ToString("N")))));
        Assert.Equal(OctavoErrorCode.InvalidValue, Ways.Refusal<Guid>(Oracle.Text(Encoding.ASCII.GetBytes(Guid.Empty.ToString("B")))));
        Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<Guid>(Oracle.Binaries(new byte[16]).First()));
        Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<Guid>([0xc0]));
    }
}
