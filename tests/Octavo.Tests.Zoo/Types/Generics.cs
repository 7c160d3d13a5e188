// Owns: generic definitions with the attribute, closed if they are held. Knows no format.
using Octavo;

[assembly: GenerateCodecFor(typeof(Octavo.Tests.Zoo.Types.Bare<>))]
[assembly: GenerateCodecFor(typeof(Octavo.Tests.Zoo.Types.Wrapped<Guid>)), GenerateCodecFor(typeof(Octavo.Tests.Zoo.Types.Both<int, int>))]

namespace Octavo.Tests.Zoo.Types;

internal static class Generics
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<OfGenerics>("generic types, closed by their holders", () =>
        [
            new(),
            new()
            {
                Numbers = new() { Item = 1, Items = [2, 3] }, Texts = new() { Item = "t", Items = ["u"] }, Nested = [new() { Item = new() { Item = 5 } }],
                    Spot = new() { A = 1, B = 2 }, Managed = new() { A = "a", B = 3 },
                Perhaps = new Both<string, int> { A = "p" }, Map = new() { ["k"] = new() { Value = [1.5] } },
                    Node = new() { Value = 1, Next = new() { Value = 2 } }, Record = new("f", [4]),
            },
        ]),
        new ZooEntry<Wrapped<Guid>?>("root of a generic type", () => [null, new(), new() { Item = Guid.AllBitsSet }]),
        new ZooEntry<List<Both<int, int>>>("root list of a generic struct", () => [[], [new() { A = 1, B = 2 }]]),
    ];
}

[GenerateCodec]
public sealed class OfGenerics
{
    public Wrapped<int>? Numbers { get; set; }

    public Wrapped<string>? Texts { get; set; }

    public List<Wrapped<Wrapped<long>>>? Nested { get; set; }

    public Both<int, short> Spot { get; set; }

    public Both<string, int> Managed { get; set; }

    public Both<string, int>? Perhaps { get; set; }

    public Dictionary<string, Bare<double[]>>? Map { get; set; }

    public GenericNode<int>? Node { get; set; }

    public GenericRecord<string, List<int>>? Record { get; set; }
}

[GenerateCodec]
public sealed class Wrapped<T>
{
    public T? Item { get; set; }

    public List<T>? Items { get; set; }
}

[GenerateCodec]
public struct Both<TA, TB>
{
    public TA? A { get; set; }

    public TB? B { get; set; }
}

/// <summary>Asked for by the assembly.</summary>
public sealed class Bare<T>
{
    public T? Value { get; set; }
}

[GenerateCodec]
public sealed class GenericNode<T>
{
    public T? Value { get; set; }

    public GenericNode<T>? Next { get; set; }
}

[GenerateCodec]
public sealed record GenericRecord<TFirst, TSecond>(TFirst? First, TSecond? Second);
