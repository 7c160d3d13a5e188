// Owns: what a value becomes on Kafka, and the headers beside it. Knows no format.
using System.Text;
using Confluent.Kafka;
using Octavo.Kafka;

namespace Octavo;

/// <summary>Writes values, with headers for format and schema. Null is a tombstone. docs/features/kafka.md.</summary>
/// <typeparam name="T">A type with a codec in the format.</typeparam>
public sealed class OctavoKafkaSerializer<T> : ISerializer<T>
{
    private readonly OctavoKafkaOptions _options;
    private readonly OctavoFormat _keys;
    private readonly byte[] _contentType;
    private readonly byte[]? _schema;

    /// <summary>Makes one with options.</summary>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">The type has no codec in the format.</exception>
    public OctavoKafkaSerializer(OctavoKafkaOptions? options = null)
    {
        _options = options ?? OctavoKafkaOptions.Default;
        OctavoCodecs.EnsureCodec(typeof(T), _options.Format);
        // Kafka compares keys by their bytes.
        _keys = _options.Format.Options is OctavoProtobufOptions protobuf ? _options.Format.With(protobuf with { Deterministic = true }) : _options.Format;
        _contentType = Encoding.UTF8.GetBytes(_options.Format.MediaTypes[0]);
        _schema = OctavoHeaders.SchemaOf<T>() is { } schema ? Encoding.UTF8.GetBytes(schema) : null;
    }

    /// <inheritdoc/>
    /// <exception cref="OctavoException">The value cannot be written.</exception>
    public byte[] Serialize(T data, SerializationContext context)
    {
        if (data is null)
        {
            return null!;
        }
        byte[] value = (context.Component == MessageComponentType.Key ? _keys : _options.Format).Serialize(data);
        if (context.Component == MessageComponentType.Value && context.Headers is { } headers)
        {
            Put(headers, OctavoHeaders.ContentType, _contentType);
            if (_schema is not null)
            {
                Put(headers, OctavoHeaders.Schema, _schema);
            }
        }
        return _options.SchemaId is { } schema ? RegistryHeader.Put(value, schema, _options.Format.Options is OctavoProtobufOptions) : value;
    }

    /// <summary>Headers that say it already are only read: a program may pass the same object with messages of many threads.</summary>
    private static void Put(Headers headers, string name, byte[] value)
    {
        if (headers.TryGetLastBytes(name, out byte[]? there) && value.AsSpan().SequenceEqual(there))
        {
            return;
        }
        headers.Remove(name);
        headers.Add(name, value);
    }
}
