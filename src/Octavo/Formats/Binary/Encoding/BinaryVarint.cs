// Owns: Binary's varint of counts and lengths: 7 bits per byte, low group first, shortest form only. docs/formats/binary.md, "Varint".
using System.Runtime.CompilerServices;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Binary;

/// <summary>Unsigned varints of at most 32 bits, five bytes.</summary>
internal static class BinaryVarint
{
    /// <summary>Bytes that a varint takes at most.</summary>
    internal const int Max = Varint32.Max;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Put(ref byte at, uint value)
    {
        if (value < 0x80)
        {
            at = (byte)value;
            return 1;
        }
        return PutLong(ref at, value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Get(ref byte at, out uint value)
    {
        uint first = at;
        if (first < 0x80)
        {
            value = first;
            return 1;
        }
        // Into a local of its own, here and in every encoder's rare path: a value whose address a call is given lives in memory on the common path too.
        nint length = GetLong(ref at, out uint rare);
        value = rare;
        return length;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint PutLong(ref byte at, uint value) => Varint32.Put(ref at, value);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetLong(ref byte at, out uint value)
    {
        nint length = Varint32.GetLong(ref at, out value);
        if (length == 0)
        {
            Throw.InvalidData("a varint longer than its shortest form, or of more than 32 bits.");
        }
        return length;
    }
}
