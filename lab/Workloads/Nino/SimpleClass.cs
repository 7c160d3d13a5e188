// Owns: the class of document 002, with the attributes of every library that needs some.
// Must not know: how it is filled, compared or measured.
using MemoryPack;
using MessagePack;
using Nino.Core;
using Octavo;

namespace Octavo.Lab.Workloads;

/// <summary>Document 002's class: ten members, fields and properties mixed as there.</summary>
[GenerateCodec]
[NinoType]
[MemoryPackable]
[MessagePackObject]
public partial class SimpleClass
{
    [Key(0)] public int Id;
    [Key(1)] public bool Tag;
    [Key(2)] public Guid Guid;
    [Key(3)] public DateTime CreateTime;
    [Key(4)] public string Name { get; set; } = null!;
    [Key(5)][NinoUtf8] public string Desc = null!;
    [Key(6)] public int[] Numbers { get; set; } = null!;
    [Key(7)] public List<DateTime> Dates { get; set; } = null!;
    [Key(8)] public Dictionary<int, string> Map1 = null!;
    [Key(9)] public Dictionary<int, int> Map2 { get; set; } = null!;
}
