// Owns: the struct of document 002: two members, no references.
// Must not know: formats, harness.
namespace Octavo.Bench.Models;

/// <summary>Document 002's struct.</summary>
[GenerateCodec]
public partial struct SimpleStruct
{
    [CodecMember(1)] public int Id;
    [CodecMember(2)] public DateTime CreateTime;
}
