// Owns: one entry of the zoo: a type and its sample values. Knows no format.
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Zoo;

/// <summary>An entry without its type argument.</summary>
public abstract class ZooEntry(string name)
{
    public string Name { get; } = name;

    /// <summary>Whether hand-written codecs take part, of which neither specification nor Shape says anything.</summary>
    public bool ByHand { get; init; }

    /// <summary>Whether the type's collections have an order of their own, so data in another order gives the same value.</summary>
    public bool Reorders { get; init; }

    /// <summary>The entry's test cases, one per format.</summary>
    public abstract IReadOnlyList<ZooCase> Cases { get; }

    public abstract Type Type { get; }

    /// <summary>The sample values, boxed.</summary>
    public abstract IEnumerable<object?> Objects();

    public override string ToString() => Name;
}

/// <summary>A type and its sample values.</summary>
/// <param name="name">Unique.</param>
/// <param name="make">Makes new values at each call: reading may fill an object in place.</param>
public sealed class ZooEntry<T>(string name, Func<IEnumerable<T>> make) : ZooEntry(name)
{
    public override Type Type => typeof(T);

    public override IEnumerable<object?> Objects() => Values().Select(value => (object?)value);

    public T[] Values() => [.. make()];

    public override IReadOnlyList<ZooCase> Cases => [.. FormatList.All<T>().Where(calls => calls.Has(Values())).Select(calls => new ZooCase<T>(this, calls))];
}
