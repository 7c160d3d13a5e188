// Owns: the types that attacks are read as.
// Must not know: the data.
using System.Text.Json.Serialization;
using MemoryPack;
using MessagePack;
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Attacks;

/// <summary>A chain, as deep as the data says.</summary>
[GenerateCodec]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class AttackNode
{
    [Key(0)][ProtoMember(1)] public AttackNode? Next { get; set; }
}

/// <summary>A dictionary by hash, and one by order.</summary>
[GenerateCodec]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class AttackMaps
{
    [Key(0)][ProtoMember(1)] public Dictionary<long, int>? Hashed { get; set; }

    [Key(1)][ProtoMember(2)] public SortedList<int, int>? Sorted { get; set; }
}

/// <summary>The same, written in the order that the attacker likes.</summary>
[GenerateCodec]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class AttackMapsWritten
{
    [Key(0)][ProtoMember(1)] public Dictionary<long, int>? Hashed { get; set; }

    [Key(1)][ProtoMember(2)] public Dictionary<int, int>? Sorted { get; set; }
}

/// <summary>Holds one message, which Protobuf's data may hold many pieces of.</summary>
[GenerateCodec]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class AttackOuter
{
    [Key(0)][ProtoMember(1)] public AttackNumbers? Inner { get; set; }
}

/// <summary>Holds numbers.</summary>
[GenerateCodec]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class AttackNumbers
{
    [Key(0)][ProtoMember(1, IsPacked = true)] public int[]? Numbers { get; set; }
}

/// <summary>Holds a number, where the data has text.</summary>
[GenerateCodec]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class AttackNumber
{
    [Key(0)][ProtoMember(1)] public int Number { get; set; }
}

/// <summary>Holds bytes, which compression makes small.</summary>
[GenerateCodec]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class AttackBytes
{
    [Key(0)][ProtoMember(1)] public byte[]? Bytes { get; set; }
}

/// <summary>A case of a union is told by a member of its own, which may come last.</summary>
[GenerateCodec]
[JsonDerivedType(typeof(AttackBox), "box")]
public abstract class AttackShape;

/// <summary>The case.</summary>
[GenerateCodec]
public sealed class AttackBox : AttackShape
{
    public string? Pad { get; set; }

    public AttackShape? Inner { get; set; }
}
