// Owns: the large class of document 000.
// Must not know: formats, harness.
namespace Octavo.Bench.Models;

/// <summary>Document 000's class of six members, collections declared by interface as there.</summary>
[GenerateCodec]
public partial class ComplexObject
{
    [CodecMember(1)] public int Id { get; set; }
    [CodecMember(2)] public string Name { get; set; } = null!;
    [CodecMember(3)] public bool Enabled { get; set; }
    [CodecMember(4)] public DateTime LastUpdated { get; set; }
    [CodecMember(5)] public ICollection<SimpleObject> Children { get; set; } = null!;
    [CodecMember(6)] public IDictionary<int, string> Mappings { get; set; } = null!;
}
