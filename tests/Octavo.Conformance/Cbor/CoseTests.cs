// Owns: the messages of COSE's examples: decoded, written again to the same bytes, kept raw, cut everywhere. Knows no codec.
using System.Text.Json;

namespace Octavo.Conformance.Cbor;

public class CoseTests
{
    private const string Suite = "cose-examples";

    [SuiteFact(Suite)]
    public void Every_message_is_written_again_to_the_same_bytes()
    {
        byte[][] messages = Messages();
        Assert.Equal(149, messages.Length);
        foreach (byte[] data in messages)
        {
            object? value = CborTree.Read(data);
            Assert.Equal(Convert.ToHexString(data), Convert.ToHexString(CborTree.Write(value)));
            foreach (int cut in Ways.Cuts(data.Length))
            {
                byte[] part = data[..cut];
                Assert.Throws<OctavoException>(() => CborTree.Read(part));
                Assert.Equal(CborTree.Text(value), CborTree.Text(CborTree.Read(Segments.Cut(data, cut))));
            }
            OctavoRaw raw = OctavoCbor.Deserialize<OctavoRaw>(data);
            Assert.Equal(data, OctavoCbor.Serialize(raw));
        }
    }

    private static byte[][] Messages() =>
        [.. System.Text.Encoding.UTF8.GetString(SuiteFolder.Bytes($"{Suite}/cose.jsonl")).Split('\n', StringSplitOptions.RemoveEmptyEntries)
            .Select(line => JsonDocument.Parse(line).RootElement).Select(row => Convert.FromHexString(row.GetProperty("hex").GetString()!))];
}
