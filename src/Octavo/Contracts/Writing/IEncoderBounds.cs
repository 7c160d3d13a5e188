// Owns: the bytes that single values take at most, in a run. Knows no format.
using System.ComponentModel;

namespace Octavo.Contracts;

/// <summary>The bytes that single values take at most, in a run: a part of <see cref="IEngineWriter{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IEncoderBounds<TSelf>
    where TSelf : struct, IEngineWriter<TSelf>, allows ref struct
{
    /// <summary>Bound of <see cref="IScalarEncoder{TSelf}.PutBool"/> in bytes. A constant.</summary>
    static abstract int MaxBool { get; }

    /// <summary>Bound of <see cref="IScalarEncoder{TSelf}.PutSByte"/> in bytes. A constant.</summary>
    static abstract int MaxSByte { get; }

    /// <summary>Bound of <see cref="IScalarEncoder{TSelf}.PutByte"/> in bytes. A constant.</summary>
    static abstract int MaxByte { get; }

    /// <summary>Bound of <see cref="IScalarEncoder{TSelf}.PutInt16"/> in bytes. A constant.</summary>
    static abstract int MaxInt16 { get; }

    /// <summary>Bound of <see cref="IScalarEncoder{TSelf}.PutUInt16"/> in bytes. A constant.</summary>
    static abstract int MaxUInt16 { get; }

    /// <summary>Bound of <see cref="IScalarEncoder{TSelf}.PutInt32"/> in bytes. A constant.</summary>
    static abstract int MaxInt32 { get; }

    /// <summary>Bound of <see cref="IScalarEncoder{TSelf}.PutUInt32"/> in bytes. A constant.</summary>
    static abstract int MaxUInt32 { get; }

    /// <summary>Bound of <see cref="IScalarEncoder{TSelf}.PutInt64"/> in bytes. A constant.</summary>
    static abstract int MaxInt64 { get; }

    /// <summary>Bound of <see cref="IScalarEncoder{TSelf}.PutUInt64"/> in bytes. A constant.</summary>
    static abstract int MaxUInt64 { get; }

    /// <summary>Bound of <see cref="IScalarEncoder{TSelf}.PutInt128"/> in bytes. A constant.</summary>
    static abstract int MaxInt128 { get; }

    /// <summary>Bound of <see cref="IScalarEncoder{TSelf}.PutUInt128"/> in bytes. A constant.</summary>
    static abstract int MaxUInt128 { get; }

    /// <summary>Bound of <see cref="IScalarEncoder{TSelf}.PutHalf"/> in bytes. A constant.</summary>
    static abstract int MaxHalf { get; }

    /// <summary>Bound of <see cref="IScalarEncoder{TSelf}.PutSingle"/> in bytes. A constant.</summary>
    static abstract int MaxSingle { get; }

    /// <summary>Bound of <see cref="IScalarEncoder{TSelf}.PutDouble"/> in bytes. A constant.</summary>
    static abstract int MaxDouble { get; }

    /// <summary>Bound of <see cref="IScalarEncoder{TSelf}.PutDecimal"/> in bytes. A constant.</summary>
    static abstract int MaxDecimal { get; }

    /// <summary>Bound of <see cref="IScalarEncoder{TSelf}.PutChar"/> in bytes. A constant.</summary>
    static abstract int MaxChar { get; }

    /// <summary>Bound of <see cref="IScalarEncoder{TSelf}.PutRune"/> in bytes. A constant.</summary>
    static abstract int MaxRune { get; }

    /// <summary>Bound of <see cref="IScalarEncoder{TSelf}.PutGuid"/> in bytes. A constant.</summary>
    static abstract int MaxGuid { get; }

    /// <summary>Bound of <see cref="IScalarEncoder{TSelf}.PutDateTime"/> in bytes. A constant.</summary>
    static abstract int MaxDateTime { get; }

    /// <summary>Bound of <see cref="IScalarEncoder{TSelf}.PutDateTimeOffset"/> in bytes. A constant.</summary>
    static abstract int MaxDateTimeOffset { get; }

    /// <summary>Bound of <see cref="IScalarEncoder{TSelf}.PutDateOnly"/> in bytes. A constant.</summary>
    static abstract int MaxDateOnly { get; }

    /// <summary>Bound of <see cref="IScalarEncoder{TSelf}.PutTimeOnly"/> in bytes. A constant.</summary>
    static abstract int MaxTimeOnly { get; }

    /// <summary>Bound of <see cref="IScalarEncoder{TSelf}.PutTimeSpan"/> in bytes. A constant.</summary>
    static abstract int MaxTimeSpan { get; }
}
