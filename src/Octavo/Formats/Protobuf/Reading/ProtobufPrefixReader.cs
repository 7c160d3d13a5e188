// Owns: reading what comes before a message in a stream of several, and the message's bytes. Knows no type.
using System.Buffers;
using System.Buffers.Binary;
using Octavo.Errors;
using Octavo.Internal;

namespace Octavo.Protobuf;

/// <summary>Reads from a stream byte by byte up to the message, and then exactly its bytes: nothing after it is taken.</summary>
internal static class ProtobufPrefixReader
{
    private const int FirstBuffer = 64 * 1024;

    /// <summary>Reads the length that comes before the next message, skipping messages of other fields.</summary>
    /// <param name="source">The stream.</param>
    /// <param name="prefix">The form of the length.</param>
    /// <param name="field">The number of the field whose tag comes before it; 0 for none.</param>
    /// <param name="options">The options.</param>
    /// <param name="at">How many bytes were read, which errors tell.</param>
    /// <returns>The length; −1 at the end of the stream.</returns>
    internal static long ReadLength(Stream source, ProtobufPrefixStyle prefix, int field, OctavoOptions options, ref long at)
    {
        if (prefix != ProtobufPrefixStyle.Base128)
        {
            return ReadFixed(source, prefix == ProtobufPrefixStyle.Fixed32BigEndian, ref at);
        }
        while (true)
        {
            ulong tag = 0;
            long start = at;
            if (field > 0 && !TryReadVarint(source, out tag, ref at))
            {
                return -1;
            }
            if (field > 0 && (tag > uint.MaxValue || ProtobufTag.TypeOf((uint)tag) != ProtobufTag.Delimited || tag < 8))
            {
                throw Refused(OctavoErrorCode.InvalidData, $"the tag {tag} before a message is not the tag of a field with a length.", start);
            }
            if (!TryReadVarint(source, out ulong length, ref at))
            {
                return field > 0 ? throw Refused(OctavoErrorCode.EndOfData, Throw.Ended, at) : -1;
            }
            if (length > (ulong)options.Limits.MaxTotalBytes)
            {
                throw Failure.TooManyBytes(options.Limits.MaxTotalBytes, OctavoProtobuf.Name);
            }
            if (field <= 0 || ProtobufTag.NumberOf((uint)tag) == field)
            {
                return (long)length;
            }
            ReadBytes(source, (int)length, out byte[] passed, ref at);
            ArrayPool<byte>.Shared.Return(passed);
        }
    }

    /// <summary>Reads a message's bytes. Memory grows with what arrives, not with what is claimed.</summary>
    /// <param name="source">The stream.</param>
    /// <param name="length">The message's length.</param>
    /// <param name="rented">From the shared pool: to be returned.</param>
    /// <param name="at">How many bytes were read, which errors tell.</param>
    internal static void ReadBytes(Stream source, int length, out byte[] rented, ref long at)
    {
        rented = ArrayPool<byte>.Shared.Rent(Math.Min(length, FirstBuffer));
        int filled = 0;
        try
        {
            while (filled < length)
            {
                if (filled == rented.Length)
                {
                    byte[] larger = ArrayPool<byte>.Shared.Rent((int)Math.Min(length, 2L * filled));
                    rented.AsSpan(0, filled).CopyTo(larger);
                    ArrayPool<byte>.Shared.Return(rented);
                    rented = larger;
                }
                int room = Math.Min(length, rented.Length) - filled;
                int read = Checked(source.Read(rented, filled, room), room, ref at);
                filled += read > 0 ? read : throw Refused(OctavoErrorCode.EndOfData, Throw.Ended, at);
            }
        }
        catch
        {
            ArrayPool<byte>.Shared.Return(rented);
            throw;
        }
    }

    private static int Checked(int read, int room, ref long at)
    {
        Throw.IfBeyondRoom(read, room);
        at += read;
        return read;
    }

    private static long ReadFixed(Stream source, bool bigEndian, ref long at)
    {
        Span<byte> bytes = stackalloc byte[4];
        int read = 0;
        int next;
        do
        {
            next = Checked(source.Read(bytes[read..]), 4 - read, ref at);
            read += next;
        }
        while (next > 0 && read < 4);
        if (read is not (0 or 4))
        {
            throw Refused(OctavoErrorCode.EndOfData, Throw.Ended, at);
        }
        int length = bigEndian ? BinaryPrimitives.ReadInt32BigEndian(bytes) : BinaryPrimitives.ReadInt32LittleEndian(bytes);
        return read == 0 ? -1 : length >= 0 ? length : throw Refused(OctavoErrorCode.InvalidData, "a length of more than 2 GiB before a message.", at - read);
    }

    private static bool TryReadVarint(Stream source, out ulong value, ref long at)
    {
        value = 0;
        for (int shift = 0; shift < 70; shift += 7)
        {
            int next = source.ReadByte();
            if (next < 0)
            {
                return shift == 0 ? false : throw Refused(OctavoErrorCode.EndOfData, Throw.Ended, at);
            }
            at++;
            value |= (ulong)(next & 0x7F) << shift;
            if (next < 0x80)
            {
                return true;
            }
        }
        throw Refused(OctavoErrorCode.InvalidData, ProtobufVarint.TooLong, at);
    }

    private static OctavoException Refused(OctavoErrorCode code, string reason, long at) => new(new OctavoException(code, reason), OctavoProtobuf.Name, at, "");
}
