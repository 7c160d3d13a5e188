// Owns: a party of an invoice.
// Must not know: formats, harness.
namespace Octavo.Bench.Models;

/// <summary>A message of texts.</summary>
public partial class Party
{
    public int Id { get; set; }

    public string Name { get; set; } = "";

    public string Street { get; set; } = "";

    public string City { get; set; } = "";
}
