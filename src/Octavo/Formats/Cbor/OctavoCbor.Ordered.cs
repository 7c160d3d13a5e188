// Owns: CBOR's facade if keys are in order: a pass after writing, a check before reading. RFC 8949, section 4.2.
using Octavo.Buffers;
using Octavo.Cbor;
using Octavo.Codecs.Entries;
using Octavo.Engine;
using Octavo.Errors;
using Octavo.Internal;
using Calls = Octavo.Engine.Calls<Octavo.Cbor.CborCall, Octavo.Cbor.OctavoCborReader, Octavo.Cbor.OctavoCborWriter>;

namespace Octavo;

public static partial class OctavoCbor
{
    internal static bool IsOrdered(OctavoCborOptions? options) => options is { KeyOrder: not CborKeyOrder.AsWritten };

    /// <summary>Writes a value, then its maps in order.</summary>
    /// <returns>Bytes that it takes.</returns>
    internal static long WriteOrdered<T>(CodecEntry<T> entry, scoped RootTarget target, in T value, OctavoCborOptions options, out byte[]? array)
    {
        byte[] bytes = Calls.Write(AsWritten(options), entry, in value);
        try
        {
            return Order(bytes, target, options, out array);
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw Calls.Unwritten(new(options), found, entry, value);
        }
    }

    /// <inheritdoc cref="WriteOrdered{T}"/>
    internal static long WriteOrdered(CodecEntry entry, scoped RootTarget target, scoped RootValue root, OctavoCborOptions options, out byte[]? array)
    {
        Calls.Write(AsWritten(options), entry, default, root, out byte[]? bytes);
        try
        {
            return Order(bytes, target, options, out array);
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw Calls.Unwritten(new(options), found, entry, entry.Box(root));
        }
    }

    /// <summary>Checks the order, then reads.</summary>
    /// <returns>Bytes used.</returns>
    internal static int ReadOrdered<T>(CodecEntry<T> entry, scoped in RootData data, ref T value, OctavoCborOptions options, bool whole)
    {
        ReadOnlySpan<byte> source = whole ? data.Whole : data.First(new CborDelimiter());
        CheckOrder(source, options);
        return Calls.Read(AsWritten(options), entry, source, ref value, whole);
    }

    /// <inheritdoc cref="ReadOrdered{T}"/>
    internal static long ReadOrdered(CodecEntry entry, scoped in RootData data, scoped RootValue root, OctavoCborOptions options, bool whole,
        out object? boxed)
    {
        ReadOnlySpan<byte> source = whole ? data.Whole : data.First(new CborDelimiter());
        CheckOrder(source, options);
        return Calls.Read(AsWritten(options), entry, new RootData(source), root, whole, out boxed);
    }

    private static CborCall AsWritten(OctavoCborOptions options) => new(options with { KeyOrder = CborKeyOrder.AsWritten });

    private static long Order(byte[]? bytes, scoped RootTarget target, OctavoCborOptions options, out byte[]? array)
    {
        ReadOnlyMemory<byte> ordered = CborOrder.Apply(bytes, options.KeyOrder, options.MaxDepth, references: false);
        array = target.Take(ordered);
        return ordered.Length;
    }

    /// <summary>Refuses data that is not in the order that the options require.</summary>
    private static void CheckOrder(ReadOnlySpan<byte> source, OctavoCborOptions options)
    {
        int difference;
        try
        {
            difference = CborOrder.Difference(source, options.KeyOrder, options.MaxDepth);
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw Failure.WhileReading(found, Name, 0);
        }
        if (difference >= 0)
        {
            var found =
                new OctavoException(OctavoErrorCode.InvalidData,
                    "the data is not in deterministic encoding: a form that is not the shortest, an indefinite length, or a key out of order.");
            throw Failure.WhileReading(found, Name, difference);
        }
    }
}
