// Owns: Binary's unions on the writing side. docs/formats/binary.md, "Unions".
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Binary;

public ref partial struct OctavoBinaryWriter
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int MaxCase(int literalBytes) => BinaryVarint.Max;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutCase(ref byte at, int number, ReadOnlySpan<byte> literal) => BinaryVarint.Put(ref at, (uint)number + 1);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutCaseStart(ref byte at, Layout layout, int number, ReadOnlySpan<byte> literal, int members, int slots)
    {
        nint head = PutCase(ref at, number, literal);
        return head + PutStart(ref Bytes.At(ref at, head), layout, members, slots);
    }
}
