// Owns: the registration of formats and their options with a container. Knows no request.
using Microsoft.AspNetCore.OutputCaching;
using Microsoft.Extensions.DependencyInjection.Extensions;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Options;
using Microsoft.Extensions.Validation;
using Octavo;
using Octavo.AspNetCore.Startup;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>Registers Octavo's formats. docs/features/aspnetcore.md.</summary>
/// <example><code>
/// using Microsoft.AspNetCore.Builder;
/// using Microsoft.Extensions.DependencyInjection;
///
/// WebApplicationBuilder builder = WebApplication.CreateBuilder();
/// builder.Services.AddOctavo(options => options.Limit(SerializerLimits.Untrusted));
/// </code></example>
public static class OctavoServiceCollectionExtensions
{
    /// <summary>Registers the formats of the services, and the check at start-up that every type of an endpoint has a codec. Options that throw, such as
    /// <c>Only</c> with an unknown format, stop the start too.</summary>
    /// <param name="services">The services.</param>
    /// <param name="configure">Chooses formats and options; several calls add up.</param>
    public static IServiceCollection AddOctavo(this IServiceCollection services, Action<OctavoServiceOptions>? configure = null) =>
        services.AddOctavo(Options.Options.DefaultName, configure);

    /// <summary>Registers formats under a name: for endpoints with <c>WithOctavo</c>, and as a keyed service.</summary>
    /// <param name="services">The services.</param>
    /// <param name="name">The name of the options, which start with the defaults.</param>
    /// <param name="configure">Chooses formats and options.</param>
    public static IServiceCollection AddOctavo(this IServiceCollection services, string name, Action<OctavoServiceOptions>? configure = null)
    {
        ArgumentNullException.ThrowIfNull(services);
        ArgumentNullException.ThrowIfNull(name);
        services.AddOptions<OctavoServiceOptions>(name).ValidateOnStart(); // a format that is not there is an error then, and not at the first request
        if (configure is not null)
        {
            services.Configure(name, configure);
        }
        services.TryAddSingleton(static provider => provider.GetRequiredService<IOptions<OctavoServiceOptions>>().Value);
        services.TryAddKeyedSingleton(name, static (provider, key) => provider.GetRequiredService<IOptionsMonitor<OctavoServiceOptions>>().Get((string)key!));
        services.TryAddEnumerable(ServiceDescriptor.Singleton<IHostedService, EndpointCheck>());
        services.TryAddEnumerable(ServiceDescriptor.Singleton<IConfigureOptions<OutputCacheOptions>, OutputCaching>());
#pragma warning disable ASP0029 // for evaluation purposes
        services.TryAddEnumerable(ServiceDescriptor.Singleton<IPostConfigureOptions<ValidationOptions>, BodyValidation>());
#pragma warning restore ASP0029
        return services;
    }
}
