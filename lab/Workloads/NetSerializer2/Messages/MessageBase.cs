// Owns: the base of document 001's messages, with the cases in the order of its protobuf numbers.
// Must not know: how it is filled, compared or measured.
using MemoryPack;
using MessagePack;
using Nino.Core;
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Messages;

/// <summary>Every message is written and read as this type. It has no members, as in the document.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MemoryPackUnion(0, typeof(U8Message))]
[MemoryPackUnion(1, typeof(S16Message))]
[MemoryPackUnion(2, typeof(S32Message))]
[MemoryPackUnion(3, typeof(S64Message))]
[MemoryPackUnion(4, typeof(PrimitivesMessage))]
[MemoryPackUnion(5, typeof(ComplexMessage))]
[MemoryPackUnion(6, typeof(ByteArrayMessage))]
[MemoryPackUnion(7, typeof(IntArrayMessage))]
[MemoryPackUnion(8, typeof(StringMessage))]
[MemoryPackUnion(9, typeof(DictionaryMessage))]
[MemoryPackUnion(10, typeof(StructMessage))]
[Union(0, typeof(U8Message))]
[Union(1, typeof(S16Message))]
[Union(2, typeof(S32Message))]
[Union(3, typeof(S64Message))]
[Union(4, typeof(PrimitivesMessage))]
[Union(5, typeof(ComplexMessage))]
[Union(6, typeof(ByteArrayMessage))]
[Union(7, typeof(IntArrayMessage))]
[Union(8, typeof(StringMessage))]
[Union(9, typeof(DictionaryMessage))]
[Union(10, typeof(StructMessage))]
[ProtoContract]
[ProtoInclude(1, typeof(U8Message))]
[ProtoInclude(2, typeof(S16Message))]
[ProtoInclude(3, typeof(S32Message))]
[ProtoInclude(4, typeof(S64Message))]
[ProtoInclude(5, typeof(PrimitivesMessage))]
[ProtoInclude(6, typeof(ComplexMessage))]
[ProtoInclude(7, typeof(ByteArrayMessage))]
[ProtoInclude(8, typeof(IntArrayMessage))]
[ProtoInclude(9, typeof(StringMessage))]
[ProtoInclude(10, typeof(DictionaryMessage))]
[ProtoInclude(11, typeof(StructMessage))]
[Serializable]
public abstract partial class MessageBase;
