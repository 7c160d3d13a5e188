// Owns: which serializers NATS gets: those of types with codecs, and NATS' own for the others. Knows no format.
using System.Collections.Concurrent;
using NATS.Client.Core;
using Octavo.Nats;

namespace Octavo;

/// <summary>NATS.Net's serializers. docs/features/nats.md.</summary>
/// <param name="format">The format with its options; null uses JSON with <see cref="SerializerLimits.Untrusted"/>.</param>
/// <param name="types">Types of the messages: if one has no codec, and NATS does not handle it itself, the error is here and not at the first message.</param>
public sealed class OctavoNatsSerializerRegistry(OctavoFormat? format = null, params IEnumerable<Type> types) : INatsSerializerRegistry
{
    private readonly OctavoFormat _format = Checked(format ?? OctavoFormats.Json.With(SerializerLimits.Untrusted), types);
    private readonly ConcurrentDictionary<Type, object> _serializers = new();

    /// <inheritdoc/>
    /// <exception cref="OctavoException">The type has no codec in the format, and is not text, bytes or a buffer, which NATS handles itself.</exception>
    public INatsSerialize<T> GetSerializer<T>() => Serializer<T>();

    /// <inheritdoc/>
    /// <exception cref="OctavoException">The type has no codec in the format, and is not text, bytes or a buffer, which NATS handles itself.</exception>
    public INatsDeserialize<T> GetDeserializer<T>() => Serializer<T>();

    private static OctavoFormat Checked(OctavoFormat format, IEnumerable<Type> types)
    {
        foreach (Type type in types)
        {
            if (!IsRaw(type) && type != typeof(string))
            {
                OctavoCodecs.Require(type, format);
            }
        }
        return format;
    }

    private INatsSerializer<T> Serializer<T>() => (INatsSerializer<T>)_serializers.GetOrAdd(typeof(T), _ => Make<T>());

    private INatsSerializer<T> Make<T>()
    {
        // What others send as in they: text, bytes, buffers; answers without a value are objects to NATS.
        if (typeof(T) == typeof(string) || typeof(T) == typeof(object) || !_format.CanSerialize(typeof(T)) || typeof(T) == typeof(byte[]))
        {
            if (IsRaw(typeof(T)))
            {
                return NatsRawSerializer<T>.Default;
            }
            if (typeof(T) == typeof(string))
            {
                return NatsUtf8PrimitivesSerializer<T>.Default;
            }
            OctavoCodecs.Require(typeof(T), _format);
        }
        return new NatsSerializer<T>(_format);
    }

    private static bool IsRaw(Type type) =>
        type == typeof(byte[]) || type == typeof(object) || type == typeof(Memory<byte>) || type == typeof(ReadOnlyMemory<byte>)
        || type == typeof(System.Buffers.ReadOnlySequence<byte>) || typeof(System.Buffers.IMemoryOwner<byte>).IsAssignableFrom(type);
}
