// Owns: the way from a run-time type to its codec: one closed, non-generic virtual per slot. The one place where the core names the formats.
using System.ComponentModel;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using Octavo.Binary;
using Octavo.Buffers;
using Octavo.Cbor;
using Octavo.Codecs.Entries;
using Octavo.Compact;
using Octavo.Contracts;
using Octavo.Json;
using Octavo.MsgPack;
using Octavo.Protobuf;
using Octavo.Protobuf.Extensions;
using Octavo.Protobuf.WellKnown;

namespace Octavo.Internal;

/// <summary>A type's entry, without its type argument.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class CodecEntry
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

    /// <summary>Whether two values have the same bytes in Binary: for comparing what says nothing of its members.</summary>
    internal bool HaveSameBytes(object left, object right)
    {
        // A null is compared wherever it is: what may be written is another question.
        var options = new OctavoBinaryOptions { AcceptNulls = true };
        return OctavoBinary.Serialize(left, Type, options).AsSpan().SequenceEqual(OctavoBinary.Serialize(right, Type, options));
    }

    /// <summary>Clones a value, for graphs (<see cref="OctavoGraph"/>).</summary>
    internal abstract object? CloneObject(object? value, CloneMap map);

    /// <summary>Makes the entry of a root built from this type.</summary>
    /// <returns>Null if the codec cannot.</returns>
    public virtual CodecEntry? MakeRoot(RootKind kind) => null;

    /// <summary>The entry of a type that a format brings, where a program names it at run time alone; null for others.</summary>
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

    /// <summary>The value as an object, for what is said of an error.</summary>
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

    // The slot for a reader or writer that is a type argument: the JIT knows the type, and one arm is left. A static virtual call of the format would be
    // nearer, but in code that classes share it is a call through the method's dictionary that is not inlined: 2 ns of a small value's 20.

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void ReadRoot<T, TReader>(CodecEntry<T> entry, ref TReader reader, ref T value)
        where TReader : struct, allows ref struct
    {
        if (typeof(TReader) == typeof(OctavoBinaryReader))
        {
            entry.Read(ref Bytes.Own<TReader, OctavoBinaryReader>(ref reader), ref value);
        }
        else if (typeof(TReader) == typeof(OctavoCompactReader))
        {
            entry.Read(ref Bytes.Own<TReader, OctavoCompactReader>(ref reader), ref value);
        }
        else if (typeof(TReader) == typeof(OctavoMsgPackReader))
        {
            entry.Read(ref Bytes.Own<TReader, OctavoMsgPackReader>(ref reader), ref value);
        }
        else if (typeof(TReader) == typeof(OctavoCborReader))
        {
            entry.Read(ref Bytes.Own<TReader, OctavoCborReader>(ref reader), ref value);
        }
        else if (typeof(TReader) == typeof(OctavoJsonReader))
        {
            entry.Read(ref Bytes.Own<TReader, OctavoJsonReader>(ref reader), ref value);
        }
        else if (typeof(TReader) == typeof(OctavoProtobufReader))
        {
            entry.Read(ref Bytes.Own<TReader, OctavoProtobufReader>(ref reader), ref value);
        }
        else
        {
            throw new UnreachableException();
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void WriteRoot<T, TWriter>(CodecEntry<T> entry, ref TWriter writer, in T value)
        where TWriter : struct, allows ref struct
    {
        if (typeof(TWriter) == typeof(OctavoBinaryWriter))
        {
            entry.Write(ref Bytes.Own<TWriter, OctavoBinaryWriter>(ref writer), in value);
        }
        else if (typeof(TWriter) == typeof(OctavoCompactWriter))
        {
            entry.Write(ref Bytes.Own<TWriter, OctavoCompactWriter>(ref writer), in value);
        }
        else if (typeof(TWriter) == typeof(OctavoMsgPackWriter))
        {
            entry.Write(ref Bytes.Own<TWriter, OctavoMsgPackWriter>(ref writer), in value);
        }
        else if (typeof(TWriter) == typeof(OctavoCborWriter))
        {
            entry.Write(ref Bytes.Own<TWriter, OctavoCborWriter>(ref writer), in value);
        }
        else if (typeof(TWriter) == typeof(OctavoJsonWriter))
        {
            entry.Write(ref Bytes.Own<TWriter, OctavoJsonWriter>(ref writer), in value);
        }
        else if (typeof(TWriter) == typeof(OctavoProtobufWriter))
        {
            OctavoProtobuf.Put(entry, ref Bytes.Own<TWriter, OctavoProtobufWriter>(ref writer), in value);
        }
        else
        {
            throw new UnreachableException();
        }
    }
}

/// <summary>
/// A type's entry: a virtual per format and direction. An override is compiled by native AOT only if its slot is used, so formats that a program never calls
/// cost it nothing. Slots are virtual with a throwing default, so a later format does not break assemblies compiled before it.
/// </summary>
/// <typeparam name="T">The type that the entry writes and reads.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class CodecEntry<T> : CodecEntry
{
    /// <inheritdoc/>
    public sealed override Type Type => typeof(T);

    internal sealed override void Forget() => CodecCache<T>.Clear();

    /// <summary>Slot: write Binary.</summary>
    public virtual void Write(ref OctavoBinaryWriter writer, in T value) => throw Refusal(CodecFormats.Binary, "Binary");

    /// <summary>Slot: write Compact.</summary>
    public virtual void Write(ref OctavoCompactWriter writer, in T value) => throw Refusal(CodecFormats.Compact, "Compact");

    /// <summary>Slot: write MessagePack.</summary>
    public virtual void Write(ref OctavoMsgPackWriter writer, in T value) => throw Refusal(CodecFormats.MessagePack, "MessagePack");

    /// <summary>Slot: write CBOR.</summary>
    public virtual void Write(ref OctavoCborWriter writer, in T value) => throw Refusal(CodecFormats.Cbor, "CBOR");

    /// <summary>Slot: write JSON.</summary>
    public virtual void Write(ref OctavoJsonWriter writer, in T value) => throw Refusal(CodecFormats.Json, "JSON");

    /// <summary>Slot: write Protobuf. Types without numbers for all of their members are not in it.</summary>
    public virtual void Write(ref OctavoProtobufWriter writer, in T value) => throw Refusal(CodecFormats.Protobuf, OctavoProtobuf.Name);

    /// <summary>Slot: count the lengths of Protobuf.</summary>
    public virtual void Write(ref OctavoProtobufSizer writer, in T value) => throw Refusal(CodecFormats.Protobuf, OctavoProtobuf.Name);

    /// <summary>Slot: write Tokens.</summary>
    public virtual void Write(ref OctavoTokensWriter writer, in T value) => throw Refusal(CodecFormats.All & ~CodecFormats.Protobuf, "Tokens");

    /// <summary>Slot: read Binary.</summary>
    public virtual void Read(ref OctavoBinaryReader reader, ref T value) => throw Refusal(CodecFormats.Binary, "Binary");

    /// <summary>Slot: read Compact.</summary>
    public virtual void Read(ref OctavoCompactReader reader, ref T value) => throw Refusal(CodecFormats.Compact, "Compact");

    /// <summary>Slot: read MessagePack.</summary>
    public virtual void Read(ref OctavoMsgPackReader reader, ref T value) => throw Refusal(CodecFormats.MessagePack, "MessagePack");

    /// <summary>Slot: read CBOR.</summary>
    public virtual void Read(ref OctavoCborReader reader, ref T value) => throw Refusal(CodecFormats.Cbor, "CBOR");

    /// <summary>Slot: read JSON.</summary>
    public virtual void Read(ref OctavoJsonReader reader, ref T value) => throw Refusal(CodecFormats.Json, "JSON");

    /// <summary>Slot: read Protobuf.</summary>
    public virtual void Read(ref OctavoProtobufReader reader, ref T value) => throw Refusal(CodecFormats.Protobuf, OctavoProtobuf.Name);

    /// <summary>Slot: read Tokens.</summary>
    public virtual void Read(ref OctavoTokensReader reader, ref T value) => throw Refusal(CodecFormats.All & ~CodecFormats.Protobuf, "Tokens");

    /// <summary>The exact length of the value in Binary if that is known without writing it, and large enough to matter; else −1.</summary>
    public virtual int BinaryLength(in T value) => -1;

    /// <summary>Bytes of the value's raw layout in Binary, for a struct that has one; else 0. Such a root needs no writer and no reader.</summary>
    public virtual int RawLayoutLength => 0;

    /// <summary>Puts the raw layout. Called only where <see cref="RawLayoutLength"/> is not 0.</summary>
    public virtual void PutRawLayout(ref byte at, in T value) => throw new NotSupportedException();

    /// <summary>Gets the raw layout, if it is valid. Called only where <see cref="RawLayoutLength"/> is not 0.</summary>
    public virtual bool TryGetRawLayout(ref byte at, out T value) => throw new NotSupportedException();

    /// <summary>Bytes that the value takes in Compact at most, for a struct of fixed-size members, at most 256; else 0. Such a root needs no writer and no
    /// reader.</summary>
    public virtual int CompactBound => 0;

    /// <summary>Puts the value in Compact. Called only where <see cref="CompactBound"/> is not 0.</summary>
    public virtual nint PutCompact(ref byte at, in T value) => throw new NotSupportedException();

    /// <summary>Gets the value from Compact. Called only where <see cref="CompactBound"/> is not 0.</summary>
    /// <returns>Bytes used.</returns>
    public virtual nint GetCompact(ref byte at, out T value) => throw new NotSupportedException();

    /// <summary>Bytes that the value takes in MessagePack at most, for a struct of fixed-size members, at most 256; else 0. Such a root needs no writer and no
    /// reader.</summary>
    public virtual int MsgPackBound => 0;

    /// <summary>Puts the value in MessagePack. Called only where <see cref="MsgPackBound"/> is not 0.</summary>
    public virtual nint PutMsgPack(ref byte at, in T value) => throw new NotSupportedException();

    /// <summary>Gets the value from MessagePack. Called only where <see cref="MsgPackBound"/> is not 0.</summary>
    /// <returns>Bytes used; 0 for a form that a run does not read (a map, fewer members or more): the reader takes it then.</returns>
    public virtual nint GetMsgPack(ref byte at, out T value) => throw new NotSupportedException();

    /// <summary>Bytes that the value takes in CBOR at most, for a struct of fixed-size members, at most 256; else 0. Such a root needs no writer and no
    /// reader.</summary>
    public virtual int CborBound => 0;

    /// <summary>Puts the value in CBOR. Called only where <see cref="CborBound"/> is not 0.</summary>
    public virtual nint PutCbor(ref byte at, in T value) => throw new NotSupportedException();

    /// <summary>Gets the value from CBOR. Called only where <see cref="CborBound"/> is not 0.</summary>
    /// <returns>Bytes used; 0 for a form that a run does not read (a map, fewer members or more): the reader takes it then.</returns>
    public virtual nint GetCbor(ref byte at, out T value) => throw new NotSupportedException();

    /// <summary>What the member with <see cref="CodecExtensionDataAttribute"/> holds, for typed extensions (<see cref="ProtobufExtension{TMessage, TValue}"/>)
    /// of types that are in Protobuf.</summary>
    /// <param name="value">The object.</param>
    public virtual UnknownMembers? GetUnknown(T value) => throw Throw.KeepsNothing(typeof(T));

    /// <summary>Sets the member with <see cref="CodecExtensionDataAttribute"/>.</summary>
    /// <param name="value">The object.</param>
    /// <param name="unknown">What it holds from now on.</param>
    public virtual void SetUnknown(T value, UnknownMembers? unknown) => throw Throw.KeepsNothing(typeof(T));

    /// <summary>A deep copy, for graphs (<see cref="OctavoGraph"/>): by its bytes if the codec says nothing of its members.</summary>
    /// <param name="value">The value.</param>
    /// <param name="map">What was cloned already.</param>
    public virtual T Clone(in T value, CloneMap map) => map.ByBytes(this, in value);

    /// <summary>Writes a value in Binary and reads it back: a clone of what says nothing of its members.</summary>
    internal T CopyByBytes(in T value) => OctavoBinary.Copy(this, in value);

    internal sealed override object? CloneObject(object? value, CloneMap map) => Clone((T)value!, map);

    internal sealed override void WriteObject(ref OctavoBinaryWriter writer, object? value) => Write(ref writer, (T)value!);

    internal sealed override void WriteObject(ref OctavoCompactWriter writer, object? value) => Write(ref writer, (T)value!);

    internal sealed override void WriteObject(ref OctavoMsgPackWriter writer, object? value) => Write(ref writer, (T)value!);

    internal sealed override void WriteObject(ref OctavoCborWriter writer, object? value) => Write(ref writer, (T)value!);

    internal sealed override void WriteObject(ref OctavoJsonWriter writer, object? value) => Write(ref writer, (T)value!);

    internal sealed override void WriteObject(ref OctavoProtobufWriter writer, object? value) => Write(ref writer, (T)value!);

    internal sealed override void WriteObject(ref OctavoTokensWriter writer, object? value) => Write(ref writer, (T)value!);

    internal sealed override object? ReadObject(ref OctavoBinaryReader reader)
    {
        T value = default!;
        Read(ref reader, ref value);
        return value;
    }

    internal sealed override object? ReadObject(ref OctavoCompactReader reader)
    {
        T value = default!;
        Read(ref reader, ref value);
        return value;
    }

    internal sealed override object? ReadObject(ref OctavoMsgPackReader reader)
    {
        T value = default!;
        Read(ref reader, ref value);
        return value;
    }

    internal sealed override object? ReadObject(ref OctavoCborReader reader)
    {
        T value = default!;
        Read(ref reader, ref value);
        return value;
    }

    internal sealed override object? ReadObject(ref OctavoJsonReader reader)
    {
        T value = default!;
        Read(ref reader, ref value);
        return value;
    }

    internal sealed override object? ReadObject(ref OctavoProtobufReader reader)
    {
        T value = default!;
        Read(ref reader, ref value);
        return value;
    }

    internal sealed override object? ReadObject(ref OctavoTokensReader reader)
    {
        T value = default!;
        Read(ref reader, ref value);
        return value;
    }

    internal sealed override object? Box(scoped RootValue root) => root.IsBoxed ? root.Boxed : root.At<T>();

    internal sealed override void WriteAt(ref OctavoBinaryWriter writer, scoped RootValue root)
    {
        if (root.IsBoxed)
        {
            Write(ref writer, (T)root.Boxed!);
            return;
        }
        Write(ref writer, in root.At<T>());
    }

    internal sealed override void WriteAt(ref OctavoCompactWriter writer, scoped RootValue root)
    {
        if (root.IsBoxed)
        {
            Write(ref writer, (T)root.Boxed!);
            return;
        }
        Write(ref writer, in root.At<T>());
    }

    internal sealed override void WriteAt(ref OctavoMsgPackWriter writer, scoped RootValue root)
    {
        if (root.IsBoxed)
        {
            Write(ref writer, (T)root.Boxed!);
            return;
        }
        Write(ref writer, in root.At<T>());
    }

    internal sealed override void WriteAt(ref OctavoCborWriter writer, scoped RootValue root)
    {
        if (root.IsBoxed)
        {
            Write(ref writer, (T)root.Boxed!);
            return;
        }
        Write(ref writer, in root.At<T>());
    }

    internal sealed override void WriteAt(ref OctavoJsonWriter writer, scoped RootValue root)
    {
        if (root.IsBoxed)
        {
            Write(ref writer, (T)root.Boxed!);
            return;
        }
        Write(ref writer, in root.At<T>());
    }

    internal sealed override void WriteAt(ref OctavoProtobufWriter writer, scoped RootValue root)
    {
        if (root.IsBoxed)
        {
            Write(ref writer, (T)root.Boxed!);
            return;
        }
        Write(ref writer, in root.At<T>());
    }

    internal sealed override void WriteAt(ref OctavoProtobufSizer writer, scoped RootValue root)
    {
        if (root.IsBoxed)
        {
            Write(ref writer, (T)root.Boxed!);
            return;
        }
        Write(ref writer, in root.At<T>());
    }

    internal sealed override object? ReadAt(ref OctavoBinaryReader reader, scoped RootValue root)
    {
        if (root.IsBoxed)
        {
            return ReadObject(ref reader);
        }
        Read(ref reader, ref root.At<T>());
        return null;
    }

    internal sealed override object? ReadAt(ref OctavoCompactReader reader, scoped RootValue root)
    {
        if (root.IsBoxed)
        {
            return ReadObject(ref reader);
        }
        Read(ref reader, ref root.At<T>());
        return null;
    }

    internal sealed override object? ReadAt(ref OctavoMsgPackReader reader, scoped RootValue root)
    {
        if (root.IsBoxed)
        {
            return ReadObject(ref reader);
        }
        Read(ref reader, ref root.At<T>());
        return null;
    }

    internal sealed override object? ReadAt(ref OctavoCborReader reader, scoped RootValue root)
    {
        if (root.IsBoxed)
        {
            return ReadObject(ref reader);
        }
        Read(ref reader, ref root.At<T>());
        return null;
    }

    internal sealed override object? ReadAt(ref OctavoJsonReader reader, scoped RootValue root)
    {
        if (root.IsBoxed)
        {
            return ReadObject(ref reader);
        }
        Read(ref reader, ref root.At<T>());
        return null;
    }

    internal sealed override object? ReadAt(ref OctavoProtobufReader reader, scoped RootValue root)
    {
        if (root.IsBoxed)
        {
            return ReadObject(ref reader);
        }
        Read(ref reader, ref root.At<T>());
        return null;
    }

    internal sealed override void FillObject(ref OctavoBinaryReader reader, object value)
    {
        var filled = (T)value;
        Read(ref reader, ref filled);
    }

    internal sealed override void FillObject(ref OctavoCompactReader reader, object value)
    {
        var filled = (T)value;
        Read(ref reader, ref filled);
    }
}
