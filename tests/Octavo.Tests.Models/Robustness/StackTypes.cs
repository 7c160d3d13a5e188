// Owns: types whose levels take much of the stack: many members, large structs, each holding the next.
namespace Octavo.Tests.Robustness;

/// <summary>256 bytes.</summary>
[GenerateCodec]
public record struct Block256([property: CodecMember(1)] long L1, [property: CodecMember(2)] long L2, [property: CodecMember(3)] long L3,
    [property: CodecMember(4)] long L4, [property: CodecMember(5)] long L5, [property: CodecMember(6)] long L6, [property: CodecMember(7)] long L7,
    [property: CodecMember(8)] long L8, [property: CodecMember(9)] long L9, [property: CodecMember(10)] long L10, [property: CodecMember(11)] long L11,
    [property: CodecMember(12)] long L12, [property: CodecMember(13)] long L13, [property: CodecMember(14)] long L14, [property: CodecMember(15)] long L15,
    [property: CodecMember(16)] long L16, [property: CodecMember(17)] long L17, [property: CodecMember(18)] long L18, [property: CodecMember(19)] long L19,
    [property: CodecMember(20)] long L20, [property: CodecMember(21)] long L21, [property: CodecMember(22)] long L22, [property: CodecMember(23)] long L23,
    [property: CodecMember(24)] long L24, [property: CodecMember(25)] long L25, [property: CodecMember(26)] long L26, [property: CodecMember(27)] long L27,
    [property: CodecMember(28)] long L28, [property: CodecMember(29)] long L29, [property: CodecMember(30)] long L30, [property: CodecMember(31)] long L31,
    [property: CodecMember(32)] long L32);

[GenerateCodec]
public sealed class BlockNode
{
    [CodecMember(1)] public Block256 B1 { get; set; }

    [CodecMember(2)] public Block256 B2 { get; set; }

    [CodecMember(3)] public Block256 B3 { get; set; }

    [CodecMember(4)] public Block256 B4 { get; set; }

    [CodecMember(5)] public Block256 B5 { get; set; }

    [CodecMember(6)] public Block256 B6 { get; set; }

    [CodecMember(7)] public Block256 B7 { get; set; }

    [CodecMember(8)] public Block256 B8 { get; set; }

    [CodecMember(9)] public Block256 B9 { get; set; }

    [CodecMember(10)] public Block256 B10 { get; set; }

    [CodecMember(11)] public Block256 B11 { get; set; }

    [CodecMember(12)] public Block256 B12 { get; set; }

    [CodecMember(13)] public Block256 B13 { get; set; }

    [CodecMember(14)] public Block256 B14 { get; set; }

    [CodecMember(15)] public Block256 B15 { get; set; }

    [CodecMember(16)] public Block256 B16 { get; set; }

    [CodecMember(17)] public BlockNode? Next { get; set; }
}

/// <summary>A class that does not hold itself, but is wide.</summary>
[GenerateCodec]
public sealed class BlockRow<T>
{
    [CodecMember(1)] public Block256 B1 { get; set; }

    [CodecMember(2)] public Block256 B2 { get; set; }

    [CodecMember(3)] public Block256 B3 { get; set; }

    [CodecMember(4)] public Block256 B4 { get; set; }

    [CodecMember(5)] public Block256 B5 { get; set; }

    [CodecMember(6)] public Block256 B6 { get; set; }

    [CodecMember(7)] public Block256 B7 { get; set; }

    [CodecMember(8)] public Block256 B8 { get; set; }

    [CodecMember(9)] public Block256 B9 { get; set; }

    [CodecMember(10)] public Block256 B10 { get; set; }

    [CodecMember(11)] public Block256 B11 { get; set; }

    [CodecMember(12)] public Block256 B12 { get; set; }

    [CodecMember(13)] public Block256 B13 { get; set; }

    [CodecMember(14)] public Block256 B14 { get; set; }

    [CodecMember(15)] public Block256 B15 { get; set; }

    [CodecMember(16)] public Block256 B16 { get; set; }

    [CodecMember(17)] public T? Next { get; set; }
}

/// <summary>Sixteen wide classes in a row.</summary>
[GenerateCodec]
public sealed class BlockRows
{
    [CodecMember(1)] public BlockRow<BlockRow<BlockRow<BlockRow<BlockRow<BlockRow<BlockRow<BlockRow<LowerBlockRows>>>>>>>>? Upper { get; set; }
}

/// <summary>The lower half of them.</summary>
[GenerateCodec]
public sealed class LowerBlockRows
{
    [CodecMember(1)] public BlockRow<BlockRow<BlockRow<BlockRow<BlockRow<BlockRow<BlockRow<BlockRow<int>>>>>>>>? Lower { get; set; }
}

/// <summary>A class of 67 ordinary members.</summary>
[GenerateCodec]
public sealed class ManyNode
{
    [CodecMember(1)] public int M1 { get; set; }

    [CodecMember(2)] public string? M2 { get; set; }

    [CodecMember(3)] public DateTime M3 { get; set; }

    [CodecMember(4)] public decimal M4 { get; set; }

    [CodecMember(5)] public Guid M5 { get; set; }

    [CodecMember(6)] public List<int>? M6 { get; set; }

    [CodecMember(7)] public double? M7 { get; set; }

    [CodecMember(8)] public TimeSpan M8 { get; set; }

    [CodecMember(9)] public Dictionary<string, int>? M9 { get; set; }

    [CodecMember(10)] public bool M10 { get; set; }

    [CodecMember(11)] public long? M11 { get; set; }

    [CodecMember(12)] public DateTimeOffset M12 { get; set; }

    [CodecMember(13)] public int M13 { get; set; }

    [CodecMember(14)] public string? M14 { get; set; }

    [CodecMember(15)] public DateTime M15 { get; set; }

    [CodecMember(16)] public decimal M16 { get; set; }

    [CodecMember(17)] public Guid M17 { get; set; }

    [CodecMember(18)] public List<int>? M18 { get; set; }

    [CodecMember(19)] public double? M19 { get; set; }

    [CodecMember(20)] public TimeSpan M20 { get; set; }

    [CodecMember(21)] public Dictionary<string, int>? M21 { get; set; }

    [CodecMember(22)] public bool M22 { get; set; }

    [CodecMember(23)] public long? M23 { get; set; }

    [CodecMember(24)] public DateTimeOffset M24 { get; set; }

    [CodecMember(25)] public int M25 { get; set; }

    [CodecMember(26)] public string? M26 { get; set; }

    [CodecMember(27)] public DateTime M27 { get; set; }

    [CodecMember(28)] public decimal M28 { get; set; }

    [CodecMember(29)] public Guid M29 { get; set; }

    [CodecMember(30)] public List<int>? M30 { get; set; }

    [CodecMember(31)] public double? M31 { get; set; }

    [CodecMember(32)] public TimeSpan M32 { get; set; }

    [CodecMember(33)] public Dictionary<string, int>? M33 { get; set; }

    [CodecMember(34)] public bool M34 { get; set; }

    [CodecMember(35)] public long? M35 { get; set; }

    [CodecMember(36)] public DateTimeOffset M36 { get; set; }

    [CodecMember(37)] public int M37 { get; set; }

    [CodecMember(38)] public string? M38 { get; set; }

    [CodecMember(39)] public DateTime M39 { get; set; }

    [CodecMember(40)] public decimal M40 { get; set; }

    [CodecMember(41)] public Guid M41 { get; set; }

    [CodecMember(42)] public List<int>? M42 { get; set; }

    [CodecMember(43)] public double? M43 { get; set; }

    [CodecMember(44)] public TimeSpan M44 { get; set; }

    [CodecMember(45)] public Dictionary<string, int>? M45 { get; set; }

    [CodecMember(46)] public bool M46 { get; set; }

    [CodecMember(47)] public long? M47 { get; set; }

    [CodecMember(48)] public DateTimeOffset M48 { get; set; }

    [CodecMember(49)] public int M49 { get; set; }

    [CodecMember(50)] public string? M50 { get; set; }

    [CodecMember(51)] public DateTime M51 { get; set; }

    [CodecMember(52)] public decimal M52 { get; set; }

    [CodecMember(53)] public Guid M53 { get; set; }

    [CodecMember(54)] public List<int>? M54 { get; set; }

    [CodecMember(55)] public double? M55 { get; set; }

    [CodecMember(56)] public TimeSpan M56 { get; set; }

    [CodecMember(57)] public Dictionary<string, int>? M57 { get; set; }

    [CodecMember(58)] public bool M58 { get; set; }

    [CodecMember(59)] public long? M59 { get; set; }

    [CodecMember(60)] public DateTimeOffset M60 { get; set; }

    [CodecMember(61)] public int M61 { get; set; }

    [CodecMember(62)] public string? M62 { get; set; }

    [CodecMember(63)] public DateTime M63 { get; set; }

    [CodecMember(64)] public decimal M64 { get; set; }

    [CodecMember(65)] public Guid M65 { get; set; }

    [CodecMember(66)] public List<int>? M66 { get; set; }

    [CodecMember(67)] public ManyNode? Next { get; set; }
}

/// <summary>The same, made by its constructor, so nothing of a clone can be put off.</summary>
[GenerateCodec]
public sealed record BoundNode([property: CodecMember(1)] Block256 A, [property: CodecMember(2)] Block256 B, [property: CodecMember(3)] Block256 C,
    [property: CodecMember(4)] Block256 D, [property: CodecMember(5)] BoundNode? Next);
