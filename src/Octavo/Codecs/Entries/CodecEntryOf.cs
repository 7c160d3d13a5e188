// Owns: the slots of a type: a virtual per format and direction, and the calls by object that are closed over it. Names the formats, as CodecEntry.cs does.
using System.ComponentModel;
using Octavo.Binary;
using Octavo.Buffers;
using Octavo.Cbor;
using Octavo.Codecs.Entries;
using Octavo.Compact;
using Octavo.Json;
using Octavo.MsgPack;
using Octavo.Protobuf;
using Octavo.Protobuf.Extensions;

namespace Octavo.Internal;

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
    public virtual void Write(ref OctavoBinaryWriter writer, in T value) => throw Refusal(CodecFormats.Binary, OctavoBinary.Name);

    /// <summary>Slot: write Compact.</summary>
    public virtual void Write(ref OctavoCompactWriter writer, in T value) => throw Refusal(CodecFormats.Compact, OctavoCompact.Name);

    /// <summary>Slot: write MessagePack.</summary>
    public virtual void Write(ref OctavoMsgPackWriter writer, in T value) => throw Refusal(CodecFormats.MessagePack, OctavoMsgPack.Name);

    /// <summary>Slot: write CBOR.</summary>
    public virtual void Write(ref OctavoCborWriter writer, in T value) => throw Refusal(CodecFormats.Cbor, OctavoCbor.Name);

    /// <summary>Slot: write JSON.</summary>
    public virtual void Write(ref OctavoJsonWriter writer, in T value) => throw Refusal(CodecFormats.Json, OctavoJson.Name);

    /// <summary>Slot: write Protobuf. Types without numbers for all of their members are not in it.</summary>
    public virtual void Write(ref OctavoProtobufWriter writer, in T value) => throw Refusal(CodecFormats.Protobuf, OctavoProtobuf.Name);

    /// <summary>Slot: count the lengths of Protobuf.</summary>
    public virtual void Write(ref OctavoProtobufSizer writer, in T value) => throw Refusal(CodecFormats.Protobuf, OctavoProtobuf.Name);

    /// <summary>Slot: write Tokens.</summary>
    public virtual void Write(ref OctavoTokensWriter writer, in T value) => throw Refusal(CodecFormats.All & ~CodecFormats.Protobuf, OctavoTokens.Name);

    /// <summary>Slot: read Binary.</summary>
    public virtual void Read(ref OctavoBinaryReader reader, ref T value) => throw Refusal(CodecFormats.Binary, OctavoBinary.Name);

    /// <summary>Slot: read Compact.</summary>
    public virtual void Read(ref OctavoCompactReader reader, ref T value) => throw Refusal(CodecFormats.Compact, OctavoCompact.Name);

    /// <summary>Slot: read MessagePack.</summary>
    public virtual void Read(ref OctavoMsgPackReader reader, ref T value) => throw Refusal(CodecFormats.MessagePack, OctavoMsgPack.Name);

    /// <summary>Slot: read CBOR.</summary>
    public virtual void Read(ref OctavoCborReader reader, ref T value) => throw Refusal(CodecFormats.Cbor, OctavoCbor.Name);

    /// <summary>Slot: read JSON.</summary>
    public virtual void Read(ref OctavoJsonReader reader, ref T value) => throw Refusal(CodecFormats.Json, OctavoJson.Name);

    /// <summary>Slot: read Protobuf.</summary>
    public virtual void Read(ref OctavoProtobufReader reader, ref T value) => throw Refusal(CodecFormats.Protobuf, OctavoProtobuf.Name);

    /// <summary>Slot: read Tokens.</summary>
    public virtual void Read(ref OctavoTokensReader reader, ref T value) => throw Refusal(CodecFormats.All & ~CodecFormats.Protobuf, OctavoTokens.Name);

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

    /// <summary>The bytes of a value in Binary.</summary>
    internal byte[] BytesOf(in T value) => OctavoBinary.BytesOf(this, in value);

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
