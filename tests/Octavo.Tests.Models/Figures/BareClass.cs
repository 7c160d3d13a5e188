// Owns: document 002's class as the document declares it, without initializers, so what reading allocates is what the data holds.
#nullable disable
using MessagePack;

namespace Octavo.Tests.Figures;

[GenerateCodec]
[MessagePackObject]
public partial class BareClass
{
    [Key(0)] public int Id;
    [Key(1)] public bool Tag;
    [Key(2)] public Guid Guid;
    [Key(3)] public DateTime CreateTime;
    [Key(4)] public string Name { get; set; }
    [Key(5)] public string Desc;
    [Key(6)] public int[] Numbers { get; set; }
    [Key(7)] public List<DateTime> Dates { get; set; }
    [Key(8)] public Dictionary<int, string> Map1;
    [Key(9)] public Dictionary<int, int> Map2 { get; set; }
}
