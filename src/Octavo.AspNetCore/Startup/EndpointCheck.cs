// Owns: the check at start-up that the types of endpoints have codecs. Knows no request.
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Options;
using Octavo.AspNetCore.Http;

namespace Octavo.AspNetCore.Startup;

/// <summary>Checks every endpoint when the application has its pipeline, and stops the start if an endpoint could never answer.</summary>
internal sealed class EndpointCheck(IServiceProvider services) : IHostedLifecycleService
{
    public Task StartedAsync(CancellationToken cancellationToken)
    {
        MvcCheck? controllers = services.GetService<MvcCheck>();
        List<string> missing = [];
        // Asking for the endpoints builds them, which otherwise happens at the first request.
        foreach (Endpoint endpoint in services.GetService<EndpointDataSource>()?.Endpoints ?? [])
        {
            if (endpoint.Metadata.GetOrderedMetadata<BodyMetadata>() is [{ } one, { } other, ..])
            {
                throw new InvalidOperationException(
                    $"{endpoint.DisplayName} reads the body twice, as {one.Parameter} and as {other.Parameter}: the second would find nothing. "
                        + "Declare one OctavoBody<T>.");
            }
            if (endpoint.Metadata.GetMetadata<EndpointName>() is { } options && !IsKnown(options.Name))
            {
                throw new InvalidOperationException(
                    $"{endpoint.DisplayName} has WithOctavo(\"{options.Name}\"), but no options have that name; call AddOctavo(\"{options.Name}\", …).");
            }
            foreach (OctavoEndpointType type in endpoint.Metadata.GetOrderedMetadata<OctavoEndpointType>())
            {
                Add(missing, endpoint, type.Missing(endpoint, services));
            }
            foreach (string of in controllers?.Missing(endpoint) ?? [])
            {
                Add(missing, endpoint, of);
            }
        }
        return missing.Count == 0 ? Task.CompletedTask
            : throw new InvalidOperationException("Types of endpoints have no Octavo codec:\n" + string.Join("\n", missing.Distinct()));
    }

    public Task StartAsync(CancellationToken cancellationToken) => Task.CompletedTask;

    public Task StartingAsync(CancellationToken cancellationToken) => Task.CompletedTask;

    public Task StopAsync(CancellationToken cancellationToken) => Task.CompletedTask;

    public Task StoppedAsync(CancellationToken cancellationToken) => Task.CompletedTask;

    public Task StoppingAsync(CancellationToken cancellationToken) => Task.CompletedTask;

    /// <summary>Whether somebody made options of a name: others would be the defaults, and nobody would see why.</summary>
    private bool IsKnown(string name) => name == Options.DefaultName || services.GetKeyedService<OctavoServiceOptions>(name) is not null
        || services.GetServices<IConfigureOptions<OctavoServiceOptions>>().Any(configure => configure is ConfigureNamedOptions<OctavoServiceOptions> named
            ? named.Name == name : configure is IConfigureNamedOptions<OctavoServiceOptions>);

    private static void Add(List<string> missing, Endpoint endpoint, string? why)
    {
        if (why is not null)
        {
            missing.Add($"{endpoint.DisplayName}: {why}");
        }
    }
}
