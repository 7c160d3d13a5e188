// Owns: pinning memory of fixed length for a call that does not know the type. Knows no format.
namespace Octavo.Internal;

internal static class FixedWriting
{
    /// <summary>Writes a value as far as it fits.</summary>
    /// <returns>Bytes that it takes.</returns>
    internal static unsafe int Write(BuiltInFormat format, CodecEntry entry, Span<byte> destination, scoped RootValue root)
    {
        fixed (byte* pinned = destination)
        {
            var sink = new FixedSink(pinned, destination.Length);
            return checked((int)format.Write(entry, new RootTarget(sink, destination), root, out _));
        }
    }
}
