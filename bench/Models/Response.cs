// Owns: the root of document 004's largesample.
// Must not know: formats, harness.
namespace Octavo.Bench.Models;

/// <summary>Names are the JSON names in .NET's spelling; the codec and the System.Text.Json context map them.</summary>
public partial class Response
{
    public List<User>? Users { get; set; }

    public string? Status { get; set; }

    public bool IsRealJson { get; set; }
}
