// Owns: data that made memory grow faster than itself: what is allocated doubles where the data does.
namespace Octavo.Tests.Robustness;

public sealed class GrowthTests
{
    /// <summary>Values of indefinite length, each before one that nests deeper than is left where they stand: the rest was written again at each of them, and kept.</summary>
    [Fact]
    public void Indefinite_lengths_in_CBOR()
    {
        byte[] item = [0xA2, 0x61, (byte)'L', 0x9F, 0xFF, 0x61, (byte)'z', .. Enumerable.Repeat((byte)0x81, 62), 0x00];
        Grows(n => [0x99, (byte)(n >> 8), (byte)n, .. Enumerable.Repeat(item, n).SelectMany(i => i)], data => Assert.NotNull(OctavoCbor.Deserialize<List<CborItem>>(data)));
        byte[] deep = [0xA2, 0x61, (byte)'L', 0x9F, 0xFF, 0x61, (byte)'z', .. Enumerable.Repeat((byte)0x81, 64), 0x00];
        Grows(n => [0x99, (byte)(n >> 8), (byte)n, .. Enumerable.Repeat(deep, n).SelectMany(i => i)], data => Record.Exception(() => OctavoCbor.Deserialize<List<CborItem>>(data)));
    }

    /// <summary>Allocation is counted, which no other process disturbs; time follows it in these.</summary>
    private static void Grows(Func<int, byte[]> make, Action<byte[]> read)
    {
        var before = new List<(int Length, long Allocated)>();
        foreach (int n in new[] { 500, 500, 1000, 2000 })
        {
            byte[] data = make(n);
            long start = GC.GetAllocatedBytesForCurrentThread();
            read(data);
            before.Add((data.Length, GC.GetAllocatedBytesForCurrentThread() - start));
        }
        for (int i = 2; i < before.Count; i++)
        {
            Assert.True(before[i].Allocated <= 2.3 * before[i - 1].Allocated, string.Join(", ", before));
        }
        Assert.True(before[^1].Allocated <= 100L * before[^1].Length, string.Join(", ", before));
    }
}
