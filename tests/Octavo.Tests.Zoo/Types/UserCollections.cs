// Owns: collections that a user wrote. Knows no format.
using System.Collections;
using System.Collections.ObjectModel;

namespace Octavo.Tests.Zoo.Types;

internal static class UserCollections
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<HoldsUserCollections>("collections of the user's own", () =>
        [
            new(),
            new() { Basket = [], Words = [], Prices = [], Explicit = [], Items = [] },
            new() { Basket = [1, 2], Words = ["a", "b"], Prices = new() { ["x"] = 1 }, Explicit = [1.5, -0.0], Items = ["i", null],
                Nested = new() { [1] = [2, 3] } },
        ]),
        new ZooEntry<Basket?>("root collection of the user's own", () => [[], [1, 2, 3], null]),
        new ZooEntry<Prices?>("root map of the user's own", () => [[], new() { ["a"] = 1, ["b"] = 2 }, null]),
    ];
}

[GenerateCodec]
public sealed class HoldsUserCollections
{
    public Basket? Basket { get; set; }

    public Words? Words { get; set; }

    public Prices? Prices { get; set; }

    public ExplicitCollection? Explicit { get; set; }

    public Items? Items { get; set; }

    public Dictionary<int, Basket>? Nested { get; set; }
}

[GenerateCodec]
public class Basket : List<int>;

[GenerateCodec]
public sealed class Words : HashSet<string>;

[GenerateCodec]
public sealed class Prices : Dictionary<string, decimal>;

[GenerateCodec]
public sealed class Items : Collection<string?>;

/// <summary>All of <see cref="ICollection{T}"/> is explicit.</summary>
[GenerateCodec]
public sealed class ExplicitCollection : ICollection<double>
{
    private readonly List<double> _items = [];

    int ICollection<double>.Count => _items.Count;

    bool ICollection<double>.IsReadOnly => false;

    public void Add(double item) => _items.Add(item);

    void ICollection<double>.Clear() => _items.Clear();

    bool ICollection<double>.Contains(double item) => _items.Contains(item);

    void ICollection<double>.CopyTo(double[] array, int arrayIndex) => _items.CopyTo(array, arrayIndex);

    bool ICollection<double>.Remove(double item) => _items.Remove(item);

    IEnumerator<double> IEnumerable<double>.GetEnumerator() => _items.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => _items.GetEnumerator();
}
