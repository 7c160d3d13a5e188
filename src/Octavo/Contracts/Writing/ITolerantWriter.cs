// Owns: members of Tolerant objects, which say where they end. Knows no format.
using System.ComponentModel;
using Octavo.Internal;

namespace Octavo.Contracts;

/// <summary>Members of Tolerant objects, which say where they end: a part of <see cref="ISequentialWriter{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface ITolerantWriter<TSelf>
    where TSelf : struct, ISequentialWriter<TSelf>, allows ref struct
{
    /// <summary>Puts the key of a member of a <see cref="Layout.Tolerant"/> object, whose value of a known kind follows in the run.</summary>
    /// <param name="at">Where.</param>
    /// <param name="number">The member's number, from 1.</param>
    /// <param name="literal">The name in JSON-ready form.</param>
    /// <param name="first">Whether this is the object's first key.</param>
    /// <param name="kind">How the value ends; never <see cref="MemberKind.Delimited"/>.</param>
    static virtual nint PutMember(ref byte at, int number, ReadOnlySpan<byte> literal, bool first, MemberKind kind) =>
        TSelf.PutKey(ref at, Layout.Tolerant, number, literal, first);

    /// <summary>Begins a delimited member of a <see cref="Layout.Tolerant"/> object: its key, and room for its length in formats whose values do not say where
    /// they end.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="number">The member's number, from 1.</param>
    /// <param name="literal">The name in JSON-ready form.</param>
    /// <param name="first">Whether this is the object's first key.</param>
    /// <param name="width">Bytes of the length: what the call site needed last.</param>
    /// <returns>The cookie for <see cref="EndMember"/>.</returns>
    static virtual int BeginMember(ref TSelf writer, int number, ReadOnlySpan<byte> literal, bool first, byte width)
    {
        writer.WriteKey(Layout.Tolerant, number, literal, first);
        return 0;
    }

    /// <summary>Ends what <see cref="BeginMember"/> began.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="cookie">What it returned.</param>
    /// <param name="width">The width given to it.</param>
    /// <param name="site">The call site's remembered width.</param>
    static virtual void EndMember(ref TSelf writer, int cookie, byte width, ref byte site)
    {
    }
}
