// Owns: JSON's facade if options ask for indentation or more escapes: what is written goes through passes. Knows no type.
using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
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
    /// <summary>Writes a value through the passes.</summary>
    /// <returns>Bytes that it takes; those still unsent, where the target is a buffer writer or a stream.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static long WriteShaped<T>(CodecEntry<T> entry, scoped RootTarget target, in T value, OctavoJsonOptions options, out byte[]? array)
    {
        using var sink = new JsonPassSink(options, BufferOf(target, out JsonPassTarget.FixedMemory? memory), inLine: false);
        WriteShaped(entry, in value, options, sink);
        return Made(sink, target, memory, out array);
    }

    /// <inheritdoc cref="WriteShaped{T}(CodecEntry{T}, RootTarget, in T, OctavoJsonOptions, out byte[])"/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static long WriteShaped(CodecEntry entry, scoped RootTarget target, scoped RootValue root, OctavoJsonOptions options, out byte[]? array)
    {
        using var sink = new JsonPassSink(options, BufferOf(target, out JsonPassTarget.FixedMemory? memory), inLine: false);
        WriterState state = WriterState.Rent(options, sink);
        using JsonAllowances.Scope scope = JsonAllowances.Open(options);
        try
        {
            var writer = new OctavoJsonWriter(state);
            entry.WriteAt(ref writer, root);
            state.Sink.Finish(ref writer.Window);
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw Calls.Unwritten(new(options), found, entry, entry.Box(root));
        }
        finally
        {
            state.Return();
        }
        return Made(sink, target, memory, out array);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static string WriteShapedText<T>(CodecEntry<T> entry, in T value, OctavoJsonOptions options)
    {
        using var sink = new JsonPassSink(options, JsonPassBuffer.Keeping(), inLine: false);
        WriteShaped(entry, in value, options, sink);
        return Utf8Text.Decode(sink.Made);
    }

    /// <summary>Writes a value that is to stand in a line.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void WriteShapedLine<T>(CodecEntry<T> entry, IBufferWriter<byte> destination, in T value, OctavoJsonOptions options)
    {
        using var sink = new JsonPassSink(options, JsonPassBuffer.Into(destination), inLine: true);
        WriteShaped(entry, in value, options, sink);
    }

    private static void WriteShaped<T>(CodecEntry<T> entry, in T value, OctavoJsonOptions options, JsonPassSink sink)
    {
        WriterState state = WriterState.Rent(options, sink);
        using JsonAllowances.Scope scope = JsonAllowances.Open(options);
        Calls.Write(new(options), entry, state, in value);
    }

    private static unsafe JsonPassBuffer BufferOf(scoped RootTarget target, out JsonPassTarget.FixedMemory? memory)
    {
        // Whoever made the target has pinned its memory.
        memory = target.Memory is null ? null
            : new JsonPassTarget.FixedMemory((byte*)Unsafe.AsPointer(ref MemoryMarshal.GetReference(target.Span)), target.Span.Length);
        return target.Destination is not null ? JsonPassBuffer.Into(target.Destination)
            : target.Stream is not null ? JsonPassBuffer.Into(new JsonPassTarget.ToStream(target.Stream))
            : memory is not null ? JsonPassBuffer.Into(memory)
            : JsonPassBuffer.Keeping();
    }

    private static long Made(JsonPassSink sink, scoped RootTarget target, JsonPassTarget.FixedMemory? memory, out byte[]? array)
    {
        array = target.IsArray ? Result.ToArray(sink.Made) : null;
        return memory?.Sent ?? sink.Made.Length;
    }
}
