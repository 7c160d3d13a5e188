// Owns: the class of document 002's polymorphic test that holds the others.
// Must not know: how it is filled, compared or measured.
using MemoryPack;
using MessagePack;
using Nino.Core;
using Octavo;

namespace Octavo.Lab.Workloads;

/// <summary>Its base, through which it is written.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MessagePackObject]
[MemoryPackUnion(1, typeof(PolymorphicClass))]
[Union(1, typeof(PolymorphicClass))]
public abstract partial class PolymorphicBase
{
    [Key(10)] public int BaseId;
}

/// <summary>A list, a map and a member of the base class, and arrays and sets of numbers.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MessagePackObject]
public partial class PolymorphicClass : PolymorphicBase
{
    [Key(0)] public int Id;
    [Key(1)] public bool Tag;
    [Key(2)] public int[] Numbers = null!;
    [Key(3)] public List<FooBase> Numbers2 = null!;
    [Key(4)] public Dictionary<int, FooBase> Map1 = null!;
    [Key(5)] public FooBase Foo = null!;
    [Key(6)] public HashSet<int> Set = null!;
}
