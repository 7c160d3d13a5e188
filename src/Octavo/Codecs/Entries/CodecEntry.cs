// Owns: the way from a run-time type to its codec: one closed, non-generic virtual per slot. The core names the formats here, in CodecEntryOf.cs, in
// CodecSlots.cs and in DescribedEntry.cs alone.
using System.ComponentModel;
using Octavo.Binary;
using Octavo.Buffers;
using Octavo.Cbor;
using Octavo.Compact;
using Octavo.Contracts;
using Octavo.Json;
using Octavo.MsgPack;
using Octavo.Protobuf;
using Octavo.Protobuf.WellKnown;

namespace Octavo.Internal;

/// <summary>A type's entry, without its type argument.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract partial class CodecEntry
{
    private protected CodecEntry()
    {
    }

    /// <summary>Calls of this root in Protobuf that are to count their lengths before they write.</summary>
    internal int CountedCalls { get; set; }

    /// <summary>The type that the entry writes and reads.</summary>
    public abstract Type Type { get; }

    /// <summary>The type's Shape as canonical text, or null if none is known. See <c>TypeShape</c>.</summary>
    public virtual string? ShapeText => null;

    /// <summary>The Shape as formats of this identity see the type, where attributes give them other members, order or names.</summary>
    public virtual string? ViewText(MemberIdentity identity) => ShapeText;

    /// <summary>The type that the Shape names by this number.</summary>
    public virtual Type? ShapeChild(int index) => null;

    /// <summary>Of a union whose base is its own case, the entry of the base's members; else null.</summary>
    public virtual CodecEntry? UnionBody => null;

    /// <summary>The formats that the type is in, where it asked for some alone, or holds what did.</summary>
    public virtual CodecFormats Formats => CodecFormats.All;

    /// <summary>Why a slot is not overridden: its format was not asked for, the type cannot be in it, or it came after the codec.</summary>
    internal Exception Refusal(CodecFormats format, string name) =>
        (Formats & format) == 0 ? Throw.NotAmongFormats(Type, Formats, name) : format == CodecFormats.Protobuf ? Throw.NotInProtobuf(Type)
            : Throw.CodecTooOld(Type, name);

    /// <summary>Whether <see cref="Member"/> gives members: those of the Shape, in its order.</summary>
    public virtual bool HasMembers => false;

    /// <summary>Whether its bytes are all that is known of a value, though it may enumerate: a surrogate or a codec written by hand decides what is
    /// written.</summary>
    public virtual bool IsOpaque => false;

    /// <summary>The value of a member, for comparing graphs (<see cref="OctavoGraph"/>).</summary>
    /// <param name="value">An object of <see cref="Type"/> exactly.</param>
    /// <param name="member">Its place among the Shape's members, from 0.</param>
    public virtual object? Member(object value, int member) => throw Throw.CodecTooOld(Type, "graphs");

    /// <summary>The name of a member that graphs have and the Shape does not: of other formats alone, or what keeps unknown members. <see cref="Member"/> has
    /// its value, after the members of the Shape.</summary>
    /// <param name="index">The index among these.</param>
    /// <returns>Null after the last of them.</returns>
    public virtual string? FurtherMember(int index) => null;

    /// <summary>Whether two values have the same bytes in Binary: for comparing what says nothing of its members. Another format, for a type that Binary does
    /// not have, would add that format's code of every type to a native program that compares.</summary>
    internal bool HaveSameBytes(object left, object right)
    {
        // A null is compared wherever it is: what may be written is another question.
        var options = new OctavoBinaryOptions { AcceptNulls = true, IsLocalCopy = true };
        return OctavoBinary.Serialize(left, Type, options).AsSpan().SequenceEqual(OctavoBinary.Serialize(right, Type, options));
    }

    /// <summary>Clones a value, for graphs (<see cref="OctavoGraph"/>).</summary>
    internal abstract object? CloneObject(object? value, CloneMap map);

    /// <summary>Makes the entry of a root built from this type.</summary>
    /// <returns>Null if the codec cannot.</returns>
    public virtual CodecEntry? MakeRoot(RootKind kind) => null;

    /// <summary>The entry of a type that a format brings, where a program names it only at run time; null for others.</summary>
    internal static CodecEntry? OfFormat(Type type) => WellKnownTypes.Find(type);

    /// <summary>Takes it back from the calls of its type, which ask for it again.</summary>
    internal abstract void Forget();

    internal abstract void WriteObject(ref OctavoBinaryWriter writer, object? value);

    internal abstract void WriteObject(ref OctavoCompactWriter writer, object? value);

    internal abstract void WriteObject(ref OctavoMsgPackWriter writer, object? value);

    internal abstract void WriteObject(ref OctavoCborWriter writer, object? value);

    internal abstract void WriteObject(ref OctavoJsonWriter writer, object? value);

    internal abstract void WriteObject(ref OctavoProtobufWriter writer, object? value);

    internal abstract void WriteObject(ref OctavoTokensWriter writer, object? value);

    internal abstract object? ReadObject(ref OctavoBinaryReader reader);

    internal abstract object? ReadObject(ref OctavoCompactReader reader);

    internal abstract object? ReadObject(ref OctavoMsgPackReader reader);

    internal abstract object? ReadObject(ref OctavoCborReader reader);

    internal abstract object? ReadObject(ref OctavoJsonReader reader);

    internal abstract object? ReadObject(ref OctavoProtobufReader reader);

    internal abstract object? ReadObject(ref OctavoTokensReader reader);

    /// <summary>The value as an object, for the text of an error.</summary>
    internal abstract object? Box(scoped RootValue root);

    // Slots of calls that do not know the type (OctavoFormat): two per format, so such calls cost a native program two small methods a type that is a struct,
    // and classes share theirs. WriteAt writes the value where it is; ReadAt reads it to where it is to be, and returns the object if that is a box.

    internal abstract void WriteAt(ref OctavoBinaryWriter writer, scoped RootValue root);

    internal abstract void WriteAt(ref OctavoCompactWriter writer, scoped RootValue root);

    internal abstract void WriteAt(ref OctavoMsgPackWriter writer, scoped RootValue root);

    internal abstract void WriteAt(ref OctavoCborWriter writer, scoped RootValue root);

    internal abstract void WriteAt(ref OctavoJsonWriter writer, scoped RootValue root);

    internal abstract void WriteAt(ref OctavoProtobufWriter writer, scoped RootValue root);

    internal abstract void WriteAt(ref OctavoProtobufSizer writer, scoped RootValue root);

    internal abstract object? ReadAt(ref OctavoBinaryReader reader, scoped RootValue root);

    internal abstract object? ReadAt(ref OctavoCompactReader reader, scoped RootValue root);

    internal abstract object? ReadAt(ref OctavoMsgPackReader reader, scoped RootValue root);

    internal abstract object? ReadAt(ref OctavoCborReader reader, scoped RootValue root);

    internal abstract object? ReadAt(ref OctavoJsonReader reader, scoped RootValue root);

    internal abstract object? ReadAt(ref OctavoProtobufReader reader, scoped RootValue root);

    /// <summary>Reads the members of an object that waited for them. Only Binary and Compact have such objects.</summary>
    internal abstract void FillObject(ref OctavoBinaryReader reader, object value);

    /// <inheritdoc cref="FillObject(ref OctavoBinaryReader, object)"/>
    internal abstract void FillObject(ref OctavoCompactReader reader, object value);
}
