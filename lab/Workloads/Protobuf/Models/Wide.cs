// Owns: a message of very many members.
// Must not know: how it is filled, compared or measured.
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Protobuf;

/// <summary>A hundred and twenty members of six kinds, a third of them there; from the sixteenth on a tag takes two bytes.</summary>
[GenerateCodec]
[ProtoContract]
public sealed partial class Wide
{
    [ProtoMember(1)] public int Member1 { get; set; }
    [ProtoMember(2, DataFormat = DataFormat.ZigZag)] public long Member2 { get; set; }
    [ProtoMember(3)] public string? Member3 { get; set; }
    [ProtoMember(4)] public double Member4 { get; set; }
    [ProtoMember(5)] public bool Member5 { get; set; }
    [ProtoMember(6, DataFormat = DataFormat.FixedSize)] public uint Member6 { get; set; }
    [ProtoMember(7)] public int Member7 { get; set; }
    [ProtoMember(8, DataFormat = DataFormat.ZigZag)] public long Member8 { get; set; }
    [ProtoMember(9)] public string? Member9 { get; set; }
    [ProtoMember(10)] public double Member10 { get; set; }
    [ProtoMember(11)] public bool Member11 { get; set; }
    [ProtoMember(12, DataFormat = DataFormat.FixedSize)] public uint Member12 { get; set; }
    [ProtoMember(13)] public int Member13 { get; set; }
    [ProtoMember(14, DataFormat = DataFormat.ZigZag)] public long Member14 { get; set; }
    [ProtoMember(15)] public string? Member15 { get; set; }
    [ProtoMember(16)] public double Member16 { get; set; }
    [ProtoMember(17)] public bool Member17 { get; set; }
    [ProtoMember(18, DataFormat = DataFormat.FixedSize)] public uint Member18 { get; set; }
    [ProtoMember(19)] public int Member19 { get; set; }
    [ProtoMember(20, DataFormat = DataFormat.ZigZag)] public long Member20 { get; set; }
    [ProtoMember(21)] public string? Member21 { get; set; }
    [ProtoMember(22)] public double Member22 { get; set; }
    [ProtoMember(23)] public bool Member23 { get; set; }
    [ProtoMember(24, DataFormat = DataFormat.FixedSize)] public uint Member24 { get; set; }
    [ProtoMember(25)] public int Member25 { get; set; }
    [ProtoMember(26, DataFormat = DataFormat.ZigZag)] public long Member26 { get; set; }
    [ProtoMember(27)] public string? Member27 { get; set; }
    [ProtoMember(28)] public double Member28 { get; set; }
    [ProtoMember(29)] public bool Member29 { get; set; }
    [ProtoMember(30, DataFormat = DataFormat.FixedSize)] public uint Member30 { get; set; }
    [ProtoMember(31)] public int Member31 { get; set; }
    [ProtoMember(32, DataFormat = DataFormat.ZigZag)] public long Member32 { get; set; }
    [ProtoMember(33)] public string? Member33 { get; set; }
    [ProtoMember(34)] public double Member34 { get; set; }
    [ProtoMember(35)] public bool Member35 { get; set; }
    [ProtoMember(36, DataFormat = DataFormat.FixedSize)] public uint Member36 { get; set; }
    [ProtoMember(37)] public int Member37 { get; set; }
    [ProtoMember(38, DataFormat = DataFormat.ZigZag)] public long Member38 { get; set; }
    [ProtoMember(39)] public string? Member39 { get; set; }
    [ProtoMember(40)] public double Member40 { get; set; }
    [ProtoMember(41)] public bool Member41 { get; set; }
    [ProtoMember(42, DataFormat = DataFormat.FixedSize)] public uint Member42 { get; set; }
    [ProtoMember(43)] public int Member43 { get; set; }
    [ProtoMember(44, DataFormat = DataFormat.ZigZag)] public long Member44 { get; set; }
    [ProtoMember(45)] public string? Member45 { get; set; }
    [ProtoMember(46)] public double Member46 { get; set; }
    [ProtoMember(47)] public bool Member47 { get; set; }
    [ProtoMember(48, DataFormat = DataFormat.FixedSize)] public uint Member48 { get; set; }
    [ProtoMember(49)] public int Member49 { get; set; }
    [ProtoMember(50, DataFormat = DataFormat.ZigZag)] public long Member50 { get; set; }
    [ProtoMember(51)] public string? Member51 { get; set; }
    [ProtoMember(52)] public double Member52 { get; set; }
    [ProtoMember(53)] public bool Member53 { get; set; }
    [ProtoMember(54, DataFormat = DataFormat.FixedSize)] public uint Member54 { get; set; }
    [ProtoMember(55)] public int Member55 { get; set; }
    [ProtoMember(56, DataFormat = DataFormat.ZigZag)] public long Member56 { get; set; }
    [ProtoMember(57)] public string? Member57 { get; set; }
    [ProtoMember(58)] public double Member58 { get; set; }
    [ProtoMember(59)] public bool Member59 { get; set; }
    [ProtoMember(60, DataFormat = DataFormat.FixedSize)] public uint Member60 { get; set; }
    [ProtoMember(61)] public int Member61 { get; set; }
    [ProtoMember(62, DataFormat = DataFormat.ZigZag)] public long Member62 { get; set; }
    [ProtoMember(63)] public string? Member63 { get; set; }
    [ProtoMember(64)] public double Member64 { get; set; }
    [ProtoMember(65)] public bool Member65 { get; set; }
    [ProtoMember(66, DataFormat = DataFormat.FixedSize)] public uint Member66 { get; set; }
    [ProtoMember(67)] public int Member67 { get; set; }
    [ProtoMember(68, DataFormat = DataFormat.ZigZag)] public long Member68 { get; set; }
    [ProtoMember(69)] public string? Member69 { get; set; }
    [ProtoMember(70)] public double Member70 { get; set; }
    [ProtoMember(71)] public bool Member71 { get; set; }
    [ProtoMember(72, DataFormat = DataFormat.FixedSize)] public uint Member72 { get; set; }
    [ProtoMember(73)] public int Member73 { get; set; }
    [ProtoMember(74, DataFormat = DataFormat.ZigZag)] public long Member74 { get; set; }
    [ProtoMember(75)] public string? Member75 { get; set; }
    [ProtoMember(76)] public double Member76 { get; set; }
    [ProtoMember(77)] public bool Member77 { get; set; }
    [ProtoMember(78, DataFormat = DataFormat.FixedSize)] public uint Member78 { get; set; }
    [ProtoMember(79)] public int Member79 { get; set; }
    [ProtoMember(80, DataFormat = DataFormat.ZigZag)] public long Member80 { get; set; }
    [ProtoMember(81)] public string? Member81 { get; set; }
    [ProtoMember(82)] public double Member82 { get; set; }
    [ProtoMember(83)] public bool Member83 { get; set; }
    [ProtoMember(84, DataFormat = DataFormat.FixedSize)] public uint Member84 { get; set; }
    [ProtoMember(85)] public int Member85 { get; set; }
    [ProtoMember(86, DataFormat = DataFormat.ZigZag)] public long Member86 { get; set; }
    [ProtoMember(87)] public string? Member87 { get; set; }
    [ProtoMember(88)] public double Member88 { get; set; }
    [ProtoMember(89)] public bool Member89 { get; set; }
    [ProtoMember(90, DataFormat = DataFormat.FixedSize)] public uint Member90 { get; set; }
    [ProtoMember(91)] public int Member91 { get; set; }
    [ProtoMember(92, DataFormat = DataFormat.ZigZag)] public long Member92 { get; set; }
    [ProtoMember(93)] public string? Member93 { get; set; }
    [ProtoMember(94)] public double Member94 { get; set; }
    [ProtoMember(95)] public bool Member95 { get; set; }
    [ProtoMember(96, DataFormat = DataFormat.FixedSize)] public uint Member96 { get; set; }
    [ProtoMember(97)] public int Member97 { get; set; }
    [ProtoMember(98, DataFormat = DataFormat.ZigZag)] public long Member98 { get; set; }
    [ProtoMember(99)] public string? Member99 { get; set; }
    [ProtoMember(100)] public double Member100 { get; set; }
    [ProtoMember(101)] public bool Member101 { get; set; }
    [ProtoMember(102, DataFormat = DataFormat.FixedSize)] public uint Member102 { get; set; }
    [ProtoMember(103)] public int Member103 { get; set; }
    [ProtoMember(104, DataFormat = DataFormat.ZigZag)] public long Member104 { get; set; }
    [ProtoMember(105)] public string? Member105 { get; set; }
    [ProtoMember(106)] public double Member106 { get; set; }
    [ProtoMember(107)] public bool Member107 { get; set; }
    [ProtoMember(108, DataFormat = DataFormat.FixedSize)] public uint Member108 { get; set; }
    [ProtoMember(109)] public int Member109 { get; set; }
    [ProtoMember(110, DataFormat = DataFormat.ZigZag)] public long Member110 { get; set; }
    [ProtoMember(111)] public string? Member111 { get; set; }
    [ProtoMember(112)] public double Member112 { get; set; }
    [ProtoMember(113)] public bool Member113 { get; set; }
    [ProtoMember(114, DataFormat = DataFormat.FixedSize)] public uint Member114 { get; set; }
    [ProtoMember(115)] public int Member115 { get; set; }
    [ProtoMember(116, DataFormat = DataFormat.ZigZag)] public long Member116 { get; set; }
    [ProtoMember(117)] public string? Member117 { get; set; }
    [ProtoMember(118)] public double Member118 { get; set; }
    [ProtoMember(119)] public bool Member119 { get; set; }
    [ProtoMember(120, DataFormat = DataFormat.FixedSize)] public uint Member120 { get; set; }
}
