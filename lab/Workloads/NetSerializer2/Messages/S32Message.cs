// Owns: document 001's message of one int.
// Must not know: how it is filled, compared or measured.
using MemoryPack;
using MessagePack;
using Nino.Core;
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Messages;

/// <summary>One 32-bit integer, never negative in the document's data.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[Serializable]
public sealed partial class S32Message : MessageBase
{
    [Key(0)][ProtoMember(1)] public int Value;
}
