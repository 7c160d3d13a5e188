// Owns: CBOR's facade for values without a type. docs/formats/cbor.md, "Values without a type".
using System.Buffers;
using Octavo.Buffers;
using Octavo.Cbor;
using Octavo.Errors;

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
    public static object? ReadDynamic(ReadOnlySpan<byte> source, OctavoCborOptions? options = null)
    {
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        var reader = new OctavoCborReader(source, scratch, options ?? OctavoCborOptions.Default);
        return ReadDynamic(ref reader);
    }

    /// <summary>Reads a value without a known type from a sequence of segments, cut anywhere.</summary>
    /// <inheritdoc cref="ReadDynamic(ReadOnlySpan{byte}, OctavoCborOptions)"/>
    /// <example><code>
    /// object? value = OctavoCbor.ReadDynamic(new System.Buffers.ReadOnlySequence&lt;byte>(File.ReadAllBytes("data.cbor")));
    /// </code></example>
    public static object? ReadDynamic(in ReadOnlySequence<byte> source, OctavoCborOptions? options = null)
    {
        if (source.IsSingleSegment)
        {
            return ReadDynamic(source.FirstSpan, options);
        }
        OctavoOptions chosen = options ?? OctavoCborOptions.Default;
        if (source.Length > chosen.Limits.MaxTotalBytes)
        {
            throw Failure.TooManyBytes(chosen.Limits.MaxTotalBytes, Name);
        }
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        var reader = new OctavoCborReader(new SequenceSource(source), scratch, chosen);
        return ReadDynamic(ref reader);
    }

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
    public static byte[] WriteDynamic(object? value, OctavoCborOptions? options = null)
    {
        WriterState state = WriterState.Rent(options ?? OctavoCborOptions.Default);
        try
        {
            var writer = new OctavoCborWriter(state);
            writer.WriteDynamic(value);
            return Result.ToArray(writer.Window.Written);
        }
        catch (Exception found) when (Failure.IsForUs(found))
        {
            throw Failure.OfWriting(found, Name);
        }
        finally
        {
            state.Return();
        }
    }

    /// <summary>Writes a value without a type into a buffer writer.</summary>
    /// <param name="destination">Advanced by the bytes that were written; after an error, by the bytes that were complete.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">As for the other overload.</exception>
    /// <example><code>
    /// var buffer = new System.Buffers.ArrayBufferWriter&lt;byte>();
    /// OctavoCbor.WriteDynamic(buffer, new object?[] { 7, "text", null });
    /// </code></example>
    public static void WriteDynamic(IBufferWriter<byte> destination, object? value, OctavoCborOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        WriterState state = WriterState.Rent(options ?? OctavoCborOptions.Default, destination);
        try
        {
            var writer = new OctavoCborWriter(state, GivenRoom.Of(destination, BufferWriterSink.Smallest));
            writer.WriteDynamic(value);
            state.Sink.Finish(ref writer.Window);
        }
        catch (Exception found) when (Failure.IsForUs(found))
        {
            throw Failure.OfWriting(found, Name);
        }
        finally
        {
            state.Return();
        }
    }

    private static object? ReadDynamic(ref OctavoCborReader reader)
    {
        try
        {
            object? value = reader.ReadDynamic();
            Result.CheckEnd(reader.Window.Remaining);
            return value;
        }
        catch (Exception found) when (Failure.IsForUs(found))
        {
            throw Failure.OfReading(found, Name, reader.Window.Offset);
        }
        finally
        {
            reader.Window.Release();
        }
    }
}
