// Owns: the large class of document 000.
// Must not know: formats, harness.
namespace Octavo.Bench.Models;

/// <summary>Document 000's class of six members, collections declared by interface as there.</summary>
public partial class ComplexObject
{
    public int Id { get; set; }

    public string Name { get; set; } = null!;

    public bool Enabled { get; set; }

    public DateTime LastUpdated { get; set; }

    public ICollection<SimpleObject> Children { get; set; } = null!;

    public IDictionary<int, string> Mappings { get; set; } = null!;
}
