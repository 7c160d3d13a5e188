// Owns: the engine under the facades, writing side: the state's renting, the writer's making, the end, the errors of every call. Knows no format and no type.
using System.Buffers;
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Errors;
using Octavo.Internal;
using Octavo.Locators;

namespace Octavo.Engine;

internal static partial class Calls<TCall, TReader, TWriter>
{
    /// <summary>Writes a value into memory of fixed length.</summary>
    /// <returns>Whether it fits.</returns>
    internal static bool TryWrite<T>(TCall call, FixedSink sink, Span<byte> destination, in T value, out int length)
    {
        length = checked((int)(call.WritesAside
            ? TCall.WriteAside(call, CodecCache<T>.Entry, new RootTarget(sink, destination), in value, out _)
            : Write(call, CodecCache<T>.Entry, WriterState.Rent(call.Options, sink), in value)));
        return length <= destination.Length;
    }

    /// <summary>Writes a value whose type is known only at run time.</summary>
    internal static byte[] WriteObject(TCall call, object? value, Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        Write(call, CodecCatalog.GetAny(type), default, new RootValue(value), out byte[]? array);
        return array!;
    }

    /// <summary>Writes a value into a stream. Public calls find the entry and are inlined: in a method that all classes share, like this one, finding it takes
    /// four nanoseconds.</summary>
    internal static void Write<T>(TCall call, CodecEntry<T> entry, Stream destination, in T value)
    {
        if (call.WritesAside)
        {
            WriteAside(call, entry, null, destination, in value);
            return;
        }
        WriterState state = WriterState.Rent(call.Options, destination);
        try
        {
            TCall.Open(state, out TWriter writer);
            call.Begin(ref writer, entry);
            CodecEntry.WriteRoot(entry, ref writer, in value);
            state.Sink.Finish(ref TCall.Window(ref writer));
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw Unwritten(call, found, entry, value);
        }
        finally
        {
            state.Return();
        }
    }

    /// <summary>Writes a value into a buffer writer.</summary>
    internal static void Write<T>(TCall call, CodecEntry<T> entry, IBufferWriter<byte> destination, in T value)
    {
        if (call.WritesAside)
        {
            WriteAside(call, entry, destination, null, in value);
            return;
        }
        WriterState state = WriterState.Rent(call.Options, destination);
        try
        {
            TCall.Open(state, CheckedBufferWriter.Of(destination, BufferWriterSink.Smallest), out TWriter writer);
            call.Begin(ref writer, entry);
            CodecEntry.WriteRoot(entry, ref writer, in value);
            state.Sink.Finish(ref TCall.Window(ref writer));
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw Unwritten(call, found, entry, value);
        }
        finally
        {
            state.Return();
        }
    }

    /// <summary>Writes a value into a new array.</summary>
    internal static byte[] Write<T>(TCall call, CodecEntry<T> entry, in T value)
    {
        if (call.WritesAside)
        {
            return WriteAside(call, entry, null, null, in value)!;
        }
        WriterState state = WriterState.Rent(call.Options);
        try
        {
            TCall.Open(state, out TWriter writer);
            call.Begin(ref writer, entry);
            CodecEntry.WriteRoot(entry, ref writer, in value);
            return Result.ToArray(TCall.Window(ref writer).Written);
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw Unwritten(call, found, entry, value);
        }
        finally
        {
            state.Return();
        }
    }

    /// <summary>Writes a value by a state that was rented, into its sink.</summary>
    /// <returns>Bytes written.</returns>
    internal static long Write<T>(TCall call, CodecEntry<T> entry, WriterState state, in T value)
    {
        try
        {
            TCall.Open(state, out TWriter writer);
            call.Begin(ref writer, entry);
            CodecEntry.WriteRoot(entry, ref writer, in value);
            state.Sink.Finish(ref TCall.Window(ref writer));
            return state.Flushed;
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw Unwritten(call, found, entry, value);
        }
        finally
        {
            state.Return();
        }
    }

    /// <summary>Writes a value without its type.</summary>
    /// <returns>Bytes that it takes.</returns>
    internal static long Write(TCall call, CodecEntry entry, scoped in RootTarget target, scoped RootValue root, out byte[]? array)
    {
        if (call.WritesAside)
        {
            return call.WriteAside(entry, target, root, out array);
        }
        WriterState state = target.Rent(call.Options);
        try
        {
            scoped TWriter writer;
            if (target.Destination is null)
            {
                TCall.Open(state, out writer);
            }
            else
            {
                TCall.Open(state, CheckedBufferWriter.Of(target.Destination, BufferWriterSink.Smallest), out writer);
            }
            call.Begin(ref writer, entry);
            TCall.Write(entry, ref writer, root);
            return target.Finish(state, ref TCall.Window(ref writer), out array);
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw Unwritten(call, found, entry, entry.Box(root));
        }
        finally
        {
            state.Return();
        }
    }

    internal static OctavoException Unwritten(TCall call, Exception found, CodecEntry entry, object? value) =>
        LocatedFailure.WhileWriting(found, TCall.Name, entry, value, call.Options, call.LocatorOfWritten);

    /// <summary>Apart, since the caller's frame would have the target, which is set to zero at each call.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static byte[]? WriteAside<T>(TCall call, CodecEntry<T> entry, IBufferWriter<byte>? writer, Stream? stream, in T value)
    {
        RootTarget target = writer is not null ? new RootTarget(writer) : stream is not null ? new RootTarget(stream) : default;
        TCall.WriteAside(call, entry, target, in value, out byte[]? array);
        return array;
    }
}
