// Owns: the registration of the protocol with servers and clients.
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Protocol;
using Microsoft.Extensions.DependencyInjection.Extensions;
using Microsoft.Extensions.Logging;
using Octavo;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>Registers Octavo with SignalR. docs/features/signalr.md.</summary>
/// <example><code>
/// using Microsoft.AspNetCore.SignalR.Client;
/// using Microsoft.Extensions.DependencyInjection;
///
/// HubConnection connection = new HubConnectionBuilder().WithUrl("https://shop.example/hub").AddOctavoProtocol().Build();
/// </code></example>
public static class OctavoSignalRBuilderExtensions
{
    /// <summary>Adds the <c>messagepack</c> protocol with Octavo's codecs, to a server or a client. It replaces another protocol of that name that was added
    /// before.</summary>
    /// <param name="builder">What <c>AddSignalR</c> returned, or a <c>HubConnectionBuilder</c>.</param>
    /// <param name="configure">Chooses options.</param>
    public static TBuilder AddOctavoProtocol<TBuilder>(this TBuilder builder, Action<OctavoHubOptions>? configure = null)
        where TBuilder : ISignalRBuilder
    {
        ArgumentNullException.ThrowIfNull(builder);
        builder.Services.AddOptions<OctavoHubOptions>();
        if (configure is not null)
        {
            builder.Services.Configure(configure);
        }
        builder.Services.TryAddEnumerable(
            ServiceDescriptor.Singleton<IHubProtocol, OctavoHubProtocol>(
                static provider =>
                    new OctavoHubProtocol(provider.GetRequiredService<Options.IOptions<OctavoHubOptions>>(), provider.GetService<OctavoServiceOptions>(),
                        provider.GetService<ILogger<OctavoHubProtocol>>())));
        return builder;
    }
}
