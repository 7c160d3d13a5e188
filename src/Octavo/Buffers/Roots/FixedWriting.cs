// Owns: pinning memory of fixed length for a call that does not know the type. Knows no format.
namespace Octavo.Buffers;

internal static class FixedWriting
{
    /// <summary>Writes a value as far as it fits.</summary>
    /// <returns>Bytes that it takes.</returns>
    internal static unsafe int Write<TRoot>(Span<byte> destination, scoped TRoot root)
        where TRoot : struct, IRootWriting, allows ref struct
    {
        fixed (byte* pinned = destination)
        {
            var sink = new FixedSink(pinned, destination.Length);
            return checked((int)root.Write(new RootTarget(sink, destination)));
        }
    }
}
