// Owns: two programs that share a distributed cache of FusionCache, in memory here; with Redis the registration of the IDistributedCache is another.
// Packages: Octavo, Octavo.FusionCache.
using Microsoft.Extensions.Caching.Distributed;
using Microsoft.Extensions.Caching.Memory;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using Octavo;
using ZiggyCreatures.Caching.Fusion;

namespace Stores;

[GenerateCodec]
public sealed record Page([property: CodecMember(1)] string Title, [property: CodecMember(2)] List<int> Products);

/// <summary>The type of another release, which has a member more.</summary>
[GenerateCodec]
public sealed record LaterPage([property: CodecMember(1)] string Title, [property: CodecMember(2)] List<int> Products, [property: CodecMember(3)] int Sale);

internal static class FusionEntries
{
    internal static async Task<bool> RunAsync()
    {
        var shared = new MemoryDistributedCache(Options.Create(new MemoryDistributedCacheOptions()));
        int made = 0;
        await using ServiceProvider one = Program(shared), other = Program(shared);
        Page first = await Cache(one).GetOrSetAsync<Page>("page:1", MakeAsync);
        Page again = await Cache(other).GetOrSetAsync<Page>("page:1", MakeAsync);
        Console.WriteLine($"Two programs: {again.Title} with {again.Products.Count} products, made {made} time(s)");

        // An entry of another version of the type is a miss, never a wrong value.
        await using ServiceProvider next = Program(shared);
        LaterPage later = await Cache(next).GetOrSetAsync("page:1", _ => Task.FromResult(new LaterPage("new", [], 5)));
        Console.WriteLine($"The next release: {later.Title}");
        return made == 1 && OctavoGraph.Equals(first, again) && later is { Title: "new", Sale: 5 };

        Task<Page> MakeAsync(CancellationToken cancellationToken)
        {
            made++;
            return Task.FromResult(new Page("Shoes", [1, 2, 3]));
        }
    }

    private static IFusionCache Cache(ServiceProvider program) => program.GetRequiredService<IFusionCache>();

    /// <summary>The services of a program: each has its own memory, and the distributed cache in common.</summary>
    private static ServiceProvider Program(IDistributedCache distributed)
    {
        var services = new ServiceCollection();
        services.AddFusionCache().WithDistributedCache(distributed).WithOctavoSerializer(options =>
        {
            options.Types.Add(typeof(Page));
            options.Types.Add(typeof(LaterPage));
        });
        return services.BuildServiceProvider();
    }
}
