// Owns: CBOR's facade if keys are in order: a pass after writing, a check before reading. RFC 8949, section 4.2.
using System.Buffers;
using Octavo.Internal;

namespace Octavo;

public static partial class OctavoCbor
{
    internal static bool IsOrdered(OctavoCborOptions? options) => options is { KeyOrder: not CborKeyOrder.AsWritten };

    /// <summary>Writes a value, then its maps in order.</summary>
    private static ReadOnlyMemory<byte> WriteOrdered<T>(CodecEntry<T> entry, in T value, OctavoCborOptions options)
    {
        byte[] bytes = Write(entry, in value, options with { KeyOrder = CborKeyOrder.AsWritten });
        try
        {
            return CborOrder.Apply(bytes, options.KeyOrder, options.MaxDepth, references: false);
        }
        catch (Exception found) when (Failure.IsForUs(found))
        {
            throw Unwritten(found, entry, value, options);
        }
    }

    /// <inheritdoc cref="WriteOrdered{T}"/>
    private static byte[] WriteOrdered(CodecEntry entry, object? value, OctavoCborOptions options)
    {
        byte[] bytes = Serialize(value, entry.Type, options with { KeyOrder = CborKeyOrder.AsWritten });
        try
        {
            return CborOrder.Apply(bytes, options.KeyOrder, options.MaxDepth, references: false).ToArray();
        }
        catch (Exception found) when (Failure.IsForUs(found))
        {
            throw Unwritten(found, entry, value, options);
        }
    }

    /// <summary>Refuses data that is not in the order that the options require.</summary>
    internal static void CheckOrder(ReadOnlySpan<byte> source, OctavoCborOptions options)
    {
        int difference;
        try
        {
            difference = CborOrder.Difference(source, options.KeyOrder, options.MaxDepth);
        }
        catch (Exception found) when (Failure.IsForUs(found))
        {
            throw Failure.OfReading(found, Name, 0);
        }
        if (difference >= 0)
        {
            var found =
                new OctavoException(OctavoErrorCode.InvalidData,
                    "the data is not in deterministic encoding: a longer form than needed, an indefinite length, or a key out of order.");
            throw Failure.OfReading(found, Name, difference);
        }
    }
}
