// Owns: the class of document 002: ten members.
// Must not know: formats, harness.
namespace Octavo.Bench.Models;

/// <summary>Document 002's class: ten members, fields and properties mixed as there.</summary>
[GenerateCodec]
public partial class SimpleClass
{
    [CodecMember(1)] public int Id;
    [CodecMember(2)] public bool Tag;
    [CodecMember(3)] public Guid Guid;
    [CodecMember(4)] public DateTime CreateTime;
    [CodecMember(5)] public string Name { get; set; } = null!;
    [CodecMember(6)] public string Desc = null!;
    [CodecMember(7)] public int[] Numbers { get; set; } = null!;
    [CodecMember(8)] public List<DateTime> Dates { get; set; } = null!;
    [CodecMember(9)] public Dictionary<int, string> Map1 = null!;
    [CodecMember(10)] public Dictionary<int, int> Map2 { get; set; } = null!;
}
