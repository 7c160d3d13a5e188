// Owns: maps and sets in one another, to any depth. Knows no test.
namespace Octavo.Interop.Tests.Types;

[GenerateCodec]
public sealed record Nest
{
    public int Id { get; set; }

    public Dictionary<string, Nest>? Map { get; set; }

    public HashSet<Nest>? Set { get; set; }
}
