// Owns: the registration with MassTransit. Knows no format.
using MassTransit;
using Octavo.MassTransit;

namespace Octavo;

/// <summary>Registers Octavo with MassTransit. docs/features/masstransit.md.</summary>
/// <example><code>
/// using MassTransit;
/// using Microsoft.Extensions.DependencyInjection;
///
/// var types = new OctavoMessageTypes().Add&lt;Order>();
/// var services = new ServiceCollection();
/// services.AddMassTransit(transit => transit.UsingInMemory((context, bus) => bus.UseOctavo(types)));
/// </code></example>
public static class OctavoMassTransitExtensions
{
    /// <summary>Makes Octavo the serializer of a bus; messages of other content types are read as before.</summary>
    /// <param name="configurator">The bus from <c>UsingRabbitMq((context, bus) => …)</c>.</param>
    /// <param name="types">The types of messages. MassTransit chooses their names on the wire.</param>
    /// <param name="format">The format with its options; null uses MessagePack with <see cref="SerializerLimits.Untrusted"/>. JSON without options of
    /// its own is read as <see cref="OctavoFormats.OfServices"/> says.</param>
    /// <remarks>A consumer, handler or saga of a type that has a codec but is not listed is an error while the bus is made.</remarks>
    /// <exception cref="OctavoException">A type has no codec in the format.</exception>
    public static void UseOctavo(this IBusFactoryConfigurator configurator, OctavoMessageTypes types, OctavoFormat? format = null)
    {
        ArgumentNullException.ThrowIfNull(configurator);
        (MassTransitSerializerFactory factory, ListedTypes listed) = Make(types, format);
        configurator.ConnectConsumerConfigurationObserver(listed);
        configurator.ConnectHandlerConfigurationObserver(listed);
        configurator.ConnectSagaConfigurationObserver(listed);
        configurator.AddSerializer(factory);
        configurator.AddDeserializer(factory, isDefault: false);
    }

    /// <summary>Makes Octavo the serializer of one endpoint: of what its consumers send, and of what it receives in the content type of the format.</summary>
    /// <param name="configurator">The endpoint from <c>ReceiveEndpoint("orders", endpoint => …)</c>. Call it before its consumers.</param>
    /// <param name="types">The types of messages. MassTransit chooses their names on the wire.</param>
    /// <param name="format">The format with its options; null uses MessagePack with <see cref="SerializerLimits.Untrusted"/>. JSON without options of
    /// its own is read as <see cref="OctavoFormats.OfServices"/> says.</param>
    /// <exception cref="OctavoException">A type has no codec in the format.</exception>
    public static void UseOctavo(this IReceiveEndpointConfigurator configurator, OctavoMessageTypes types, OctavoFormat? format = null)
    {
        ArgumentNullException.ThrowIfNull(configurator);
        (MassTransitSerializerFactory factory, ListedTypes listed) = Make(types, format);
        configurator.ConnectConsumerConfigurationObserver(listed);
        configurator.ConnectHandlerConfigurationObserver(listed);
        configurator.ConnectSagaConfigurationObserver(listed);
        configurator.AddSerializer(factory);
        configurator.AddDeserializer(factory, isDefault: false);
    }

    private static (MassTransitSerializerFactory Factory, ListedTypes Listed) Make(OctavoMessageTypes types, OctavoFormat? format)
    {
        ArgumentNullException.ThrowIfNull(types);
        format = OctavoFormats.OfServices(format ?? OctavoFormats.MessagePack.With(SerializerLimits.Untrusted));
        types.EnsureCodecs(format);
        return (new MassTransitSerializerFactory(new MassTransitSerializer(types, format)), new ListedTypes(types, format));
    }
}
