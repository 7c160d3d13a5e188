// Owns: CBOR's objects of any registered type on the writing side. docs/formats/cbor.md, "Objects".
using System.Collections;
using System.Numerics;
using Octavo.Codecs.Entries;
using Octavo.Codecs.Registry;
using Octavo.Codecs.Types;
using Octavo.Internal;

namespace Octavo.Cbor;

public ref partial struct OctavoCborWriter
{
    /// <summary>The tag of objects whose type CBOR does not tell, "OCTV" in ASCII: an array of the type's id and the value.</summary>
    internal const uint ObjectTag = 0x4F435456;

    /// <inheritdoc/>
    public static void WriteValue<T>(ref OctavoCborWriter writer, scoped in T? value) => CodecCache<T>.Entry.Write(ref writer, in value!);

    /// <inheritdoc/>
    public static void WriteWith<T, TCodec>(ref OctavoCborWriter writer, scoped in T value)
        where TCodec : struct, IValueCodec<T> => TCodec.Write(ref writer, in value);

    /// <summary>An <see cref="int"/> and a <see cref="double"/> are a plain integer and float, and of the other integers those that no narrower type holds:
    /// what comes back has the type that was there.</summary>
    /// <inheritdoc/>
    public static void WriteAny(ref OctavoCborWriter writer, object? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        RegisteredType type = writer._window.State.Options.Registry.Of(value);
        switch (type.Id)
        {
            case BuiltInTypes.Bool or BuiltInTypes.Int32 or BuiltInTypes.Double or BuiltInTypes.Text or BuiltInTypes.Bytes:
            case BuiltInTypes.DateTime when ((DateTime)value).Kind != DateTimeKind.Unspecified:
            case BuiltInTypes.Int64 when (long)value is < int.MinValue or > int.MaxValue:
            case BuiltInTypes.UInt64 when (ulong)value > long.MaxValue:
                type.Entry.WriteObject(ref writer, value);
                break;
            case BuiltInTypes.ObjectArray or BuiltInTypes.ObjectList or BuiltInTypes.ArrayList:
                writer.Enter();
                ObjectItems.Write(ref writer, (ICollection)value);
                writer.Leave();
                break;
            case BuiltInTypes.TextMap or BuiltInTypes.ObjectMap or BuiltInTypes.Hashtable:
                writer.Enter();
                ObjectItems.WriteMap(ref writer, (IDictionary)value);
                writer.Leave();
                break;
            default:
                writer.WriteTyped(type, value);
                break;
        }
    }

    /// <inheritdoc/>
    public static void WriteOpen(ref OctavoCborWriter writer, object value, Type union) =>
        writer.WriteTyped(writer._window.State.Options.Registry.Of(value, union), value);

    /// <summary>An integer of any size: its head if 64 bits and a sign hold it, else tag 2 or 3. RFC 8949, section 3.4.3.</summary>
    /// <inheritdoc/>
    public static bool TryWriteInteger(ref OctavoCborWriter writer, scoped in BigInteger value)
    {
        const int OnStack = 256;
        bool negative = value.Sign < 0;
        BigInteger magnitude = negative ? -1 - value : value;
        if (magnitude <= ulong.MaxValue)
        {
            writer.Advance(CborEncoder.PutHead(ref writer.Reserve(MaxUInt64), negative ? CborCode.Negative : CborCode.Unsigned, (ulong)magnitude));
            return true;
        }
        int length = magnitude.GetByteCount(isUnsigned: true);
        Span<byte> bytes = length <= OnStack ? stackalloc byte[OnStack] : new byte[length];
        magnitude.TryWriteBytes(bytes, out length, isUnsigned: true, isBigEndian: true);
        writer.WriteTag(negative ? (ulong)CborCode.NegativeBignum : CborCode.Bignum);
        writer.WriteBytes(bytes[..length]);
        return true;
    }

    private void WriteTyped(RegisteredType type, object value)
    {
        if (type.Nests)
        {
            Enter();
        }
        WriteTag(ObjectTag);
        WriteArrayStart(2);
        WriteInt32(type.Id);
        type.Entry.WriteObject(ref this, value);
        if (type.Nests)
        {
            Leave();
        }
    }
}
