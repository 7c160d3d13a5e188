// Owns: Compact's decoders of integers that are declared as fixed. docs/formats/compact.md, "Fixed integers".
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Compact;

public ref partial struct OctavoCompactReader
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetFixedInt32(ref byte at, out int value)
    {
        value = Bytes.Get<int>(ref at);
        return 4;
    }

    /// <inheritdoc/>
    public static int ReadFixedInt32(ref OctavoCompactReader reader)
    {
        reader.Commit(GetFixedInt32(ref reader.Need(4), out int value));
        return value;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetFixedUInt32(ref byte at, out uint value)
    {
        value = Bytes.Get<uint>(ref at);
        return 4;
    }

    /// <inheritdoc/>
    public static uint ReadFixedUInt32(ref OctavoCompactReader reader)
    {
        reader.Commit(GetFixedUInt32(ref reader.Need(4), out uint value));
        return value;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetFixedInt64(ref byte at, out long value)
    {
        value = Bytes.Get<long>(ref at);
        return 8;
    }

    /// <inheritdoc/>
    public static long ReadFixedInt64(ref OctavoCompactReader reader)
    {
        reader.Commit(GetFixedInt64(ref reader.Need(8), out long value));
        return value;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetFixedUInt64(ref byte at, out ulong value)
    {
        value = Bytes.Get<ulong>(ref at);
        return 8;
    }

    /// <inheritdoc/>
    public static ulong ReadFixedUInt64(ref OctavoCompactReader reader)
    {
        reader.Commit(GetFixedUInt64(ref reader.Need(8), out ulong value));
        return value;
    }
}
