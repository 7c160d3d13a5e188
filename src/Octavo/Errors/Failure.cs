// Owns: what a facade makes of an exception: format, offset and member path are added in cold code. Knows no format; a walker finds the path.
using System.Buffers;

namespace Octavo.Internal;

internal static class Failure
{
    /// <summary>Whether an exception becomes an <see cref="OctavoException"/>; the others pass as they are.</summary>
    internal static bool IsForUs(Exception found) => found is not (IOException or OperationCanceledException or OutOfMemoryException);

    internal static OctavoException OfWriting(Exception found, string format) => new(Reason(found), format, -1, "");

    /// <summary>For data without a type: there is no member to find.</summary>
    internal static OctavoException OfReading(Exception found, string format, long offset) => new(Reason(found), format, offset, "");

    internal static OctavoException OfReading(Exception found, string format, long offset, ReadOnlySpan<byte> data, CodecEntry entry, ShapeWalker walker)
    {
        OctavoException reason = Reason(found);
        (long where, string path) = walker.Find(entry, data, offset, reason.Code);
        if (where == data.Length && reason.Code == OctavoErrorCode.TypeMismatch)
        {
            // Behind the data readers see zeros, and in MessagePack a zero is an integer.
            reason = Ended;
        }
        return new OctavoException(reason, format, where, path);
    }

    internal static OctavoException OfReading(Exception found, string format, long offset, in ReadOnlySequence<byte> data, CodecEntry entry, ShapeWalker walker) =>
        OfReading(found, format, offset, data.ToArray(), entry, walker);

    internal static OctavoException TooManyBytes(long limit, string format) =>
        new(new OctavoException(OctavoErrorCode.TotalBytesExceeded, $"the data is larger than SerializerLimits.MaxTotalBytes = {limit}."), format, limit, "");

    internal static OctavoException Cut(string format, long offset) =>
        new(new OctavoException(OctavoErrorCode.EndOfData, "the data ends inside a value of the sequence, or before the last one that was announced."), format, offset, "");

    internal static OctavoException NotPopulatable(Type type, string format) =>
        new(new OctavoException(OctavoErrorCode.NotPopulatable, $"an object of {type} cannot be filled in place, or the data is null; use the overload with ref."), format, 0, "");

    private static OctavoException Ended => new(OctavoErrorCode.EndOfData, Throw.Ended);

    /// <summary>An exception that has a format already comes from a call that user code made of its own; its offset and path are of other data.</summary>
    private static OctavoException Reason(Exception found) => found is OctavoException { Format.Length: 0 } ours
        ? ours
        : new OctavoException(OctavoErrorCode.UserCode, $"user code threw {found.GetType().Name}: {found.Message}", found);
}
