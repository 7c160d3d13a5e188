// Owns: the interface behind one of ComplexMessage's references. Must not know: how it is filled, compared or measured.
using MemoryPack;
using MessagePack;
using Nino.Core;
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Messages;

/// <summary>An interface of no members with one implementation.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MemoryPackUnion(0, typeof(MessageSimpleClass2))]
[Union(0, typeof(MessageSimpleClass2))]
[ProtoContract]
[ProtoInclude(1, typeof(MessageSimpleClass2))]
public partial interface IMyTest;
