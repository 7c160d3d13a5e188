// Owns: which serializers NATS gets: those of types with codecs, and NATS' own for the others. Knows no format.
using System.Collections.Concurrent;
using NATS.Client.Core;
using Octavo.Nats;

namespace Octavo;

/// <summary>NATS.Net's serializers. docs/features/nats.md.</summary>
/// <param name="format">The format with its options; null uses <see cref="OctavoFormats.JsonOfServices"/>. JSON without options of its own is read as
/// <see cref="OctavoFormats.OfServices"/> says.</param>
/// <param name="types">Types of the messages: if one has no codec, and NATS does not handle it itself, the error is here and not at the first message.</param>
public sealed class OctavoNatsSerializerRegistry(OctavoFormat? format = null, params IEnumerable<Type> types) : INatsSerializerRegistry
{
    private readonly OctavoFormat _format = Checked(OctavoFormats.OfServices(format ?? OctavoFormats.JsonOfServices), types);
    private readonly ConcurrentDictionary<Type, object> _serializers = new();

    /// <inheritdoc/>
    /// <exception cref="OctavoException">The type has no codec in the format, and is not one that NATS handles itself: text, a number, a time, an id,
    /// bytes or a buffer.</exception>
    public INatsSerialize<T> GetSerializer<T>() => Serializer<T>();

    /// <inheritdoc/>
    /// <exception cref="OctavoException">The type has no codec in the format, and is not one that NATS handles itself: text, a number, a time, an id,
    /// bytes or a buffer.</exception>
    public INatsDeserialize<T> GetDeserializer<T>() => Serializer<T>();

    private static OctavoFormat Checked(OctavoFormat format, IEnumerable<Type> types)
    {
        foreach (Type type in types)
        {
            if (!IsRaw(type) && !IsText(type))
            {
                OctavoCodecs.EnsureCodec(type, format);
            }
        }
        return format;
    }

    private INatsSerializer<T> Serializer<T>() => (INatsSerializer<T>)_serializers.GetOrAdd(typeof(T), _ => Make<T>());

    private INatsSerializer<T> Make<T>()
    {
        // What NATS' default registry handles stays as other programs know it. Answers without a value are objects to NATS.
        if (IsText(typeof(T)))
        {
            return NatsUtf8PrimitivesSerializer<T>.Default;
        }
        if (typeof(T) == typeof(object))
        {
            return (INatsSerializer<T>)(object)new NatsObjectSerializer(_format, IsText, IsRaw);
        }
        if (typeof(T) == typeof(byte[]) || (IsRaw(typeof(T)) && !_format.CanSerialize(typeof(T))))
        {
            return NatsRawSerializer<T>.Default;
        }
        OctavoCodecs.EnsureCodec(typeof(T), _format);
        return new NatsSerializer<T>(_format);
    }

    /// <summary>Whether NATS writes values of a type as text: strings, numbers, Booleans, times and ids, and nullable ones of these.</summary>
    private static bool IsText(Type type)
    {
        Type value = Nullable.GetUnderlyingType(type) ?? type;
        return value == typeof(string) || value == typeof(Guid) || value == typeof(DateTimeOffset) || value == typeof(TimeSpan)
            || (!value.IsEnum && Type.GetTypeCode(value) is (>= TypeCode.Boolean and <= TypeCode.DateTime and not TypeCode.Char));
    }

    private static bool IsRaw(Type type) =>
        type == typeof(byte[]) || type == typeof(object) || type == typeof(Memory<byte>) || type == typeof(ReadOnlyMemory<byte>)
        || type == typeof(System.Buffers.ReadOnlySequence<byte>) || typeof(System.Buffers.IMemoryOwner<byte>).IsAssignableFrom(type);
}
