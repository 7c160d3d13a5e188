// Owns: the checks of one raw layout that emitted raw layouts are validated with. docs/formats/binary.md, "Structs".
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Codecs.RawLayouts;

namespace Octavo.Internal;

/// <summary>Checks of raw layouts, for emitted code: none branches or throws, so a loop over many takes their sum.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class RawLayoutChecks
{
    /// <summary>Whether the byte is 0 or 1.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsBool(ref byte at) => at <= 1;

    /// <summary>Whether flags and scale are a decimal's.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsDecimal(ref byte at) => RawLayoutValues.IsDecimal(Bytes.Get<uint>(ref at));

    /// <summary>Whether the number is a Unicode scalar value.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsRune(ref byte at) => RawLayoutValues.IsRune(Bytes.Get<uint>(ref at));

    /// <summary>Whether the ticks are a time's.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsDateTime(ref byte at) => RawLayoutValues.IsDateTime(Bytes.Get<ulong>(ref at));

    /// <summary>Whether the number is a day's.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsDateOnly(ref byte at) => RawLayoutValues.IsDateOnly(Bytes.Get<uint>(ref at));

    /// <summary>Whether the ticks are within a day.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsTimeOnly(ref byte at) => RawLayoutValues.IsTimeOnly(Bytes.Get<ulong>(ref at));

    /// <summary>Whether padding of 1 to 7 bytes is zero. The size is a constant of the caller.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsZero(ref byte at, int size) => size switch
    {
        1 => at == 0,
        2 => Bytes.Get<ushort>(ref at) == 0,
        3 => (at | Bytes.Get<ushort>(ref at, 1)) == 0,
        4 => Bytes.Get<uint>(ref at) == 0,
        _ => (Bytes.Get<uint>(ref at) | Bytes.Get<uint>(ref at, size - 4)) == 0,
    };

    /// <summary>Zeroes padding of 1 to 7 bytes. The size is a constant of the caller.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Clear(ref byte at, int size)
    {
        switch (size)
        {
            case 1:
                at = 0;
                break;
            case 2:
                Bytes.Put<ushort>(ref at, 0);
                break;
            case 3:
                at = 0;
                Bytes.Put<ushort>(ref at, 1, 0);
                break;
            case 4:
                Bytes.Put<uint>(ref at, 0);
                break;
            default:
                Bytes.Put<uint>(ref at, 0);
                Bytes.Put<uint>(ref at, size - 4, 0);
                break;
        }
    }
}
