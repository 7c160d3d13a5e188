// Owns: the engine under the facades, reading side: the reader's making, the end, the errors of every call. Knows no format and no type.
using System.Buffers;
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Errors;
using Octavo.Internal;
using Octavo.Locators;

namespace Octavo.Engine;

/// <summary>The calls of a facade. They are compiled for each format: a facade names its own once, as <c>Calls</c>.</summary>
/// <typeparam name="TCall">The format, and the options of the call.</typeparam>
/// <typeparam name="TReader">Its reader.</typeparam>
/// <typeparam name="TWriter">Its writer.</typeparam>
internal static partial class Calls<TCall, TReader, TWriter>
    where TCall : struct, IReadingCall<TCall, TReader>, IWritingCall<TCall, TWriter>
    where TReader : struct, allows ref struct
    where TWriter : struct, allows ref struct
{
    /// <summary>Reads a value and nothing after it. Inlined into the caller's code, like the facade, for the reason at
    /// <see cref="Write{T}(TCall, CodecEntry{T}, Stream, in T)"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static T? Read<T>(TCall call, ReadOnlySpan<byte> source)
    {
        if (typeof(T).IsValueType)
        {
            return ReadValue<T>(call, source);
        }
        T value = default!;
        Read(call, CodecCache<T>.Entry, source, ref value, whole: true);
        return value;
    }

    /// <summary>Reads a stream's value and nothing after it.</summary>
    internal static T? ReadStream<T>(TCall call, Stream source)
    {
        ArgumentNullException.ThrowIfNull(source);
        using var bytes = new WholeStream(source, call.Options, TCall.Name);
        return Read<T>(call, bytes.Span);
    }

    /// <summary>Reads a value whose type is known only at run time.</summary>
    internal static object? ReadObject(TCall call, ReadOnlySpan<byte> source, Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        Read(call, CodecCatalog.GetAny(type), new RootData(source), new RootValue(null), whole: true, out object? boxed);
        return boxed;
    }

    /// <summary>Reads a value and tells of errors.</summary>
    internal static bool TryRead<T>(TCall call, ReadOnlySpan<byte> source, out T? value, out OctavoError error)
    {
        try
        {
            value = Read<T>(call, source);
            error = default;
            return true;
        }
        catch (OctavoException found)
        {
            value = default;
            error = found.Error;
            return false;
        }
    }

    /// <summary>Fills an object that is there.</summary>
    internal static void Populate<T>(TCall call, ReadOnlySpan<byte> source, T value)
        where T : class
    {
        ArgumentNullException.ThrowIfNull(value);
        T filled = value;
        Read(call, CodecCache<T>.Entry, source, ref filled, whole: true);
        if (!ReferenceEquals(filled, value))
        {
            throw Failure.NotPopulatable(typeof(T), TCall.Name);
        }
    }

    /// <summary>Reads a value from one span.</summary>
    /// <returns>Bytes used.</returns>
    internal static int Read<T>(TCall call, CodecEntry<T> entry, ReadOnlySpan<byte> source, ref T value, bool whole)
    {
        if (call.ReadsAside)
        {
            return TCall.ReadAside(call, entry, new RootData(source), ref value, whole);
        }
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        call.Open(source, scratch, out TReader reader);
        try
        {
            call.Begin(ref reader, entry);
            CodecEntry.ReadRoot(entry, ref reader, ref value);
            if (whole)
            {
                TCall.CheckEnd(ref reader);
            }
            return (int)TCall.Offset(ref reader);
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw LocatedFailure.WhileReading(found, TCall.Name, TCall.Offset(ref reader), source, entry, call.Locator);
        }
        finally
        {
            TCall.Release(ref reader);
        }
    }

    /// <summary>Reads a value from a sequence that is cut anywhere.</summary>
    /// <returns>Bytes used.</returns>
    internal static long ReadSequence<T>(TCall call, in ReadOnlySequence<byte> source, ref T value, bool whole)
    {
        if (source.IsSingleSegment)
        {
            return Read(call, CodecCache<T>.Entry, source.FirstSpan, ref value, whole);
        }
        if (source.Length > call.Options.Limits.MaxTotalBytes)
        {
            throw Failure.TooManyBytes(call.Options.Limits.MaxTotalBytes, TCall.Name);
        }
        if (call.ReadsAside)
        {
            return TCall.ReadAside(call, CodecCache<T>.Entry, new RootData(in source, call.Options, TCall.Name), ref value, whole);
        }
        CodecEntry<T> entry = CodecCache<T>.Entry;
        ReadOnlySequence<byte> first = whole ? source : TCall.First(call, in source);
        if (first.IsSingleSegment)
        {
            return Read(call, entry, first.FirstSpan, ref value, whole);
        }
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        call.Open(new SequenceSource(first), scratch, out TReader reader);
        try
        {
            call.Begin(ref reader, entry);
            CodecEntry.ReadRoot(entry, ref reader, ref value);
            if (whole)
            {
                TCall.CheckEnd(ref reader);
            }
            return TCall.Offset(ref reader);
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw LocatedFailure.WhileReading(found, TCall.Name, TCall.Offset(ref reader), source, entry, call.Locator);
        }
        finally
        {
            TCall.Release(ref reader);
        }
    }

    /// <summary>Reads a value without its type.</summary>
    /// <returns>Bytes used.</returns>
    internal static long Read(TCall call, CodecEntry entry, scoped in RootData data, scoped RootValue root, bool whole, out object? boxed)
    {
        if (call.ReadsAside)
        {
            return call.ReadAside(entry, in data, root, whole, out boxed);
        }
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        scoped TReader reader;
        if (data.IsCut)
        {
            call.Open(new SequenceSource(whole ? data.Segments : TCall.First(call, data.Segments)), scratch, out reader);
        }
        else
        {
            call.Open(data.Bytes, scratch, out reader);
        }
        try
        {
            call.Begin(ref reader, entry);
            boxed = TCall.Read(entry, ref reader, root);
            if (whole)
            {
                TCall.CheckEnd(ref reader);
            }
            return TCall.Offset(ref reader);
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw LocatedFailure.WhileReading(found, TCall.Name, TCall.Offset(ref reader), data.Whole, entry, call.Locator);
        }
        finally
        {
            TCall.Release(ref reader);
        }
    }

    /// <summary>Structs have code of their own, and so one method, with a way that needs no reader.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static T ReadValue<T>(TCall call, ReadOnlySpan<byte> source)
    {
        if (TCall.TryGet(call, source, out T value))
        {
            return value;
        }
        Read(call, CodecCache<T>.Entry, source, ref value, whole: true);
        return value;
    }
}
