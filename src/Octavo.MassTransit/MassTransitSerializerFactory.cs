// Owns: how MassTransit gets the serializer.
using System.Net.Mime;
using MassTransit;

namespace Octavo.MassTransit;

internal sealed class MassTransitSerializerFactory(MassTransitSerializer serializer) : ISerializerFactory
{
    public ContentType ContentType => serializer.ContentType;

    public IMessageSerializer CreateSerializer() => serializer;

    public IMessageDeserializer CreateDeserializer() => serializer;
}
