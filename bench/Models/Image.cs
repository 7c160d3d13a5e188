// Owns: largesample's image.
// Must not know: formats, harness.
namespace Octavo.Bench.Models;

/// <summary>An image of <see cref="User"/>.</summary>
public partial class Image
{
    public string? Id { get; set; }

    public string? Format { get; set; }

    public string? Url { get; set; }

    public string? Description { get; set; }
}
