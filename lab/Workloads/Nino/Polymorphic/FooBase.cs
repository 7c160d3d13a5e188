// Owns: the twenty classes of document 002's polymorphic test.
// Must not know: how they are filled, compared or measured.
using MemoryPack;
using MessagePack;
using Nino.Core;
using Octavo;

namespace Octavo.Lab.Workloads;

/// <summary>What the classes hold up to four times.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MessagePackObject]
public partial struct Transform
{
    [Key(0)] public float X;
    [Key(1)] public float Y;
    [Key(2)] public float Z;
}

/// <summary>The base, through which everything is written.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MessagePackObject]
[MemoryPackUnion(1, typeof(FooA))]
[MemoryPackUnion(2, typeof(FooB))]
[MemoryPackUnion(3, typeof(FooC))]
[MemoryPackUnion(4, typeof(FooD))]
[MemoryPackUnion(5, typeof(FooE))]
[MemoryPackUnion(6, typeof(FooF))]
[MemoryPackUnion(7, typeof(FooG))]
[MemoryPackUnion(8, typeof(FooH))]
[MemoryPackUnion(9, typeof(FooI))]
[MemoryPackUnion(10, typeof(FooJ))]
[MemoryPackUnion(11, typeof(FooK))]
[MemoryPackUnion(12, typeof(FooL))]
[MemoryPackUnion(13, typeof(FooM))]
[MemoryPackUnion(14, typeof(FooN))]
[MemoryPackUnion(15, typeof(FooO))]
[MemoryPackUnion(16, typeof(FooP))]
[MemoryPackUnion(17, typeof(FooQ))]
[MemoryPackUnion(18, typeof(FooR))]
[MemoryPackUnion(19, typeof(FooS))]
[MemoryPackUnion(20, typeof(FooZ))]
[Union(1, typeof(FooA))]
[Union(2, typeof(FooB))]
[Union(3, typeof(FooC))]
[Union(4, typeof(FooD))]
[Union(5, typeof(FooE))]
[Union(6, typeof(FooF))]
[Union(7, typeof(FooG))]
[Union(8, typeof(FooH))]
[Union(9, typeof(FooI))]
[Union(10, typeof(FooJ))]
[Union(11, typeof(FooK))]
[Union(12, typeof(FooL))]
[Union(13, typeof(FooM))]
[Union(14, typeof(FooN))]
[Union(15, typeof(FooO))]
[Union(16, typeof(FooP))]
[Union(17, typeof(FooQ))]
[Union(18, typeof(FooR))]
[Union(19, typeof(FooS))]
[Union(20, typeof(FooZ))]
public abstract partial class FooBase
{
    [Key(0)] public int Id;
}

/// <summary>One transform.</summary>
[GenerateCodec, NinoType, MemoryPackable, MessagePackObject]
public partial class FooA : FooBase
{
    [Key(1)] public Transform Card;
}

/// <summary>Two.</summary>
[GenerateCodec, NinoType, MemoryPackable, MessagePackObject]
public partial class FooB : FooA
{
    [Key(2)] public Transform CardB;
}

/// <summary>Three.</summary>
[GenerateCodec, NinoType, MemoryPackable, MessagePackObject]
public partial class FooC : FooB
{
    [Key(3)] public Transform CardC;
}

/// <summary>Four.</summary>
[GenerateCodec, NinoType, MemoryPackable, MessagePackObject]
public partial class FooD : FooC
{
    [Key(4)] public Transform CardD;
}

/// <summary>Adds nothing.</summary>
[GenerateCodec, NinoType, MemoryPackable, MessagePackObject]
public partial class FooE : FooD;

/// <summary>Adds nothing.</summary>
[GenerateCodec, NinoType, MemoryPackable, MessagePackObject]
public partial class FooF : FooE;

/// <summary>Adds nothing.</summary>
[GenerateCodec, NinoType, MemoryPackable, MessagePackObject]
public partial class FooG : FooF;

/// <summary>Adds nothing.</summary>
[GenerateCodec, NinoType, MemoryPackable, MessagePackObject]
public partial class FooH : FooG;

/// <summary>Adds nothing.</summary>
[GenerateCodec, NinoType, MemoryPackable, MessagePackObject]
public partial class FooI : FooH;

/// <summary>Adds nothing.</summary>
[GenerateCodec, NinoType, MemoryPackable, MessagePackObject]
public partial class FooJ : FooH;

/// <summary>Adds nothing.</summary>
[GenerateCodec, NinoType, MemoryPackable, MessagePackObject]
public partial class FooK : FooH;

/// <summary>Adds nothing.</summary>
[GenerateCodec, NinoType, MemoryPackable, MessagePackObject]
public partial class FooL : FooH;

/// <summary>Adds nothing.</summary>
[GenerateCodec, NinoType, MemoryPackable, MessagePackObject]
public partial class FooM : FooH;

/// <summary>Adds nothing.</summary>
[GenerateCodec, NinoType, MemoryPackable, MessagePackObject]
public partial class FooN : FooH;

/// <summary>Adds nothing.</summary>
[GenerateCodec, NinoType, MemoryPackable, MessagePackObject]
public partial class FooO : FooH;

/// <summary>Adds nothing.</summary>
[GenerateCodec, NinoType, MemoryPackable, MessagePackObject]
public partial class FooP : FooH;

/// <summary>Adds nothing.</summary>
[GenerateCodec, NinoType, MemoryPackable, MessagePackObject]
public partial class FooQ : FooH;

/// <summary>Adds nothing.</summary>
[GenerateCodec, NinoType, MemoryPackable, MessagePackObject]
public partial class FooR : FooH;

/// <summary>Adds nothing.</summary>
[GenerateCodec, NinoType, MemoryPackable, MessagePackObject]
public partial class FooS : FooH;

/// <summary>Adds nothing.</summary>
[GenerateCodec, NinoType, MemoryPackable, MessagePackObject]
public partial class FooZ : FooH;
