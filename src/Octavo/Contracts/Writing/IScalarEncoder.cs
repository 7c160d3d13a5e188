// Owns: single values, in a run. Knows no format.
using System.ComponentModel;
using System.Text;
using Octavo.Internal;

namespace Octavo.Contracts;

/// <summary>Single values, in a run: a part of <see cref="IEngineWriter{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IScalarEncoder<TSelf>
    where TSelf : struct, IEngineWriter<TSelf>, allows ref struct
{
    /// <summary>Bound of <see cref="PutText"/> in bytes, calculated for at most <see cref="TextRun.Limit"/> characters.</summary>
    static abstract int MaxText(string? value);

    /// <summary>Puts text of at most <see cref="TextRun.Limit"/> characters, or null. Longer text goes through
    /// <see cref="IFormatWriter{TSelf}.WriteText"/>.</summary>
    static abstract nint PutText(ref byte at, string? value);

    /// <summary>Puts one <see cref="bool"/>.</summary>
    static abstract nint PutBool(ref byte at, bool value);

    /// <summary>Puts one <see cref="sbyte"/>.</summary>
    static abstract nint PutSByte(ref byte at, sbyte value);

    /// <summary>Puts one <see cref="byte"/>.</summary>
    static abstract nint PutByte(ref byte at, byte value);

    /// <summary>Puts one <see cref="short"/>.</summary>
    static abstract nint PutInt16(ref byte at, short value);

    /// <summary>Puts one <see cref="ushort"/>.</summary>
    static abstract nint PutUInt16(ref byte at, ushort value);

    /// <summary>Puts one <see cref="int"/>.</summary>
    static abstract nint PutInt32(ref byte at, int value);

    /// <summary>Puts one <see cref="uint"/>.</summary>
    static abstract nint PutUInt32(ref byte at, uint value);

    /// <summary>Puts one <see cref="long"/>.</summary>
    static abstract nint PutInt64(ref byte at, long value);

    /// <summary>Puts one <see cref="ulong"/>.</summary>
    static abstract nint PutUInt64(ref byte at, ulong value);

    /// <summary>Puts one <see cref="Int128"/>.</summary>
    static abstract nint PutInt128(ref byte at, Int128 value);

    /// <summary>Puts one <see cref="UInt128"/>.</summary>
    static abstract nint PutUInt128(ref byte at, UInt128 value);

    /// <summary>Puts one <see cref="Half"/>.</summary>
    static abstract nint PutHalf(ref byte at, Half value);

    /// <summary>Puts one <see cref="float"/>.</summary>
    static abstract nint PutSingle(ref byte at, float value);

    /// <summary>Puts one <see cref="double"/>.</summary>
    static abstract nint PutDouble(ref byte at, double value);

    /// <summary>Puts one <see cref="decimal"/>.</summary>
    static abstract nint PutDecimal(ref byte at, decimal value);

    /// <summary>Puts one <see cref="char"/>.</summary>
    static abstract nint PutChar(ref byte at, char value);

    /// <summary>Puts one <see cref="Rune"/>.</summary>
    static abstract nint PutRune(ref byte at, Rune value);

    /// <summary>Puts one <see cref="Guid"/>.</summary>
    static abstract nint PutGuid(ref byte at, Guid value);

    /// <summary>Puts one <see cref="DateTime"/>.</summary>
    static abstract nint PutDateTime(ref byte at, DateTime value);

    /// <summary>Puts one <see cref="DateTimeOffset"/>.</summary>
    static abstract nint PutDateTimeOffset(ref byte at, DateTimeOffset value);

    /// <summary>Puts one <see cref="DateOnly"/>.</summary>
    static abstract nint PutDateOnly(ref byte at, DateOnly value);

    /// <summary>Puts one <see cref="TimeOnly"/>.</summary>
    static abstract nint PutTimeOnly(ref byte at, TimeOnly value);

    /// <summary>Puts one <see cref="TimeSpan"/>.</summary>
    static abstract nint PutTimeSpan(ref byte at, TimeSpan value);
}
