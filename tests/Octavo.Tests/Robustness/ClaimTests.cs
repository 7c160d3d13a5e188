// Owns: memory that nested or repeated collections may claim without having elements, in every format. Knows no format but in the heads.
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Robustness;

public sealed class ClaimTests
{
    private const int Filler = 20_000;

    /// <summary>Each level claims as many elements as bytes are left: 8 · remaining + 4096 bytes a collection, over at most 64 levels.</summary>
    [Fact]
    public void NestedClaimsInBinary()
    {
        // Folder: two members, the name "", then a list that claims 20,000 folders, whose first is the same again.
        byte[] level = [0x03, 0x02, 0xA1, 0x9C, 0x01];
        byte[] payload = [.. Enumerable.Repeat(level, 70).SelectMany(bytes => bytes), .. new byte[Filler]];
        long allocated = Allocated(() => OctavoBinary.Deserialize<Folder>(payload));
        Assert.InRange(allocated, 0, 64L * ((8 * payload.Length) + 4096) + (64 * 1024));
    }

    [Fact]
    public void NestedClaimsInMessagePack()
    {
        // {"Name": "", "Folders": [20,000 of which the first is the same again
        byte[] level = [0x82, 0xA4, .. "Name"u8, 0xA0, 0xA7, .. "Folders"u8, 0xDC, 0x4E, 0x20];
        byte[] payload = [.. Enumerable.Repeat(level, 70).SelectMany(bytes => bytes), .. new byte[Filler]];
        long allocated = Allocated(() => OctavoMsgPack.Deserialize<Folder>(payload));
        Assert.InRange(allocated, 0, 64L * ((8 * payload.Length) + 4096) + (64 * 1024));
    }

    /// <summary>A dictionary's first table must not grow with a claim either.</summary>
    [Fact]
    public void NestedMapsInMessagePack()
    {
        byte[] level = [0x81, 0xA8, .. "Children"u8, 0xDE, 0x27, 0x10, 0xA1, (byte)'x'];
        byte[] payload = [.. Enumerable.Repeat(level, 70).SelectMany(bytes => bytes), .. new byte[Filler]];
        long allocated = Allocated(() => OctavoMsgPack.Deserialize<ByDictionary>(payload));
        Assert.InRange(allocated, 0, 64L * ((8 * payload.Length) + (4 * 4096)) + (64 * 1024));
    }

    /// <summary>Structs of 450 bytes and more whose elements may take a byte in MessagePack: the claim is paid for element by element.</summary>
    [Fact]
    public void LargeStructsInMessagePack()
    {
        byte[] payload = [0xDC, 0x4E, 0x20, .. Enumerable.Repeat((byte)0xC1, Filler)];
        long allocated = Allocated(() => OctavoMsgPack.Deserialize<Wide60Image[]>(payload));
        Assert.InRange(allocated, 0, (8 * payload.Length) + (4096 * 800) + (64 * 1024));
    }

    private static long Allocated(Action call)
    {
        for (int i = 0; ; i++)
        {
            long before = GC.GetAllocatedBytesForCurrentThread();
            Assert.Throws<OctavoException>(call);
            long allocated = GC.GetAllocatedBytesForCurrentThread() - before;
            if (i == 1)
            {
                return allocated;
            }
        }
    }
}
