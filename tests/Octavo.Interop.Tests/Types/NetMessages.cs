// Owns: the types of the tests with NetSerializer: document 001's messages, and what they have not. Marked for both sides; in the orders of their declarations,
// which are not those of names.
namespace Octavo.Interop.Tests.Types;

[GenerateCodec, Serializable]
[CodecUnion(1, typeof(NetU8))]
[CodecUnion(2, typeof(NetS16))]
[CodecUnion(3, typeof(NetS32))]
[CodecUnion(4, typeof(NetS64))]
[CodecUnion(5, typeof(NetPrimitives))]
[CodecUnion(6, typeof(NetDictionaries))]
[CodecUnion(7, typeof(NetComplex))]
[CodecUnion(8, typeof(NetString))]
[CodecUnion(9, typeof(NetStructs))]
[CodecUnion(10, typeof(NetByteArray))]
[CodecUnion(11, typeof(NetIntArray))]
[CodecUnion(12, typeof(NetOthers))]
[CodecUnion(13, typeof(NetNode))]
public abstract partial class NetMessage;

[GenerateCodec, Serializable]
public sealed partial class NetU8 : NetMessage
{
    public byte Value;
}

[GenerateCodec, Serializable]
public sealed partial class NetS16 : NetMessage
{
    public short Value;
}

[GenerateCodec, Serializable]
public sealed partial class NetS32 : NetMessage
{
    public int Value;
}

[GenerateCodec, Serializable]
public sealed partial class NetS64 : NetMessage
{
    public long Value;
}

public enum NetEnum
{
    Zero,
    One,
    Two,
    Three,
    Four,
    Five,
}

public enum NetSmallEnum : byte
{
    None,
    Some = 200,
}

[GenerateCodec, Serializable]
public sealed partial class NetPrimitives : NetMessage
{
    public bool Bool;
    public byte Byte;
    public sbyte SByte;
    public char Char;
    public ushort UShort;
    public short Short;
    public uint UInt;
    public int Int;
    public ulong ULong;
    public long Long;
    public float Single;
    public double Double;
    public NetEnum Enum;
}

[GenerateCodec, Serializable]
public sealed partial class NetDictionaries : NetMessage
{
    public Dictionary<string, NetSimple2>? Objects;
    public Dictionary<int, int>? Ints;
}

[GenerateCodec]
[CodecUnion(1, typeof(NetSimple2))]
public partial interface INet;

[GenerateCodec, Serializable]
public sealed partial class NetSimple2 : INet
{
    public long Value;
}

[GenerateCodec, Serializable]
[CodecUnion(1, typeof(NetSimple))]
public abstract partial class NetSimpleBase
{
    public int Zero;
}

[GenerateCodec, Serializable]
public sealed partial class NetSimple : NetSimpleBase
{
    public long Another;
}

[GenerateCodec, Serializable]
public sealed partial class NetComplex : NetMessage
{
    public NetS16? Message;
    public NetSimple? Sealed;
    public NetSimpleBase? Abstract;
    public INet? Interface;
}

[GenerateCodec, Serializable]
public sealed partial class NetString : NetMessage
{
    public string? Value;
}

[GenerateCodec, Serializable]
public partial struct NetStruct1
{
    public long Long;
    public int Int;
    public byte Byte;
}

[GenerateCodec, Serializable]
public partial struct NetStruct2
{
    public string? Text;
    public int Int;
}

[GenerateCodec, Serializable]
public sealed partial class NetStructs : NetMessage
{
    public NetStruct2 Second;
    public NetStruct1 First;
}

[GenerateCodec, Serializable]
public sealed partial class NetByteArray : NetMessage
{
    public byte[]? Value;
}

[GenerateCodec, Serializable]
public sealed partial class NetIntArray : NetMessage
{
    public int[]? Value;
}

[GenerateCodec, Serializable]
public partial class NetAuto
{
    public string? Total { get; set; }

    public int Total2 { get; set; }
}

/// <summary>What document 001 has not.</summary>
[GenerateCodec, Serializable]
public sealed partial class NetOthers : NetMessage
{
    public string?[]? Texts { get; set; }

    public NetSmallEnum Small { get; set; }

    public int? Number { get; set; }

    public NetStruct1? Struct { get; set; }

    public decimal Money { get; set; }

    public DateTime Time { get; set; }

    public TimeSpan Span { get; set; }

    public Guid Guid { get; set; }

    public List<int>? Ints { get; set; }

    public List<string?>? Names { get; set; }

    public List<NetStruct2>? Structs { get; set; }

    public List<NetSimpleBase?>? Bases { get; set; }

    public int[][]? Jagged { get; set; }

    public NetStruct1[]? Images { get; set; }

    public List<List<long>>? Nested { get; set; }

    public Dictionary<NetSmallEnum, List<NetAuto?>?>? Map { get; set; }

    public NetAuto? Auto { get; set; }

    public double?[]? Doubles { get; set; }
}

[GenerateCodec, Serializable]
public sealed partial class NetNode : NetMessage
{
    public int Value;
    public NetNode? Next;
    public List<NetNode?>? Children;
}

/// <summary>A member that is not null, after one that comes after it in the data.</summary>
[GenerateCodec, Serializable]
public sealed partial class NetStrict
{
    public string Zed { get; set; } = "";

    public NetStrictPart Part { get; set; } = new();

    public int Able { get; set; }
}

[GenerateCodec, Serializable]
public sealed partial class NetStrictPart
{
    public string Name { get; set; } = "";

    public byte[] Bytes { get; set; } = [];

    public List<string> List { get; set; } = [];
}

/// <summary>Members of types that NetSerializer has not.</summary>
[GenerateCodec, Serializable]
public sealed partial class NetRefused<T>
{
    public T? Value { get; set; }
}

[GenerateCodec]
public sealed partial class NetUses
{
    public NetRefused<DateOnly>? Date { get; set; }

    public NetRefused<System.Numerics.BigInteger>? Integer { get; set; }

    public NetRefused<HashSet<int>>? Set { get; set; }

    public NetRefused<object>? Any { get; set; }

    public NetRefused<DateTimeOffset>? Offset { get; set; }
}

/// <summary>A union one of whose cases is a union.</summary>
[GenerateCodec, Serializable]
[CodecUnion(1, typeof(NetInner))]
public abstract partial class NetOuter
{
    public int Outer { get; set; }
}

[GenerateCodec, Serializable]
[CodecUnion(1, typeof(NetLeaf))]
public abstract partial class NetInner : NetOuter
{
    public int Inner { get; set; }
}

[GenerateCodec, Serializable]
public sealed partial class NetLeaf : NetInner
{
    public int Able { get; set; }

    public KeyValuePair<int, string?>[]? Pairs { get; set; }

    public (int, string?)? Tuple { get; set; }

    public NetOuter? Next { get; set; }
}
