// Owns: single values, in a run. Knows no format.
using System.ComponentModel;
using System.Text;

namespace Octavo.Contracts;

/// <summary>Single values, in a run: a part of <see cref="IEngineReader{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IScalarDecoder<TSelf>
    where TSelf : struct, IEngineReader<TSelf>, allows ref struct
{
    /// <summary>Gets one <see cref="bool"/>.</summary>
    static virtual nint GetBool(ref byte at, out bool value) => throw Family.NotPositional();

    /// <summary>Gets one <see cref="sbyte"/>.</summary>
    static virtual nint GetSByte(ref byte at, out sbyte value) => throw Family.NotPositional();

    /// <summary>Gets one <see cref="byte"/>.</summary>
    static virtual nint GetByte(ref byte at, out byte value) => throw Family.NotPositional();

    /// <summary>Gets one <see cref="short"/>.</summary>
    static virtual nint GetInt16(ref byte at, out short value) => throw Family.NotPositional();

    /// <summary>Gets one <see cref="ushort"/>.</summary>
    static virtual nint GetUInt16(ref byte at, out ushort value) => throw Family.NotPositional();

    /// <summary>Gets one <see cref="int"/>.</summary>
    static virtual nint GetInt32(ref byte at, out int value) => throw Family.NotPositional();

    /// <summary>Gets one <see cref="uint"/>.</summary>
    static virtual nint GetUInt32(ref byte at, out uint value) => throw Family.NotPositional();

    /// <summary>Gets one <see cref="long"/>.</summary>
    static virtual nint GetInt64(ref byte at, out long value) => throw Family.NotPositional();

    /// <summary>Gets one <see cref="ulong"/>.</summary>
    static virtual nint GetUInt64(ref byte at, out ulong value) => throw Family.NotPositional();

    /// <summary>Gets one <see cref="Int128"/>.</summary>
    static virtual nint GetInt128(ref byte at, out Int128 value) => throw Family.NotPositional();

    /// <summary>Gets one <see cref="UInt128"/>.</summary>
    static virtual nint GetUInt128(ref byte at, out UInt128 value) => throw Family.NotPositional();

    /// <summary>Gets one <see cref="Half"/>.</summary>
    static virtual nint GetHalf(ref byte at, out Half value) => throw Family.NotPositional();

    /// <summary>Gets one <see cref="float"/>.</summary>
    static virtual nint GetSingle(ref byte at, out float value) => throw Family.NotPositional();

    /// <summary>Gets one <see cref="double"/>.</summary>
    static virtual nint GetDouble(ref byte at, out double value) => throw Family.NotPositional();

    /// <summary>Gets one <see cref="decimal"/>.</summary>
    static virtual nint GetDecimal(ref byte at, out decimal value) => throw Family.NotPositional();

    /// <summary>Gets one <see cref="char"/>.</summary>
    static virtual nint GetChar(ref byte at, out char value) => throw Family.NotPositional();

    /// <summary>Gets one <see cref="Rune"/>.</summary>
    static virtual nint GetRune(ref byte at, out Rune value) => throw Family.NotPositional();

    /// <summary>Gets one <see cref="Guid"/>.</summary>
    static virtual nint GetGuid(ref byte at, out Guid value) => throw Family.NotPositional();

    /// <summary>Gets one <see cref="DateTime"/>.</summary>
    static virtual nint GetDateTime(ref byte at, out DateTime value) => throw Family.NotPositional();

    /// <summary>Gets one <see cref="DateTimeOffset"/>.</summary>
    static virtual nint GetDateTimeOffset(ref byte at, out DateTimeOffset value) => throw Family.NotPositional();

    /// <summary>Gets one <see cref="DateOnly"/>.</summary>
    static virtual nint GetDateOnly(ref byte at, out DateOnly value) => throw Family.NotPositional();

    /// <summary>Gets one <see cref="TimeOnly"/>.</summary>
    static virtual nint GetTimeOnly(ref byte at, out TimeOnly value) => throw Family.NotPositional();

    /// <summary>Gets one <see cref="TimeSpan"/>.</summary>
    static virtual nint GetTimeSpan(ref byte at, out TimeSpan value) => throw Family.NotPositional();
}
