// Owns: damaged entries of FusionCache: null or an entry, whatever is wrong with them. Needs no server.
using Microsoft.Extensions.Caching.Distributed;
using Microsoft.Extensions.Caching.Memory;
using ZiggyCreatures.Caching.Fusion;
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

    /// <summary>FusionCache looks up each tag of an entry that it reads, one after another.</summary>
    [Fact]
    public void EntryWithTagsWithoutEndIsAMiss()
    {
        var serializer = new FusionCacheOctavoSerializer();
        byte[] bytes = serializer.Serialize(new FusionCacheDistributedEntry<Order?>(Order.Of(1), 1, 2, [.. Enumerable.Repeat("", 1_000)], null));
        Assert.Equal(1_000, serializer.Deserialize<FusionCacheDistributedEntry<Order?>>(bytes)!.Tags!.Length);
        // One more: its count, after 18 bytes, and an empty tag.
        byte[] more = [.. bytes[..18], .. BitConverter.GetBytes(1_001), .. bytes[22..(22 + 4_000)], 0, 0, 0, 0, .. bytes[(22 + 4_000)..]];
        Assert.Null(serializer.Deserialize<FusionCacheDistributedEntry<Order?>>(more));
        Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => serializer.Serialize(
            new FusionCacheDistributedEntry<Order?>(Order.Of(1), 1, 2, [.. Enumerable.Repeat("", 1_001)], null))).Code);
    }

    /// <summary>A lone surrogate became U+FFFD: removing by the tag left the value where it was, and removing by another one took it away.</summary>
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void TextThatUtf8DoesNotHaveIsRefused(bool isETag)
    {
        string text = "x" + (char)0xDC00; // an attribute cannot hold it
        var serializer = new FusionCacheOctavoSerializer();
        var metadata = new FusionCacheEntryMetadata(false, null, isETag ? text : null, null, null, null);
        var entry = new FusionCacheDistributedEntry<Order?>(Order.Of(1), 1, 2, [isETag ? "a" : text], metadata);
        OctavoException refused = Assert.Throws<OctavoException>(() => serializer.Serialize(entry));
        Assert.Equal(OctavoErrorCode.InvalidText, refused.Code);
        Assert.Contains(isETag ? "ETag" : "tag", refused.Message, StringComparison.Ordinal);
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

    /// <summary>FusionCache threw for such an entry at each call: it was neither a value nor a miss, and no call replaced it.</summary>
    [Theory]
    [InlineData("made")]
    [InlineData("expires")]
    [InlineData("eager")]
    [InlineData("modified")]
    [InlineData("size")]
    [InlineData("priority")]
    public void NumbersOutOfRangeAreMisses(string part)
    {
        var serializer = new FusionCacheOctavoSerializer();
        foreach (long number in (long[])[long.MinValue, -1, long.MaxValue])
        {
            if ((part == "size" && number > 0) || (part == "priority" && number != -1))
            {
                continue; // a size, and the same byte or a priority
            }
            byte[] bytes = Entry(serializer, part, number);
            Assert.Null(serializer.Deserialize<FusionCacheDistributedEntry<Order?>>(bytes));
            var store = new MemoryDistributedCache(Microsoft.Extensions.Options.Options.Create(new MemoryDistributedCacheOptions()));
            store.Set("v2:key", bytes);
            using var cache = new ZiggyCreatures.Caching.Fusion.FusionCache(new FusionCacheOptions());
            cache.SetupDistributedCache(store, serializer);
            Order? found = cache.GetOrSet<Order?>("key", (_, _) => Order.Of(2), options: new FusionCacheEntryOptions(TimeSpan.FromMinutes(5)));
            Assert.Equal(2, found!.Lines.Count);
        }
        Assert.NotNull(serializer.Deserialize<FusionCacheDistributedEntry<Order?>>(Entry(serializer, part, 3)));
    }

    /// <summary>An entry that has expired, so that FusionCache asks for all of its parts.</summary>
    private static byte[] Entry(FusionCacheOctavoSerializer serializer, string part, long number)
    {
        long Of(string name, long usual) => part == name ? number : usual;
        var metadata = new FusionCacheEntryMetadata(false, Of("eager", 5), "tag", Of("modified", 6), Of("size", 7), (byte)Of("priority", 1));
        return serializer.Serialize(new FusionCacheDistributedEntry<Order?>(Order.Of(1), Of("made", 1), Of("expires", 2), ["a"], metadata));
    }
}
