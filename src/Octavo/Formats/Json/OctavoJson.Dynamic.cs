// Owns: JSON's facade for values without a type. docs/features/json-without-a-type.md.
using System.Buffers;
using Octavo.Buffers;
using Octavo.Engine;
using Octavo.Json;

namespace Octavo;

public static partial class OctavoJson
{
    /// <summary>Reads a value without a known type.</summary>
    /// <remarks>
    /// Null is null, booleans are <see cref="bool"/> and strings are <see cref="string"/>; an array is an <c>object?[]</c>, an object a
    /// <see cref="Dictionary{TKey, TValue}"/> of <see cref="string"/> and object in the order of the text; a whole number is a <see cref="long"/>, beyond it a
    /// <see cref="System.Numerics.BigInteger"/> of at most 1,000 digits; a number with a fraction or an exponent is a <see cref="double"/>.
    /// <see cref="SerializerLimits.MaxDepth"/> bounds nesting, which uses no stack.
    /// </remarks>
    /// <param name="source">The value and nothing after it.</param>
    /// <param name="options">Options; null uses the defaults. A key that comes twice is an error, unless <see cref="DuplicatePolicy.LastWins"/> is set.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>; bytes after the value are <see cref="OctavoErrorCode.TrailingData"/>.</exception>
    /// <example><code>
    /// object? value = OctavoJson.ReadDynamic(File.ReadAllBytes("data.json"));
    /// </code></example>
    public static object? ReadDynamic(ReadOnlySpan<byte> source, OctavoJsonOptions? options = null)
    {
        if (options is { Rewrites: true })
        {
            return ReadByHand(source, options, static (ref OctavoJsonReader reader) => reader.ReadDynamic());
        }
        return DynamicReading<JsonCall, OctavoJsonReader>.Read(new JsonCall(options), source);
    }

    /// <summary>Reads a value without a known type from a sequence of segments, cut anywhere.</summary>
    /// <inheritdoc cref="ReadDynamic(ReadOnlySpan{byte}, OctavoJsonOptions)"/>
    /// <example><code>
    /// object? value = OctavoJson.ReadDynamic(new System.Buffers.ReadOnlySequence&lt;byte>(File.ReadAllBytes("data.json")));
    /// </code></example>
    public static object? ReadDynamic(in ReadOnlySequence<byte> source, OctavoJsonOptions? options = null)
    {
        if (options is { Rewrites: true })
        {
            return ReadDynamic(RootData.Together(in source, options, Name), options);
        }
        return DynamicReading<JsonCall, OctavoJsonReader>.Read(new JsonCall(options), in source);
    }

    /// <summary>Writes a value without a type into a new array.</summary>
    /// <param name="value">
    /// A value that <see cref="ReadDynamic(ReadOnlySpan{byte}, OctavoJsonOptions)"/> can return, an integer of any .NET type of 64 bits or less,
    /// <see cref="float"/>, <see cref="decimal"/> and lists of objects.
    /// </param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotInFormat"/> for an object of another type, <see cref="OctavoErrorCode.DepthExceeded"/>
    /// for a cycle; else see <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// byte[] data = OctavoJson.WriteDynamic(new object?[] { 7, "text", null });
    /// </code></example>
    public static byte[] WriteDynamic(object? value, OctavoJsonOptions? options = null)
    {
        var destination = new ArrayBufferWriter<byte>();
        WriteDynamic(destination, value, options);
        return destination.WrittenSpan.ToArray();
    }

    /// <summary>Writes a value without a type into a buffer writer.</summary>
    /// <param name="destination">Advanced by the bytes that were written; after an error, by the bytes that were complete.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">As for the other overload.</exception>
    /// <example><code>
    /// var buffer = new System.Buffers.ArrayBufferWriter&lt;byte>();
    /// OctavoJson.WriteDynamic(buffer, new object?[] { 7, "text", null });
    /// </code></example>
    public static void WriteDynamic(IBufferWriter<byte> destination, object? value, OctavoJsonOptions? options = null) =>
        WriteByHand(destination, value, options, static (ref OctavoJsonWriter writer, object? written) => writer.WriteDynamic(written));
}
