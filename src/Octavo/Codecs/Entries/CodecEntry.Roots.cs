// Owns: the slot of a root for a reader or writer that is a type argument. Names the formats, as CodecEntry.cs does.
using System.Diagnostics;
using System.Runtime.CompilerServices;
using Octavo.Binary;
using Octavo.Cbor;
using Octavo.Compact;
using Octavo.Json;
using Octavo.MsgPack;
using Octavo.Protobuf;

namespace Octavo.Internal;

public abstract partial class CodecEntry
{
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
