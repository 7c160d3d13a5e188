// Owns: what a facade makes of an exception where a locator can find the member at fault. Knows no format.
using System.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Errors;
using Octavo.Internal;

namespace Octavo.Locators;

internal static class LocatedFailure
{
    internal static OctavoException WhileWriting(Exception found, string format, CodecEntry entry, object? value, OctavoOptions options, ShapeLocator locator)
    {
        OctavoException reason = Failure.Reason(found);
        return new OctavoException(reason, format, -1, reason.Code == OctavoErrorCode.NullNotAllowed ? locator.PathOfNull(entry, value, options) : "");
    }

    internal static OctavoException WhileReading(Exception found, string format, long offset, ReadOnlySpan<byte> data, CodecEntry entry, ShapeLocator locator)
    {
        OctavoException reason = Failure.Reason(found);
        (long where, string path) = locator.Find(entry, data, offset, reason.Code);
        if (where == data.Length && reason.Code == OctavoErrorCode.TypeMismatch)
        {
            // After the data readers see zeros, and in MessagePack a zero is an integer.
            reason = Failure.Ended;
        }
        return new OctavoException(reason, format, where, path);
    }

    internal static OctavoException WhileReading(Exception found, string format, long offset, in ReadOnlySequence<byte> data, CodecEntry entry,
        ShapeLocator locator) =>
        WhileReading(found, format, offset, data.ToArray(), entry, locator);
}
