// Owns: types of 30, 60, 130 and 300 members, which are emitted in chunks; numbered, by name, scalars only, and structs. Knows no format.
namespace Octavo.Tests.Zoo.Types;

internal static class WideTypes
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<Wide60>("60 members, numbered", () => [new(), Wide60.Filled()]),
        new ZooEntry<Wide60Named>("60 members by name", () => [new(), Wide60Named.Filled()]),
        new ZooEntry<Wide130>("130 members, numbered", () => [new(), Wide130.Filled()]),
        new ZooEntry<Wide130Named>("130 members by name", () => [new(), Wide130Named.Filled()]),
        new ZooEntry<Wide130Scalars>("130 scalars", () => [new(), Wide130Scalars.Filled()]),
        new ZooEntry<Wide96Ints>("96 ints", () => [new(), Wide96Ints.Filled()]),
        new ZooEntry<Wide60Image>("60 scalars as an image", () => [default, Wide60Image.Filled()]),
        new ZooEntry<Wide60Image[]?>("60 scalars as an image, array", () => [null, [Wide60Image.Filled(), default]]),
        new ZooEntry<Wide60Struct>("60 members of a managed struct", () => [default, Wide60Struct.Filled()]),
        new ZooEntry<Wide300?>("300 members: the class byte's long form", () => [new(), Wide300.Filled(), null]),
        new ZooEntry<Wide40Texts>("40 texts", () => [new(), Wide40Texts.Filled()]),
        new ZooEntry<HoldsWide>("wide types in a class", () => [new(), new() { A = Wide60.Filled(), B = [Wide60Image.Filled()], C = Wide60Struct.Filled() }]),
    ];
}

[GenerateCodec]
public sealed class Wide60
{
    [CodecMember(1)] public string? M1 { get; set; }
    [CodecMember(2)] public long M2 { get; set; }
    [CodecMember(3)] public double M3 { get; set; }
    [CodecMember(4)] public bool M4 { get; set; }
    [CodecMember(5)] public Guid M5 { get; set; }
    [CodecMember(6)] public DateTime M6 { get; set; }
    [CodecMember(7)] public int? M7 { get; set; }
    [CodecMember(8)] public byte M8 { get; set; }
    [CodecMember(9)] public decimal M9 { get; set; }
    [CodecMember(10)] public int[]? M10 { get; set; }
    [CodecMember(11)] public short M11 { get; set; }
    [CodecMember(12)] public List<string>? M12 { get; set; }
    [CodecMember(13)] public char M13 { get; set; }
    [CodecMember(14)] public TimeSpan M14 { get; set; }
    [CodecMember(15)] public int M15 { get; set; }
    [CodecMember(16)] public string? M16 { get; set; }
    [CodecMember(17)] public long M17 { get; set; }
    [CodecMember(18)] public double M18 { get; set; }
    [CodecMember(19)] public bool M19 { get; set; }
    [CodecMember(20)] public Guid M20 { get; set; }
    [CodecMember(21)] public DateTime M21 { get; set; }
    [CodecMember(22)] public int? M22 { get; set; }
    [CodecMember(23)] public byte M23 { get; set; }
    [CodecMember(24)] public decimal M24 { get; set; }
    [CodecMember(25)] public int[]? M25 { get; set; }
    [CodecMember(26)] public short M26 { get; set; }
    [CodecMember(27)] public List<string>? M27 { get; set; }
    [CodecMember(28)] public char M28 { get; set; }
    [CodecMember(29)] public TimeSpan M29 { get; set; }
    [CodecMember(30)] public int M30 { get; set; }
    [CodecMember(31)] public string? M31 { get; set; }
    [CodecMember(32)] public long M32 { get; set; }
    [CodecMember(33)] public double M33 { get; set; }
    [CodecMember(34)] public bool M34 { get; set; }
    [CodecMember(35)] public Guid M35 { get; set; }
    [CodecMember(36)] public DateTime M36 { get; set; }
    [CodecMember(37)] public int? M37 { get; set; }
    [CodecMember(38)] public byte M38 { get; set; }
    [CodecMember(39)] public decimal M39 { get; set; }
    [CodecMember(40)] public int[]? M40 { get; set; }
    [CodecMember(41)] public short M41 { get; set; }
    [CodecMember(42)] public List<string>? M42 { get; set; }
    [CodecMember(43)] public char M43 { get; set; }
    [CodecMember(44)] public TimeSpan M44 { get; set; }
    [CodecMember(45)] public int M45 { get; set; }
    [CodecMember(46)] public string? M46 { get; set; }
    [CodecMember(47)] public long M47 { get; set; }
    [CodecMember(48)] public double M48 { get; set; }
    [CodecMember(49)] public bool M49 { get; set; }
    [CodecMember(50)] public Guid M50 { get; set; }
    [CodecMember(51)] public DateTime M51 { get; set; }
    [CodecMember(52)] public int? M52 { get; set; }
    [CodecMember(53)] public byte M53 { get; set; }
    [CodecMember(54)] public decimal M54 { get; set; }
    [CodecMember(55)] public int[]? M55 { get; set; }
    [CodecMember(56)] public short M56 { get; set; }
    [CodecMember(57)] public List<string>? M57 { get; set; }
    [CodecMember(58)] public char M58 { get; set; }
    [CodecMember(59)] public TimeSpan M59 { get; set; }
    [CodecMember(60)] public int M60 { get; set; }

    internal static Wide60 Filled() => new()
    {
        M1 = "1",
        M2 = 2L << 30,
        M3 = 3.5,
        M4 = true,
        M5 = new Guid(5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M6 = new DateTime(6),
        M7 = 7,
        M8 = 8,
        M9 = 9.10m,
        M10 = [10],
        M11 = 11,
        M12 = ["12"],
        M13 = (char)13,
        M14 = new TimeSpan(14),
        M15 = 15,
        M16 = "16",
        M17 = 17L << 30,
        M18 = 18.5,
        M19 = true,
        M20 = new Guid(20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M21 = new DateTime(21),
        M22 = 22,
        M23 = 23,
        M24 = 24.10m,
        M25 = [25],
        M26 = 26,
        M27 = ["27"],
        M28 = (char)28,
        M29 = new TimeSpan(29),
        M30 = 30,
        M31 = "31",
        M32 = 32L << 30,
        M33 = 33.5,
        M34 = true,
        M35 = new Guid(35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M36 = new DateTime(36),
        M37 = 37,
        M38 = 38,
        M39 = 39.10m,
        M40 = [40],
        M41 = 41,
        M42 = ["42"],
        M43 = (char)43,
        M44 = new TimeSpan(44),
        M45 = 45,
        M46 = "46",
        M47 = 47L << 30,
        M48 = 48.5,
        M49 = true,
        M50 = new Guid(50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M51 = new DateTime(51),
        M52 = 52,
        M53 = 53,
        M54 = 54.10m,
        M55 = [55],
        M56 = 56,
        M57 = ["57"],
        M58 = (char)58,
        M59 = new TimeSpan(59),
        M60 = 60,
    };
}

[GenerateCodec]
public sealed class Wide60Named
{
    public string? M1 { get; set; }
    public long M2 { get; set; }
    public double M3 { get; set; }
    public bool M4 { get; set; }
    public Guid M5 { get; set; }
    public DateTime M6 { get; set; }
    public int? M7 { get; set; }
    public byte M8 { get; set; }
    public decimal M9 { get; set; }
    public int[]? M10 { get; set; }
    public short M11 { get; set; }
    public List<string>? M12 { get; set; }
    public char M13 { get; set; }
    public TimeSpan M14 { get; set; }
    public int M15 { get; set; }
    public string? M16 { get; set; }
    public long M17 { get; set; }
    public double M18 { get; set; }
    public bool M19 { get; set; }
    public Guid M20 { get; set; }
    public DateTime M21 { get; set; }
    public int? M22 { get; set; }
    public byte M23 { get; set; }
    public decimal M24 { get; set; }
    public int[]? M25 { get; set; }
    public short M26 { get; set; }
    public List<string>? M27 { get; set; }
    public char M28 { get; set; }
    public TimeSpan M29 { get; set; }
    public int M30 { get; set; }
    public string? M31 { get; set; }
    public long M32 { get; set; }
    public double M33 { get; set; }
    public bool M34 { get; set; }
    public Guid M35 { get; set; }
    public DateTime M36 { get; set; }
    public int? M37 { get; set; }
    public byte M38 { get; set; }
    public decimal M39 { get; set; }
    public int[]? M40 { get; set; }
    public short M41 { get; set; }
    public List<string>? M42 { get; set; }
    public char M43 { get; set; }
    public TimeSpan M44 { get; set; }
    public int M45 { get; set; }
    public string? M46 { get; set; }
    public long M47 { get; set; }
    public double M48 { get; set; }
    public bool M49 { get; set; }
    public Guid M50 { get; set; }
    public DateTime M51 { get; set; }
    public int? M52 { get; set; }
    public byte M53 { get; set; }
    public decimal M54 { get; set; }
    public int[]? M55 { get; set; }
    public short M56 { get; set; }
    public List<string>? M57 { get; set; }
    public char M58 { get; set; }
    public TimeSpan M59 { get; set; }
    public int M60 { get; set; }

    internal static Wide60Named Filled() => new()
    {
        M1 = "1",
        M2 = 2L << 30,
        M3 = 3.5,
        M4 = true,
        M5 = new Guid(5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M6 = new DateTime(6),
        M7 = 7,
        M8 = 8,
        M9 = 9.10m,
        M10 = [10],
        M11 = 11,
        M12 = ["12"],
        M13 = (char)13,
        M14 = new TimeSpan(14),
        M15 = 15,
        M16 = "16",
        M17 = 17L << 30,
        M18 = 18.5,
        M19 = true,
        M20 = new Guid(20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M21 = new DateTime(21),
        M22 = 22,
        M23 = 23,
        M24 = 24.10m,
        M25 = [25],
        M26 = 26,
        M27 = ["27"],
        M28 = (char)28,
        M29 = new TimeSpan(29),
        M30 = 30,
        M31 = "31",
        M32 = 32L << 30,
        M33 = 33.5,
        M34 = true,
        M35 = new Guid(35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M36 = new DateTime(36),
        M37 = 37,
        M38 = 38,
        M39 = 39.10m,
        M40 = [40],
        M41 = 41,
        M42 = ["42"],
        M43 = (char)43,
        M44 = new TimeSpan(44),
        M45 = 45,
        M46 = "46",
        M47 = 47L << 30,
        M48 = 48.5,
        M49 = true,
        M50 = new Guid(50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M51 = new DateTime(51),
        M52 = 52,
        M53 = 53,
        M54 = 54.10m,
        M55 = [55],
        M56 = 56,
        M57 = ["57"],
        M58 = (char)58,
        M59 = new TimeSpan(59),
        M60 = 60,
    };
}

[GenerateCodec]
public sealed class Wide130
{
    [CodecMember(1)] public string? M1 { get; set; }
    [CodecMember(2)] public long M2 { get; set; }
    [CodecMember(3)] public double M3 { get; set; }
    [CodecMember(4)] public bool M4 { get; set; }
    [CodecMember(5)] public Guid M5 { get; set; }
    [CodecMember(6)] public DateTime M6 { get; set; }
    [CodecMember(7)] public int? M7 { get; set; }
    [CodecMember(8)] public byte M8 { get; set; }
    [CodecMember(9)] public decimal M9 { get; set; }
    [CodecMember(10)] public int[]? M10 { get; set; }
    [CodecMember(11)] public short M11 { get; set; }
    [CodecMember(12)] public List<string>? M12 { get; set; }
    [CodecMember(13)] public char M13 { get; set; }
    [CodecMember(14)] public TimeSpan M14 { get; set; }
    [CodecMember(15)] public int M15 { get; set; }
    [CodecMember(16)] public string? M16 { get; set; }
    [CodecMember(17)] public long M17 { get; set; }
    [CodecMember(18)] public double M18 { get; set; }
    [CodecMember(19)] public bool M19 { get; set; }
    [CodecMember(20)] public Guid M20 { get; set; }
    [CodecMember(21)] public DateTime M21 { get; set; }
    [CodecMember(22)] public int? M22 { get; set; }
    [CodecMember(23)] public byte M23 { get; set; }
    [CodecMember(24)] public decimal M24 { get; set; }
    [CodecMember(25)] public int[]? M25 { get; set; }
    [CodecMember(26)] public short M26 { get; set; }
    [CodecMember(27)] public List<string>? M27 { get; set; }
    [CodecMember(28)] public char M28 { get; set; }
    [CodecMember(29)] public TimeSpan M29 { get; set; }
    [CodecMember(30)] public int M30 { get; set; }
    [CodecMember(31)] public string? M31 { get; set; }
    [CodecMember(32)] public long M32 { get; set; }
    [CodecMember(33)] public double M33 { get; set; }
    [CodecMember(34)] public bool M34 { get; set; }
    [CodecMember(35)] public Guid M35 { get; set; }
    [CodecMember(36)] public DateTime M36 { get; set; }
    [CodecMember(37)] public int? M37 { get; set; }
    [CodecMember(38)] public byte M38 { get; set; }
    [CodecMember(39)] public decimal M39 { get; set; }
    [CodecMember(40)] public int[]? M40 { get; set; }
    [CodecMember(41)] public short M41 { get; set; }
    [CodecMember(42)] public List<string>? M42 { get; set; }
    [CodecMember(43)] public char M43 { get; set; }
    [CodecMember(44)] public TimeSpan M44 { get; set; }
    [CodecMember(45)] public int M45 { get; set; }
    [CodecMember(46)] public string? M46 { get; set; }
    [CodecMember(47)] public long M47 { get; set; }
    [CodecMember(48)] public double M48 { get; set; }
    [CodecMember(49)] public bool M49 { get; set; }
    [CodecMember(50)] public Guid M50 { get; set; }
    [CodecMember(51)] public DateTime M51 { get; set; }
    [CodecMember(52)] public int? M52 { get; set; }
    [CodecMember(53)] public byte M53 { get; set; }
    [CodecMember(54)] public decimal M54 { get; set; }
    [CodecMember(55)] public int[]? M55 { get; set; }
    [CodecMember(56)] public short M56 { get; set; }
    [CodecMember(57)] public List<string>? M57 { get; set; }
    [CodecMember(58)] public char M58 { get; set; }
    [CodecMember(59)] public TimeSpan M59 { get; set; }
    [CodecMember(60)] public int M60 { get; set; }
    [CodecMember(61)] public string? M61 { get; set; }
    [CodecMember(62)] public long M62 { get; set; }
    [CodecMember(63)] public double M63 { get; set; }
    [CodecMember(64)] public bool M64 { get; set; }
    [CodecMember(65)] public Guid M65 { get; set; }
    [CodecMember(66)] public DateTime M66 { get; set; }
    [CodecMember(67)] public int? M67 { get; set; }
    [CodecMember(68)] public byte M68 { get; set; }
    [CodecMember(69)] public decimal M69 { get; set; }
    [CodecMember(70)] public int[]? M70 { get; set; }
    [CodecMember(71)] public short M71 { get; set; }
    [CodecMember(72)] public List<string>? M72 { get; set; }
    [CodecMember(73)] public char M73 { get; set; }
    [CodecMember(74)] public TimeSpan M74 { get; set; }
    [CodecMember(75)] public int M75 { get; set; }
    [CodecMember(76)] public string? M76 { get; set; }
    [CodecMember(77)] public long M77 { get; set; }
    [CodecMember(78)] public double M78 { get; set; }
    [CodecMember(79)] public bool M79 { get; set; }
    [CodecMember(80)] public Guid M80 { get; set; }
    [CodecMember(81)] public DateTime M81 { get; set; }
    [CodecMember(82)] public int? M82 { get; set; }
    [CodecMember(83)] public byte M83 { get; set; }
    [CodecMember(84)] public decimal M84 { get; set; }
    [CodecMember(85)] public int[]? M85 { get; set; }
    [CodecMember(86)] public short M86 { get; set; }
    [CodecMember(87)] public List<string>? M87 { get; set; }
    [CodecMember(88)] public char M88 { get; set; }
    [CodecMember(89)] public TimeSpan M89 { get; set; }
    [CodecMember(90)] public int M90 { get; set; }
    [CodecMember(91)] public string? M91 { get; set; }
    [CodecMember(92)] public long M92 { get; set; }
    [CodecMember(93)] public double M93 { get; set; }
    [CodecMember(94)] public bool M94 { get; set; }
    [CodecMember(95)] public Guid M95 { get; set; }
    [CodecMember(96)] public DateTime M96 { get; set; }
    [CodecMember(97)] public int? M97 { get; set; }
    [CodecMember(98)] public byte M98 { get; set; }
    [CodecMember(99)] public decimal M99 { get; set; }
    [CodecMember(100)] public int[]? M100 { get; set; }
    [CodecMember(101)] public short M101 { get; set; }
    [CodecMember(102)] public List<string>? M102 { get; set; }
    [CodecMember(103)] public char M103 { get; set; }
    [CodecMember(104)] public TimeSpan M104 { get; set; }
    [CodecMember(105)] public int M105 { get; set; }
    [CodecMember(106)] public string? M106 { get; set; }
    [CodecMember(107)] public long M107 { get; set; }
    [CodecMember(108)] public double M108 { get; set; }
    [CodecMember(109)] public bool M109 { get; set; }
    [CodecMember(110)] public Guid M110 { get; set; }
    [CodecMember(111)] public DateTime M111 { get; set; }
    [CodecMember(112)] public int? M112 { get; set; }
    [CodecMember(113)] public byte M113 { get; set; }
    [CodecMember(114)] public decimal M114 { get; set; }
    [CodecMember(115)] public int[]? M115 { get; set; }
    [CodecMember(116)] public short M116 { get; set; }
    [CodecMember(117)] public List<string>? M117 { get; set; }
    [CodecMember(118)] public char M118 { get; set; }
    [CodecMember(119)] public TimeSpan M119 { get; set; }
    [CodecMember(120)] public int M120 { get; set; }
    [CodecMember(121)] public string? M121 { get; set; }
    [CodecMember(122)] public long M122 { get; set; }
    [CodecMember(123)] public double M123 { get; set; }
    [CodecMember(124)] public bool M124 { get; set; }
    [CodecMember(125)] public Guid M125 { get; set; }
    [CodecMember(126)] public DateTime M126 { get; set; }
    [CodecMember(127)] public int? M127 { get; set; }
    [CodecMember(128)] public byte M128 { get; set; }
    [CodecMember(129)] public decimal M129 { get; set; }
    [CodecMember(130)] public int[]? M130 { get; set; }

    internal static Wide130 Filled() => new()
    {
        M1 = "1",
        M2 = 2L << 30,
        M3 = 3.5,
        M4 = true,
        M5 = new Guid(5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M6 = new DateTime(6),
        M7 = 7,
        M8 = 8,
        M9 = 9.10m,
        M10 = [10],
        M11 = 11,
        M12 = ["12"],
        M13 = (char)13,
        M14 = new TimeSpan(14),
        M15 = 15,
        M16 = "16",
        M17 = 17L << 30,
        M18 = 18.5,
        M19 = true,
        M20 = new Guid(20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M21 = new DateTime(21),
        M22 = 22,
        M23 = 23,
        M24 = 24.10m,
        M25 = [25],
        M26 = 26,
        M27 = ["27"],
        M28 = (char)28,
        M29 = new TimeSpan(29),
        M30 = 30,
        M31 = "31",
        M32 = 32L << 30,
        M33 = 33.5,
        M34 = true,
        M35 = new Guid(35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M36 = new DateTime(36),
        M37 = 37,
        M38 = 38,
        M39 = 39.10m,
        M40 = [40],
        M41 = 41,
        M42 = ["42"],
        M43 = (char)43,
        M44 = new TimeSpan(44),
        M45 = 45,
        M46 = "46",
        M47 = 47L << 30,
        M48 = 48.5,
        M49 = true,
        M50 = new Guid(50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M51 = new DateTime(51),
        M52 = 52,
        M53 = 53,
        M54 = 54.10m,
        M55 = [55],
        M56 = 56,
        M57 = ["57"],
        M58 = (char)58,
        M59 = new TimeSpan(59),
        M60 = 60,
        M61 = "61",
        M62 = 62L << 30,
        M63 = 63.5,
        M64 = true,
        M65 = new Guid(65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M66 = new DateTime(66),
        M67 = 67,
        M68 = 68,
        M69 = 69.10m,
        M70 = [70],
        M71 = 71,
        M72 = ["72"],
        M73 = (char)73,
        M74 = new TimeSpan(74),
        M75 = 75,
        M76 = "76",
        M77 = 77L << 30,
        M78 = 78.5,
        M79 = true,
        M80 = new Guid(80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M81 = new DateTime(81),
        M82 = 82,
        M83 = 83,
        M84 = 84.10m,
        M85 = [85],
        M86 = 86,
        M87 = ["87"],
        M88 = (char)88,
        M89 = new TimeSpan(89),
        M90 = 90,
        M91 = "91",
        M92 = 92L << 30,
        M93 = 93.5,
        M94 = true,
        M95 = new Guid(95, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M96 = new DateTime(96),
        M97 = 97,
        M98 = 98,
        M99 = 99.10m,
        M100 = [100],
        M101 = 101,
        M102 = ["102"],
        M103 = (char)103,
        M104 = new TimeSpan(104),
        M105 = 105,
        M106 = "106",
        M107 = 107L << 30,
        M108 = 108.5,
        M109 = true,
        M110 = new Guid(110, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M111 = new DateTime(111),
        M112 = 112,
        M113 = 113,
        M114 = 114.10m,
        M115 = [115],
        M116 = 116,
        M117 = ["117"],
        M118 = (char)118,
        M119 = new TimeSpan(119),
        M120 = 120,
        M121 = "121",
        M122 = 122L << 30,
        M123 = 123.5,
        M124 = true,
        M125 = new Guid(125, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M126 = new DateTime(126),
        M127 = 127,
        M128 = 128,
        M129 = 129.10m,
        M130 = [130],
    };
}

[GenerateCodec]
public sealed class Wide130Named
{
    public string? M1 { get; set; }
    public long M2 { get; set; }
    public double M3 { get; set; }
    public bool M4 { get; set; }
    public Guid M5 { get; set; }
    public DateTime M6 { get; set; }
    public int? M7 { get; set; }
    public byte M8 { get; set; }
    public decimal M9 { get; set; }
    public int[]? M10 { get; set; }
    public short M11 { get; set; }
    public List<string>? M12 { get; set; }
    public char M13 { get; set; }
    public TimeSpan M14 { get; set; }
    public int M15 { get; set; }
    public string? M16 { get; set; }
    public long M17 { get; set; }
    public double M18 { get; set; }
    public bool M19 { get; set; }
    public Guid M20 { get; set; }
    public DateTime M21 { get; set; }
    public int? M22 { get; set; }
    public byte M23 { get; set; }
    public decimal M24 { get; set; }
    public int[]? M25 { get; set; }
    public short M26 { get; set; }
    public List<string>? M27 { get; set; }
    public char M28 { get; set; }
    public TimeSpan M29 { get; set; }
    public int M30 { get; set; }
    public string? M31 { get; set; }
    public long M32 { get; set; }
    public double M33 { get; set; }
    public bool M34 { get; set; }
    public Guid M35 { get; set; }
    public DateTime M36 { get; set; }
    public int? M37 { get; set; }
    public byte M38 { get; set; }
    public decimal M39 { get; set; }
    public int[]? M40 { get; set; }
    public short M41 { get; set; }
    public List<string>? M42 { get; set; }
    public char M43 { get; set; }
    public TimeSpan M44 { get; set; }
    public int M45 { get; set; }
    public string? M46 { get; set; }
    public long M47 { get; set; }
    public double M48 { get; set; }
    public bool M49 { get; set; }
    public Guid M50 { get; set; }
    public DateTime M51 { get; set; }
    public int? M52 { get; set; }
    public byte M53 { get; set; }
    public decimal M54 { get; set; }
    public int[]? M55 { get; set; }
    public short M56 { get; set; }
    public List<string>? M57 { get; set; }
    public char M58 { get; set; }
    public TimeSpan M59 { get; set; }
    public int M60 { get; set; }
    public string? M61 { get; set; }
    public long M62 { get; set; }
    public double M63 { get; set; }
    public bool M64 { get; set; }
    public Guid M65 { get; set; }
    public DateTime M66 { get; set; }
    public int? M67 { get; set; }
    public byte M68 { get; set; }
    public decimal M69 { get; set; }
    public int[]? M70 { get; set; }
    public short M71 { get; set; }
    public List<string>? M72 { get; set; }
    public char M73 { get; set; }
    public TimeSpan M74 { get; set; }
    public int M75 { get; set; }
    public string? M76 { get; set; }
    public long M77 { get; set; }
    public double M78 { get; set; }
    public bool M79 { get; set; }
    public Guid M80 { get; set; }
    public DateTime M81 { get; set; }
    public int? M82 { get; set; }
    public byte M83 { get; set; }
    public decimal M84 { get; set; }
    public int[]? M85 { get; set; }
    public short M86 { get; set; }
    public List<string>? M87 { get; set; }
    public char M88 { get; set; }
    public TimeSpan M89 { get; set; }
    public int M90 { get; set; }
    public string? M91 { get; set; }
    public long M92 { get; set; }
    public double M93 { get; set; }
    public bool M94 { get; set; }
    public Guid M95 { get; set; }
    public DateTime M96 { get; set; }
    public int? M97 { get; set; }
    public byte M98 { get; set; }
    public decimal M99 { get; set; }
    public int[]? M100 { get; set; }
    public short M101 { get; set; }
    public List<string>? M102 { get; set; }
    public char M103 { get; set; }
    public TimeSpan M104 { get; set; }
    public int M105 { get; set; }
    public string? M106 { get; set; }
    public long M107 { get; set; }
    public double M108 { get; set; }
    public bool M109 { get; set; }
    public Guid M110 { get; set; }
    public DateTime M111 { get; set; }
    public int? M112 { get; set; }
    public byte M113 { get; set; }
    public decimal M114 { get; set; }
    public int[]? M115 { get; set; }
    public short M116 { get; set; }
    public List<string>? M117 { get; set; }
    public char M118 { get; set; }
    public TimeSpan M119 { get; set; }
    public int M120 { get; set; }
    public string? M121 { get; set; }
    public long M122 { get; set; }
    public double M123 { get; set; }
    public bool M124 { get; set; }
    public Guid M125 { get; set; }
    public DateTime M126 { get; set; }
    public int? M127 { get; set; }
    public byte M128 { get; set; }
    public decimal M129 { get; set; }
    public int[]? M130 { get; set; }

    internal static Wide130Named Filled() => new()
    {
        M1 = "1",
        M2 = 2L << 30,
        M3 = 3.5,
        M4 = true,
        M5 = new Guid(5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M6 = new DateTime(6),
        M7 = 7,
        M8 = 8,
        M9 = 9.10m,
        M10 = [10],
        M11 = 11,
        M12 = ["12"],
        M13 = (char)13,
        M14 = new TimeSpan(14),
        M15 = 15,
        M16 = "16",
        M17 = 17L << 30,
        M18 = 18.5,
        M19 = true,
        M20 = new Guid(20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M21 = new DateTime(21),
        M22 = 22,
        M23 = 23,
        M24 = 24.10m,
        M25 = [25],
        M26 = 26,
        M27 = ["27"],
        M28 = (char)28,
        M29 = new TimeSpan(29),
        M30 = 30,
        M31 = "31",
        M32 = 32L << 30,
        M33 = 33.5,
        M34 = true,
        M35 = new Guid(35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M36 = new DateTime(36),
        M37 = 37,
        M38 = 38,
        M39 = 39.10m,
        M40 = [40],
        M41 = 41,
        M42 = ["42"],
        M43 = (char)43,
        M44 = new TimeSpan(44),
        M45 = 45,
        M46 = "46",
        M47 = 47L << 30,
        M48 = 48.5,
        M49 = true,
        M50 = new Guid(50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M51 = new DateTime(51),
        M52 = 52,
        M53 = 53,
        M54 = 54.10m,
        M55 = [55],
        M56 = 56,
        M57 = ["57"],
        M58 = (char)58,
        M59 = new TimeSpan(59),
        M60 = 60,
        M61 = "61",
        M62 = 62L << 30,
        M63 = 63.5,
        M64 = true,
        M65 = new Guid(65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M66 = new DateTime(66),
        M67 = 67,
        M68 = 68,
        M69 = 69.10m,
        M70 = [70],
        M71 = 71,
        M72 = ["72"],
        M73 = (char)73,
        M74 = new TimeSpan(74),
        M75 = 75,
        M76 = "76",
        M77 = 77L << 30,
        M78 = 78.5,
        M79 = true,
        M80 = new Guid(80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M81 = new DateTime(81),
        M82 = 82,
        M83 = 83,
        M84 = 84.10m,
        M85 = [85],
        M86 = 86,
        M87 = ["87"],
        M88 = (char)88,
        M89 = new TimeSpan(89),
        M90 = 90,
        M91 = "91",
        M92 = 92L << 30,
        M93 = 93.5,
        M94 = true,
        M95 = new Guid(95, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M96 = new DateTime(96),
        M97 = 97,
        M98 = 98,
        M99 = 99.10m,
        M100 = [100],
        M101 = 101,
        M102 = ["102"],
        M103 = (char)103,
        M104 = new TimeSpan(104),
        M105 = 105,
        M106 = "106",
        M107 = 107L << 30,
        M108 = 108.5,
        M109 = true,
        M110 = new Guid(110, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M111 = new DateTime(111),
        M112 = 112,
        M113 = 113,
        M114 = 114.10m,
        M115 = [115],
        M116 = 116,
        M117 = ["117"],
        M118 = (char)118,
        M119 = new TimeSpan(119),
        M120 = 120,
        M121 = "121",
        M122 = 122L << 30,
        M123 = 123.5,
        M124 = true,
        M125 = new Guid(125, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M126 = new DateTime(126),
        M127 = 127,
        M128 = 128,
        M129 = 129.10m,
        M130 = [130],
    };
}

[GenerateCodec]
public sealed class Wide130Scalars
{
    [CodecMember(1)] public long M1 { get; set; }
    [CodecMember(2)] public double M2 { get; set; }
    [CodecMember(3)] public bool M3 { get; set; }
    [CodecMember(4)] public Guid M4 { get; set; }
    [CodecMember(5)] public DateTime M5 { get; set; }
    [CodecMember(6)] public byte M6 { get; set; }
    [CodecMember(7)] public decimal M7 { get; set; }
    [CodecMember(8)] public short M8 { get; set; }
    [CodecMember(9)] public char M9 { get; set; }
    [CodecMember(10)] public TimeSpan M10 { get; set; }
    [CodecMember(11)] public int M11 { get; set; }
    [CodecMember(12)] public long M12 { get; set; }
    [CodecMember(13)] public double M13 { get; set; }
    [CodecMember(14)] public bool M14 { get; set; }
    [CodecMember(15)] public Guid M15 { get; set; }
    [CodecMember(16)] public DateTime M16 { get; set; }
    [CodecMember(17)] public byte M17 { get; set; }
    [CodecMember(18)] public decimal M18 { get; set; }
    [CodecMember(19)] public short M19 { get; set; }
    [CodecMember(20)] public char M20 { get; set; }
    [CodecMember(21)] public TimeSpan M21 { get; set; }
    [CodecMember(22)] public int M22 { get; set; }
    [CodecMember(23)] public long M23 { get; set; }
    [CodecMember(24)] public double M24 { get; set; }
    [CodecMember(25)] public bool M25 { get; set; }
    [CodecMember(26)] public Guid M26 { get; set; }
    [CodecMember(27)] public DateTime M27 { get; set; }
    [CodecMember(28)] public byte M28 { get; set; }
    [CodecMember(29)] public decimal M29 { get; set; }
    [CodecMember(30)] public short M30 { get; set; }
    [CodecMember(31)] public char M31 { get; set; }
    [CodecMember(32)] public TimeSpan M32 { get; set; }
    [CodecMember(33)] public int M33 { get; set; }
    [CodecMember(34)] public long M34 { get; set; }
    [CodecMember(35)] public double M35 { get; set; }
    [CodecMember(36)] public bool M36 { get; set; }
    [CodecMember(37)] public Guid M37 { get; set; }
    [CodecMember(38)] public DateTime M38 { get; set; }
    [CodecMember(39)] public byte M39 { get; set; }
    [CodecMember(40)] public decimal M40 { get; set; }
    [CodecMember(41)] public short M41 { get; set; }
    [CodecMember(42)] public char M42 { get; set; }
    [CodecMember(43)] public TimeSpan M43 { get; set; }
    [CodecMember(44)] public int M44 { get; set; }
    [CodecMember(45)] public long M45 { get; set; }
    [CodecMember(46)] public double M46 { get; set; }
    [CodecMember(47)] public bool M47 { get; set; }
    [CodecMember(48)] public Guid M48 { get; set; }
    [CodecMember(49)] public DateTime M49 { get; set; }
    [CodecMember(50)] public byte M50 { get; set; }
    [CodecMember(51)] public decimal M51 { get; set; }
    [CodecMember(52)] public short M52 { get; set; }
    [CodecMember(53)] public char M53 { get; set; }
    [CodecMember(54)] public TimeSpan M54 { get; set; }
    [CodecMember(55)] public int M55 { get; set; }
    [CodecMember(56)] public long M56 { get; set; }
    [CodecMember(57)] public double M57 { get; set; }
    [CodecMember(58)] public bool M58 { get; set; }
    [CodecMember(59)] public Guid M59 { get; set; }
    [CodecMember(60)] public DateTime M60 { get; set; }
    [CodecMember(61)] public byte M61 { get; set; }
    [CodecMember(62)] public decimal M62 { get; set; }
    [CodecMember(63)] public short M63 { get; set; }
    [CodecMember(64)] public char M64 { get; set; }
    [CodecMember(65)] public TimeSpan M65 { get; set; }
    [CodecMember(66)] public int M66 { get; set; }
    [CodecMember(67)] public long M67 { get; set; }
    [CodecMember(68)] public double M68 { get; set; }
    [CodecMember(69)] public bool M69 { get; set; }
    [CodecMember(70)] public Guid M70 { get; set; }
    [CodecMember(71)] public DateTime M71 { get; set; }
    [CodecMember(72)] public byte M72 { get; set; }
    [CodecMember(73)] public decimal M73 { get; set; }
    [CodecMember(74)] public short M74 { get; set; }
    [CodecMember(75)] public char M75 { get; set; }
    [CodecMember(76)] public TimeSpan M76 { get; set; }
    [CodecMember(77)] public int M77 { get; set; }
    [CodecMember(78)] public long M78 { get; set; }
    [CodecMember(79)] public double M79 { get; set; }
    [CodecMember(80)] public bool M80 { get; set; }
    [CodecMember(81)] public Guid M81 { get; set; }
    [CodecMember(82)] public DateTime M82 { get; set; }
    [CodecMember(83)] public byte M83 { get; set; }
    [CodecMember(84)] public decimal M84 { get; set; }
    [CodecMember(85)] public short M85 { get; set; }
    [CodecMember(86)] public char M86 { get; set; }
    [CodecMember(87)] public TimeSpan M87 { get; set; }
    [CodecMember(88)] public int M88 { get; set; }
    [CodecMember(89)] public long M89 { get; set; }
    [CodecMember(90)] public double M90 { get; set; }
    [CodecMember(91)] public bool M91 { get; set; }
    [CodecMember(92)] public Guid M92 { get; set; }
    [CodecMember(93)] public DateTime M93 { get; set; }
    [CodecMember(94)] public byte M94 { get; set; }
    [CodecMember(95)] public decimal M95 { get; set; }
    [CodecMember(96)] public short M96 { get; set; }
    [CodecMember(97)] public char M97 { get; set; }
    [CodecMember(98)] public TimeSpan M98 { get; set; }
    [CodecMember(99)] public int M99 { get; set; }
    [CodecMember(100)] public long M100 { get; set; }
    [CodecMember(101)] public double M101 { get; set; }
    [CodecMember(102)] public bool M102 { get; set; }
    [CodecMember(103)] public Guid M103 { get; set; }
    [CodecMember(104)] public DateTime M104 { get; set; }
    [CodecMember(105)] public byte M105 { get; set; }
    [CodecMember(106)] public decimal M106 { get; set; }
    [CodecMember(107)] public short M107 { get; set; }
    [CodecMember(108)] public char M108 { get; set; }
    [CodecMember(109)] public TimeSpan M109 { get; set; }
    [CodecMember(110)] public int M110 { get; set; }
    [CodecMember(111)] public long M111 { get; set; }
    [CodecMember(112)] public double M112 { get; set; }
    [CodecMember(113)] public bool M113 { get; set; }
    [CodecMember(114)] public Guid M114 { get; set; }
    [CodecMember(115)] public DateTime M115 { get; set; }
    [CodecMember(116)] public byte M116 { get; set; }
    [CodecMember(117)] public decimal M117 { get; set; }
    [CodecMember(118)] public short M118 { get; set; }
    [CodecMember(119)] public char M119 { get; set; }
    [CodecMember(120)] public TimeSpan M120 { get; set; }
    [CodecMember(121)] public int M121 { get; set; }
    [CodecMember(122)] public long M122 { get; set; }
    [CodecMember(123)] public double M123 { get; set; }
    [CodecMember(124)] public bool M124 { get; set; }
    [CodecMember(125)] public Guid M125 { get; set; }
    [CodecMember(126)] public DateTime M126 { get; set; }
    [CodecMember(127)] public byte M127 { get; set; }
    [CodecMember(128)] public decimal M128 { get; set; }
    [CodecMember(129)] public short M129 { get; set; }
    [CodecMember(130)] public char M130 { get; set; }

    internal static Wide130Scalars Filled() => new()
    {
        M1 = 1L << 30,
        M2 = 2.5,
        M3 = true,
        M4 = new Guid(4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M5 = new DateTime(5),
        M6 = 6,
        M7 = 7.10m,
        M8 = 8,
        M9 = (char)9,
        M10 = new TimeSpan(10),
        M11 = 11,
        M12 = 12L << 30,
        M13 = 13.5,
        M14 = true,
        M15 = new Guid(15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M16 = new DateTime(16),
        M17 = 17,
        M18 = 18.10m,
        M19 = 19,
        M20 = (char)20,
        M21 = new TimeSpan(21),
        M22 = 22,
        M23 = 23L << 30,
        M24 = 24.5,
        M25 = true,
        M26 = new Guid(26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M27 = new DateTime(27),
        M28 = 28,
        M29 = 29.10m,
        M30 = 30,
        M31 = (char)31,
        M32 = new TimeSpan(32),
        M33 = 33,
        M34 = 34L << 30,
        M35 = 35.5,
        M36 = true,
        M37 = new Guid(37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M38 = new DateTime(38),
        M39 = 39,
        M40 = 40.10m,
        M41 = 41,
        M42 = (char)42,
        M43 = new TimeSpan(43),
        M44 = 44,
        M45 = 45L << 30,
        M46 = 46.5,
        M47 = true,
        M48 = new Guid(48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M49 = new DateTime(49),
        M50 = 50,
        M51 = 51.10m,
        M52 = 52,
        M53 = (char)53,
        M54 = new TimeSpan(54),
        M55 = 55,
        M56 = 56L << 30,
        M57 = 57.5,
        M58 = true,
        M59 = new Guid(59, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M60 = new DateTime(60),
        M61 = 61,
        M62 = 62.10m,
        M63 = 63,
        M64 = (char)64,
        M65 = new TimeSpan(65),
        M66 = 66,
        M67 = 67L << 30,
        M68 = 68.5,
        M69 = true,
        M70 = new Guid(70, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M71 = new DateTime(71),
        M72 = 72,
        M73 = 73.10m,
        M74 = 74,
        M75 = (char)75,
        M76 = new TimeSpan(76),
        M77 = 77,
        M78 = 78L << 30,
        M79 = 79.5,
        M80 = true,
        M81 = new Guid(81, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M82 = new DateTime(82),
        M83 = 83,
        M84 = 84.10m,
        M85 = 85,
        M86 = (char)86,
        M87 = new TimeSpan(87),
        M88 = 88,
        M89 = 89L << 30,
        M90 = 90.5,
        M91 = true,
        M92 = new Guid(92, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M93 = new DateTime(93),
        M94 = 94,
        M95 = 95.10m,
        M96 = 96,
        M97 = (char)97,
        M98 = new TimeSpan(98),
        M99 = 99,
        M100 = 100L << 30,
        M101 = 101.5,
        M102 = true,
        M103 = new Guid(103, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M104 = new DateTime(104),
        M105 = 105,
        M106 = 106.10m,
        M107 = 107,
        M108 = (char)108,
        M109 = new TimeSpan(109),
        M110 = 110,
        M111 = 111L << 30,
        M112 = 112.5,
        M113 = true,
        M114 = new Guid(114, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M115 = new DateTime(115),
        M116 = 116,
        M117 = 117.10m,
        M118 = 118,
        M119 = (char)119,
        M120 = new TimeSpan(120),
        M121 = 121,
        M122 = 122L << 30,
        M123 = 123.5,
        M124 = true,
        M125 = new Guid(125, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M126 = new DateTime(126),
        M127 = 127,
        M128 = 128.10m,
        M129 = 129,
        M130 = (char)130,
    };
}

[GenerateCodec]
public sealed class Wide96Ints
{
    [CodecMember(1)] public int M1 { get; set; }
    [CodecMember(2)] public int M2 { get; set; }
    [CodecMember(3)] public int M3 { get; set; }
    [CodecMember(4)] public int M4 { get; set; }
    [CodecMember(5)] public int M5 { get; set; }
    [CodecMember(6)] public int M6 { get; set; }
    [CodecMember(7)] public int M7 { get; set; }
    [CodecMember(8)] public int M8 { get; set; }
    [CodecMember(9)] public int M9 { get; set; }
    [CodecMember(10)] public int M10 { get; set; }
    [CodecMember(11)] public int M11 { get; set; }
    [CodecMember(12)] public int M12 { get; set; }
    [CodecMember(13)] public int M13 { get; set; }
    [CodecMember(14)] public int M14 { get; set; }
    [CodecMember(15)] public int M15 { get; set; }
    [CodecMember(16)] public int M16 { get; set; }
    [CodecMember(17)] public int M17 { get; set; }
    [CodecMember(18)] public int M18 { get; set; }
    [CodecMember(19)] public int M19 { get; set; }
    [CodecMember(20)] public int M20 { get; set; }
    [CodecMember(21)] public int M21 { get; set; }
    [CodecMember(22)] public int M22 { get; set; }
    [CodecMember(23)] public int M23 { get; set; }
    [CodecMember(24)] public int M24 { get; set; }
    [CodecMember(25)] public int M25 { get; set; }
    [CodecMember(26)] public int M26 { get; set; }
    [CodecMember(27)] public int M27 { get; set; }
    [CodecMember(28)] public int M28 { get; set; }
    [CodecMember(29)] public int M29 { get; set; }
    [CodecMember(30)] public int M30 { get; set; }
    [CodecMember(31)] public int M31 { get; set; }
    [CodecMember(32)] public int M32 { get; set; }
    [CodecMember(33)] public int M33 { get; set; }
    [CodecMember(34)] public int M34 { get; set; }
    [CodecMember(35)] public int M35 { get; set; }
    [CodecMember(36)] public int M36 { get; set; }
    [CodecMember(37)] public int M37 { get; set; }
    [CodecMember(38)] public int M38 { get; set; }
    [CodecMember(39)] public int M39 { get; set; }
    [CodecMember(40)] public int M40 { get; set; }
    [CodecMember(41)] public int M41 { get; set; }
    [CodecMember(42)] public int M42 { get; set; }
    [CodecMember(43)] public int M43 { get; set; }
    [CodecMember(44)] public int M44 { get; set; }
    [CodecMember(45)] public int M45 { get; set; }
    [CodecMember(46)] public int M46 { get; set; }
    [CodecMember(47)] public int M47 { get; set; }
    [CodecMember(48)] public int M48 { get; set; }
    [CodecMember(49)] public int M49 { get; set; }
    [CodecMember(50)] public int M50 { get; set; }
    [CodecMember(51)] public int M51 { get; set; }
    [CodecMember(52)] public int M52 { get; set; }
    [CodecMember(53)] public int M53 { get; set; }
    [CodecMember(54)] public int M54 { get; set; }
    [CodecMember(55)] public int M55 { get; set; }
    [CodecMember(56)] public int M56 { get; set; }
    [CodecMember(57)] public int M57 { get; set; }
    [CodecMember(58)] public int M58 { get; set; }
    [CodecMember(59)] public int M59 { get; set; }
    [CodecMember(60)] public int M60 { get; set; }
    [CodecMember(61)] public int M61 { get; set; }
    [CodecMember(62)] public int M62 { get; set; }
    [CodecMember(63)] public int M63 { get; set; }
    [CodecMember(64)] public int M64 { get; set; }
    [CodecMember(65)] public int M65 { get; set; }
    [CodecMember(66)] public int M66 { get; set; }
    [CodecMember(67)] public int M67 { get; set; }
    [CodecMember(68)] public int M68 { get; set; }
    [CodecMember(69)] public int M69 { get; set; }
    [CodecMember(70)] public int M70 { get; set; }
    [CodecMember(71)] public int M71 { get; set; }
    [CodecMember(72)] public int M72 { get; set; }
    [CodecMember(73)] public int M73 { get; set; }
    [CodecMember(74)] public int M74 { get; set; }
    [CodecMember(75)] public int M75 { get; set; }
    [CodecMember(76)] public int M76 { get; set; }
    [CodecMember(77)] public int M77 { get; set; }
    [CodecMember(78)] public int M78 { get; set; }
    [CodecMember(79)] public int M79 { get; set; }
    [CodecMember(80)] public int M80 { get; set; }
    [CodecMember(81)] public int M81 { get; set; }
    [CodecMember(82)] public int M82 { get; set; }
    [CodecMember(83)] public int M83 { get; set; }
    [CodecMember(84)] public int M84 { get; set; }
    [CodecMember(85)] public int M85 { get; set; }
    [CodecMember(86)] public int M86 { get; set; }
    [CodecMember(87)] public int M87 { get; set; }
    [CodecMember(88)] public int M88 { get; set; }
    [CodecMember(89)] public int M89 { get; set; }
    [CodecMember(90)] public int M90 { get; set; }
    [CodecMember(91)] public int M91 { get; set; }
    [CodecMember(92)] public int M92 { get; set; }
    [CodecMember(93)] public int M93 { get; set; }
    [CodecMember(94)] public int M94 { get; set; }
    [CodecMember(95)] public int M95 { get; set; }
    [CodecMember(96)] public int M96 { get; set; }

    internal static Wide96Ints Filled() => new()
    {
        M1 = 1,
        M2 = 2,
        M3 = 3,
        M4 = 4,
        M5 = 5,
        M6 = 6,
        M7 = 7,
        M8 = 8,
        M9 = 9,
        M10 = 10,
        M11 = 11,
        M12 = 12,
        M13 = 13,
        M14 = 14,
        M15 = 15,
        M16 = 16,
        M17 = 17,
        M18 = 18,
        M19 = 19,
        M20 = 20,
        M21 = 21,
        M22 = 22,
        M23 = 23,
        M24 = 24,
        M25 = 25,
        M26 = 26,
        M27 = 27,
        M28 = 28,
        M29 = 29,
        M30 = 30,
        M31 = 31,
        M32 = 32,
        M33 = 33,
        M34 = 34,
        M35 = 35,
        M36 = 36,
        M37 = 37,
        M38 = 38,
        M39 = 39,
        M40 = 40,
        M41 = 41,
        M42 = 42,
        M43 = 43,
        M44 = 44,
        M45 = 45,
        M46 = 46,
        M47 = 47,
        M48 = 48,
        M49 = 49,
        M50 = 50,
        M51 = 51,
        M52 = 52,
        M53 = 53,
        M54 = 54,
        M55 = 55,
        M56 = 56,
        M57 = 57,
        M58 = 58,
        M59 = 59,
        M60 = 60,
        M61 = 61,
        M62 = 62,
        M63 = 63,
        M64 = 64,
        M65 = 65,
        M66 = 66,
        M67 = 67,
        M68 = 68,
        M69 = 69,
        M70 = 70,
        M71 = 71,
        M72 = 72,
        M73 = 73,
        M74 = 74,
        M75 = 75,
        M76 = 76,
        M77 = 77,
        M78 = 78,
        M79 = 79,
        M80 = 80,
        M81 = 81,
        M82 = 82,
        M83 = 83,
        M84 = 84,
        M85 = 85,
        M86 = 86,
        M87 = 87,
        M88 = 88,
        M89 = 89,
        M90 = 90,
        M91 = 91,
        M92 = 92,
        M93 = 93,
        M94 = 94,
        M95 = 95,
        M96 = 96,
    };
}

[GenerateCodec]
public struct Wide60Image
{
    public long M1 { get; set; }
    public double M2 { get; set; }
    public bool M3 { get; set; }
    public Guid M4 { get; set; }
    public DateTime M5 { get; set; }
    public byte M6 { get; set; }
    public decimal M7 { get; set; }
    public short M8 { get; set; }
    public char M9 { get; set; }
    public TimeSpan M10 { get; set; }
    public int M11 { get; set; }
    public long M12 { get; set; }
    public double M13 { get; set; }
    public bool M14 { get; set; }
    public Guid M15 { get; set; }
    public DateTime M16 { get; set; }
    public byte M17 { get; set; }
    public decimal M18 { get; set; }
    public short M19 { get; set; }
    public char M20 { get; set; }
    public TimeSpan M21 { get; set; }
    public int M22 { get; set; }
    public long M23 { get; set; }
    public double M24 { get; set; }
    public bool M25 { get; set; }
    public Guid M26 { get; set; }
    public DateTime M27 { get; set; }
    public byte M28 { get; set; }
    public decimal M29 { get; set; }
    public short M30 { get; set; }
    public char M31 { get; set; }
    public TimeSpan M32 { get; set; }
    public int M33 { get; set; }
    public long M34 { get; set; }
    public double M35 { get; set; }
    public bool M36 { get; set; }
    public Guid M37 { get; set; }
    public DateTime M38 { get; set; }
    public byte M39 { get; set; }
    public decimal M40 { get; set; }
    public short M41 { get; set; }
    public char M42 { get; set; }
    public TimeSpan M43 { get; set; }
    public int M44 { get; set; }
    public long M45 { get; set; }
    public double M46 { get; set; }
    public bool M47 { get; set; }
    public Guid M48 { get; set; }
    public DateTime M49 { get; set; }
    public byte M50 { get; set; }
    public decimal M51 { get; set; }
    public short M52 { get; set; }
    public char M53 { get; set; }
    public TimeSpan M54 { get; set; }
    public int M55 { get; set; }
    public long M56 { get; set; }
    public double M57 { get; set; }
    public bool M58 { get; set; }
    public Guid M59 { get; set; }
    public DateTime M60 { get; set; }

    internal static Wide60Image Filled() => new()
    {
        M1 = 1L << 30,
        M2 = 2.5,
        M3 = true,
        M4 = new Guid(4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M5 = new DateTime(5),
        M6 = 6,
        M7 = 7.10m,
        M8 = 8,
        M9 = (char)9,
        M10 = new TimeSpan(10),
        M11 = 11,
        M12 = 12L << 30,
        M13 = 13.5,
        M14 = true,
        M15 = new Guid(15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M16 = new DateTime(16),
        M17 = 17,
        M18 = 18.10m,
        M19 = 19,
        M20 = (char)20,
        M21 = new TimeSpan(21),
        M22 = 22,
        M23 = 23L << 30,
        M24 = 24.5,
        M25 = true,
        M26 = new Guid(26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M27 = new DateTime(27),
        M28 = 28,
        M29 = 29.10m,
        M30 = 30,
        M31 = (char)31,
        M32 = new TimeSpan(32),
        M33 = 33,
        M34 = 34L << 30,
        M35 = 35.5,
        M36 = true,
        M37 = new Guid(37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M38 = new DateTime(38),
        M39 = 39,
        M40 = 40.10m,
        M41 = 41,
        M42 = (char)42,
        M43 = new TimeSpan(43),
        M44 = 44,
        M45 = 45L << 30,
        M46 = 46.5,
        M47 = true,
        M48 = new Guid(48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M49 = new DateTime(49),
        M50 = 50,
        M51 = 51.10m,
        M52 = 52,
        M53 = (char)53,
        M54 = new TimeSpan(54),
        M55 = 55,
        M56 = 56L << 30,
        M57 = 57.5,
        M58 = true,
        M59 = new Guid(59, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M60 = new DateTime(60),
    };
}

[GenerateCodec]
public struct Wide60Struct
{
    public string? M1 { get; set; }
    public long M2 { get; set; }
    public double M3 { get; set; }
    public bool M4 { get; set; }
    public Guid M5 { get; set; }
    public DateTime M6 { get; set; }
    public int? M7 { get; set; }
    public byte M8 { get; set; }
    public decimal M9 { get; set; }
    public int[]? M10 { get; set; }
    public short M11 { get; set; }
    public List<string>? M12 { get; set; }
    public char M13 { get; set; }
    public TimeSpan M14 { get; set; }
    public int M15 { get; set; }
    public string? M16 { get; set; }
    public long M17 { get; set; }
    public double M18 { get; set; }
    public bool M19 { get; set; }
    public Guid M20 { get; set; }
    public DateTime M21 { get; set; }
    public int? M22 { get; set; }
    public byte M23 { get; set; }
    public decimal M24 { get; set; }
    public int[]? M25 { get; set; }
    public short M26 { get; set; }
    public List<string>? M27 { get; set; }
    public char M28 { get; set; }
    public TimeSpan M29 { get; set; }
    public int M30 { get; set; }
    public string? M31 { get; set; }
    public long M32 { get; set; }
    public double M33 { get; set; }
    public bool M34 { get; set; }
    public Guid M35 { get; set; }
    public DateTime M36 { get; set; }
    public int? M37 { get; set; }
    public byte M38 { get; set; }
    public decimal M39 { get; set; }
    public int[]? M40 { get; set; }
    public short M41 { get; set; }
    public List<string>? M42 { get; set; }
    public char M43 { get; set; }
    public TimeSpan M44 { get; set; }
    public int M45 { get; set; }
    public string? M46 { get; set; }
    public long M47 { get; set; }
    public double M48 { get; set; }
    public bool M49 { get; set; }
    public Guid M50 { get; set; }
    public DateTime M51 { get; set; }
    public int? M52 { get; set; }
    public byte M53 { get; set; }
    public decimal M54 { get; set; }
    public int[]? M55 { get; set; }
    public short M56 { get; set; }
    public List<string>? M57 { get; set; }
    public char M58 { get; set; }
    public TimeSpan M59 { get; set; }
    public int M60 { get; set; }

    internal static Wide60Struct Filled() => new()
    {
        M1 = "1",
        M2 = 2L << 30,
        M3 = 3.5,
        M4 = true,
        M5 = new Guid(5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M6 = new DateTime(6),
        M7 = 7,
        M8 = 8,
        M9 = 9.10m,
        M10 = [10],
        M11 = 11,
        M12 = ["12"],
        M13 = (char)13,
        M14 = new TimeSpan(14),
        M15 = 15,
        M16 = "16",
        M17 = 17L << 30,
        M18 = 18.5,
        M19 = true,
        M20 = new Guid(20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M21 = new DateTime(21),
        M22 = 22,
        M23 = 23,
        M24 = 24.10m,
        M25 = [25],
        M26 = 26,
        M27 = ["27"],
        M28 = (char)28,
        M29 = new TimeSpan(29),
        M30 = 30,
        M31 = "31",
        M32 = 32L << 30,
        M33 = 33.5,
        M34 = true,
        M35 = new Guid(35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M36 = new DateTime(36),
        M37 = 37,
        M38 = 38,
        M39 = 39.10m,
        M40 = [40],
        M41 = 41,
        M42 = ["42"],
        M43 = (char)43,
        M44 = new TimeSpan(44),
        M45 = 45,
        M46 = "46",
        M47 = 47L << 30,
        M48 = 48.5,
        M49 = true,
        M50 = new Guid(50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        M51 = new DateTime(51),
        M52 = 52,
        M53 = 53,
        M54 = 54.10m,
        M55 = [55],
        M56 = 56,
        M57 = ["57"],
        M58 = (char)58,
        M59 = new TimeSpan(59),
        M60 = 60,
    };
}

[GenerateCodec]
public sealed class Wide300
{
    [CodecMember(1)] public int M1 { get; set; }
    [CodecMember(2)] public int M2 { get; set; }
    [CodecMember(3)] public int M3 { get; set; }
    [CodecMember(4)] public int M4 { get; set; }
    [CodecMember(5)] public int M5 { get; set; }
    [CodecMember(6)] public int M6 { get; set; }
    [CodecMember(7)] public string? M7 { get; set; }
    [CodecMember(8)] public int M8 { get; set; }
    [CodecMember(9)] public int M9 { get; set; }
    [CodecMember(10)] public int M10 { get; set; }
    [CodecMember(11)] public int M11 { get; set; }
    [CodecMember(12)] public int M12 { get; set; }
    [CodecMember(13)] public int M13 { get; set; }
    [CodecMember(14)] public string? M14 { get; set; }
    [CodecMember(15)] public int M15 { get; set; }
    [CodecMember(16)] public int M16 { get; set; }
    [CodecMember(17)] public int M17 { get; set; }
    [CodecMember(18)] public int M18 { get; set; }
    [CodecMember(19)] public int M19 { get; set; }
    [CodecMember(20)] public int M20 { get; set; }
    [CodecMember(21)] public string? M21 { get; set; }
    [CodecMember(22)] public int M22 { get; set; }
    [CodecMember(23)] public int M23 { get; set; }
    [CodecMember(24)] public int M24 { get; set; }
    [CodecMember(25)] public int M25 { get; set; }
    [CodecMember(26)] public int M26 { get; set; }
    [CodecMember(27)] public int M27 { get; set; }
    [CodecMember(28)] public string? M28 { get; set; }
    [CodecMember(29)] public int M29 { get; set; }
    [CodecMember(30)] public int M30 { get; set; }
    [CodecMember(31)] public int M31 { get; set; }
    [CodecMember(32)] public int M32 { get; set; }
    [CodecMember(33)] public int M33 { get; set; }
    [CodecMember(34)] public int M34 { get; set; }
    [CodecMember(35)] public string? M35 { get; set; }
    [CodecMember(36)] public int M36 { get; set; }
    [CodecMember(37)] public int M37 { get; set; }
    [CodecMember(38)] public int M38 { get; set; }
    [CodecMember(39)] public int M39 { get; set; }
    [CodecMember(40)] public int M40 { get; set; }
    [CodecMember(41)] public int M41 { get; set; }
    [CodecMember(42)] public string? M42 { get; set; }
    [CodecMember(43)] public int M43 { get; set; }
    [CodecMember(44)] public int M44 { get; set; }
    [CodecMember(45)] public int M45 { get; set; }
    [CodecMember(46)] public int M46 { get; set; }
    [CodecMember(47)] public int M47 { get; set; }
    [CodecMember(48)] public int M48 { get; set; }
    [CodecMember(49)] public string? M49 { get; set; }
    [CodecMember(50)] public int M50 { get; set; }
    [CodecMember(51)] public int M51 { get; set; }
    [CodecMember(52)] public int M52 { get; set; }
    [CodecMember(53)] public int M53 { get; set; }
    [CodecMember(54)] public int M54 { get; set; }
    [CodecMember(55)] public int M55 { get; set; }
    [CodecMember(56)] public string? M56 { get; set; }
    [CodecMember(57)] public int M57 { get; set; }
    [CodecMember(58)] public int M58 { get; set; }
    [CodecMember(59)] public int M59 { get; set; }
    [CodecMember(60)] public int M60 { get; set; }
    [CodecMember(61)] public int M61 { get; set; }
    [CodecMember(62)] public int M62 { get; set; }
    [CodecMember(63)] public string? M63 { get; set; }
    [CodecMember(64)] public int M64 { get; set; }
    [CodecMember(65)] public int M65 { get; set; }
    [CodecMember(66)] public int M66 { get; set; }
    [CodecMember(67)] public int M67 { get; set; }
    [CodecMember(68)] public int M68 { get; set; }
    [CodecMember(69)] public int M69 { get; set; }
    [CodecMember(70)] public string? M70 { get; set; }
    [CodecMember(71)] public int M71 { get; set; }
    [CodecMember(72)] public int M72 { get; set; }
    [CodecMember(73)] public int M73 { get; set; }
    [CodecMember(74)] public int M74 { get; set; }
    [CodecMember(75)] public int M75 { get; set; }
    [CodecMember(76)] public int M76 { get; set; }
    [CodecMember(77)] public string? M77 { get; set; }
    [CodecMember(78)] public int M78 { get; set; }
    [CodecMember(79)] public int M79 { get; set; }
    [CodecMember(80)] public int M80 { get; set; }
    [CodecMember(81)] public int M81 { get; set; }
    [CodecMember(82)] public int M82 { get; set; }
    [CodecMember(83)] public int M83 { get; set; }
    [CodecMember(84)] public string? M84 { get; set; }
    [CodecMember(85)] public int M85 { get; set; }
    [CodecMember(86)] public int M86 { get; set; }
    [CodecMember(87)] public int M87 { get; set; }
    [CodecMember(88)] public int M88 { get; set; }
    [CodecMember(89)] public int M89 { get; set; }
    [CodecMember(90)] public int M90 { get; set; }
    [CodecMember(91)] public string? M91 { get; set; }
    [CodecMember(92)] public int M92 { get; set; }
    [CodecMember(93)] public int M93 { get; set; }
    [CodecMember(94)] public int M94 { get; set; }
    [CodecMember(95)] public int M95 { get; set; }
    [CodecMember(96)] public int M96 { get; set; }
    [CodecMember(97)] public int M97 { get; set; }
    [CodecMember(98)] public string? M98 { get; set; }
    [CodecMember(99)] public int M99 { get; set; }
    [CodecMember(100)] public int M100 { get; set; }
    [CodecMember(101)] public int M101 { get; set; }
    [CodecMember(102)] public int M102 { get; set; }
    [CodecMember(103)] public int M103 { get; set; }
    [CodecMember(104)] public int M104 { get; set; }
    [CodecMember(105)] public string? M105 { get; set; }
    [CodecMember(106)] public int M106 { get; set; }
    [CodecMember(107)] public int M107 { get; set; }
    [CodecMember(108)] public int M108 { get; set; }
    [CodecMember(109)] public int M109 { get; set; }
    [CodecMember(110)] public int M110 { get; set; }
    [CodecMember(111)] public int M111 { get; set; }
    [CodecMember(112)] public string? M112 { get; set; }
    [CodecMember(113)] public int M113 { get; set; }
    [CodecMember(114)] public int M114 { get; set; }
    [CodecMember(115)] public int M115 { get; set; }
    [CodecMember(116)] public int M116 { get; set; }
    [CodecMember(117)] public int M117 { get; set; }
    [CodecMember(118)] public int M118 { get; set; }
    [CodecMember(119)] public string? M119 { get; set; }
    [CodecMember(120)] public int M120 { get; set; }
    [CodecMember(121)] public int M121 { get; set; }
    [CodecMember(122)] public int M122 { get; set; }
    [CodecMember(123)] public int M123 { get; set; }
    [CodecMember(124)] public int M124 { get; set; }
    [CodecMember(125)] public int M125 { get; set; }
    [CodecMember(126)] public string? M126 { get; set; }
    [CodecMember(127)] public int M127 { get; set; }
    [CodecMember(128)] public int M128 { get; set; }
    [CodecMember(129)] public int M129 { get; set; }
    [CodecMember(130)] public int M130 { get; set; }
    [CodecMember(131)] public int M131 { get; set; }
    [CodecMember(132)] public int M132 { get; set; }
    [CodecMember(133)] public string? M133 { get; set; }
    [CodecMember(134)] public int M134 { get; set; }
    [CodecMember(135)] public int M135 { get; set; }
    [CodecMember(136)] public int M136 { get; set; }
    [CodecMember(137)] public int M137 { get; set; }
    [CodecMember(138)] public int M138 { get; set; }
    [CodecMember(139)] public int M139 { get; set; }
    [CodecMember(140)] public string? M140 { get; set; }
    [CodecMember(141)] public int M141 { get; set; }
    [CodecMember(142)] public int M142 { get; set; }
    [CodecMember(143)] public int M143 { get; set; }
    [CodecMember(144)] public int M144 { get; set; }
    [CodecMember(145)] public int M145 { get; set; }
    [CodecMember(146)] public int M146 { get; set; }
    [CodecMember(147)] public string? M147 { get; set; }
    [CodecMember(148)] public int M148 { get; set; }
    [CodecMember(149)] public int M149 { get; set; }
    [CodecMember(150)] public int M150 { get; set; }
    [CodecMember(151)] public int M151 { get; set; }
    [CodecMember(152)] public int M152 { get; set; }
    [CodecMember(153)] public int M153 { get; set; }
    [CodecMember(154)] public string? M154 { get; set; }
    [CodecMember(155)] public int M155 { get; set; }
    [CodecMember(156)] public int M156 { get; set; }
    [CodecMember(157)] public int M157 { get; set; }
    [CodecMember(158)] public int M158 { get; set; }
    [CodecMember(159)] public int M159 { get; set; }
    [CodecMember(160)] public int M160 { get; set; }
    [CodecMember(161)] public string? M161 { get; set; }
    [CodecMember(162)] public int M162 { get; set; }
    [CodecMember(163)] public int M163 { get; set; }
    [CodecMember(164)] public int M164 { get; set; }
    [CodecMember(165)] public int M165 { get; set; }
    [CodecMember(166)] public int M166 { get; set; }
    [CodecMember(167)] public int M167 { get; set; }
    [CodecMember(168)] public string? M168 { get; set; }
    [CodecMember(169)] public int M169 { get; set; }
    [CodecMember(170)] public int M170 { get; set; }
    [CodecMember(171)] public int M171 { get; set; }
    [CodecMember(172)] public int M172 { get; set; }
    [CodecMember(173)] public int M173 { get; set; }
    [CodecMember(174)] public int M174 { get; set; }
    [CodecMember(175)] public string? M175 { get; set; }
    [CodecMember(176)] public int M176 { get; set; }
    [CodecMember(177)] public int M177 { get; set; }
    [CodecMember(178)] public int M178 { get; set; }
    [CodecMember(179)] public int M179 { get; set; }
    [CodecMember(180)] public int M180 { get; set; }
    [CodecMember(181)] public int M181 { get; set; }
    [CodecMember(182)] public string? M182 { get; set; }
    [CodecMember(183)] public int M183 { get; set; }
    [CodecMember(184)] public int M184 { get; set; }
    [CodecMember(185)] public int M185 { get; set; }
    [CodecMember(186)] public int M186 { get; set; }
    [CodecMember(187)] public int M187 { get; set; }
    [CodecMember(188)] public int M188 { get; set; }
    [CodecMember(189)] public string? M189 { get; set; }
    [CodecMember(190)] public int M190 { get; set; }
    [CodecMember(191)] public int M191 { get; set; }
    [CodecMember(192)] public int M192 { get; set; }
    [CodecMember(193)] public int M193 { get; set; }
    [CodecMember(194)] public int M194 { get; set; }
    [CodecMember(195)] public int M195 { get; set; }
    [CodecMember(196)] public string? M196 { get; set; }
    [CodecMember(197)] public int M197 { get; set; }
    [CodecMember(198)] public int M198 { get; set; }
    [CodecMember(199)] public int M199 { get; set; }
    [CodecMember(200)] public int M200 { get; set; }
    [CodecMember(201)] public int M201 { get; set; }
    [CodecMember(202)] public int M202 { get; set; }
    [CodecMember(203)] public string? M203 { get; set; }
    [CodecMember(204)] public int M204 { get; set; }
    [CodecMember(205)] public int M205 { get; set; }
    [CodecMember(206)] public int M206 { get; set; }
    [CodecMember(207)] public int M207 { get; set; }
    [CodecMember(208)] public int M208 { get; set; }
    [CodecMember(209)] public int M209 { get; set; }
    [CodecMember(210)] public string? M210 { get; set; }
    [CodecMember(211)] public int M211 { get; set; }
    [CodecMember(212)] public int M212 { get; set; }
    [CodecMember(213)] public int M213 { get; set; }
    [CodecMember(214)] public int M214 { get; set; }
    [CodecMember(215)] public int M215 { get; set; }
    [CodecMember(216)] public int M216 { get; set; }
    [CodecMember(217)] public string? M217 { get; set; }
    [CodecMember(218)] public int M218 { get; set; }
    [CodecMember(219)] public int M219 { get; set; }
    [CodecMember(220)] public int M220 { get; set; }
    [CodecMember(221)] public int M221 { get; set; }
    [CodecMember(222)] public int M222 { get; set; }
    [CodecMember(223)] public int M223 { get; set; }
    [CodecMember(224)] public string? M224 { get; set; }
    [CodecMember(225)] public int M225 { get; set; }
    [CodecMember(226)] public int M226 { get; set; }
    [CodecMember(227)] public int M227 { get; set; }
    [CodecMember(228)] public int M228 { get; set; }
    [CodecMember(229)] public int M229 { get; set; }
    [CodecMember(230)] public int M230 { get; set; }
    [CodecMember(231)] public string? M231 { get; set; }
    [CodecMember(232)] public int M232 { get; set; }
    [CodecMember(233)] public int M233 { get; set; }
    [CodecMember(234)] public int M234 { get; set; }
    [CodecMember(235)] public int M235 { get; set; }
    [CodecMember(236)] public int M236 { get; set; }
    [CodecMember(237)] public int M237 { get; set; }
    [CodecMember(238)] public string? M238 { get; set; }
    [CodecMember(239)] public int M239 { get; set; }
    [CodecMember(240)] public int M240 { get; set; }
    [CodecMember(241)] public int M241 { get; set; }
    [CodecMember(242)] public int M242 { get; set; }
    [CodecMember(243)] public int M243 { get; set; }
    [CodecMember(244)] public int M244 { get; set; }
    [CodecMember(245)] public string? M245 { get; set; }
    [CodecMember(246)] public int M246 { get; set; }
    [CodecMember(247)] public int M247 { get; set; }
    [CodecMember(248)] public int M248 { get; set; }
    [CodecMember(249)] public int M249 { get; set; }
    [CodecMember(250)] public int M250 { get; set; }
    [CodecMember(251)] public int M251 { get; set; }
    [CodecMember(252)] public string? M252 { get; set; }
    [CodecMember(253)] public int M253 { get; set; }
    [CodecMember(254)] public int M254 { get; set; }
    [CodecMember(255)] public int M255 { get; set; }
    [CodecMember(256)] public int M256 { get; set; }
    [CodecMember(257)] public int M257 { get; set; }
    [CodecMember(258)] public int M258 { get; set; }
    [CodecMember(259)] public string? M259 { get; set; }
    [CodecMember(260)] public int M260 { get; set; }
    [CodecMember(261)] public int M261 { get; set; }
    [CodecMember(262)] public int M262 { get; set; }
    [CodecMember(263)] public int M263 { get; set; }
    [CodecMember(264)] public int M264 { get; set; }
    [CodecMember(265)] public int M265 { get; set; }
    [CodecMember(266)] public string? M266 { get; set; }
    [CodecMember(267)] public int M267 { get; set; }
    [CodecMember(268)] public int M268 { get; set; }
    [CodecMember(269)] public int M269 { get; set; }
    [CodecMember(270)] public int M270 { get; set; }
    [CodecMember(271)] public int M271 { get; set; }
    [CodecMember(272)] public int M272 { get; set; }
    [CodecMember(273)] public string? M273 { get; set; }
    [CodecMember(274)] public int M274 { get; set; }
    [CodecMember(275)] public int M275 { get; set; }
    [CodecMember(276)] public int M276 { get; set; }
    [CodecMember(277)] public int M277 { get; set; }
    [CodecMember(278)] public int M278 { get; set; }
    [CodecMember(279)] public int M279 { get; set; }
    [CodecMember(280)] public string? M280 { get; set; }
    [CodecMember(281)] public int M281 { get; set; }
    [CodecMember(282)] public int M282 { get; set; }
    [CodecMember(283)] public int M283 { get; set; }
    [CodecMember(284)] public int M284 { get; set; }
    [CodecMember(285)] public int M285 { get; set; }
    [CodecMember(286)] public int M286 { get; set; }
    [CodecMember(287)] public string? M287 { get; set; }
    [CodecMember(288)] public int M288 { get; set; }
    [CodecMember(289)] public int M289 { get; set; }
    [CodecMember(290)] public int M290 { get; set; }
    [CodecMember(291)] public int M291 { get; set; }
    [CodecMember(292)] public int M292 { get; set; }
    [CodecMember(293)] public int M293 { get; set; }
    [CodecMember(294)] public string? M294 { get; set; }
    [CodecMember(295)] public int M295 { get; set; }
    [CodecMember(296)] public int M296 { get; set; }
    [CodecMember(297)] public int M297 { get; set; }
    [CodecMember(298)] public int M298 { get; set; }
    [CodecMember(299)] public int M299 { get; set; }
    [CodecMember(300)] public int M300 { get; set; }

    internal static Wide300 Filled() => new()
    {
        M1 = 1,
        M2 = 2,
        M3 = 3,
        M4 = 4,
        M5 = 5,
        M6 = 6,
        M7 = "7",
        M8 = 8,
        M9 = 9,
        M10 = 10,
        M11 = 11,
        M12 = 12,
        M13 = 13,
        M14 = "14",
        M15 = 15,
        M16 = 16,
        M17 = 17,
        M18 = 18,
        M19 = 19,
        M20 = 20,
        M21 = "21",
        M22 = 22,
        M23 = 23,
        M24 = 24,
        M25 = 25,
        M26 = 26,
        M27 = 27,
        M28 = "28",
        M29 = 29,
        M30 = 30,
        M31 = 31,
        M32 = 32,
        M33 = 33,
        M34 = 34,
        M35 = "35",
        M36 = 36,
        M37 = 37,
        M38 = 38,
        M39 = 39,
        M40 = 40,
        M41 = 41,
        M42 = "42",
        M43 = 43,
        M44 = 44,
        M45 = 45,
        M46 = 46,
        M47 = 47,
        M48 = 48,
        M49 = "49",
        M50 = 50,
        M51 = 51,
        M52 = 52,
        M53 = 53,
        M54 = 54,
        M55 = 55,
        M56 = "56",
        M57 = 57,
        M58 = 58,
        M59 = 59,
        M60 = 60,
        M61 = 61,
        M62 = 62,
        M63 = "63",
        M64 = 64,
        M65 = 65,
        M66 = 66,
        M67 = 67,
        M68 = 68,
        M69 = 69,
        M70 = "70",
        M71 = 71,
        M72 = 72,
        M73 = 73,
        M74 = 74,
        M75 = 75,
        M76 = 76,
        M77 = "77",
        M78 = 78,
        M79 = 79,
        M80 = 80,
        M81 = 81,
        M82 = 82,
        M83 = 83,
        M84 = "84",
        M85 = 85,
        M86 = 86,
        M87 = 87,
        M88 = 88,
        M89 = 89,
        M90 = 90,
        M91 = "91",
        M92 = 92,
        M93 = 93,
        M94 = 94,
        M95 = 95,
        M96 = 96,
        M97 = 97,
        M98 = "98",
        M99 = 99,
        M100 = 100,
        M101 = 101,
        M102 = 102,
        M103 = 103,
        M104 = 104,
        M105 = "105",
        M106 = 106,
        M107 = 107,
        M108 = 108,
        M109 = 109,
        M110 = 110,
        M111 = 111,
        M112 = "112",
        M113 = 113,
        M114 = 114,
        M115 = 115,
        M116 = 116,
        M117 = 117,
        M118 = 118,
        M119 = "119",
        M120 = 120,
        M121 = 121,
        M122 = 122,
        M123 = 123,
        M124 = 124,
        M125 = 125,
        M126 = "126",
        M127 = 127,
        M128 = 128,
        M129 = 129,
        M130 = 130,
        M131 = 131,
        M132 = 132,
        M133 = "133",
        M134 = 134,
        M135 = 135,
        M136 = 136,
        M137 = 137,
        M138 = 138,
        M139 = 139,
        M140 = "140",
        M141 = 141,
        M142 = 142,
        M143 = 143,
        M144 = 144,
        M145 = 145,
        M146 = 146,
        M147 = "147",
        M148 = 148,
        M149 = 149,
        M150 = 150,
        M151 = 151,
        M152 = 152,
        M153 = 153,
        M154 = "154",
        M155 = 155,
        M156 = 156,
        M157 = 157,
        M158 = 158,
        M159 = 159,
        M160 = 160,
        M161 = "161",
        M162 = 162,
        M163 = 163,
        M164 = 164,
        M165 = 165,
        M166 = 166,
        M167 = 167,
        M168 = "168",
        M169 = 169,
        M170 = 170,
        M171 = 171,
        M172 = 172,
        M173 = 173,
        M174 = 174,
        M175 = "175",
        M176 = 176,
        M177 = 177,
        M178 = 178,
        M179 = 179,
        M180 = 180,
        M181 = 181,
        M182 = "182",
        M183 = 183,
        M184 = 184,
        M185 = 185,
        M186 = 186,
        M187 = 187,
        M188 = 188,
        M189 = "189",
        M190 = 190,
        M191 = 191,
        M192 = 192,
        M193 = 193,
        M194 = 194,
        M195 = 195,
        M196 = "196",
        M197 = 197,
        M198 = 198,
        M199 = 199,
        M200 = 200,
        M201 = 201,
        M202 = 202,
        M203 = "203",
        M204 = 204,
        M205 = 205,
        M206 = 206,
        M207 = 207,
        M208 = 208,
        M209 = 209,
        M210 = "210",
        M211 = 211,
        M212 = 212,
        M213 = 213,
        M214 = 214,
        M215 = 215,
        M216 = 216,
        M217 = "217",
        M218 = 218,
        M219 = 219,
        M220 = 220,
        M221 = 221,
        M222 = 222,
        M223 = 223,
        M224 = "224",
        M225 = 225,
        M226 = 226,
        M227 = 227,
        M228 = 228,
        M229 = 229,
        M230 = 230,
        M231 = "231",
        M232 = 232,
        M233 = 233,
        M234 = 234,
        M235 = 235,
        M236 = 236,
        M237 = 237,
        M238 = "238",
        M239 = 239,
        M240 = 240,
        M241 = 241,
        M242 = 242,
        M243 = 243,
        M244 = 244,
        M245 = "245",
        M246 = 246,
        M247 = 247,
        M248 = 248,
        M249 = 249,
        M250 = 250,
        M251 = 251,
        M252 = "252",
        M253 = 253,
        M254 = 254,
        M255 = 255,
        M256 = 256,
        M257 = 257,
        M258 = 258,
        M259 = "259",
        M260 = 260,
        M261 = 261,
        M262 = 262,
        M263 = 263,
        M264 = 264,
        M265 = 265,
        M266 = "266",
        M267 = 267,
        M268 = 268,
        M269 = 269,
        M270 = 270,
        M271 = 271,
        M272 = 272,
        M273 = "273",
        M274 = 274,
        M275 = 275,
        M276 = 276,
        M277 = 277,
        M278 = 278,
        M279 = 279,
        M280 = "280",
        M281 = 281,
        M282 = 282,
        M283 = 283,
        M284 = 284,
        M285 = 285,
        M286 = 286,
        M287 = "287",
        M288 = 288,
        M289 = 289,
        M290 = 290,
        M291 = 291,
        M292 = 292,
        M293 = 293,
        M294 = "294",
        M295 = 295,
        M296 = 296,
        M297 = 297,
        M298 = 298,
        M299 = 299,
        M300 = 300,
    };
}

[GenerateCodec]
public sealed class Wide40Texts
{
    public string? M1 { get; set; }
    public string? M2 { get; set; }
    public string? M3 { get; set; }
    public string? M4 { get; set; }
    public string? M5 { get; set; }
    public string? M6 { get; set; }
    public string? M7 { get; set; }
    public string? M8 { get; set; }
    public string? M9 { get; set; }
    public string? M10 { get; set; }
    public string? M11 { get; set; }
    public string? M12 { get; set; }
    public string? M13 { get; set; }
    public string? M14 { get; set; }
    public string? M15 { get; set; }
    public string? M16 { get; set; }
    public string? M17 { get; set; }
    public string? M18 { get; set; }
    public string? M19 { get; set; }
    public string? M20 { get; set; }
    public string? M21 { get; set; }
    public string? M22 { get; set; }
    public string? M23 { get; set; }
    public string? M24 { get; set; }
    public string? M25 { get; set; }
    public string? M26 { get; set; }
    public string? M27 { get; set; }
    public string? M28 { get; set; }
    public string? M29 { get; set; }
    public string? M30 { get; set; }
    public string? M31 { get; set; }
    public string? M32 { get; set; }
    public string? M33 { get; set; }
    public string? M34 { get; set; }
    public string? M35 { get; set; }
    public string? M36 { get; set; }
    public string? M37 { get; set; }
    public string? M38 { get; set; }
    public string? M39 { get; set; }
    public string? M40 { get; set; }

    internal static Wide40Texts Filled() => new()
    {
        M1 = "1",
        M2 = "2",
        M3 = "3",
        M4 = "4",
        M5 = "5",
        M6 = "6",
        M7 = "7",
        M8 = "8",
        M9 = "9",
        M10 = "10",
        M11 = "11",
        M12 = "12",
        M13 = "13",
        M14 = "14",
        M15 = "15",
        M16 = "16",
        M17 = "17",
        M18 = "18",
        M19 = "19",
        M20 = "20",
        M21 = "21",
        M22 = "22",
        M23 = "23",
        M24 = "24",
        M25 = "25",
        M26 = "26",
        M27 = "27",
        M28 = "28",
        M29 = "29",
        M30 = "30",
        M31 = "31",
        M32 = "32",
        M33 = "33",
        M34 = "34",
        M35 = "35",
        M36 = "36",
        M37 = "37",
        M38 = "38",
        M39 = "39",
        M40 = "40",
    };
}

[GenerateCodec]
public sealed class HoldsWide
{
    public Wide60? A { get; set; }

    public List<Wide60Image>? B { get; set; }

    public Wide60Struct C { get; set; }
}
