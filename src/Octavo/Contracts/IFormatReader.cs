// Owns: what a hand-written codec may ask of a format's reader. Knows no format.
using System.ComponentModel;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo;

/// <summary>
/// A format's reader, as hand-written codecs see it: single values (<see cref="IScalarReader{TSelf}"/>), arrays, and values of other types. All of it works in
/// every format. In addition emitted code asks for <see cref="IEngineReader{TSelf}"/>.
/// </summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IFormatReader<TSelf> : IScalarReader<TSelf>
    where TSelf : struct, IFormatReader<TSelf>, allows ref struct
{
    /// <summary>How the format identifies the members of a type: by name (JSON), by number, or only by order. A constant.</summary>
    static virtual MemberIdentity Identity => MemberIdentity.Ordinal;

    /// <summary>The format's name, such as <c>Binary</c>; empty if it has no raw values. A constant.</summary>
    static virtual string FormatName => "";

    /// <summary>Peeks at the kind of the next value.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns><see cref="DataKind.Other"/> if the format's data does not say (Binary, Compact).</returns>
    static virtual DataKind NextKind(ref TSelf reader) => DataKind.Other;

    /// <summary>Reads a value of any type that has a codec, which <see cref="IFormatWriter{TSelf}.WriteValue"/> wrote.</summary>
    /// <typeparam name="T">The type that the value is declared with.</typeparam>
    /// <param name="reader">The reader.</param>
    /// <param name="value">In: what exists already, or default. Out: what was read.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/> if the type has no codec.</exception>
    static virtual void ReadValue<T>(ref TSelf reader, ref T? value) => throw Throw.NotTaggedCodec();

    /// <summary>Reads a null if one is next.</summary>
    /// <returns>Whether it was.</returns>
    bool TryReadNull();

    /// <summary>Reads the beginning of a sequence.</summary>
    /// <param name="rawSize">Bytes that an element takes at least if Binary copies elements from memory; 1 if it does not.</param>
    /// <returns>−1 for null, else what <see cref="NextItem"/> counts down: the number of elements, checked against the bytes that are left, or any number if
    /// the format has no count (JSON).</returns>
    int ReadArrayStart(int rawSize = 1);

    /// <summary>Moves to the next element.</summary>
    /// <param name="remaining">What <see cref="ReadArrayStart"/> returned; kept by the caller.</param>
    /// <returns>Whether there is one. If not, the end of the sequence has been read too.</returns>
    bool NextItem(scoped ref int remaining);
}
