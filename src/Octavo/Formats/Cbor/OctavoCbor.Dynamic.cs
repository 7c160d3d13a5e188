// Owns: CBOR's facade for values without a type. docs/formats/cbor.md, "Values without a type".
using System.Buffers;
using Octavo.Cbor;
using Octavo.Engine;

namespace Octavo;

public static partial class OctavoCbor
{
    /// <summary>Reads a value without a known type.</summary>
    /// <remarks>
    /// Null is null, undefined and simple values are a <see cref="CborSimple"/>; a whole number is a <see cref="long"/>, above its range a <see cref="ulong"/>,
    /// else a <see cref="System.Numerics.BigInteger"/>, whatever its head, also with tags 2 and 3; a float of any width is a <see cref="double"/>; text, bytes
    /// and arrays are <see cref="string"/>, <c>byte[]</c> and <c>object?[]</c>, also of indefinite length; a map is a <see cref="CborMap"/>, and a value with
    /// any other tag a <see cref="CborTagged"/>. <see cref="SerializerLimits.MaxDepth"/> bounds nesting, and a tag is a level; nesting uses no stack.
    /// </remarks>
    /// <param name="source">The value and nothing after it.</param>
    /// <param name="options">Options; null uses the defaults. A key that comes twice is an error, unless <see cref="DuplicatePolicy.LastWins"/> is set.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>; bytes after the value are <see cref="OctavoErrorCode.TrailingData"/>.</exception>
    /// <example><code>
    /// object? value = OctavoCbor.ReadDynamic(File.ReadAllBytes("data.cbor"));
    /// </code></example>
    public static object? ReadDynamic(ReadOnlySpan<byte> source, OctavoCborOptions? options = null) =>
        DynamicReading<CborCall, OctavoCborReader>.Read(new CborCall(options), source);

    /// <summary>Reads a value without a known type from a sequence of segments, cut anywhere.</summary>
    /// <inheritdoc cref="ReadDynamic(ReadOnlySpan{byte}, OctavoCborOptions)"/>
    /// <example><code>
    /// object? value = OctavoCbor.ReadDynamic(new System.Buffers.ReadOnlySequence&lt;byte>(File.ReadAllBytes("data.cbor")));
    /// </code></example>
    public static object? ReadDynamic(in ReadOnlySequence<byte> source, OctavoCborOptions? options = null) =>
        DynamicReading<CborCall, OctavoCborReader>.Read(new CborCall(options), in source);

    /// <summary>Writes a value without a type into a new array.</summary>
    /// <param name="value">
    /// A value that <see cref="ReadDynamic(ReadOnlySpan{byte}, OctavoCborOptions)"/> can return, or an integer or float of any .NET type. It is written in
    /// preferred serialization with definite lengths.
    /// </param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotInFormat"/> for an object of another type, <see cref="OctavoErrorCode.DepthExceeded"/>
    /// for a cycle; else see <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// byte[] data = OctavoCbor.WriteDynamic(new object?[] { 7, "text", null });
    /// </code></example>
    public static byte[] WriteDynamic(object? value, OctavoCborOptions? options = null) =>
        DynamicWriting<CborCall, OctavoCborWriter>.Write(new CborCall(options), value);

    /// <summary>Writes a value without a type into a buffer writer.</summary>
    /// <param name="destination">Advanced by the bytes that were written; after an error, by the bytes that were complete.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">As for the other overload.</exception>
    /// <example><code>
    /// var buffer = new System.Buffers.ArrayBufferWriter&lt;byte>();
    /// OctavoCbor.WriteDynamic(buffer, new object?[] { 7, "text", null });
    /// </code></example>
    public static void WriteDynamic(IBufferWriter<byte> destination, object? value, OctavoCborOptions? options = null) =>
        DynamicWriting<CborCall, OctavoCborWriter>.Write(new CborCall(options), destination, value);
}
