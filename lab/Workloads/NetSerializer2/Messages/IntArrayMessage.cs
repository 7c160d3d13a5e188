// Owns: document 001's message of integers.
// Must not know: how it is filled, compared or measured.
using MemoryPack;
using MessagePack;
using Nino.Core;
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Messages;

/// <summary>An array of 31-bit integers, null or up to 99,998 of them.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[Serializable]
public sealed partial class IntArrayMessage : MessageBase
{
    [Key(0)][ProtoMember(1)] public int[]? Ints;
}
