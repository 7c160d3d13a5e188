// Owns: the struct of document 002: two members, no references.
// Must not know: formats, harness.
namespace Octavo.Bench.Models;

/// <summary>Document 002's struct.</summary>
public partial struct SimpleStruct
{
    public int Id;
    public DateTime CreateTime;
}
