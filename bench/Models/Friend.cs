// Owns: largesample's friend.
// Must not know: formats, harness.
namespace Octavo.Bench.Models;

/// <summary>A friend of <see cref="User"/>.</summary>
public partial class Friend
{
    public int Id { get; set; }

    public string? Name { get; set; }
}
