// Owns: MessagePack's unions on the writing side: an array of number and value. docs/formats/messagepack.md, "Structure".
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.MsgPack;

public ref partial struct OctavoMsgPackWriter
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int MaxCase(int literalBytes) => 1 + MaxInt32;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutCase(ref byte at, int number, ReadOnlySpan<byte> literal)
    {
        at = MsgPackCode.FixArray | 2;
        return 1 + MsgPackEncoder.PutInt32(ref Bytes.At(ref at, 1), number);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutCaseStart(ref byte at, Layout layout, int number, ReadOnlySpan<byte> literal, int members, int slots)
    {
        nint head = PutCase(ref at, number, literal);
        return head + PutStart(ref Bytes.At(ref at, head), layout, members, slots);
    }
}
