// Owns: the small class of document 000.
// Must not know: formats, harness.
namespace Octavo.Bench.Models;

/// <summary>Document 000's class of three members.</summary>
[GenerateCodec]
public partial class SimpleObject
{
    [CodecMember(1)] public int Id { get; set; }
    [CodecMember(2)] public string Name { get; set; } = null!;
    [CodecMember(3)] public bool Enabled { get; set; }
}
