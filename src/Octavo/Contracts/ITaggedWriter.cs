// Owns: what the writer of a format offers whose members are fields by tag, inside scopes. Knows no format.
using System.ComponentModel;

namespace Octavo.Contracts;

/// <summary>A writer of the tagged family, with fields by tag and presence, inside length-prefixed scopes: Protobuf.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface ITaggedWriter<TSelf> : IPackedWriter<TSelf>, IEngineWriter<TSelf>
    where TSelf : struct, ITaggedWriter<TSelf>, allows ref struct
{
    /// <summary>Refuses a null that a tagged format has no field for: one that is defined and not absent. If the value is written again to find it, it is
    /// skipped.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="member">The member, with its type's name before it.</param>
    static abstract void RefuseNull(ref TSelf writer, string member);

    /// <summary>Bound of <see cref="PutTag"/> in bytes. Folds to a constant for a constant tag.</summary>
    static abstract int MaxTag(uint tag);

    /// <summary>Puts a tag: number · 8 + wire type. The tags around a group (wire types 3 and 4) are put like any other.</summary>
    static abstract nint PutTag(ref byte at, uint tag);

    /// <summary>Puts one <see cref="int"/> of a member declared as zigzag (sint32): at most 5 bytes.</summary>
    static abstract nint PutZigZag32(ref byte at, int value);

    /// <summary>Puts one <see cref="long"/> of a member declared as zigzag (sint64): at most 10 bytes.</summary>
    static abstract nint PutZigZag64(ref byte at, long value);

    /// <summary>Puts 32 bits of a member declared as fixed (fixed32, sfixed32): 4 bytes.</summary>
    static abstract nint PutFixed32(ref byte at, uint value);

    /// <summary>Puts 64 bits of a member declared as fixed (fixed64, sfixed64): 8 bytes.</summary>
    static abstract nint PutFixed64(ref byte at, ulong value);

    /// <summary>Bound of <see cref="PutBclGuid"/>, <see cref="PutBclDecimal"/>, <see cref="PutBclDateTime"/>, <see cref="PutBclTimeSpan"/> and
    /// <see cref="PutGuidBytes"/>, each, in bytes. A constant.</summary>
    static abstract int MaxBcl { get; }

    /// <summary>Puts a <see cref="Guid"/> as the message of bcl.proto, with its length before it.</summary>
    static abstract nint PutBclGuid(ref byte at, Guid value);

    /// <summary>Puts a <see cref="decimal"/> as the message of bcl.proto, with its length before it.</summary>
    static abstract nint PutBclDecimal(ref byte at, decimal value);

    /// <summary>Puts a <see cref="DateTime"/> as the message of bcl.proto, with its length before it.</summary>
    /// <param name="at">Where.</param>
    /// <param name="value">The value.</param>
    /// <param name="kind">Whether its <see cref="DateTime.Kind"/> is put too. A constant.</param>
    static abstract nint PutBclDateTime(ref byte at, DateTime value, bool kind);

    /// <summary>Puts a <see cref="TimeSpan"/> as the message of bcl.proto, with its length before it.</summary>
    static abstract nint PutBclTimeSpan(ref byte at, TimeSpan value);

    /// <summary>Makes a group of a short message that was put after its length: the length goes, the group's end comes.</summary>
    /// <param name="at">Where the length is; before it comes the tag that begins the group.</param>
    /// <param name="length">Bytes that the message took, with its length's one.</param>
    /// <param name="end">The tag that ends the group. A constant.</param>
    /// <returns>Bytes that it takes now.</returns>
    static abstract nint AsGroup(ref byte at, nint length, uint end);

    /// <summary>Puts a <see cref="Guid"/> as 16 bytes in the order of its text, with their length before it.</summary>
    static abstract nint PutGuidBytes(ref byte at, Guid value);

    /// <summary>Begins a length-prefixed scope.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="width">Bytes to reserve for the length: what the call site needed last.</param>
    /// <returns>The cookie for <see cref="EndScope"/>.</returns>
    static abstract int BeginScope(ref TSelf writer, byte width);

    /// <summary>Writes a tag and begins the length-prefixed scope after it.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="tag">The tag. A constant.</param>
    /// <param name="width">Bytes to reserve for the length: what the call site needed last.</param>
    /// <returns>The cookie for <see cref="EndScope"/>.</returns>
    static abstract int BeginScope(ref TSelf writer, uint tag, byte width);

    /// <summary>Ends a scope: writes its length, moves the content if the width was wrong and remembers the right one.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="cookie">What <see cref="BeginScope(ref TSelf, byte)"/> returned.</param>
    /// <param name="width">The width given to it.</param>
    /// <param name="site">The call site's remembered width.</param>
    static abstract void EndScope(ref TSelf writer, int cookie, byte width, ref byte site);

    /// <summary>Says which object the data begins with: a reference to it has the key 0.</summary>
    static abstract void KeepRoot(ref TSelf writer, object? value);

    /// <summary>Writes the key of an object or text in protobuf-net's bcl.NetObjectProxy.</summary>
    /// <returns>True if it comes for the first time, and follows in full.</returns>
    static abstract bool WriteObjectKey(ref TSelf writer, object value);

    /// <summary>Whether maps are written in the order of their keys, by option.</summary>
    static abstract bool IsDeterministic(ref TSelf writer);
}
