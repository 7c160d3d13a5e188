// Owns: the length before a hub message: seven bits per byte, the lowest first, five bytes at most. Knows no message.
using System.Buffers;

namespace Octavo.SignalR;

internal static class HubFrame
{
    private const int MaxWidth = 5;

    /// <summary>Takes the first message of the received bytes.</summary>
    /// <returns>False while it is incomplete.</returns>
    internal static bool TryTake(ref ReadOnlySequence<byte> input, out ReadOnlySequence<byte> message)
    {
        message = default;
        Span<byte> head = stackalloc byte[MaxWidth];
        int there = (int)Math.Min(MaxWidth, input.Length);
        input.Slice(0, there).CopyTo(head);
        uint length = 0;
        for (int i = 0; i < there; i++)
        {
            length |= (uint)(head[i] & 0x7F) << (7 * i);
            if (head[i] < 0x80)
            {
                if ((i == MaxWidth - 1 && head[i] > 7) || length > int.MaxValue)
                {
                    throw new FormatException("A message of more than 2 GB.");
                }
                if (input.Length < i + 1 + (long)length)
                {
                    return false;
                }
                message = input.Slice(i + 1, length);
                input = input.Slice(message.End);
                return true;
            }
        }
        return there < MaxWidth ? false : throw new FormatException("The length of a message takes more than five bytes.");
    }

    /// <summary>Puts the length of a message.</summary>
    internal static void Put(IBufferWriter<byte> destination, int length)
    {
        Span<byte> room = stackalloc byte[MaxWidth];
        int width = 0;
        uint rest = (uint)length;
        while (rest >= 0x80)
        {
            room[width++] = (byte)(rest | 0x80);
            rest >>= 7;
        }
        room[width++] = (byte)rest;
        destination.Write(room[..width]);
    }
}
