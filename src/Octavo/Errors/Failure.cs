// Owns: what a facade makes of an exception: format, offset and member path are added in cold code. Knows no format; a walker finds the path.
using System.Buffers;

namespace Octavo.Internal;

internal static class Failure
{
    /// <summary>Whether an exception becomes an <see cref="OctavoException"/>; the others pass as they are.</summary>
    internal static bool IsForUs(Exception found) => found is not (IOException or OperationCanceledException or OutOfMemoryException);

    internal static OctavoException OfWriting(Exception found, string format) => Located(found, format, -1, "");

    internal static OctavoException OfReading(Exception found, string format, long offset, ReadOnlySpan<byte> data, CodecEntry entry, ShapeWalker walker)
    {
        (long where, string path) = walker.Find(entry, data, offset);
        return Located(found, format, where, path);
    }

    internal static OctavoException OfReading(Exception found, string format, long offset, in ReadOnlySequence<byte> data, CodecEntry entry, ShapeWalker walker) =>
        OfReading(found, format, offset, data.ToArray(), entry, walker);

    internal static OctavoException TooManyBytes(long limit, string format) =>
        new(new OctavoException(OctavoErrorCode.TotalBytesExceeded, $"the data is larger than SerializerLimits.MaxTotalBytes = {limit}."), format, limit, "");

    internal static OctavoException NotPopulatable(Type type, string format) =>
        new(new OctavoException(OctavoErrorCode.NotPopulatable, $"an object of {type} cannot be filled in place, or the data is null; use the overload with ref."), format, 0, "");

    private static OctavoException Located(Exception found, string format, long offset, string path)
    {
        OctavoException reason = found as OctavoException ?? new OctavoException(OctavoErrorCode.UserCode, $"user code threw {found.GetType().Name}: {found.Message}", found);
        return reason.Format.Length != 0 ? reason : new OctavoException(reason, format, offset, path);
    }
}
