// Owns: JSON's facade for text in memory, UTF-16: transcoded on the way, because the writer and reader know UTF-8 alone. Knows no type.
using System.Buffers;
using System.Runtime.CompilerServices;
using System.Text;
using System.Text.Unicode;
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Engine;
using Octavo.Errors;
using Octavo.Internal;
using Octavo.Json;
using Octavo.Text;
using Calls = Octavo.Engine.Calls<Octavo.Json.JsonCall, Octavo.Json.OctavoJsonReader, Octavo.Json.OctavoJsonWriter>;

namespace Octavo;

public static partial class OctavoJson
{
    /// <summary>Text up to this length is transcoded on the stack, in UTF-16 units.</summary>
    private const int OnStack = 512;

    /// <summary>Serializes a value into a string.</summary>
    /// <param name="value">The value; null if its type allows it.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// string text = OctavoJson.SerializeToString(new Order(7, []));
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static string SerializeToString<T>(T value, OctavoJsonOptions? options = null)
    {
        return WriteText(CodecCache<T>.Entry, in value, options);
    }

    /// <summary>Serializes a value whose type is known only at run time into a string.</summary>
    /// <param name="value">The value, exactly of type <paramref name="type"/>.</param>
    /// <param name="type">The type whose codec is used.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// object order = new Order(7, []);
    /// string text = OctavoJson.SerializeToString(order, typeof(Order));
    /// </code></example>
    public static string SerializeToString(object? value, Type type, OctavoJsonOptions? options = null) => Utf8Text.Decode(Serialize(value, type, options));

    /// <summary>Deserializes a value from a string.</summary>
    /// <param name="text">The value and nothing after it.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>. Offsets count bytes of the text in UTF-8.</exception>
    /// <example><code>
    /// Order? order = OctavoJson.Deserialize&lt;Order>("""{"Id":7,"Lines":[]}""");
    /// </code></example>
    public static T? Deserialize<T>(string text, OctavoJsonOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(text);
        return Deserialize<T>(text.AsSpan(), options);
    }

    /// <inheritdoc cref="Deserialize{T}(string, OctavoJsonOptions)"/>
    /// <example><code>
    /// ReadOnlySpan&lt;char> text = File.ReadAllText("order.json");
    /// Order? order = OctavoJson.Deserialize&lt;Order>(text);
    /// </code></example>
    public static T? Deserialize<T>(ReadOnlySpan<char> text, OctavoJsonOptions? options = null)
    {
        if (options is { AllowLoneSurrogates: true } && LoneSurrogates.TryEscape(text, out string escaped))
        {
            text = escaped;
        }
        if (text.Length <= OnStack)
        {
            Span<byte> bytes = stackalloc byte[OnStack * Utf8Text.MaxBytesPerChar];
            return Deserialize<T>((ReadOnlySpan<byte>)bytes[..Transcode(text, bytes)], options);
        }
        long room = (long)text.Length * Utf8Text.MaxBytesPerChar;
        if (room > Array.MaxLength)
        {
            throw Failure.TooManyBytes(Array.MaxLength, Name);
        }
        byte[] rented = ArrayPool<byte>.Shared.Rent((int)room);
        try
        {
            return Deserialize<T>(new ReadOnlySpan<byte>(rented, 0, Transcode(text, rented)), options);
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(rented);
        }
    }

    /// <summary>Deserializes a value whose type is known only at run time from a string.</summary>
    /// <param name="text">The value and nothing after it.</param>
    /// <param name="type">The type whose codec is used.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>. Offsets count bytes of the text in UTF-8.</exception>
    /// <example><code>
    /// object? order = OctavoJson.Deserialize("""{"Id":7,"Lines":[]}""", typeof(Order));
    /// </code></example>
    public static object? Deserialize(string text, Type type, OctavoJsonOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(text);
        if (options is { AllowLoneSurrogates: true } && LoneSurrogates.TryEscape(text, out string escaped))
        {
            text = escaped;
        }
        byte[] bytes = new byte[Encoding.UTF8.GetByteCount(text)];
        return Deserialize((ReadOnlySpan<byte>)bytes.AsSpan(0, Transcode(text, bytes)), type, options);
    }

    /// <summary>Deserializes a value from a string, and returns an error instead of throwing.</summary>
    /// <param name="text">The value and nothing after it.</param>
    /// <param name="value">The value, or default.</param>
    /// <param name="error">The error; its code is <see cref="OctavoErrorCode.None"/> on success. Its offset counts bytes of the text in UTF-8.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <returns>Whether the text is a value of the type.</returns>
    /// <exception cref="ArgumentNullException">The text is null.</exception>
    /// <example><code>
    /// if (!OctavoJson.TryDeserialize("""{"Id":7,"Lines":[]}""", out Order? order, out OctavoError error))
    /// {
    ///     Console.WriteLine($"{error.Path}: {error.Message}");
    /// }
    /// </code></example>
    public static bool TryDeserialize<T>(string text, out T? value, out OctavoError error, OctavoJsonOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(text);
        return TryDeserialize(text.AsSpan(), out value, out error, options);
    }

    /// <inheritdoc cref="TryDeserialize{T}(string, out T, out OctavoError, OctavoJsonOptions)"/>
    /// <example><code>
    /// ReadOnlySpan&lt;char> text = File.ReadAllText("order.json");
    /// bool read = OctavoJson.TryDeserialize(text, out Order? order, out OctavoError error);
    /// </code></example>
    public static bool TryDeserialize<T>(ReadOnlySpan<char> text, out T? value, out OctavoError error, OctavoJsonOptions? options = null)
    {
        try
        {
            value = Deserialize<T>(text, options);
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

    private static int Transcode(ReadOnlySpan<char> text, Span<byte> bytes)
    {
        if (Utf8.FromUtf16(text, bytes, out int read, out int written, replaceInvalidSequences: false) != OperationStatus.Done)
        {
            throw Failure.WhileReading(new OctavoException(OctavoErrorCode.InvalidText, "the text has a lone surrogate."), Name,
                Encoding.UTF8.GetByteCount(text[..read]));
        }
        return written;
    }

    private static string WriteText<T>(CodecEntry<T> entry, in T value, OctavoJsonOptions? options)
    {
        if (options is { Shapes: true })
        {
            return WriteShapedText(entry, in value, options);
        }
        WriterState state = WriterState.Rent(options ?? OctavoJsonOptions.Default);
        try
        {
            var writer = new OctavoJsonWriter(state);
            entry.Write(ref writer, in value);
            return Utf8Text.Decode(writer.Window.Written);
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw Calls.Unwritten(new(options), found, entry, value);
        }
        finally
        {
            state.Return();
        }
    }
}
