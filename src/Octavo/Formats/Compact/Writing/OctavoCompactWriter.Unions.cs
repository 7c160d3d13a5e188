// Owns: Compact's unions on the writing side: the case takes the place of the object's own byte. docs/formats/compact.md, "Unions".
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Compact;

public ref partial struct OctavoCompactWriter
{
    /// <summary>The byte before a case's number less <see cref="FirstLongCase"/>, in a varint.</summary>
    internal const byte CaseFollows = 240;

    /// <summary>The first number that does not fit the byte: a byte holds the number plus one.</summary>
    internal const int FirstLongCase = 239;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int MaxCase(int literalBytes) => 1 + CompactVarint.MaxCount;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutCase(ref byte at, int number, ReadOnlySpan<byte> literal)
    {
        if (number < FirstLongCase)
        {
            at = (byte)(number + 1);
            return 1;
        }
        at = CaseFollows;
        return 1 + CompactVarint.Put(ref Bytes.At(ref at, 1), (uint)(number - FirstLongCase));
    }

    /// <summary>The case says that the object is there; a Tolerant one has its own head after it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutCaseStart(ref byte at, Layout layout, int number, ReadOnlySpan<byte> literal, int members, int slots)
    {
        nint head = PutCase(ref at, number, literal);
        return layout == Layout.Tolerant ? head + PutStart(ref Bytes.At(ref at, head), layout, members, slots) : head;
    }
}
