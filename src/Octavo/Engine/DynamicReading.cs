// Owns: the calls that read values without a type: the reader's making, the end, the errors. Knows no format.
using System.Buffers;
using Octavo.Buffers;
using Octavo.Errors;

namespace Octavo.Engine;

/// <summary>The calls of a facade that read values without a type. There is no member to find for an error, so they are not among those of
/// <see cref="Calls{TCall, TReader, TWriter}"/>.</summary>
/// <typeparam name="TCall">The format, and the options of the call.</typeparam>
/// <typeparam name="TReader">Its reader.</typeparam>
internal static class DynamicReading<TCall, TReader>
    where TCall : struct, IReadingCall<TCall, TReader>, IDynamicReadingCall<TReader>
    where TReader : struct, allows ref struct
{
    /// <summary>Reads a value and nothing after it.</summary>
    internal static object? Read(TCall call, ReadOnlySpan<byte> source)
    {
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        call.Open(source, scratch, out TReader reader);
        return Read(ref reader);
    }

    /// <summary>Reads a value and nothing after it from a sequence that is cut anywhere.</summary>
    internal static object? Read(TCall call, in ReadOnlySequence<byte> source)
    {
        if (source.IsSingleSegment)
        {
            return Read(call, source.FirstSpan);
        }
        RootData.CheckLength(in source, call.Options, TCall.Name);
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        call.Open(new SequenceSource(source), scratch, out TReader reader);
        return Read(ref reader);
    }

    private static object? Read(ref TReader reader)
    {
        try
        {
            object? value = TCall.ReadDynamic(ref reader);
            TCall.CheckEnd(ref reader);
            return value;
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw Failure.WhileReading(found, TCall.Name, TCall.Offset(ref reader));
        }
        finally
        {
            TCall.Release(ref reader);
        }
    }
}
