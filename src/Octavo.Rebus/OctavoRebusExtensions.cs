// Owns: the registration with Rebus. Knows no format.
using System.Diagnostics.CodeAnalysis;
using Octavo.Rebus;
using Rebus.Config;
using Rebus.Handlers;
using Rebus.Serialization;

namespace Octavo;

/// <summary>Registers Octavo with Rebus. docs/features/rebus.md.</summary>
/// <example><code>
/// using Rebus.Activation;
/// using Rebus.Config;
/// using Rebus.Transport.InMem;
///
/// var types = new OctavoMessageTypes().Add&lt;Order>("order");
/// using var activator = new BuiltinHandlerActivator();
/// Configure.With(activator).Transport(transport => transport.UseInMemoryTransport(new InMemNetwork(), "orders"))
///     .Serialization(serialization => serialization.UseOctavo(types)).Start();
/// </code></example>
public static class OctavoRebusExtensions
{
    /// <summary>Makes Rebus write and read messages with their codecs.</summary>
    /// <param name="configurer">The parameter of <c>Serialization</c>.</param>
    /// <param name="types">The types of messages, with their names on the wire. A name that is not listed is refused.</param>
    /// <param name="format">The format with its options; null uses <see cref="OctavoFormats.JsonOfServices"/>. JSON without options of its own is read as
    /// <see cref="OctavoFormats.OfServices"/> says.</param>
    /// <exception cref="OctavoException">A type has no codec in the format.</exception>
    public static void UseOctavo(this StandardConfigurer<ISerializer> configurer, OctavoMessageTypes types, OctavoFormat? format = null)
    {
        ArgumentNullException.ThrowIfNull(configurer);
        ArgumentNullException.ThrowIfNull(types);
        format = OctavoFormats.OfServices(format ?? OctavoFormats.JsonOfServices);
        types.EnsureCodecs(format);
        configurer.Register(_ => new RebusSerializer(types, format));
    }

    /// <summary>Throws for the first handler whose message is not listed: an error at start-up instead of a message in the error queue. Rebus does not tell a
    /// serializer which handlers there are.</summary>
    /// <param name="types">The types of messages.</param>
    /// <param name="handlers">Classes of handlers, or their interfaces as a container has them: <c>services.Select(service => service.ServiceType)</c>. Other
    /// types are left out.</param>
    /// <returns><paramref name="types"/>.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotRegistered"/>: the message of a handler is not listed, and no listed type is one of
    /// its kind.</exception>
    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "Rebus itself finds handlers by these interfaces.")]
    public static OctavoMessageTypes EnsureHandlers(this OctavoMessageTypes types, IEnumerable<Type> handlers)
    {
        ArgumentNullException.ThrowIfNull(types);
        ArgumentNullException.ThrowIfNull(handlers);
        foreach (Type contract in handlers.SelectMany(static handler => handler.GetInterfaces().Append(handler)))
        {
            if (contract.IsConstructedGenericType && contract.GetGenericTypeDefinition() == typeof(IHandleMessages<>)
                && contract.GenericTypeArguments[0] is { IsGenericParameter: false } message && !types.Types.Any(message.IsAssignableFrom))
            {
                types.Get(message);
            }
        }
        return types;
    }
}
