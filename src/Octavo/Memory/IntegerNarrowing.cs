// Owns: the narrowing of integers that were read wider than their member: what does not fit is refused. Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Memory;

/// <summary>Narrows an integer.</summary>
/// <exception cref="OctavoException">The number is outside the type: <see cref="OctavoErrorCode.NumberOutOfRange"/>.</exception>
internal static class IntegerNarrowing
{
    /// <summary>Narrows to 8 bits with a sign.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static sbyte ToSByte(int wide)
    {
        if (wide != (sbyte)wide)
        {
            Throw.NumberOutOfRange("sbyte");
        }
        return (sbyte)wide;
    }

    /// <summary>Narrows to 8 bits.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static byte ToByte(int wide)
    {
        if (wide != (byte)wide)
        {
            Throw.NumberOutOfRange("byte");
        }
        return (byte)wide;
    }

    /// <summary>Narrows to 16 bits with a sign.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static short ToInt16(int wide)
    {
        if (wide != (short)wide)
        {
            Throw.NumberOutOfRange("short");
        }
        return (short)wide;
    }

    /// <summary>Narrows to 16 bits.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ushort ToUInt16(int wide)
    {
        if (wide != (ushort)wide)
        {
            Throw.NumberOutOfRange("ushort");
        }
        return (ushort)wide;
    }

    /// <summary>Narrows to a UTF-16 unit.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static char ToChar(int wide)
    {
        if (wide != (char)wide)
        {
            Throw.NumberOutOfRange("char");
        }
        return (char)wide;
    }
}
