// Owns: Compact's encoders of integers that are declared as fixed: hashes and random numbers, which a varint makes longer. docs/formats/compact.md, "Fixed
// integers".
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Compact;

public ref partial struct OctavoCompactWriter
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutFixedInt32(ref byte at, int value)
    {
        Bytes.Put(ref at, value);
        return 4;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutFixedUInt32(ref byte at, uint value)
    {
        Bytes.Put(ref at, value);
        return 4;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutFixedInt64(ref byte at, long value)
    {
        Bytes.Put(ref at, value);
        return 8;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutFixedUInt64(ref byte at, ulong value)
    {
        Bytes.Put(ref at, value);
        return 8;
    }
}
