// Owns: document 001's message of one string.
// Must not know: how it is filled, compared or measured.
using MemoryPack;
using MessagePack;
using Nino.Core;
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Messages;

/// <summary>One string, null or up to 98 characters.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[Serializable]
public sealed partial class StringMessage : MessageBase
{
    [Key(0)][ProtoMember(1)] public string? Text;
}
