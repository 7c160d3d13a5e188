// Owns: the types that Dahomey.Cbor's generator is asked for.
// Must not know: how they are measured.
using Dahomey.Cbor;
using Dahomey.Cbor.Attributes;
using Dahomey.Cbor.Serialization;
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.LargeSample;

namespace Octavo.Lab.Peers;

/// <summary>The generated context of all rows.</summary>
[CborSerializable(typeof(SimpleClass))]
[CborSerializable(typeof(SimpleClass[]))]
[CborSerializable(typeof(SimpleStruct))]
[CborSerializable(typeof(SimpleStruct[]))]
[CborSerializable(typeof(SimpleObject))]
[CborSerializable(typeof(BinTree))]
[CborSerializable(typeof(Leaf))]
[CborSerializable(typeof(Tree))]
[CborSerializable(typeof(Response))]
public partial class GeneratedMappings(CborOptions options) : CborSerializerContext(options);
