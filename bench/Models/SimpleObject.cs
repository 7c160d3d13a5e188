// Owns: the small class of document 000.
// Must not know: formats, harness.
namespace Octavo.Bench.Models;

/// <summary>Document 000's class of three members.</summary>
public partial class SimpleObject
{
    public int Id { get; set; }

    public string Name { get; set; } = null!;

    public bool Enabled { get; set; }
}
