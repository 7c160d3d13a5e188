// Owns: damaged entries of FusionCache: null or an entry, whatever is wrong with them. Needs no server.
using ZiggyCreatures.Caching.Fusion.Internals;
using ZiggyCreatures.Caching.Fusion.Internals.Distributed;

namespace Octavo.IntegrationTests.Fusion;

public sealed class FusionDamageTests
{
    [Fact]
    public void DamagedEntriesAreMisses()
    {
        var serializer = new FusionCacheOctavoSerializer();
        var metadata = new FusionCacheEntryMetadata(true, 5, "tag", 6, 7, 1);
        byte[] bytes = serializer.Serialize(new FusionCacheDistributedEntry<Order?>(Order.Of(1), 1, 2, ["a", "ü"], metadata));
        for (int at = 0; at + sizeof(int) <= bytes.Length; at++)
        {
            foreach (int count in (int[])[-1, int.MinValue, int.MaxValue, 0, 3])
            {
                byte[] damaged = [.. bytes];
                BitConverter.TryWriteBytes(damaged.AsSpan(at), count);
                _ = serializer.Deserialize<FusionCacheDistributedEntry<Order?>>(damaged);
            }
        }
    }

    /// <summary>Bytes that are no text in a tag became another tag.</summary>
    [Fact]
    public void TagsThatAreNotTextAreMisses()
    {
        var serializer = new FusionCacheOctavoSerializer();
        byte[] bytes = serializer.Serialize(new FusionCacheDistributedEntry<Order?>(Order.Of(1), 1, 2, ["a", "ü"], null));
        Assert.NotNull(serializer.Deserialize<FusionCacheDistributedEntry<Order?>>(bytes));
        byte[] damaged = [.. bytes];
        damaged[damaged.AsSpan().IndexOf("ü"u8)] = 0xFF;
        Assert.Null(serializer.Deserialize<FusionCacheDistributedEntry<Order?>>(damaged));
    }

    [Fact]
    public void PartsOfMetadataThatIsNotThereAreMisses()
    {
        const byte HasMetadata = 2;
        var serializer = new FusionCacheOctavoSerializer();
        var metadata = new FusionCacheEntryMetadata(true, null, null, null, null, null);
        byte[] bytes = serializer.Serialize(new FusionCacheDistributedEntry<Order?>(Order.Of(1), 1, 2, null, metadata));
        bytes[1] &= unchecked((byte)~HasMetadata);
        Assert.Null(serializer.Deserialize<FusionCacheDistributedEntry<Order?>>(bytes));
    }
}
