// Owns: the cases of unions. Knows no format.
using System.ComponentModel;
using Octavo.Internal;

namespace Octavo.Contracts;

/// <summary>The cases of unions: a part of <see cref="ISequentialReader{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IUnionReader<TSelf>
    where TSelf : struct, ISequentialReader<TSelf>, allows ref struct
{
    /// <summary>Whether a case's object has no beginning of its own after the case (Compact). A constant.</summary>
    static virtual bool FoldsCases => false;

    /// <summary>Reads which case of a union follows.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="name">The case's name if the format distinguishes cases by it, valid until the next read.</param>
    /// <returns>The case's number from 0, or <see cref="UnionHead.Null"/>, or <see cref="UnionHead.Named"/>.</returns>
    static abstract int ReadCase(ref TSelf reader, out ReadOnlySpan<byte> name);

    /// <summary>The same for a union that names its discriminator. Formats without a discriminator ignore the name.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="member">The member's name.</param>
    /// <param name="name">The case's name.</param>
    static virtual int ReadCase(ref TSelf reader, scoped ReadOnlySpan<byte> member, out ReadOnlySpan<byte> name) => TSelf.ReadCase(ref reader, out name);

    /// <summary>Reads what comes between the case and its value if that is a struct, or a union in its turn.</summary>
    /// <returns>A number to pass to <see cref="EndCaseValue(ref TSelf, int)"/>.</returns>
    static virtual int BeginCaseValue(ref TSelf reader) => 0;

    /// <summary>Reads what comes after such a value.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="state">The number that <see cref="BeginCaseValue(ref TSelf)"/> returned.</param>
    static virtual void EndCaseValue(ref TSelf reader, int state)
    {
    }

    /// <summary>Reads what comes between the case and such a value, in a union that names its discriminator.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="member">The member's name: no unknown member of the object around the value.</param>
    /// <returns>A number to pass to <see cref="EndCaseValue(ref TSelf, int, ReadOnlySpan{byte})"/>.</returns>
    static virtual int BeginCaseValue(ref TSelf reader, scoped ReadOnlySpan<byte> member) => TSelf.BeginCaseValue(ref reader);

    /// <summary>Reads what comes after such a value.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="state">The number that <see cref="BeginCaseValue(ref TSelf)"/> returned.</param>
    /// <param name="member">The member's name.</param>
    static virtual void EndCaseValue(ref TSelf reader, int state, scoped ReadOnlySpan<byte> member) => TSelf.EndCaseValue(ref reader, state);

    /// <summary>Skips the value of the discriminator of an object, which is not a member of its type.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="remaining">As in <see cref="IKeyReader{TSelf}.NextKey"/>.</param>
    /// <param name="key">The member's name.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.DuplicateMember"/>, where the object has it twice.</exception>
    static virtual void PassCase(ref TSelf reader, scoped ref int remaining, scoped ReadOnlySpan<byte> key) => reader.Skip();

    /// <summary>Gets the beginning of a case's object. Only where <see cref="FoldsCases"/>; else
    /// <see cref="IStructureDecoder{TSelf}.GetStart(ref byte, Layout, out int)"/> does.</summary>
    /// <param name="at">Where.</param>
    /// <param name="layout">The type's layout.</param>
    /// <param name="known">Members that the type knows.</param>
    /// <param name="members">As of <see cref="IStructureDecoder{TSelf}.GetStart(ref byte, Layout, out int)"/>.</param>
    static virtual nint GetCaseStart(ref byte at, Layout layout, int known, out int members) => TSelf.GetStart(ref at, layout, out members);

    /// <summary>Gets adjacent members of type bool, at most eight: one byte. Called only where <see cref="IReaderFacts{TSelf}.PacksBools"/>.</summary>
    /// <param name="at">Where.</param>
    /// <param name="count">Members.</param>
    /// <param name="bits">The first in the lowest bit, no bit beyond the last set.</param>
    static virtual nint GetBools(ref byte at, int count, out uint bits) => throw Family.NotAsked();

    /// <summary>Reads adjacent members of type bool: <see cref="GetBools"/> outside a run.</summary>
    static virtual uint ReadBools(ref TSelf reader, int count) => throw Family.NotAsked();

    /// <summary>Reads the beginning of a sequence of nullable values, whose bitmap follows. Called only where
    /// <see cref="IReaderFacts{TSelf}.PacksSequences"/>.</summary>
    /// <returns>−1 null, else the count; the bytes of so many bits are left.</returns>
    static virtual int ReadOptionalsStart(ref TSelf reader) => throw Family.NotAsked();
}
