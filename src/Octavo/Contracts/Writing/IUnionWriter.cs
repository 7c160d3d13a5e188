// Owns: the cases of unions. Knows no format.
using System.ComponentModel;

namespace Octavo.Contracts;

/// <summary>The cases of unions: a part of <see cref="ISequentialWriter{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IUnionWriter<TSelf>
    where TSelf : struct, ISequentialWriter<TSelf>, allows ref struct
{
    /// <summary>Bound of <see cref="PutCase"/> in bytes, and of what <see cref="PutCaseStart"/> puts before an object's own beginning.</summary>
    /// <param name="literalBytes">Length of the case's literal in bytes.</param>
    static abstract int MaxCase(int literalBytes);

    /// <summary>Puts which case of a union follows: a struct, or a union in its turn.</summary>
    /// <param name="at">Where.</param>
    /// <param name="number">The case's number, from 0.</param>
    /// <param name="literal">Its name in JSON-ready form: <c>"name"</c>.</param>
    static abstract nint PutCase(ref byte at, int number, ReadOnlySpan<byte> literal);

    /// <summary>Puts which case of a union follows, and the beginning of its object: <see cref="PutCase"/> and <see cref="IStructureEncoder{TSelf}.PutStart"/>
    /// if a format has no shorter form.</summary>
    static abstract nint PutCaseStart(ref byte at, Layout layout, int number, ReadOnlySpan<byte> literal, int members, int slots);

    /// <summary>Puts what ends a case that <see cref="PutCase"/> began.</summary>
    static virtual nint PutCaseEnd(ref byte at) => 0;
}
