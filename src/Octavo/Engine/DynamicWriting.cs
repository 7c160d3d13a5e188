// Owns: the calls that write values without a type: the state's renting, the writer's making, the end, the errors. Knows no format.
using System.Buffers;
using Octavo.Buffers;
using Octavo.Errors;

namespace Octavo.Engine;

/// <summary>The calls of a facade that write values without a type.</summary>
/// <typeparam name="TCall">The format, and the options of the call.</typeparam>
/// <typeparam name="TWriter">Its writer.</typeparam>
internal static class DynamicWriting<TCall, TWriter>
    where TCall : struct, IWritingCall<TCall, TWriter>, IDynamicWritingCall<TWriter>
    where TWriter : struct, allows ref struct
{
    /// <summary>Writes a value into a new array.</summary>
    internal static byte[] Write(TCall call, object? value)
    {
        WriterState state = WriterState.Rent(call.Options);
        try
        {
            TCall.Open(state, out TWriter writer);
            TCall.WriteDynamic(ref writer, value);
            return Result.ToArray(TCall.Window(ref writer).Written);
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw Failure.WhileWriting(found, TCall.Name);
        }
        finally
        {
            state.Return();
        }
    }

    /// <summary>Writes a value into a buffer writer.</summary>
    internal static void Write(TCall call, IBufferWriter<byte> destination, object? value)
    {
        ArgumentNullException.ThrowIfNull(destination);
        WriterState state = WriterState.Rent(call.Options, destination);
        try
        {
            TCall.Open(state, CheckedBufferWriter.Of(destination, BufferWriterSink.Smallest), out TWriter writer);
            TCall.WriteDynamic(ref writer, value);
            state.Sink.Finish(ref TCall.Window(ref writer));
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw Failure.WhileWriting(found, TCall.Name);
        }
        finally
        {
            state.Return();
        }
    }
}
