// Owns: the calls of a format that take a Type. Knows no format.
using System.Buffers;
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Internal;

namespace Octavo;

public abstract partial class OctavoFormat
{
    /// <summary>Serializes a value into a new array.</summary>
    /// <param name="value">The value; null if its type allows it.</param>
    /// <param name="type">The type whose codec is used. Use the declared type, because <see cref="object.GetType"/> does not give the union of a case.</param>
    /// <exception cref="ArgumentException">The value is not of the type.</exception>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// object order = new Order(7, []);
    /// byte[] data = format.Serialize(order, typeof(Order));
    /// </code></example>
    [OverloadResolutionPriority(1)] // Serialize(null, type) would as well be a null stream with a Type as the value
    public byte[] Serialize(object? value, Type type)
    {
        Throw.IfNotOf(value, type, nameof(value));
        if (_builtIn is null)
        {
            return ToArray(value, type);
        }
        _builtIn.Write(CodecCatalog.GetAny(type), default, new RootValue(value), out byte[]? array);
        return array!;
    }

    /// <summary>Serializes a value into a buffer writer, for example a <see cref="System.IO.Pipelines.PipeWriter"/>, which is not flushed.</summary>
    /// <param name="destination">Advanced by the bytes that were written; after an error, by the bytes that were complete.</param>
    /// <param name="value">The value; null if its type allows it.</param>
    /// <param name="type">The type whose codec is used.</param>
    /// <exception cref="ArgumentException">The value is not of the type.</exception>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// var buffer = new System.Buffers.ArrayBufferWriter&lt;byte>();
    /// format.Serialize(buffer, new Order(7, []), typeof(Order));
    /// </code></example>
    public void Serialize(IBufferWriter<byte> destination, object? value, Type type)
    {
        ArgumentNullException.ThrowIfNull(destination);
        Throw.IfNotOf(value, type, nameof(value));
        if (_builtIn is null)
        {
            WriteValue(destination, value, type);
            return;
        }
        _builtIn.Write(CodecCatalog.GetAny(type), new RootTarget(destination), new RootValue(value), out _);
    }

    /// <summary>Serializes a value into a stream, in pieces of about 64 KiB.</summary>
    /// <param name="destination">The destination. It is not flushed.</param>
    /// <param name="value">The value; null if its type allows it.</param>
    /// <param name="type">The type whose codec is used.</param>
    /// <exception cref="ArgumentException">The value is not of the type.</exception>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// using FileStream file = File.Create("order.bin");
    /// format.Serialize(file, new Order(7, []), typeof(Order));
    /// </code></example>
    public void Serialize(Stream destination, object? value, Type type)
    {
        ArgumentNullException.ThrowIfNull(destination);
        Throw.IfNotOf(value, type, nameof(value));
        if (_builtIn is null)
        {
            destination.Write(ToArray(value, type));
            return;
        }
        _builtIn.Write(CodecCatalog.GetAny(type), new RootTarget(destination), new RootValue(value), out _);
    }

    /// <summary>Serializes a value into memory of fixed length.</summary>
    /// <param name="destination">Receives the value, or its beginning if it does not fit.</param>
    /// <param name="value">The value; null if its type allows it.</param>
    /// <param name="type">The type whose codec is used.</param>
    /// <param name="length">The number of bytes of the value, even if it does not fit.</param>
    /// <returns>Whether it fits.</returns>
    /// <exception cref="ArgumentException">The value is not of the type.</exception>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// Span&lt;byte> space = stackalloc byte[256];
    /// bool fits = format.TrySerialize(space, new Order(7, []), typeof(Order), out int length);
    /// </code></example>
    public bool TrySerialize(Span<byte> destination, object? value, Type type, out int length)
    {
        Throw.IfNotOf(value, type, nameof(value));
        length = _builtIn is null ? Copy(ToArray(value, type), destination) : WriteFixed(CodecCatalog.GetAny(type), destination, new RootValue(value));
        return length <= destination.Length;
    }

    /// <summary>Deserializes a value.</summary>
    /// <param name="source">The value and nothing after it.</param>
    /// <param name="type">The type whose codec is used.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>; bytes after the value are <see cref="OctavoErrorCode.TrailingData"/>.</exception>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// object? order = format.Deserialize(File.ReadAllBytes("order.bin"), typeof(Order));
    /// </code></example>
    public object? Deserialize(byte[] source, Type type)
    {
        ArgumentNullException.ThrowIfNull(source);
        return Deserialize(new ReadOnlySpan<byte>(source), type);
    }

    /// <inheritdoc cref="Deserialize(byte[], Type)"/>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// ReadOnlyMemory&lt;byte> data = File.ReadAllBytes("order.bin");
    /// object? order = format.Deserialize(data, typeof(Order));
    /// </code></example>
    public object? Deserialize(ReadOnlyMemory<byte> source, Type type) => Deserialize(source.Span, type);

    /// <inheritdoc cref="Deserialize(byte[], Type)"/>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// ReadOnlySpan&lt;byte> data = File.ReadAllBytes("order.bin");
    /// object? order = format.Deserialize(data, typeof(Order));
    /// </code></example>
    public object? Deserialize(ReadOnlySpan<byte> source, Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        if (_builtIn is null)
        {
            return ReadOutside(source, type);
        }
        _builtIn.Read(CodecCatalog.GetAny(type), new RootData(source), new RootValue(null), whole: true, out object? value);
        return value;
    }

    /// <summary>Deserializes a value from a sequence of segments, cut anywhere.</summary>
    /// <param name="source">The value and nothing after it. One segment is read in place, several in contiguous copies of 16 KiB or more.</param>
    /// <param name="type">The type whose codec is used.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// var data = new System.Buffers.ReadOnlySequence&lt;byte>(File.ReadAllBytes("order.bin"));
    /// object? order = format.Deserialize(data, typeof(Order));
    /// </code></example>
    public object? Deserialize(in ReadOnlySequence<byte> source, Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        if (_builtIn is null)
        {
            return ReadOutside(in source, type);
        }
        _builtIn.Read(CodecCatalog.GetAny(type), new RootData(in source, Options, Name), new RootValue(null), whole: true, out object? value);
        return value;
    }

    /// <summary>Deserializes the value at the beginning of a sequence.</summary>
    /// <param name="source">The value; more bytes may follow.</param>
    /// <param name="type">The type whose codec is used.</param>
    /// <param name="consumed">The number of bytes of the value.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// var data = new System.Buffers.ReadOnlySequence&lt;byte>(File.ReadAllBytes("orders.bin"));
    /// object? order = format.Deserialize(data, typeof(Order), out long consumed);
    /// object? next = format.Deserialize(data.Slice(consumed), typeof(Order));
    /// </code></example>
    public object? Deserialize(in ReadOnlySequence<byte> source, Type type, out long consumed)
    {
        ArgumentNullException.ThrowIfNull(type);
        if (_builtIn is null)
        {
            return ReadValue(in source, type, out consumed);
        }
        consumed = _builtIn.Read(CodecCatalog.GetAny(type), new RootData(in source, Options, Name), new RootValue(null), whole: false, out object? value);
        return value;
    }

    /// <summary>Deserializes a value from a stream, read to its end.</summary>
    /// <param name="source">The value and nothing after it; at most <see cref="SerializerLimits.MaxTotalBytes"/>. Not disposed.</param>
    /// <param name="type">The type whose codec is used.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// using FileStream file = File.OpenRead("order.bin");
    /// object? order = format.Deserialize(file, typeof(Order));
    /// </code></example>
    public object? Deserialize(Stream source, Type type)
    {
        ArgumentNullException.ThrowIfNull(source);
        using var bytes = new WholeStream(source, Options, Name);
        return Deserialize(bytes.Span, type);
    }

    /// <summary>Deserializes a value, and returns an error instead of throwing.</summary>
    /// <param name="source">The value and nothing after it.</param>
    /// <param name="type">The type whose codec is used.</param>
    /// <param name="value">The value, or null.</param>
    /// <param name="error">The error; its code is <see cref="OctavoErrorCode.None"/> on success.</param>
    /// <returns>Whether the data is a value of the type.</returns>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// if (!format.TryDeserialize(File.ReadAllBytes("order.bin"), typeof(Order), out object? order, out OctavoError error))
    /// {
    ///     Console.WriteLine($"{error.Path}: {error.Message}");
    /// }
    /// </code></example>
    public bool TryDeserialize(ReadOnlySpan<byte> source, Type type, out object? value, out OctavoError error)
    {
        try
        {
            value = Deserialize(source, type);
            error = default;
            return true;
        }
        catch (OctavoException found)
        {
            value = null;
            error = found.Error;
            return false;
        }
    }

    /// <inheritdoc cref="TryDeserialize(ReadOnlySpan{byte}, Type, out object, out OctavoError)"/>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// var data = new System.Buffers.ReadOnlySequence&lt;byte>(File.ReadAllBytes("order.bin"));
    /// if (!format.TryDeserialize(data, typeof(Order), out object? order, out OctavoError error))
    /// {
    ///     Console.WriteLine($"{error.Path}: {error.Message}");
    /// }
    /// </code></example>
    public bool TryDeserialize(in ReadOnlySequence<byte> source, Type type, out object? value, out OctavoError error)
    {
        try
        {
            value = Deserialize(in source, type);
            error = default;
            return true;
        }
        catch (OctavoException found)
        {
            value = null;
            error = found.Error;
            return false;
        }
    }
}
