// Owns: reading a stream to its end into a rented array, under the limit. Knows no format.
using System.Buffers;
using Octavo.Errors;
using Octavo.Internal;

namespace Octavo.Buffers;

/// <summary>A stream's bytes. Disposing gives the array back.</summary>
internal readonly ref struct WholeStream : IDisposable
{
    private const int FirstBuffer = 16 * 1024;

    /// <summary>What is allocated at once for a length that is only claimed.</summary>
    private const int MostClaimed = 1 << 20;

    private readonly byte[] _buffer;
    private readonly int _length;

    internal WholeStream(Stream source, OctavoOptions options, string format)
    {
        long limit = options.Limits.MaxTotalBytes;
        byte[] buffer = ArrayPool<byte>.Shared.Rent(FirstLength(source, limit));
        int length = 0;
        try
        {
            while (true)
            {
                int read = source.Read(buffer, length, buffer.Length - length);
                Throw.IfBeyondRoom(read, buffer.Length - length);
                if (read == 0)
                {
                    break;
                }
                length += read;
                if (length > limit)
                {
                    throw Failure.TooManyBytes(limit, format);
                }
                if (length == buffer.Length)
                {
                    byte[] bigger = ArrayPool<byte>.Shared.Rent((int)Math.Min(2L * length, Array.MaxLength));
                    buffer.AsSpan(0, length).CopyTo(bigger);
                    ArrayPool<byte>.Shared.Return(buffer);
                    buffer = bigger;
                }
            }
        }
        catch
        {
            ArrayPool<byte>.Shared.Return(buffer);
            throw;
        }
        _buffer = buffer;
        _length = length;
    }

    internal ReadOnlySpan<byte> Span => _buffer.AsSpan(0, _length);

    public void Dispose() => ArrayPool<byte>.Shared.Return(_buffer);

    /// <summary>A stream with a known length is read at once; the buffer has one extra byte, so the end is found without growing. Of other streams than
    /// memory and files the length may be what a server claims.</summary>
    internal static int FirstLength(Stream source, long limit)
    {
        if (!source.CanSeek)
        {
            return FirstBuffer;
        }
        long rest = Math.Max(0, source.Length - source.Position);
        long most = source.GetType() == typeof(MemoryStream) || source is FileStream or UnmanagedMemoryStream ? Array.MaxLength : MostClaimed;
        return (int)Math.Min(Math.Min(rest, limit) + 1, most);
    }
}
