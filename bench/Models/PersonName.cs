// Owns: largesample's name.
// Must not know: formats, harness.
namespace Octavo.Bench.Models;

/// <summary>A name of <see cref="User"/>.</summary>
public partial class PersonName
{
    public string? First { get; set; }

    public string? Last { get; set; }
}
