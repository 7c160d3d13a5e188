// Owns: document 001's message of two dictionaries.
// Must not know: how it is filled, compared or measured.
using MemoryPack;
using MessagePack;
using Nino.Core;
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Messages;

/// <summary>A dictionary of integers and one of objects; null if the document's data has none.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
[Serializable]
public sealed partial class DictionaryMessage : MessageBase
{
    [Key(0)][ProtoMember(1)] public Dictionary<int, int>? Ints;
    [Key(1)][ProtoMember(2)] public Dictionary<string, MessageSimpleClass2>? Objects;
}
