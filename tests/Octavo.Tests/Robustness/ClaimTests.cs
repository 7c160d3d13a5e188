// Owns: memory that nested or repeated collections may claim without having elements, in every format. Knows no format but in the heads.
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Robustness;

public sealed class ClaimTests
{
    private const int Filler = 20_000;

    /// <summary>Each level claims as many elements as bytes are left; the data could hold those of the first alone.</summary>
    [Fact]
    public void NestedClaimsInBinary()
    {
        // Folder: two members, the name "", then a list that claims 20,000 folders, whose first is the same again.
        byte[] level = [0x03, 0x02, 0xA1, 0x9C, 0x01];
        byte[] payload = [.. Enumerable.Repeat(level, 70).SelectMany(bytes => bytes), .. new byte[Filler]];
        long allocated = Allocated(() => OctavoBinary.Deserialize<Folder>(payload));
        Assert.InRange(allocated, 0, (8L * payload.Length) + 4096 + (64 * 1024));
    }

    [Fact]
    public void NestedClaimsInMessagePack()
    {
        // {"Name": "", "Folders": [20,000 of which the first is the same again
        byte[] level = [0x82, 0xA4, .. "Name"u8, 0xA0, 0xA7, .. "Folders"u8, 0xDC, 0x4E, 0x20];
        byte[] payload = [.. Enumerable.Repeat(level, 70).SelectMany(bytes => bytes), .. new byte[Filler]];
        long allocated = Allocated(() => OctavoMsgPack.Deserialize<Folder>(payload));
        Assert.InRange(allocated, 0, (8L * payload.Length) + 4096 + (64 * 1024));
    }

    [Fact]
    public void NestedClaimsInCbor()
    {
        byte[] level = [0xA2, 0x64, .. "Name"u8, 0x60, 0x67, .. "Folders"u8, 0x99, 0x4E, 0x20];
        byte[] payload = [.. Enumerable.Repeat(level, 70).SelectMany(bytes => bytes), .. new byte[Filler]];
        long allocated = Allocated(() => OctavoCbor.Deserialize<Folder>(payload));
        Assert.InRange(allocated, 0, (8L * payload.Length) + 4096 + (64 * 1024));
    }

    [Fact]
    public void NestedMapsInCbor()
    {
        byte[] level = [0xA1, 0x68, .. "Children"u8, 0xB9, 0x27, 0x10, 0x61, (byte)'x'];
        byte[] payload = [.. Enumerable.Repeat(level, 70).SelectMany(bytes => bytes), .. new byte[Filler]];
        long allocated = Allocated(() => OctavoCbor.Deserialize<ByDictionary>(payload));
        Assert.InRange(allocated, 0, (40L * payload.Length) + (64 * 1024));
    }

    [Fact]
    public void LargeStructsInCbor()
    {
        byte[] payload = [0x99, 0x4E, 0x20, .. Enumerable.Repeat((byte)0xFC, Filler)];
        long allocated = Allocated(() => OctavoCbor.Deserialize<Wide60Image[]>(payload));
        Assert.InRange(allocated, 0, (8 * payload.Length) + (4096 * 800) + (64 * 1024));
    }

    /// <summary>A dictionary's first table must not grow with a claim either.</summary>
    [Fact]
    public void NestedMapsInMessagePack()
    {
        byte[] level = [0x81, 0xA8, .. "Children"u8, 0xDE, 0x27, 0x10, 0xA1, (byte)'x'];
        byte[] payload = [.. Enumerable.Repeat(level, 70).SelectMany(bytes => bytes), .. new byte[Filler]];
        long allocated = Allocated(() => OctavoMsgPack.Deserialize<ByDictionary>(payload));
        Assert.InRange(allocated, 0, (40L * payload.Length) + (64 * 1024));
    }

    /// <summary>Structs of 450 bytes and more whose elements may take a byte in MessagePack: the claim is paid for element by element.</summary>
    [Fact]
    public void LargeStructsInMessagePack()
    {
        byte[] payload = [0xDC, 0x4E, 0x20, .. Enumerable.Repeat((byte)0xC1, Filler)];
        long allocated = Allocated(() => OctavoMsgPack.Deserialize<Wide60Image[]>(payload));
        Assert.InRange(allocated, 0, (8 * payload.Length) + (4096 * 800) + (64 * 1024));
    }

    /// <summary>Collections side by side: the first is short of its elements, the others claim what is left anyway.</summary>
    [Fact]
    public void ClaimsOfManyLists()
    {
        // A list of 100 lists of 200 numbers, of which the first has all and the others are followed by too little.
        List<List<int>> whole = [.. Enumerable.Range(0, 100).Select(_ => Enumerable.Repeat(1, 200).ToList())];
        Assert.Equal(whole, OctavoBinary.Deserialize<List<List<int>>>(OctavoBinary.Serialize(whole)));
        Assert.Equal(whole, OctavoMsgPack.Deserialize<List<List<int>>>(OctavoMsgPack.Serialize(whole)));
        byte[] nested = [0xDC, 0x4E, 0x20, .. Enumerable.Range(0, 6_000).SelectMany(_ => (byte[])[0xDC, 0x0F, 0xA0])];
        var found = Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<List<List<List<byte>>>>([.. nested, .. new byte[4_000]]));
        Assert.Equal(OctavoErrorCode.CountTooLarge, found.Code);
        Assert.Equal(whole, OctavoCbor.Deserialize<List<List<int>>>(OctavoCbor.Serialize(whole)));
        nested = [0x99, 0x4E, 0x20, .. Enumerable.Range(0, 6_000).SelectMany(_ => (byte[])[0x99, 0x0F, 0xA0])];
        found = Assert.Throws<OctavoException>(() => OctavoCbor.Deserialize<List<List<List<byte>>>>([.. nested, .. new byte[4_000]]));
        Assert.Equal(OctavoErrorCode.CountTooLarge, found.Code);
    }

    /// <summary>The tightest data: every element is one byte, or null. Nulls give nothing back.</summary>
    [Fact]
    public void OneByteElements()
    {
        List<List<bool>?> lists = [null, [], [true], null, .. Enumerable.Repeat<List<bool>?>([true, false, true], 300), null];
        Assert.Equal(lists, OctavoMsgPack.Deserialize<List<List<bool>?>>(OctavoMsgPack.Serialize(lists)));
        Assert.Equal(lists, OctavoBinary.Deserialize<List<List<bool>?>>(OctavoBinary.Serialize(lists)));
        Assert.Equal(lists, OctavoCbor.Deserialize<List<List<bool>?>>(OctavoCbor.Serialize(lists)));
        var maps = new Dictionary<int, Dictionary<int, bool>?> { [1] = null, [2] = new() { [0] = true }, [3] = new() { [0] = false, [1] = true } };
        Assert.Equal(maps, OctavoMsgPack.Deserialize<Dictionary<int, Dictionary<int, bool>?>>(OctavoMsgPack.Serialize(maps)));
        Assert.Equal(maps, OctavoCbor.Deserialize<Dictionary<int, Dictionary<int, bool>?>>(OctavoCbor.Serialize(maps)));
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
