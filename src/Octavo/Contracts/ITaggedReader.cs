// Owns: what the reader of a format offers whose members are fields by tag, inside scopes. Knows no format.
using System.ComponentModel;

namespace Octavo.Contracts;

/// <summary>A reader of the tagged family, with fields by tag in any order, inside scopes: Protobuf.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface ITaggedReader<TSelf> : IPackedReader<TSelf>, IEngineReader<TSelf>, IDecoderBounds<TSelf>, IScalarDecoder<TSelf>
    where TSelf : struct, ITaggedReader<TSelf>, allows ref struct
{
    /// <summary>Whether the next tag is this one.</summary>
    static abstract bool IsTag(ref byte at, uint tag);

    /// <summary>Length of a tag in bytes. Folds to a constant for a constant tag.</summary>
    static abstract nint TagLength(uint tag);

    /// <summary>Gets a tag.</summary>
    static abstract nint GetTag(ref byte at, out uint tag);

    /// <summary>Gets one <see cref="int"/> of a member declared as zigzag.</summary>
    static abstract nint GetZigZag32(ref byte at, out int value);

    /// <summary>Gets one <see cref="long"/> of a member declared as zigzag.</summary>
    static abstract nint GetZigZag64(ref byte at, out long value);

    /// <summary>Gets 32 bits of a member declared as fixed.</summary>
    static abstract nint GetFixed32(ref byte at, out uint value);

    /// <summary>Gets 64 bits of a member declared as fixed.</summary>
    static abstract nint GetFixed64(ref byte at, out ulong value);

    /// <summary>The current window: from the position, <paramref name="limit"/> bytes in which a member may begin. If one begins, a tag and a scalar after it
    /// are readable.</summary>
    static abstract ref byte Window(ref TSelf reader, out nint limit);

    /// <summary>Commits <paramref name="used"/> bytes and returns whether the scope goes on; moves the tail, or brings more data, if it is near the
    /// end.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.EndOfData"/> if the bytes are past the scope's end, or a group has none.</exception>
    static abstract bool More(ref TSelf reader, nint used);

    /// <summary>Enters a length-prefixed scope, after its tag.</summary>
    /// <returns>The cookie for <see cref="LeaveScope"/>.</returns>
    static abstract long EnterScope(ref TSelf reader);

    /// <summary>Enters a group, after its start. It ends where <see cref="SkipTag"/> or <see cref="KeepTag"/> returns false.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="tag">The tag that began it: wire type 3.</param>
    /// <returns>The cookie for <see cref="LeaveScope"/>.</returns>
    static abstract long EnterGroup(ref TSelf reader, uint tag);

    /// <summary>Enters a message after its tag: <see cref="EnterScope"/>, or <see cref="EnterGroup"/> for a tag of wire type 3.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="tag">The tag that began it.</param>
    /// <returns>The cookie for <see cref="LeaveScope"/>.</returns>
    static abstract long EnterMessage(ref TSelf reader, uint tag);

    /// <summary>Enters a message that is not repeated, after its tag. One that comes again is entered with all further pieces of it in the message around, as
    /// one scope.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="tag">The tag that began it.</param>
    /// <param name="taken">What the reader keeps of the field while the message around is read; 0 at first, and again if a field of the same oneof took its
    /// place.</param>
    /// <param name="ends">Tags of the fields that take its place, in decimal digits and with a space between two; its own may be among them.</param>
    /// <returns>The cookie for <see cref="LeaveScope"/>; −1 if this piece was read already and has been skipped.</returns>
    static abstract long EnterOnce(ref TSelf reader, uint tag, ref long taken, ReadOnlySpan<byte> ends);

    /// <summary>Leaves a scope or group whose content was read to the end.</summary>
    static abstract void LeaveScope(ref TSelf reader, long cookie);

    /// <summary>Skips the value after a tag that is not a member's.</summary>
    /// <returns>False if the tag ends the group that is read: nothing of it follows.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/> for a tag without meaning; <see cref="OctavoErrorCode.UnknownMember"/> if
    /// the options refuse unknown members.</exception>
    static abstract bool SkipTag(ref TSelf reader, uint tag);

    /// <summary>As <see cref="SkipTag"/>, and keeps tag and value.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="tag">The tag.</param>
    /// <param name="unknown">What was kept before; null at first.</param>
    static abstract bool KeepTag(ref TSelf reader, uint tag, ref UnknownMembers? unknown);

    /// <summary>Keeps a number that was read already: an element of a closed enum that the enum does not define.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="tag">The tag of one element.</param>
    /// <param name="value">The number, sign-extended.</param>
    /// <param name="unknown">What was kept before; null at first.</param>
    static abstract void KeepNumber(ref TSelf reader, uint tag, ulong value, ref UnknownMembers? unknown);

    /// <summary>Looks over a message of one of the classes that protobuf-net's <c>[ProtoInclude]</c> joins, and tells whose parts it has. Nothing is
    /// read.</summary>
    /// <param name="reader">The reader, at the message's beginning.</param>
    /// <param name="levels">For each class the place of its base, its part's field there, and 1 if it has parts itself; a class comes after its base, the
    /// outermost one at 0.</param>
    /// <param name="least">The place of the class that is asked for.</param>
    /// <param name="existing">The place of the class of the object that is there; −1 if none is.</param>
    /// <returns>The place of the innermost class: of the parts, of what is asked for, or of the object that is there where that is derived from both.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/> if parts are of classes of which none is the other's base, or are of no
    /// class that is asked for.</exception>
    static abstract int FindPart(ref TSelf reader, ReadOnlySpan<int> levels, int least, int existing);

    /// <summary>Reads on in protobuf-net's bcl.NetObjectProxy, up to the object that it has in full or to its end.</summary>
    /// <param name="reader">The reader, in the message.</param>
    /// <param name="value">The object that a key refers to, where one does.</param>
    /// <param name="key">The key that the object gets which follows.</param>
    /// <param name="tag">The tag of that object, which is read next.</param>
    /// <returns>False at the message's end.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/> for a key of no object or of one of another type, for a type named by data,
    /// and where nothing was referred to.</exception>
    static abstract bool NextObjectField<T>(ref TSelf reader, ref T? value, ref int key, out uint tag)
        where T : class;

    /// <summary>Says that the object whose message begins here has a key: it is known by it before its fields are read, so they can refer to it.</summary>
    static abstract void ExpectObject(ref TSelf reader, int key);

    /// <summary>As <see cref="ExpectObject"/> for the object that the data begins with, whose key is 0.</summary>
    static abstract void ExpectRoot(ref TSelf reader);

    /// <summary>Takes the key of the object whose message begins here; −1 if it has none.</summary>
    static abstract int TakeObjectKey(ref TSelf reader);

    /// <summary>Keeps an object under its key; nothing for a key below 0.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/> if the key is another object's.</exception>
    static abstract void KeepObject(ref TSelf reader, int key, object value);

    /// <summary>Reads text, each part of it that is not UTF-8 as U+FFFD. <see cref="IScalarReader{TSelf}.ReadText"/> refuses it.</summary>
    static abstract string ReadTrustedText(ref TSelf reader);

    /// <summary>Says that the short message that is read next, a time or one of bcl.proto, is a group.</summary>
    /// <param name="reader">The reader, after the tag.</param>
    /// <param name="tag">The tag that began it.</param>
    static abstract void ExpectGroup(ref TSelf reader, uint tag);

    /// <summary>Reads the message of bcl.proto.</summary>
    static abstract Guid ReadBclGuid(ref TSelf reader);

    /// <summary>Reads the message of bcl.proto.</summary>
    static abstract decimal ReadBclDecimal(ref TSelf reader);

    /// <summary>Reads the message of bcl.proto, its kind if it has one.</summary>
    static abstract DateTime ReadBclDateTime(ref TSelf reader);

    /// <summary>Reads the message of bcl.proto.</summary>
    static abstract TimeSpan ReadBclTimeSpan(ref TSelf reader);

    /// <summary>Reads a <see cref="Guid"/> of 16 bytes in the order of its text.</summary>
    static abstract Guid ReadGuidBytes(ref TSelf reader);
}
