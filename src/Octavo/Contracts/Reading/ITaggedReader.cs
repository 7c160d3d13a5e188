// Owns: fields by tag, and scopes (Protobuf). Knows no format.
using System.ComponentModel;
using Octavo.Internal;

namespace Octavo.Contracts;

/// <summary>Fields by tag, and scopes (Protobuf): a part of <see cref="IEngineReader{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface ITaggedReader<TSelf>
    where TSelf : struct, IEngineReader<TSelf>, allows ref struct
{
    /// <summary>Whether the next tag is this one.</summary>
    static virtual bool IsTag(ref byte at, uint tag) => throw Family.NotTagged();

    /// <summary>Length of a tag in bytes. A constant for a constant.</summary>
    static virtual nint TagLength(uint tag) => throw Family.NotTagged();

    /// <summary>Gets a tag.</summary>
    static virtual nint GetTag(ref byte at, out uint tag) => throw Family.NotTagged();

    /// <summary>Gets one <see cref="int"/> of a member declared as zigzag.</summary>
    static virtual nint GetZigZag32(ref byte at, out int value) => throw Family.NotTagged();

    /// <summary>Gets one <see cref="long"/> of a member declared as zigzag.</summary>
    static virtual nint GetZigZag64(ref byte at, out long value) => throw Family.NotTagged();

    /// <summary>Gets 32 bits of a member declared as fixed.</summary>
    static virtual nint GetFixed32(ref byte at, out uint value) => throw Family.NotTagged();

    /// <summary>Gets 64 bits of a member declared as fixed.</summary>
    static virtual nint GetFixed64(ref byte at, out ulong value) => throw Family.NotTagged();

    /// <summary>The current window: from the position, <paramref name="limit"/> bytes in which a member may begin. Where one begins, a tag and a scalar behind
    /// it are readable.</summary>
    static virtual ref byte Window(ref TSelf reader, out nint limit) => throw Family.NotTagged();

    /// <summary>Commits <paramref name="used"/> bytes and tells whether the scope goes on; moves the tail, or brings more data, where it is near the
    /// end.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.EndOfData"/> where the bytes lie past the scope's end, or a group has none.</exception>
    static virtual bool More(ref TSelf reader, nint used) => throw Family.NotTagged();

    /// <summary>Enters a length-prefixed scope, behind its tag.</summary>
    /// <returns>The cookie for <see cref="LeaveScope"/>.</returns>
    static virtual long EnterScope(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Enters a group, behind its start. It ends where <see cref="SkipTag"/> or <see cref="KeepTag"/> answers false.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="tag">The tag that began it: wire type 3.</param>
    /// <returns>The cookie for <see cref="LeaveScope"/>.</returns>
    static virtual long EnterGroup(ref TSelf reader, uint tag) => throw Family.NotTagged();

    /// <summary>Enters a message that is not repeated, after its tag. One that comes again is entered with all further pieces of it in the message around, as
    /// one scope.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="tag">The tag that began it.</param>
    /// <param name="taken">What the reader keeps of the field while the message around is read; 0 at first, and again where a field of the same oneof took its
    /// place.</param>
    /// <param name="ends">Tags of the fields that take its place, in decimal digits and with a space between two; its own may be among them.</param>
    /// <returns>The cookie for <see cref="LeaveScope"/>; −1 where this piece was read already and has been skipped.</returns>
    static virtual long EnterOnce(ref TSelf reader, uint tag, ref long taken, ReadOnlySpan<byte> ends) => throw Family.NotTagged();

    /// <summary>Leaves a scope or group whose content was read to the end.</summary>
    static virtual void LeaveScope(ref TSelf reader, long cookie) => throw Family.NotTagged();

    /// <summary>Skips the value behind a tag that is no member's.</summary>
    /// <returns>False where the tag ends the group that is read: nothing of it follows.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/> for a tag without meaning; <see cref="OctavoErrorCode.UnknownMember"/> where
    /// the options refuse unknown members.</exception>
    static virtual bool SkipTag(ref TSelf reader, uint tag) => throw Family.NotTagged();

    /// <summary>As <see cref="SkipTag"/>, and keeps tag and value.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="tag">The tag.</param>
    /// <param name="unknown">What was kept before; null at first.</param>
    static virtual bool KeepTag(ref TSelf reader, uint tag, ref UnknownMembers? unknown) => throw Family.NotTagged();

    /// <summary>Keeps a number that was read already: an element of a closed enum that the enum does not define.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="tag">The tag of one element.</param>
    /// <param name="value">The number, sign-extended.</param>
    /// <param name="unknown">What was kept before; null at first.</param>
    static virtual void KeepNumber(ref TSelf reader, uint tag, ulong value, ref UnknownMembers? unknown) => throw Family.NotTagged();

    /// <summary>Looks over a message of one of the classes that protobuf-net's <c>[ProtoInclude]</c> joins, and tells whose parts it has. Nothing is
    /// read.</summary>
    /// <param name="reader">The reader, at the message's beginning.</param>
    /// <param name="levels">For each class the place of its base, its part's field there, and 1 where it has parts itself; a class stands behind its base, the
    /// outermost one at 0.</param>
    /// <param name="least">The place of the class that is asked for.</param>
    /// <param name="existing">The place of the class of the object that is there; −1 where none is.</param>
    /// <returns>The place of the innermost class: of the parts, of what is asked for, or of the object that is there where that is derived from both.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/> where parts are of classes of which none is the other's base, or are of no
    /// class that is asked for.</exception>
    static virtual int FindPart(ref TSelf reader, ReadOnlySpan<int> levels, int least, int existing) => throw Family.NotTagged();

    /// <summary>Reads on in protobuf-net's bcl.NetObjectProxy, up to the object that it has in full or to its end.</summary>
    /// <param name="reader">The reader, in the message.</param>
    /// <param name="value">The object that a key refers to, where one does.</param>
    /// <param name="key">The key that the object gets which follows.</param>
    /// <param name="tag">The tag of that object, which is read next.</param>
    /// <returns>False at the message's end.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/> for a key of no object or of one of another type, for a type named by data,
    /// and where nothing was referred to.</exception>
    static virtual bool NextObjectField<T>(ref TSelf reader, ref T? value, ref int key, out uint tag)
        where T : class => throw Family.NotTagged();

    /// <summary>Says that the object whose message begins here has a key: it is known by it before its fields are read, where they can refer to it.</summary>
    static virtual void ExpectObject(ref TSelf reader, int key) => throw Family.NotTagged();

    /// <summary>As <see cref="ExpectObject"/> for the object that the data begins with, whose key is 0.</summary>
    static virtual void ExpectRoot(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Takes the key of the object whose message begins here; −1 where it has none.</summary>
    static virtual int TakeObjectKey(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Keeps an object under its key; nothing for a key below 0.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/> where the key is another object's.</exception>
    static virtual void KeepObject(ref TSelf reader, int key, object value) => throw Family.NotTagged();

    /// <summary>Reads text, each part of it that is no UTF-8 as U+FFFD. <see cref="IScalarReader{TSelf}.ReadText"/> refuses such.</summary>
    static virtual string ReadTrustedText(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Says that the short message that is read next, a time or one of bcl.proto, is a group.</summary>
    /// <param name="reader">The reader, behind the tag.</param>
    /// <param name="tag">The tag that began it.</param>
    static virtual void ExpectGroup(ref TSelf reader, uint tag) => throw Family.NotTagged();

    /// <summary>Reads the message of bcl.proto.</summary>
    static virtual Guid ReadBclGuid(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads the message of bcl.proto.</summary>
    static virtual decimal ReadBclDecimal(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads the message of bcl.proto, its kind where it has one.</summary>
    static virtual DateTime ReadBclDateTime(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads the message of bcl.proto.</summary>
    static virtual TimeSpan ReadBclTimeSpan(ref TSelf reader) => throw Family.NotTagged();

    /// <summary>Reads a <see cref="Guid"/> of 16 bytes in the order of its text.</summary>
    static virtual Guid ReadGuidBytes(ref TSelf reader) => throw Family.NotTagged();
}
