// Owns: the tree of document 003.
// Must not know: how it is filled, compared or measured.
using MemoryPack;
using MessagePack;
using Nino.Core;
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads;

/// <summary>Document 003's <c>BinTree Int</c>, as what Haskell's sum type is in .NET: an abstract class and a class for each case.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MemoryPackUnion(0, typeof(Leaf))]
[MemoryPackUnion(1, typeof(Tree))]
[Union(0, typeof(Leaf))]
[Union(1, typeof(Tree))]
[ProtoContract]
[ProtoInclude(1, typeof(Leaf))]
[ProtoInclude(2, typeof(Tree))]
[Serializable]
public abstract partial class BinTree;
