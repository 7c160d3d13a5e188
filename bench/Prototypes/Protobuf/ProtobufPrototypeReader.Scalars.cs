// Owns: Protobuf's scalar decoders, as the specification's scalar table has them. Knows no tag.
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Internal;

namespace Octavo.Bench.Prototypes.Protobuf;

internal ref partial struct ProtobufPrototypeReader
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetBool(ref byte at, out bool value)
    {
        nint used = ProtobufVarint.Get(ref at, out ulong wide);
        value = wide != 0;
        return used;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetInt32(ref byte at, out int value)
    {
        nint used = ProtobufVarint.Get(ref at, out uint bits);
        value = (int)bits;
        return used;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetUInt32(ref byte at, out uint value) => ProtobufVarint.Get(ref at, out value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetInt64(ref byte at, out long value)
    {
        nint used = ProtobufVarint.Get(ref at, out ulong bits);
        value = (long)bits;
        return used;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetUInt64(ref byte at, out ulong value) => ProtobufVarint.Get(ref at, out value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetSingle(ref byte at, out float value)
    {
        value = Bytes.Get<float>(ref at);
        return 4;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetDouble(ref byte at, out double value)
    {
        value = Bytes.Get<double>(ref at);
        return 8;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetZigZag32(ref byte at, out int value)
    {
        nint used = ProtobufVarint.Get(ref at, out uint bits);
        value = (int)(bits >> 1) ^ -(int)(bits & 1);
        return used;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetZigZag64(ref byte at, out long value)
    {
        nint used = ProtobufVarint.Get(ref at, out ulong bits);
        value = (long)(bits >> 1) ^ -(long)(bits & 1);
        return used;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetFixed32(ref byte at, out uint value)
    {
        value = Bytes.Get<uint>(ref at);
        return 4;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetFixed64(ref byte at, out ulong value)
    {
        value = Bytes.Get<ulong>(ref at);
        return 8;
    }

    public bool ReadBool()
    {
        Commit(GetBool(ref Need(10), out bool value));
        return value;
    }

    public int ReadInt32()
    {
        Commit(GetInt32(ref Need(10), out int value));
        return value;
    }

    public uint ReadUInt32()
    {
        Commit(GetUInt32(ref Need(10), out uint value));
        return value;
    }

    public long ReadInt64()
    {
        Commit(GetInt64(ref Need(10), out long value));
        return value;
    }

    public ulong ReadUInt64()
    {
        Commit(GetUInt64(ref Need(10), out ulong value));
        return value;
    }

    public float ReadSingle()
    {
        Commit(GetSingle(ref Need(4), out float value));
        return value;
    }

    public double ReadDouble()
    {
        Commit(GetDouble(ref Need(8), out double value));
        return value;
    }

    public sbyte ReadSByte() => (sbyte)ReadRanged(sbyte.MinValue, sbyte.MaxValue, "sbyte");

    public byte ReadByte() => (byte)ReadRanged(byte.MinValue, byte.MaxValue, "byte");

    public short ReadInt16() => (short)ReadRanged(short.MinValue, short.MaxValue, "short");

    public ushort ReadUInt16() => (ushort)ReadRanged(ushort.MinValue, ushort.MaxValue, "ushort");

    public char ReadChar() => (char)ReadRanged(char.MinValue, char.MaxValue, "char");

    public Half ReadHalf() => (Half)ReadSingle();

    public Rune ReadRune()
    {
        int value = ReadInt32();
        if (!Rune.IsValid(value))
        {
            Throw.InvalidValue("Rune");
        }
        return new Rune(value);
    }

    private int ReadRanged(int least, int greatest, string type)
    {
        int value = ReadInt32();
        if (value < least || value > greatest)
        {
            Throw.NumberOutOfRange(type);
        }
        return value;
    }
}
