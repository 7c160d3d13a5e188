// Owns: the bytes that single values take at most, in a run. Knows no format.
using System.ComponentModel;

namespace Octavo.Contracts;

/// <summary>The bytes that single values take at most, in a run: a part of <see cref="IEngineReader{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IDecoderBounds<TSelf>
    where TSelf : struct, IEngineReader<TSelf>, allows ref struct
{
    /// <summary>Bound of <see cref="IScalarDecoder{TSelf}.GetBool"/> in bytes. A constant.</summary>
    static virtual int MaxBool => throw Family.NotPositional();

    /// <summary>Bound of <see cref="IScalarDecoder{TSelf}.GetSByte"/> in bytes. A constant.</summary>
    static virtual int MaxSByte => throw Family.NotPositional();

    /// <summary>Bound of <see cref="IScalarDecoder{TSelf}.GetByte"/> in bytes. A constant.</summary>
    static virtual int MaxByte => throw Family.NotPositional();

    /// <summary>Bound of <see cref="IScalarDecoder{TSelf}.GetInt16"/> in bytes. A constant.</summary>
    static virtual int MaxInt16 => throw Family.NotPositional();

    /// <summary>Bound of <see cref="IScalarDecoder{TSelf}.GetUInt16"/> in bytes. A constant.</summary>
    static virtual int MaxUInt16 => throw Family.NotPositional();

    /// <summary>Bound of <see cref="IScalarDecoder{TSelf}.GetInt32"/> in bytes. A constant.</summary>
    static virtual int MaxInt32 => throw Family.NotPositional();

    /// <summary>Bound of <see cref="IScalarDecoder{TSelf}.GetUInt32"/> in bytes. A constant.</summary>
    static virtual int MaxUInt32 => throw Family.NotPositional();

    /// <summary>Bound of <see cref="IScalarDecoder{TSelf}.GetInt64"/> in bytes. A constant.</summary>
    static virtual int MaxInt64 => throw Family.NotPositional();

    /// <summary>Bound of <see cref="IScalarDecoder{TSelf}.GetUInt64"/> in bytes. A constant.</summary>
    static virtual int MaxUInt64 => throw Family.NotPositional();

    /// <summary>Bound of <see cref="IScalarDecoder{TSelf}.GetInt128"/> in bytes. A constant.</summary>
    static virtual int MaxInt128 => throw Family.NotPositional();

    /// <summary>Bound of <see cref="IScalarDecoder{TSelf}.GetUInt128"/> in bytes. A constant.</summary>
    static virtual int MaxUInt128 => throw Family.NotPositional();

    /// <summary>Bound of <see cref="IScalarDecoder{TSelf}.GetHalf"/> in bytes. A constant.</summary>
    static virtual int MaxHalf => throw Family.NotPositional();

    /// <summary>Bound of <see cref="IScalarDecoder{TSelf}.GetSingle"/> in bytes. A constant.</summary>
    static virtual int MaxSingle => throw Family.NotPositional();

    /// <summary>Bound of <see cref="IScalarDecoder{TSelf}.GetDouble"/> in bytes. A constant.</summary>
    static virtual int MaxDouble => throw Family.NotPositional();

    /// <summary>Bound of <see cref="IScalarDecoder{TSelf}.GetDecimal"/> in bytes. A constant.</summary>
    static virtual int MaxDecimal => throw Family.NotPositional();

    /// <summary>Bound of <see cref="IScalarDecoder{TSelf}.GetChar"/> in bytes. A constant.</summary>
    static virtual int MaxChar => throw Family.NotPositional();

    /// <summary>Bound of <see cref="IScalarDecoder{TSelf}.GetRune"/> in bytes. A constant.</summary>
    static virtual int MaxRune => throw Family.NotPositional();

    /// <summary>Bound of <see cref="IScalarDecoder{TSelf}.GetGuid"/> in bytes. A constant.</summary>
    static virtual int MaxGuid => throw Family.NotPositional();

    /// <summary>Bound of <see cref="IScalarDecoder{TSelf}.GetDateTime"/> in bytes. A constant.</summary>
    static virtual int MaxDateTime => throw Family.NotPositional();

    /// <summary>Bound of <see cref="IScalarDecoder{TSelf}.GetDateTimeOffset"/> in bytes. A constant.</summary>
    static virtual int MaxDateTimeOffset => throw Family.NotPositional();

    /// <summary>Bound of <see cref="IScalarDecoder{TSelf}.GetDateOnly"/> in bytes. A constant.</summary>
    static virtual int MaxDateOnly => throw Family.NotPositional();

    /// <summary>Bound of <see cref="IScalarDecoder{TSelf}.GetTimeOnly"/> in bytes. A constant.</summary>
    static virtual int MaxTimeOnly => throw Family.NotPositional();

    /// <summary>Bound of <see cref="IScalarDecoder{TSelf}.GetTimeSpan"/> in bytes. A constant.</summary>
    static virtual int MaxTimeSpan => throw Family.NotPositional();
}
