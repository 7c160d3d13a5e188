// Owns: fields by tag, and scopes (Protobuf). Knows no format.
using System.ComponentModel;
using Octavo.Internal;

namespace Octavo.Contracts;

/// <summary>Fields by tag, and scopes (Protobuf): a part of <see cref="IEngineWriter{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface ITaggedWriter<TSelf>
    where TSelf : struct, IEngineWriter<TSelf>, allows ref struct
{
    /// <summary>Refuses a null that a tagged format has no field for: one that is defined and not absent. Where the value is written again to find it, it is
    /// skipped.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="member">The member, with its type's name before it.</param>
    static virtual void RefuseNull(ref TSelf writer, string member) => throw Family.NotTagged();

    /// <summary>Bound of <see cref="PutTag"/> in bytes. A constant for a constant.</summary>
    static virtual int MaxTag(uint tag) => throw Family.NotTagged();

    /// <summary>Puts a tag: number · 8 + wire type. The tags around a group (wire types 3 and 4) are put like any other.</summary>
    static virtual nint PutTag(ref byte at, uint tag) => throw Family.NotTagged();

    /// <summary>Puts one <see cref="int"/> of a member declared as zigzag (sint32): at most 5 bytes.</summary>
    static virtual nint PutZigZag32(ref byte at, int value) => throw Family.NotTagged();

    /// <summary>Puts one <see cref="long"/> of a member declared as zigzag (sint64): at most 10 bytes.</summary>
    static virtual nint PutZigZag64(ref byte at, long value) => throw Family.NotTagged();

    /// <summary>Puts 32 bits of a member declared as fixed (fixed32, sfixed32): 4 bytes.</summary>
    static virtual nint PutFixed32(ref byte at, uint value) => throw Family.NotTagged();

    /// <summary>Puts 64 bits of a member declared as fixed (fixed64, sfixed64): 8 bytes.</summary>
    static virtual nint PutFixed64(ref byte at, ulong value) => throw Family.NotTagged();

    /// <summary>Bound of <see cref="PutBclGuid"/>, <see cref="PutBclDecimal"/>, <see cref="PutBclDateTime"/>, <see cref="PutBclTimeSpan"/> and
    /// <see cref="PutGuidBytes"/>, each, in bytes. A constant.</summary>
    static virtual int MaxBcl => throw Family.NotTagged();

    /// <summary>Puts a <see cref="Guid"/> as the message of bcl.proto, its length in front.</summary>
    static virtual nint PutBclGuid(ref byte at, Guid value) => throw Family.NotTagged();

    /// <summary>Puts a <see cref="decimal"/> as the message of bcl.proto, its length in front.</summary>
    static virtual nint PutBclDecimal(ref byte at, decimal value) => throw Family.NotTagged();

    /// <summary>Puts a <see cref="DateTime"/> as the message of bcl.proto, its length in front.</summary>
    /// <param name="at">Where.</param>
    /// <param name="value">The value.</param>
    /// <param name="kind">Whether its <see cref="DateTime.Kind"/> is put too. A constant.</param>
    static virtual nint PutBclDateTime(ref byte at, DateTime value, bool kind) => throw Family.NotTagged();

    /// <summary>Puts a <see cref="TimeSpan"/> as the message of bcl.proto, its length in front.</summary>
    static virtual nint PutBclTimeSpan(ref byte at, TimeSpan value) => throw Family.NotTagged();

    /// <summary>Makes a group of a short message that was put behind its length: the length goes, the group's end comes.</summary>
    /// <param name="at">Where the length is; before it stands the tag that begins the group.</param>
    /// <param name="length">Bytes that the message took, with its length's one.</param>
    /// <param name="end">The tag that ends the group. A constant.</param>
    /// <returns>Bytes that it takes now.</returns>
    static virtual nint AsGroup(ref byte at, nint length, uint end) => throw Family.NotTagged();

    /// <summary>Puts a <see cref="Guid"/> as 16 bytes in the order of its text, their length in front.</summary>
    static virtual nint PutGuidBytes(ref byte at, Guid value) => throw Family.NotTagged();

    /// <summary>Begins a length-prefixed scope.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="width">Bytes to reserve for the length: what the call site needed last.</param>
    /// <returns>The cookie for <see cref="EndScope"/>.</returns>
    static virtual int BeginScope(ref TSelf writer, byte width) => throw Family.NotTagged();

    /// <summary>Writes a tag and begins the length-prefixed scope behind it.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="tag">The tag. A constant.</param>
    /// <param name="width">Bytes to reserve for the length: what the call site needed last.</param>
    /// <returns>The cookie for <see cref="EndScope"/>.</returns>
    static virtual int BeginScope(ref TSelf writer, uint tag, byte width) => throw Family.NotTagged();

    /// <summary>Ends a scope: writes its length, moves the content where the width was wrong and remembers the right one.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="cookie">What <see cref="BeginScope(ref TSelf, byte)"/> returned.</param>
    /// <param name="width">The width given to it.</param>
    /// <param name="site">The call site's remembered width.</param>
    static virtual void EndScope(ref TSelf writer, int cookie, byte width, ref byte site) => throw Family.NotTagged();

    /// <summary>Says which object the data begins with: a reference to it has the key 0.</summary>
    static virtual void KeepRoot(ref TSelf writer, object? value) => throw Family.NotTagged();

    /// <summary>Writes the key of an object or text in protobuf-net's bcl.NetObjectProxy.</summary>
    /// <returns>True where it comes for the first time, and follows in full.</returns>
    static virtual bool WriteObjectKey(ref TSelf writer, object value) => throw Family.NotTagged();

    /// <summary>Whether maps are written in the order of their keys, by option.</summary>
    static virtual bool IsDeterministic(ref TSelf writer) => false;
}
