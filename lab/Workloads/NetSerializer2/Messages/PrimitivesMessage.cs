// Owns: document 001's message of thirteen primitives.
// Must not know: how it is filled, compared or measured.
using MemoryPack;
using MessagePack;
using Nino.Core;
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Messages;

/// <summary>Each primitive once.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[Serializable]
public sealed partial class PrimitivesMessage : MessageBase
{
    [Key(0)][ProtoMember(1)] public bool Bool;
    [Key(1)][ProtoMember(2)] public byte Byte;
    [Key(2)][ProtoMember(3)] public sbyte SByte;
    [Key(3)][ProtoMember(4)] public char Char;
    [Key(4)][ProtoMember(5)] public ushort UShort;
    [Key(5)][ProtoMember(6)] public short Short;
    [Key(6)][ProtoMember(7)] public uint UInt;
    [Key(7)][ProtoMember(8)] public int Int;
    [Key(8)][ProtoMember(9)] public ulong ULong;
    [Key(9)][ProtoMember(10)] public long Long;
    [Key(10)][ProtoMember(11)] public float Single;
    [Key(11)][ProtoMember(12)] public double Double;
    [Key(12)][ProtoMember(13)] public MyEnum Enum;
}
