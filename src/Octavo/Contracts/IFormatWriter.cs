// Owns: what a hand-written codec may ask of a format's writer. Knows no format.
using System.ComponentModel;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo;

/// <summary>
/// A format's writer, as hand-written codecs see it: single values (here text and bytes, the others in <see cref="FormatWriterExtensions"/>), arrays, and
/// values of other types. All of it works in every format. In addition emitted code asks for <see cref="IEngineWriter{TSelf}"/>.
/// </summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IFormatWriter<TSelf>
    where TSelf : struct, IFormatWriter<TSelf>, allows ref struct
{
    /// <summary>How the format identifies the members of a type: by name (JSON), by number, or only by order. A constant.</summary>
    static virtual MemberIdentity Identity => MemberIdentity.Ordinal;

    /// <summary>The format's name, such as <c>Binary</c>; empty if it has no raw values. A constant.</summary>
    static virtual string FormatName => "";

    /// <summary>Writes a value with the codec of its type. The generator emits that codec if the hand-written codec is for a closed type.</summary>
    /// <typeparam name="T">The type that the value is declared with.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value; null is written as null.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/> if the type has no codec.</exception>
    static virtual void WriteValue<T>(ref TSelf writer, scoped in T? value) => throw Throw.NotTaggedCodec();

    /// <summary>Writes a single value with a codec of the engine: what <see cref="FormatWriterExtensions"/> calls.</summary>
    /// <typeparam name="T">The value's type.</typeparam>
    /// <typeparam name="TCodec">Its codec.</typeparam>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The value.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    static abstract void WriteWith<T, TCodec>(ref TSelf writer, scoped in T value)
        where TCodec : struct, IValueCodec<T>;

    /// <summary>Writes a null.</summary>
    void WriteNull();

    /// <summary>Writes text of any length, or null.</summary>
    /// <param name="value">UTF-16 text.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidText"/> for a lone surrogate in a format of UTF-8 text.</exception>
    void WriteText(string? value);

    /// <summary>Writes a byte string.</summary>
    /// <param name="value">The bytes.</param>
    void WriteBytes(scoped ReadOnlySpan<byte> value);

    /// <summary>Begins a sequence. <see cref="WriteItem"/> comes before each element, <see cref="WriteArrayEnd"/> after the last.</summary>
    /// <param name="count">Number of elements, not negative.</param>
    void WriteArrayStart(int count);

    /// <summary>Writes what comes before an element: JSON's comma, in other formats nothing.</summary>
    /// <param name="index">Index of the element.</param>
    void WriteItem(int index);

    /// <summary>Ends a sequence.</summary>
    /// <param name="count">Number of elements.</param>
    void WriteArrayEnd(int count);
}
