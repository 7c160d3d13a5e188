// Owns: roots that are structs of fixed-size members, where the format bounds their bytes: they need no writer and no reader. Knows no format.
using System.Buffers;
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Errors;
using Octavo.Internal;
using Octavo.Locators;
using Octavo.Memory;

namespace Octavo.Engine;

/// <summary>The calls of such roots. What a state costs would be half of their time (lab: SimpleStruct).</summary>
/// <typeparam name="TCall">The format.</typeparam>
internal static class BoundedCalls<TCall>
    where TCall : struct, IBoundedCall
{
    internal static bool TryGet<T>(ReadOnlySpan<byte> source, out T value)
    {
        Span<byte> scratch = stackalloc byte[InputWindow.MaxRead];
        scoped ref byte at = ref Bytes.Of(source);
        int bound = TCall.Bound<T>();
        if (source.Length < bound)
        {
            ShortCopy.WithZeroes(source, scratch, bound);
            at = ref Bytes.Of(scratch);
        }
        try
        {
            return TCall.Get(CodecCache<T>.Entry, ref at, out value) == source.Length && source.Length != 0;
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            value = default!; // the reader meets it again, and says it with offset and path
            return false;
        }
    }

    internal static byte[] Put<T>(CodecEntry<T> entry, in T value)
    {
        Span<byte> scratch = stackalloc byte[InputWindow.MaxRead + OutputWindow.Slack];
        try
        {
            return Result.ToArray(scratch[..(int)TCall.Put(entry, ref Bytes.Of(scratch), in value)]);
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw Unwritten(found, entry, value);
        }
    }

    internal static void Put<T>(CodecEntry<T> entry, IBufferWriter<byte> destination, in T value)
    {
        int bound = TCall.Bound<T>() + OutputWindow.Slack;
        Span<byte> room = CheckedBufferWriter.Of(destination, bound, TCall.Name);
        nint length;
        try
        {
            length = TCall.Put(entry, ref Bytes.Of(room), in value);
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw Unwritten(found, entry, value);
        }
        destination.Advance((int)length);
    }

    private static OctavoException Unwritten(Exception found, CodecEntry entry, object? value)
    {
        TCall call = default;
        return LocatedFailure.WhileWriting(found, TCall.Name, entry, value, call.Options, call.LocatorOfWritten);
    }
}
