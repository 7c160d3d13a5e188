// Owns: document 001's message of bytes.
// Must not know: how it is filled, compared or measured.
using MemoryPack;
using MessagePack;
using Nino.Core;
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Messages;

/// <summary>A byte array, null or up to 99,998 bytes.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[Serializable]
public sealed partial class ByteArrayMessage : MessageBase
{
    [Key(0)][ProtoMember(1)] public byte[]? Bytes;
}
