// Owns: Binary's members with tags, of Tolerant objects, on the writing side. docs/formats/binary.md, "Tolerant".
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Binary;

public ref partial struct OctavoBinaryWriter
{
    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutMember(ref byte at, int number, ReadOnlySpan<byte> literal, bool first, MemberKind kind) =>
        BinaryVarint.Put(ref at, MemberTag.Of(number, MemberTag.FixedClass(kind)));

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static int BeginMember(ref OctavoBinaryWriter writer, int number, ReadOnlySpan<byte> literal, bool first, byte width)
    {
        writer.Advance(BinaryVarint.Put(ref writer.Reserve(BinaryVarint.Max), MemberTag.Of(number, MemberTag.Delimited)));
        return writer._window.OpenScope(width);
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void EndMember(ref OctavoBinaryWriter writer, int cookie, byte width, ref byte site)
    {
        uint length = (uint)writer._window.ScopeLength(cookie, width);
        int needed = Varint32.Length(length);
        BinaryVarint.Put(ref writer._window.CloseScope(cookie, width, needed), length);
        site = (byte)needed;
    }
}
