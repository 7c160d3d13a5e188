// Owns: the types that attacks are read as.
// Must not know: the data.
using System.Collections.Immutable;
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

/// <summary>Numbers, and a number after them.</summary>
[GenerateCodec]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class AttackTail
{
    [Key(0)][ProtoMember(1, IsPacked = true)] public int[]? Numbers { get; set; }

    [Key(1)][ProtoMember(2)] public int Number { get; set; }
}

/// <summary>Text in pieces, so a writer asks for memory often.</summary>
[GenerateCodec]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class AttackTexts
{
    [Key(0)][ProtoMember(1)] public List<string>? Texts { get; set; }
}

/// <summary>Numbers in a collection to which nothing can be added in place.</summary>
[GenerateCodec]
[ProtoContract]
public sealed class AttackImmutable
{
    [ProtoMember(1, IsPacked = true)] public ImmutableArray<int> Numbers { get; set; } = [];
}

/// <summary>128 bytes.</summary>
[GenerateCodec]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public partial struct AttackBlock
{
    [Key(0)][ProtoMember(1)] public decimal D1 { get; set; }

    [Key(1)][ProtoMember(2)] public decimal D2 { get; set; }

    [Key(2)][ProtoMember(3)] public decimal D3 { get; set; }

    [Key(3)][ProtoMember(4)] public decimal D4 { get; set; }

    [Key(4)][ProtoMember(5)] public decimal D5 { get; set; }

    [Key(5)][ProtoMember(6)] public decimal D6 { get; set; }

    [Key(6)][ProtoMember(7)] public decimal D7 { get; set; }

    [Key(7)][ProtoMember(8)] public decimal D8 { get; set; }
}

/// <summary>2 KB of members, and the next of its kind.</summary>
[GenerateCodec]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class AttackWide
{
    [Key(0)][ProtoMember(1)] public AttackBlock B1 { get; set; }

    [Key(1)][ProtoMember(2)] public AttackBlock B2 { get; set; }

    [Key(2)][ProtoMember(3)] public AttackBlock B3 { get; set; }

    [Key(3)][ProtoMember(4)] public AttackBlock B4 { get; set; }

    [Key(4)][ProtoMember(5)] public AttackBlock B5 { get; set; }

    [Key(5)][ProtoMember(6)] public AttackBlock B6 { get; set; }

    [Key(6)][ProtoMember(7)] public AttackBlock B7 { get; set; }

    [Key(7)][ProtoMember(8)] public AttackBlock B8 { get; set; }

    [Key(8)][ProtoMember(9)] public AttackBlock B9 { get; set; }

    [Key(9)][ProtoMember(10)] public AttackBlock B10 { get; set; }

    [Key(10)][ProtoMember(11)] public AttackBlock B11 { get; set; }

    [Key(11)][ProtoMember(12)] public AttackBlock B12 { get; set; }

    [Key(12)][ProtoMember(13)] public AttackBlock B13 { get; set; }

    [Key(13)][ProtoMember(14)] public AttackBlock B14 { get; set; }

    [Key(14)][ProtoMember(15)] public AttackBlock B15 { get; set; }

    [Key(15)][ProtoMember(16)] public AttackBlock B16 { get; set; }

    [Key(16)][ProtoMember(17)] public AttackWide? Next { get; set; }
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

/// <summary>Holds items.</summary>
[GenerateCodec]
public sealed class AttackItems
{
    public List<AttackItem>? Items { get; set; }
}

/// <summary>An item with a list and a text.</summary>
[GenerateCodec]
public sealed class AttackItem
{
    public List<int>? Numbers { get; set; }

    public string? Text { get; set; }
}
