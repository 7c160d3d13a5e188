// Owns: how a value on Kafka is read: in the format that its header names. Knows no format.
using System.Text;
using Confluent.Kafka;
using Octavo.Internal;
using Octavo.Kafka;

namespace Octavo;

/// <summary>Reads values. A tombstone is null; of a struct that cannot be null it is refused. docs/features/kafka.md.</summary>
/// <typeparam name="T">A type with a codec in the format.</typeparam>
public sealed class OctavoKafkaDeserializer<T> : IDeserializer<T>
{
    private readonly OctavoKafkaOptions _options;

    /// <summary>Makes one with options.</summary>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">The type has no codec in the format.</exception>
    public OctavoKafkaDeserializer(OctavoKafkaOptions? options = null)
    {
        _options = options ?? OctavoKafkaOptions.Default;
        OctavoCodecs.EnsureCodec(typeof(T), _options.Format);
    }

    /// <inheritdoc/>
    /// <exception cref="OctavoException">The data is not a value, or has a format that is not accepted; the consumer throws it inside a
    /// <see cref="ConsumeException"/>.</exception>
    public T Deserialize(ReadOnlySpan<byte> data, bool isNull, SerializationContext context)
    {
        if (isNull)
        {
            return default(T) is null ? default!
                : throw new OctavoException(OctavoErrorCode.NullNotAllowed,
                    $"a message without a value (a tombstone), but {typeof(T)} cannot be null; read {typeof(T).Name}?.", _options.Format.Name, -1);
        }
        OctavoFormat format = Format(context);
        if (_options.SchemaId is null)
        {
            return format.Deserialize<T>(data)!;
        }
        ReadOnlySpan<byte> value = RegistryHeader.Skip(data, format.Options is OctavoProtobufOptions, format.Name);
        try
        {
            return format.Deserialize<T>(value)!;
        }
        catch (OctavoException found)
        {
            throw found.After(data.Length - value.Length);
        }
    }

    private OctavoFormat Format(SerializationContext context)
    {
        if (context.Component != MessageComponentType.Value || context.Headers is not { } headers
            || !headers.TryGetLastBytes(OctavoHeaders.ContentType, out byte[]? bytes) || bytes is null) // a header may have no value
        {
            return _options.Format;
        }
        string named = Encoding.UTF8.GetString(bytes);
        string mediaType = named.Split(';', 2)[0].Trim();
        if (!_options.ReadEnvelopes && mediaType.StartsWith("application/cloudevents", StringComparison.OrdinalIgnoreCase))
        {
            throw new OctavoException(OctavoErrorCode.NotInFormat, $"the header says '{Throw.Shown(named)}': the value is the envelope of CloudEvents in "
                + "structured mode. Send events in binary mode, or read a type for the envelope with OctavoKafkaOptions.ReadEnvelopes.",
                _options.Format.Name, -1);
        }
        return _options.Format.MediaTypes.Contains(mediaType, StringComparer.OrdinalIgnoreCase) ? _options.Format
            : _options.Accepted.ForMediaType(mediaType)
            ?? throw new OctavoException(OctavoErrorCode.NotInFormat,
                $"the header says '{Throw.Shown(named)}', which is not one of the accepted formats.",
                _options.Format.Name, -1);
    }
}
