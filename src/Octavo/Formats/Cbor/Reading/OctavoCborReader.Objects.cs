// Owns: CBOR's objects of any registered type on the reading side. docs/formats/cbor.md, "Objects".
using System.Numerics;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Entries;
using Octavo.Codecs.Registry;
using Octavo.Codecs.Types;
using Octavo.Internal;

namespace Octavo.Cbor;

public ref partial struct OctavoCborReader
{
    /// <inheritdoc/>
    public static void ReadValue<T>(ref OctavoCborReader reader, ref T? value) => CodecCache<T>.Entry.Read(ref reader, ref value!);

    /// <inheritdoc/>
    public static object? ReadAny(ref OctavoCborReader reader)
    {
        int major = reader.Need(1) & CborCode.MajorMask;
        if (major is CborCode.Array or CborCode.Map)
        {
            reader.Enter();
            object value = major == CborCode.Map ? ObjectItems.ReadMap(ref reader)! : ObjectItems.Read(ref reader)!.ToArray();
            reader.Leave();
            return value;
        }
        return reader.IsTyped() ? reader.ReadTyped(reader._options.Registry.Of(reader.ReadTypeIdAfterTag())) : reader.ReadScalar();
    }

    /// <inheritdoc/>
    public static bool TryReadOpen(ref OctavoCborReader reader, Type union, out object? value)
    {
        if (!reader.IsTyped())
        {
            value = null;
            return false;
        }
        value = reader.ReadTyped(reader._options.Registry.Of(reader.ReadTypeIdAfterTag(), union));
        return true;
    }

    /// <summary>A whole number of any size: an integer, or bytes in tag 2 or 3.</summary>
    /// <inheritdoc/>
    public static bool TryReadInteger(ref OctavoCborReader reader, out BigInteger value)
    {
        ref byte at = ref reader.Need(MaxHead);
        if (at < CborCode.Bytes)
        {
            bool negative = at >= CborCode.Negative;
            reader.Commit(CborEncoder.GetHead(ref at, out ulong argument));
            value = negative ? -1 - new BigInteger(argument) : argument;
            return true;
        }
        value = CborNumbers.ToInteger(reader.ReadMagnitude(out bool below), below);
        return true;
    }

    /// <summary>Skips a whole number of any size, for locators: without the arithmetic of large integers, which a program may have no other use for.</summary>
    /// <returns>Whether it is not null.</returns>
    internal bool SkipInteger()
    {
        if (TryReadNull())
        {
            return false;
        }
        ref byte at = ref Need(MaxHead);
        if (at < CborCode.Bytes)
        {
            Commit(CborEncoder.GetHead(ref at, out _));
            return true;
        }
        ReadMagnitude(out _);
        return true;
    }

    /// <summary>What follows if object is declared, for locators: nulls and scalars are skipped.</summary>
    /// <returns>The id of the type of the value that follows; null if nothing is left to skip.</returns>
    internal uint? ReadTypeId()
    {
        switch (Need(1) & CborCode.MajorMask)
        {
            case CborCode.Map:
                return BuiltInTypes.ObjectMap;
            case CborCode.Array:
                return BuiltInTypes.ObjectArray;
        }
        if (IsTyped())
        {
            return ReadTypeIdAfterTag();
        }
        ReadScalar();
        return null;
    }

    /// <summary>The id of the type of the object that follows in an open union; null if a case follows, or null.</summary>
    internal uint? ReadOpenTypeId() => IsTyped() ? ReadTypeIdAfterTag() : null;

    /// <summary>Whether the tag of objects follows.</summary>
    private bool IsTyped()
    {
        ref byte at = ref Need(MaxHead);
        return (at & CborCode.MajorMask) == CborCode.Tag && CborEncoder.GetTag(ref at, out ulong tag) != 0 && tag == OctavoCborWriter.ObjectTag;
    }

    /// <summary>Null, or a value that holds no others. Locators skip them by this: what reads objects of any type is left out of programs that have
    /// none.</summary>
    private object? ReadScalar()
    {
        ref byte at = ref Need(MaxHead);
        switch (at)
        {
            case CborCode.Null or CborCode.Undefined:
                Commit(1);
                return null;
            case CborCode.False or CborCode.True:
                return ReadBool();
            case CborCode.Float16 or CborCode.Float32 or CborCode.Float64:
                return ReadDouble();
        }
        switch (at & CborCode.MajorMask)
        {
            case CborCode.Unsigned or CborCode.Negative:
                bool negative = at >= CborCode.Negative;
                Commit(CborEncoder.GetInteger(ref at, out long value, out bool large));
                if (large && negative)
                {
                    Throw.NumberOutOfRange("long");
                }
                return large ? (ulong)value : value is >= int.MinValue and <= int.MaxValue ? (object)(int)value : value;
            case CborCode.Bytes:
                return ReadBytes();
            case CborCode.Text:
                return ReadText();
            case CborCode.Tag:
                return ReadDateTime();
            default:
                Throw.TypeMismatch("a value", CborCode.Name(at));
                return null;
        }
    }

    /// <summary>After the tag: the array's head and the type's id.</summary>
    private uint ReadTypeIdAfterTag()
    {
        Commit(CborEncoder.GetTag(ref Need(MaxHead), out _));
        if (ReadArrayStart(1) is var count and not 2)
        {
            Throw.InvalidData($"an object is an array of its type's id and its value; this one has {count} elements.");
        }
        return ReadUInt32();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private object ReadTyped(RegisteredType type)
    {
        if (type.Nests)
        {
            Enter();
        }
        object? value = type.Entry.ReadObject(ref this);
        if (type.Nests)
        {
            Leave();
        }
        if (value is null)
        {
            Throw.NullObject(type.Type);
        }
        return value;
    }

    /// <summary>The bytes of tag 2 or 3.</summary>
    private ReadOnlySpan<byte> ReadMagnitude(out bool negative)
    {
        ref byte at = ref Need(MaxHead);
        nint length = CborEncoder.GetTag(ref at, out ulong tag);
        if (length == 0 || tag is not (CborCode.Bignum or CborCode.NegativeBignum))
        {
            Throw.TypeMismatch("a whole number", length == 0 ? CborCode.Name(at) : $"tag {tag}");
        }
        Commit(length);
        negative = tag == CborCode.NegativeBignum;
        return TakeByteString("the bytes of a number");
    }
}
