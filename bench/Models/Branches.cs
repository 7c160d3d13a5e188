// Owns: the nodes of the suite of references: the same class without and with them.
namespace Octavo.Bench.Models;

[GenerateCodec]
internal sealed class Branch
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public Branch? Left { get; set; }

    public Branch? Right { get; set; }
}

[GenerateCodec(References = true)]
internal sealed class SharedBranch
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public SharedBranch? Left { get; set; }

    public SharedBranch? Right { get; set; }
}

/// <summary>A node of a graph that is a circle and more: neighbours in a list.</summary>
[GenerateCodec(References = true)]
internal sealed class Station
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public List<Station>? Lines { get; set; }
}
