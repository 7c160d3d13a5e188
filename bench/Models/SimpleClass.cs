// Owns: the class of document 002: ten members.
// Must not know: formats, harness.
namespace Octavo.Bench.Models;

/// <summary>Document 002's class: ten members, fields and properties mixed as there.</summary>
public partial class SimpleClass
{
    public int Id;
    public bool Tag;
    public Guid Guid;
    public DateTime CreateTime;
    public string Name { get; set; } = null!;
    public string Desc = null!;
    public int[] Numbers { get; set; } = null!;
    public List<DateTime> Dates { get; set; } = null!;
    public Dictionary<int, string> Map1 = null!;
    public Dictionary<int, int> Map2 { get; set; } = null!;
}
