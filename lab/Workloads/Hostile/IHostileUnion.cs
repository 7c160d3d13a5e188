// Owns: a union.
// Must not know: payloads.
using MessagePack;
using Octavo;

namespace Octavo.Lab.Workloads.Hostile;

/// <summary>A union of two cases, one of which holds it.</summary>
[GenerateCodec]
[Union(0, typeof(HostileLeaf))]
[Union(1, typeof(HostileBranch))]
public interface IHostileUnion;
