// Owns: MessagePack's facade for values without a type. docs/formats/messagepack.md, "Values without a type".
using System.Buffers;
using Octavo.Engine;
using Octavo.MsgPack;

namespace Octavo;

public static partial class OctavoMsgPack
{
    /// <summary>Reads a value without a known type.</summary>
    /// <remarks>
    /// Nil is null; an integer is a <see cref="long"/>, above its range a <see cref="ulong"/>, whatever its head; a float is a <see cref="float"/> or
    /// <see cref="double"/>, by its head; strings, byte strings and arrays are <see cref="string"/>, <c>byte[]</c> and <c>object?[]</c>; a map is a
    /// <see cref="MsgPackMap"/>, a timestamp a <see cref="MsgPackTimestamp"/>, any other extension a <see cref="MsgPackExtension"/>.
    /// <see cref="SerializerLimits.MaxDepth"/> bounds nesting, which uses no stack.
    /// </remarks>
    /// <param name="source">The value and nothing after it.</param>
    /// <param name="options">Options; null uses the defaults. A key that comes twice is an error, unless <see cref="DuplicatePolicy.LastWins"/> is set.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>; bytes after the value are <see cref="OctavoErrorCode.TrailingData"/>.</exception>
    /// <example><code>
    /// object? value = OctavoMsgPack.ReadDynamic(File.ReadAllBytes("data.msgpack"));
    /// </code></example>
    public static object? ReadDynamic(ReadOnlySpan<byte> source, OctavoMsgPackOptions? options = null) =>
        DynamicReading<MsgPackCall, OctavoMsgPackReader>.Read(new MsgPackCall(options), source);

    /// <summary>Reads a value without a known type from a sequence of segments, cut anywhere.</summary>
    /// <inheritdoc cref="ReadDynamic(ReadOnlySpan{byte}, OctavoMsgPackOptions)"/>
    /// <example><code>
    /// object? value = OctavoMsgPack.ReadDynamic(new System.Buffers.ReadOnlySequence&lt;byte>(File.ReadAllBytes("data.msgpack")));
    /// </code></example>
    public static object? ReadDynamic(in ReadOnlySequence<byte> source, OctavoMsgPackOptions? options = null) =>
        DynamicReading<MsgPackCall, OctavoMsgPackReader>.Read(new MsgPackCall(options), in source);

    /// <summary>Writes a value without a type into a new array.</summary>
    /// <param name="value">
    /// A value that <see cref="ReadDynamic(ReadOnlySpan{byte}, OctavoMsgPackOptions)"/> can return, or an integer of any .NET type of 64 bits or less. It is
    /// written in its shortest form.
    /// </param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotInFormat"/> for an object of another type, <see cref="OctavoErrorCode.DepthExceeded"/>
    /// for a cycle; else see <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// byte[] data = OctavoMsgPack.WriteDynamic(new object?[] { 7, "text", null });
    /// </code></example>
    public static byte[] WriteDynamic(object? value, OctavoMsgPackOptions? options = null) =>
        DynamicWriting<MsgPackCall, OctavoMsgPackWriter>.Write(new MsgPackCall(options), value);

    /// <summary>Writes a value without a type into a buffer writer.</summary>
    /// <param name="destination">Advanced by the bytes that were written; after an error, by the bytes that were complete.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">As for the other overload.</exception>
    /// <example><code>
    /// var buffer = new System.Buffers.ArrayBufferWriter&lt;byte>();
    /// OctavoMsgPack.WriteDynamic(buffer, new object?[] { 7, "text", null });
    /// </code></example>
    public static void WriteDynamic(IBufferWriter<byte> destination, object? value, OctavoMsgPackOptions? options = null) =>
        DynamicWriting<MsgPackCall, OctavoMsgPackWriter>.Write(new MsgPackCall(options), destination, value);
}
