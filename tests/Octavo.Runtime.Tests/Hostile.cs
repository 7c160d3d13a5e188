// Owns: a type whose namespace has the names of types that made codecs use.
namespace Acme.Math.List.Lists.Maps.Roots.Bytes.Copies.Optionals.Throw.CodecEntry;

public sealed class Hostile
{
    public decimal Total { get; set; }

    public List<DateTime> Times { get; set; } = [];

    public Dictionary<string, int?> Counts { get; set; } = [];

    public Hostile[]? Parts { get; set; }
}
