// Owns: that the output cache of the framework keeps an answer for each Accept. Knows no format.
using Microsoft.AspNetCore.OutputCaching;
using Microsoft.Extensions.Options;
using Microsoft.Extensions.Primitives;
using Microsoft.Net.Http.Headers;

namespace Octavo.AspNetCore.Startup;

/// <summary>Adds <c>Accept</c> to the key of answers that are cached. Output caching does not look at <c>Vary</c>: without this, a client would get the format
/// that another one asked for. It caches nothing by itself.</summary>
internal sealed class OutputCaching : IConfigureOptions<OutputCacheOptions>, IOutputCachePolicy
{
    public void Configure(OutputCacheOptions options) => options.AddBasePolicy(this);

    /// <summary>Before the policies of the endpoint, which add their headers to those that are there.</summary>
    public ValueTask CacheRequestAsync(OutputCacheContext context, CancellationToken cancellation)
    {
        context.CacheVaryByRules.HeaderNames = StringValues.Concat(context.CacheVaryByRules.HeaderNames, HeaderNames.Accept);
        return ValueTask.CompletedTask;
    }

    public ValueTask ServeFromCacheAsync(OutputCacheContext context, CancellationToken cancellation) => ValueTask.CompletedTask;

    public ValueTask ServeResponseAsync(OutputCacheContext context, CancellationToken cancellation) => ValueTask.CompletedTask;
}
