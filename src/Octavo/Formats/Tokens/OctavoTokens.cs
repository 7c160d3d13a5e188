// Owns: the facade of Tokens. Knows no type.
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Errors;
using Octavo.Internal;
using Octavo.Locators;
using Octavo.Tokens;

namespace Octavo;

/// <summary>
/// Tokens: what a codec writes to a format, event by event. Use it to show a value in a debugger or a test message, and to test codecs without the details of a
/// format. It is neither small nor fast, and its bytes may change with every version: do not store data in it.
/// </summary>
public static class OctavoTokens
{
    internal const string Name = "Tokens";

    /// <summary>Describes a value: one line per member or element, indented by depth.</summary>
    /// <param name="value">The value.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// Console.WriteLine(OctavoTokens.Describe(new Order(7, [])));
    /// </code></example>
    public static string Describe<T>(T value, OctavoTokensOptions? options = null) => TokenText.Of(ToList(value, options));

    /// <summary>The tokens of a value.</summary>
    /// <param name="value">The value.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <returns>The tokens in the order in which they were written.</returns>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// using Octavo.Tokens;
    ///
    /// IReadOnlyList&lt;OctavoToken> tokens = OctavoTokens.ToList(new Order(7, []));
    /// </code></example>
    public static IReadOnlyList<OctavoToken> ToList<T>(T value, OctavoTokensOptions? options = null) => TokenList.Of(Serialize(value, options));

    /// <summary>Serializes a value.</summary>
    /// <param name="value">The value.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// byte[] data = OctavoTokens.Serialize(new Order(7, []));
    /// </code></example>
    public static byte[] Serialize<T>(T value, OctavoTokensOptions? options = null)
    {
        CodecEntry<T> entry = CodecCache<T>.Entry;
        WriterState state = WriterState.Rent(options ?? OctavoTokensOptions.Default);
        try
        {
            var writer = new OctavoTokensWriter(state);
            entry.Write(ref writer, in value);
            return Result.ToArray(writer.Window.Written);
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw Unwritten(found, entry, value, options);
        }
        finally
        {
            state.Return();
        }
    }

    /// <summary>Deserializes a value that <see cref="Serialize"/> of the same version wrote.</summary>
    /// <param name="source">The value and nothing after it.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// ReadOnlySpan&lt;byte> data = File.ReadAllBytes("order.tokens");
    /// Order? order = OctavoTokens.Deserialize&lt;Order>(data);
    /// </code></example>
    public static T? Deserialize<T>(ReadOnlySpan<byte> source, OctavoTokensOptions? options = null)
    {
        CodecEntry<T> entry = CodecCache<T>.Entry;
        T value = default!;
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        var reader = new OctavoTokensReader(source, scratch, options ?? OctavoTokensOptions.Default);
        try
        {
            entry.Read(ref reader, ref value);
            Result.CheckEnd(reader.Window.Remaining);
            return value;
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw LocatedFailure.WhileReading(found, Name, reader.Window.Offset, source, entry, TokensLocator.Of(options));
        }
        finally
        {
            reader.Window.Release();
        }
    }

    private static OctavoException Unwritten(Exception found, CodecEntry entry, object? value, OctavoOptions? options) =>
        LocatedFailure.WhileWriting(found, Name, entry, value, options ?? OctavoTokensOptions.Default, TokensLocator.Of(options));
}
