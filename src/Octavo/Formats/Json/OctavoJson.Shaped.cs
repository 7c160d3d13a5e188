// Owns: JSON's facade if options ask for indentation or more escapes: what is written goes through passes. Knows no type.
using System.Buffers;
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo;

public static partial class OctavoJson
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static byte[] WriteShaped<T>(CodecEntry<T> entry, in T value, OctavoJsonOptions options)
    {
        using var sink = new JsonPassSink(options, JsonPassBuffer.Keeping(), inLine: false);
        WriteShaped(entry, in value, options, sink);
        return Result.ToArray(sink.Made);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static string WriteShapedText<T>(CodecEntry<T> entry, in T value, OctavoJsonOptions options)
    {
        using var sink = new JsonPassSink(options, JsonPassBuffer.Keeping(), inLine: false);
        WriteShaped(entry, in value, options, sink);
        return Utf8Text.Decode(sink.Made);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void WriteShaped<T>(CodecEntry<T> entry, IBufferWriter<byte> destination, in T value, OctavoJsonOptions options, bool inLine = false)
    {
        using var sink = new JsonPassSink(options, JsonPassBuffer.Into(destination), inLine);
        WriteShaped(entry, in value, options, sink);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void WriteShaped<T>(CodecEntry<T> entry, Stream destination, in T value, OctavoJsonOptions options)
    {
        using var sink = new JsonPassSink(options, JsonPassBuffer.Into(new JsonPassTarget.ToStream(destination)), inLine: false);
        WriteShaped(entry, in value, options, sink);
    }

    /// <returns>Bytes that the value takes.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static unsafe long WriteShaped<T>(CodecEntry<T> entry, byte* destination, int length, in T value, OctavoJsonOptions options)
    {
        var target = new JsonPassTarget.FixedMemory(destination, length);
        using var sink = new JsonPassSink(options, JsonPassBuffer.Into(target), inLine: false);
        WriteShaped(entry, in value, options, sink);
        return target.Sent;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static byte[] WriteShaped(CodecEntry entry, object? value, OctavoJsonOptions options)
    {
        using var sink = new JsonPassSink(options, JsonPassBuffer.Keeping(), inLine: false);
        WriterState state = WriterState.Rent(options, sink);
        (OctavoJsonOptions?, int) before = JsonAllowances.Open(options);
        try
        {
            var writer = new OctavoJsonWriter(state);
            entry.WriteObject(ref writer, value);
            state.Sink.Finish(ref writer.Window);
        }
        catch (Exception found) when (Failure.IsForUs(found))
        {
            throw Unwritten(found, entry, value, options);
        }
        finally
        {
            JsonAllowances.Close(before);
            state.Return();
        }
        return Result.ToArray(sink.Made);
    }

    private static void WriteShaped<T>(CodecEntry<T> entry, in T value, OctavoJsonOptions options, JsonPassSink sink)
    {
        WriterState state = WriterState.Rent(options, sink);
        (OctavoJsonOptions?, int) before = JsonAllowances.Open(options);
        try
        {
            Write(entry, state, in value);
        }
        finally
        {
            JsonAllowances.Close(before);
        }
    }
}
