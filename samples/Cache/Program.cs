// Owns: values of a cache. In memory here; with AddStackExchangeRedisCache instead of AddDistributedMemoryCache the same code keeps them in Redis.
using Microsoft.Extensions.Caching.Distributed;
using Microsoft.Extensions.Caching.Hybrid;
using Microsoft.Extensions.DependencyInjection;
using Octavo;
using Shop;

var services = new ServiceCollection();
services.AddDistributedMemoryCache();
services.AddHybridCache().AddOctavo(options => options.CompressFrom = 1024);
await using ServiceProvider provider = services.BuildServiceProvider();
HybridCache cache = provider.GetRequiredService<HybridCache>();

int made = 0;
Page first = await cache.GetOrCreateAsync("page:1", MakeAsync);
Page again = await cache.GetOrCreateAsync("page:1", MakeAsync);
Console.WriteLine($"HybridCache: {again.Products.Count} products, made {made} time(s)");

// The cached bytes have format and schema: a value from another version of the type is a miss, not a wrong value.
IDistributedCache bytes = provider.GetRequiredService<IDistributedCache>();
await bytes.SetOctavoAsync("page:2", first);
int length = (await bytes.GetAsync("page:2"))!.Length;
CodecOptional<Page?> kept = await bytes.GetOctavoAsync<Page>("page:2");
CodecOptional<Product?> other = await bytes.GetOctavoAsync<Product>("page:2");
Console.WriteLine($"IDistributedCache: {length} bytes; as a page: {kept.HasValue}; as a product: {other.HasValue}");

bool isRight = made == 1 && first.Products.Count == 100 && again.Products[99] == first.Products[99] && kept.HasValue && !other.HasValue;
Console.WriteLine(isRight ? "All answers are right" : "An answer is wrong");
return isRight ? 0 : 1;

ValueTask<Page> MakeAsync(CancellationToken cancellationToken)
{
    made++;
    return ValueTask.FromResult(new Page([.. Enumerable.Range(0, 100).Select(id => new Product(id, $"Product {id}", 9.90m))]));
}
