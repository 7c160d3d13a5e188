// Owns: a format as an object: what it is, and its calls that name the type in code. Knows no format.
using System.Buffers;
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Engine;
using Octavo.Internal;

namespace Octavo;

/// <summary>
/// A format as an object, for code that works with several: frameworks, caches, clients. <see cref="OctavoFormats"/> has the formats of the library. Derive
/// from this class to add a format; every API that takes a format accepts it.
/// </summary>
/// <remarks>
/// Each call exists twice: with a type argument, and with a <see cref="Type"/> for a type that is known only at run time. Both run the same codec; the second
/// one looks up the type and boxes structs. Neither makes a type or a method at run time. The static calls of a format, such as
/// <see cref="OctavoJson.Serialize{T}(T, OctavoJsonOptions)"/>, are the shortest way if the format is known too. See docs/features/formats-as-objects.md.
/// </remarks>
public abstract partial class OctavoFormat
{
    private readonly BuiltInFormat? _builtIn;

    /// <summary>For a format outside the library.</summary>
    protected OctavoFormat()
    {
    }

    private protected OctavoFormat(bool isBuiltIn) => _builtIn = isBuiltIn ? (BuiltInFormat)this : null;

    /// <summary>The name, as in errors: <c>JSON</c>.</summary>
    public abstract string Name { get; }

    /// <summary>The media types of one value, in lower case and without parameters: first the one for writing, then others that are accepted.</summary>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Json.With(new OctavoJsonOptions { Indent = "  " });
    /// </code></example>
    public abstract IReadOnlyList<string> MediaTypes { get; }

    /// <summary>The options of its calls.</summary>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Json.With(new OctavoJsonOptions { Indent = "  " });
    /// </code></example>
    public abstract OctavoOptions Options { get; }

    /// <summary>The same format with other options.</summary>
    /// <param name="options">Options of this format.</param>
    /// <exception cref="ArgumentException">The options are for another format.</exception>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Json.With(new OctavoJsonOptions { Indent = "  " });
    /// </code></example>
    public abstract OctavoFormat With(OctavoOptions options);

    /// <summary>The same format with other limits.</summary>
    /// <param name="limits">Bounds on what data may request.</param>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.MessagePack.With(SerializerLimits.Untrusted);
    /// </code></example>
    public OctavoFormat With(SerializerLimits limits)
    {
        ArgumentNullException.ThrowIfNull(limits);
        return With(Options with { Limits = limits });
    }

    /// <summary>Whether values of a type can be written and read: it has a codec, and this format is one of its formats. For a type in another assembly, the
    /// first call runs the initializer of that assembly.</summary>
    /// <param name="type">The declared type; <see cref="OctavoCodecs.UnionBase"/> returns the union that has the type of an object as a case.</param>
    /// <example><code>
    /// bool can = OctavoFormats.Protobuf.CanSerialize(typeof(Order));
    /// </code></example>
    public abstract bool CanSerialize(Type type);

    /// <summary>Serializes a value into a new array.</summary>
    /// <param name="value">The value; null if its type allows it.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// byte[] data = format.Serialize(new Order(7, []));
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public byte[] Serialize<T>(T value)
    {
        if (_builtIn is null)
        {
            return ToArray(value, typeof(T));
        }
        _builtIn.Write(CodecCache<T>.Entry, default, RootValue.Of(ref value), out byte[]? array);
        return array!;
    }

    /// <summary>Serializes a value into a buffer writer, for example a <see cref="System.IO.Pipelines.PipeWriter"/>, which is not flushed.</summary>
    /// <param name="destination">Advanced by the bytes that were written; after an error, by the bytes that were complete.</param>
    /// <param name="value">The value.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// var buffer = new System.Buffers.ArrayBufferWriter&lt;byte>();
    /// format.Serialize(buffer, new Order(7, []));
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Serialize<T>(IBufferWriter<byte> destination, T value)
    {
        ArgumentNullException.ThrowIfNull(destination);
        if (_builtIn is null)
        {
            WriteValue(destination, value, typeof(T));
            return;
        }
        _builtIn.Write(CodecCache<T>.Entry, new RootTarget(destination), RootValue.Of(ref value), out _);
    }

    /// <summary>Serializes a value into a stream, in pieces of about 64 KiB.</summary>
    /// <param name="destination">The destination. It is not flushed.</param>
    /// <param name="value">The value.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// using FileStream file = File.Create("order.bin");
    /// format.Serialize(file, new Order(7, []));
    /// </code></example>
    public void Serialize<T>(Stream destination, T value)
    {
        ArgumentNullException.ThrowIfNull(destination);
        if (_builtIn is null)
        {
            destination.Write(ToArray(value, typeof(T)));
            return;
        }
        _builtIn.Write(CodecCache<T>.Entry, new RootTarget(destination), RootValue.Of(ref value), out _);
    }

    /// <summary>Serializes a value into memory of fixed length.</summary>
    /// <param name="destination">Receives the value, or its beginning if it does not fit.</param>
    /// <param name="value">The value.</param>
    /// <param name="length">The number of bytes of the value, even if it does not fit.</param>
    /// <returns>Whether it fits.</returns>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// Span&lt;byte> space = stackalloc byte[256];
    /// bool fits = format.TrySerialize(space, new Order(7, []), out int length);
    /// </code></example>
    public bool TrySerialize<T>(Span<byte> destination, T value, out int length)
    {
        length = _builtIn is null ? Copy(ToArray(value, typeof(T)), destination) : WriteFixed(CodecCache<T>.Entry, destination, RootValue.Of(ref value));
        return length <= destination.Length;
    }

    /// <summary>Deserializes a value.</summary>
    /// <param name="source">The value and nothing after it.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>; bytes after the value are <see cref="OctavoErrorCode.TrailingData"/>.</exception>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// Order? order = format.Deserialize&lt;Order>(File.ReadAllBytes("order.bin"));
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T? Deserialize<T>(byte[] source)
    {
        ArgumentNullException.ThrowIfNull(source);
        return Deserialize<T>(new ReadOnlySpan<byte>(source));
    }

    /// <inheritdoc cref="Deserialize{T}(byte[])"/>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// ReadOnlyMemory&lt;byte> data = File.ReadAllBytes("order.bin");
    /// Order? order = format.Deserialize&lt;Order>(data);
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T? Deserialize<T>(ReadOnlyMemory<byte> source) => Deserialize<T>(source.Span);

    /// <inheritdoc cref="Deserialize{T}(byte[])"/>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// ReadOnlySpan&lt;byte> data = File.ReadAllBytes("order.bin");
    /// Order? order = format.Deserialize&lt;Order>(data);
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T? Deserialize<T>(ReadOnlySpan<byte> source)
    {
        if (_builtIn is null)
        {
            return (T?)ReadOutside(source, typeof(T));
        }
        T value = default!;
        _builtIn.Read(CodecCache<T>.Entry, new RootData(source), RootValue.Of(ref value), whole: true, out _);
        return value;
    }

    /// <summary>Deserializes a value from a sequence of segments, cut anywhere.</summary>
    /// <param name="source">The value and nothing after it. One segment is read in place, several in contiguous copies of 16 KiB or more.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// var data = new System.Buffers.ReadOnlySequence&lt;byte>(File.ReadAllBytes("order.bin"));
    /// Order? order = format.Deserialize&lt;Order>(data);
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T? Deserialize<T>(in ReadOnlySequence<byte> source)
    {
        if (_builtIn is null)
        {
            return (T?)ReadOutside(in source, typeof(T));
        }
        T value = default!;
        _builtIn.Read(CodecCache<T>.Entry, new RootData(in source, Options, Name), RootValue.Of(ref value), whole: true, out _);
        return value;
    }

    /// <summary>Deserializes the value at the beginning of a sequence.</summary>
    /// <param name="source">The value; more bytes may follow.</param>
    /// <param name="consumed">The number of bytes of the value.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// var data = new System.Buffers.ReadOnlySequence&lt;byte>(File.ReadAllBytes("orders.bin"));
    /// Order? order = format.Deserialize&lt;Order>(data, out long consumed);
    /// Order? next = format.Deserialize&lt;Order>(data.Slice(consumed));
    /// </code></example>
    public T? Deserialize<T>(in ReadOnlySequence<byte> source, out long consumed)
    {
        if (_builtIn is null)
        {
            return (T?)ReadValue(in source, typeof(T), out consumed);
        }
        T value = default!;
        consumed = _builtIn.Read(CodecCache<T>.Entry, new RootData(in source, Options, Name), RootValue.Of(ref value), whole: false, out _);
        return value;
    }

    /// <summary>Deserializes a value from a stream, read to its end.</summary>
    /// <param name="source">The value and nothing after it; at most <see cref="SerializerLimits.MaxTotalBytes"/>. Not disposed.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// using FileStream file = File.OpenRead("order.bin");
    /// Order? order = format.Deserialize&lt;Order>(file);
    /// </code></example>
    public T? Deserialize<T>(Stream source)
    {
        ArgumentNullException.ThrowIfNull(source);
        using var bytes = new WholeStream(source, Options, Name);
        return Deserialize<T>(bytes.Span);
    }

    /// <summary>Deserializes a value, and returns an error instead of throwing.</summary>
    /// <param name="source">The value and nothing after it.</param>
    /// <param name="value">The value, or default.</param>
    /// <param name="error">The error; its code is <see cref="OctavoErrorCode.None"/> on success.</param>
    /// <returns>Whether the data is a value of the type.</returns>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// if (!format.TryDeserialize(File.ReadAllBytes("order.bin"), out Order? order, out OctavoError error))
    /// {
    ///     Console.WriteLine($"{error.Path}: {error.Message}");
    /// }
    /// </code></example>
    public bool TryDeserialize<T>(ReadOnlySpan<byte> source, out T? value, out OctavoError error)
    {
        try
        {
            value = Deserialize<T>(source);
            error = default;
            return true;
        }
        catch (OctavoException found)
        {
            value = default;
            error = found.Error;
            return false;
        }
    }

    /// <inheritdoc cref="TryDeserialize{T}(ReadOnlySpan{byte}, out T, out OctavoError)"/>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// var data = new System.Buffers.ReadOnlySequence&lt;byte>(File.ReadAllBytes("order.bin"));
    /// if (!format.TryDeserialize(data, out Order? order, out OctavoError error))
    /// {
    ///     Console.WriteLine($"{error.Path}: {error.Message}");
    /// }
    /// </code></example>
    public bool TryDeserialize<T>(in ReadOnlySequence<byte> source, out T? value, out OctavoError error)
    {
        try
        {
            value = Deserialize<T>(in source);
            error = default;
            return true;
        }
        catch (OctavoException found)
        {
            value = default;
            error = found.Error;
            return false;
        }
    }

    /// <summary>The name.</summary>
    public override string ToString() => Name;

    private static int Copy(byte[] made, Span<byte> destination)
    {
        made.AsSpan(0, Math.Min(made.Length, destination.Length)).CopyTo(destination);
        return made.Length;
    }

    private int WriteFixed(CodecEntry entry, Span<byte> destination, scoped RootValue root) =>
        FixedWriting.Write(destination, new FormatRoot(_builtIn!, entry, root));
}
