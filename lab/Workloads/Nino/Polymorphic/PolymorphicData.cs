// Owns: the values of document 002's polymorphic test, made from a seed.
// Must not know: libraries.
namespace Octavo.Lab.Workloads;

/// <summary>The document's data: every object has the id 1000 and all its transforms (1, 2, 3); what is random there comes from a seed here.</summary>
public sealed class PolymorphicData(int seed)
{
    private static readonly Func<FooBase>[] s_cycle =
    [
        () => new FooA(),
        () => new FooB(),
        () => new FooC(),
        () => new FooD(),
        () => new FooE(),
        () => new FooF(),
        () => new FooG(),
        () => new FooH(),
        () => new FooI(),
        () => new FooJ(),
        () => new FooK(),
        () => new FooL(),
        () => new FooM(),
        () => new FooN(),
        () => new FooO(),
        () => new FooP(),
        () => new FooQ(),
        () => new FooR(),
        () => new FooS(),
        () => new FooZ(),
    ];

    private readonly Random _random = new(seed);

    /// <summary>Objects of the twenty classes in turn.</summary>
    public static FooBase[] Foos(int count) =>
        [.. Enumerable.Range(0, count).Select(i => Fill(s_cycle[i % s_cycle.Length](), () => new Transform { X = 1, Y = 2, Z = 3 }))];

    /// <summary>One object with so many others in its list.</summary>
    public PolymorphicBase Class(int elements) => new PolymorphicClass
    {
        Id = _random.Next(),
        Tag = _random.Next() % 2 == 0,
        Numbers = [.. Enumerable.Range(0, 100).Select(_ => _random.Next())],
        Numbers2 = [.. Foos(elements)],
        Map1 = Enumerable.Range(1, 12).ToDictionary(key => key, key => Foos(4)[(key - 1) % 4]),
        Foo = Fill(new FooD(), () => new Transform { X = _random.NextSingle(), Y = _random.NextSingle(), Z = _random.NextSingle() }),
        Set = Distinct(100),
        BaseId = 1000,
    };

    private static FooBase Fill(FooBase foo, Func<Transform> next)
    {
        foo.Id = 1000;
        if (foo is FooA a)
            a.Card = next();
        if (foo is FooB b)
            b.CardB = next();
        if (foo is FooC c)
            c.CardC = next();
        if (foo is FooD d)
            d.CardD = next();
        return foo;
    }

    private HashSet<int> Distinct(int count)
    {
        var set = new HashSet<int>();
        while (set.Count < count)
            set.Add(_random.Next());
        return set;
    }
}
