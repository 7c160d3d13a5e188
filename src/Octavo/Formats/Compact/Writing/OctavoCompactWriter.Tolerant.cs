// Owns: Compact's members with tags, of Tolerant objects, on the writing side. docs/formats/compact.md, "Tolerant".
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Compact;

public ref partial struct OctavoCompactWriter
{
    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutMember(ref byte at, int number, ReadOnlySpan<byte> literal, bool first, MemberKind kind) =>
        CompactVarint.Put(ref at, MemberTag.Of(number, MemberTag.VarintClass(kind)));

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static int BeginMember(ref OctavoCompactWriter writer, int number, ReadOnlySpan<byte> literal, bool first, byte width)
    {
        writer.Advance(CompactVarint.Put(ref writer.Reserve(CompactVarint.MaxCount), MemberTag.Of(number, MemberTag.Delimited)));
        return writer._window.OpenScope(width);
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void EndMember(ref OctavoCompactWriter writer, int cookie, byte width, ref byte site)
    {
        uint length = (uint)writer._window.ScopeLength(cookie, width);
        int needed = CompactVarint.Length(length);
        Varint32.Put(ref writer._window.CloseScope(cookie, width, needed), length);
        site = (byte)needed;
    }
}
