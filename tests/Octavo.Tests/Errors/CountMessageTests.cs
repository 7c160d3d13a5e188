// Owns: the message for a count that data cannot hold: bytes that are left are those of the data.
using System.Text.RegularExpressions;

namespace Octavo.Tests.Errors;

public sealed partial class CountMessageTests
{
    [Fact]
    public void Bytes_that_are_left_are_the_datas()
    {
        foreach (uint count in (uint[])[1_000, 70_000, 0x3FFF_FFFF, 0x4000_0000, 0x7FFF_FFFF, 0x8000_0000, uint.MaxValue])
        {
            byte[] bytes = [(byte)(count >> 24), (byte)(count >> 16), (byte)(count >> 8), (byte)count, 1, 2, 3];
            foreach (byte head in (byte[])[0xDD, 0xDF, 0xC6, 0xDB])
            {
                Says(() => OctavoMsgPack.Deserialize<int[]>([head, .. bytes]));
                Says(() => OctavoMsgPack.Deserialize<Dictionary<string, int>>([head, .. bytes]));
                Says(() => OctavoMsgPack.Deserialize<string>([head, .. bytes]));
                Says(() => OctavoMsgPack.Deserialize<Hand.Order>([head, .. bytes]));
            }
            foreach (byte head in (byte[])[0x9A, 0xBA, 0x5A, 0x7A])
            {
                Says(() => OctavoCbor.Deserialize<int[]>([head, .. bytes]));
                Says(() => OctavoCbor.Deserialize<Dictionary<string, int>>([head, .. bytes]));
                Says(() => OctavoCbor.Deserialize<string>([head, .. bytes]));
                Says(() => OctavoCbor.Deserialize<Hand.Order>([head, .. bytes]));
            }
        }
    }

    private static void Says(Action read)
    {
        OctavoException refusal = Assert.ThrowsAny<OctavoException>(read);
        Match left = Left().Match(refusal.Message);
        Assert.True(!left.Success || int.Parse(left.Groups[1].Value, System.Globalization.CultureInfo.InvariantCulture) <= 7, refusal.Message);
    }

    [GeneratedRegex("by the ([0-9]+) bytes that are left")]
    private static partial Regex Left();
}
