// Owns: the tests that what a repository returns is cached, whatever interface declares it.
using Microsoft.Extensions.Caching.Hybrid;

namespace Octavo.IntegrationTests.Caching;

public sealed class CollectionCacheTests
{
    [Fact]
    public async Task InterfacesAreCached()
    {
        var services = new ServiceCollection();
        services.AddHybridCache().AddOctavo();
        await using ServiceProvider provider = services.BuildServiceProvider();
        HybridCache cache = provider.GetRequiredService<HybridCache>();
        for (int i = 0; i < 2; i++)
        {
            Assert.Single(await cache.GetOrCreateAsync<IReadOnlyList<Order>>("a", _ => new([Order.Of(1)])));
            Assert.Single(await cache.GetOrCreateAsync<IEnumerable<Order>>("b", _ => new(Lazy())));
            Assert.Single(await cache.GetOrCreateAsync<IReadOnlyCollection<Order>>("c", _ => new([Order.Of(1)])));
            Assert.Single(await cache.GetOrCreateAsync<ICollection<Order>>("d", _ => new([Order.Of(1)])));
            Assert.Single(await cache.GetOrCreateAsync<IList<Order>>("e", _ => new([Order.Of(1)])));
            Assert.Single(await cache.GetOrCreateAsync<IReadOnlyDictionary<string, Order>>("f",
                _ => new(new Dictionary<string, Order> { ["x"] = Order.Of(1) })));
            Assert.Single(await cache.GetOrCreateAsync<IDictionary<string, Order>>("g",
                _ => new(new SortedDictionary<string, Order> { ["x"] = Order.Of(1) })));
            Assert.Equal([1, null], await cache.GetOrCreateAsync<IEnumerable<int?>>("h", _ => new([1, null])));
        }

        static IEnumerable<Order> Lazy()
        {
            yield return Order.Of(1);
        }
    }
}
