// Owns: a value of many kinds, each of which allocates by itself, in every format.
using System.Collections.Immutable;

namespace Octavo.Tests.Robustness;

/// <summary>Text, objects, cases, collections that grow, that are built, and that are hashed.</summary>
[GenerateCodec]
public sealed record AllocatingOrder
{
    [CodecMember(1)] public required string Name { get; init; }

    [CodecMember(2)] public List<AllocatingLine> Lines { get; init; } = [];

    [CodecMember(3)] public Dictionary<string, AllocatingLine> ByName { get; init; } = [];

    [CodecMember(4)] public ImmutableArray<string> Tags { get; init; } = [];

    [CodecMember(5)] public HashSet<long> Numbers { get; init; } = [];

    [CodecMember(6)] public byte[]? Seal { get; init; }

    [CodecMember(7)] public AllocatingPlace? Place { get; init; }

    [CodecMember(8)] public SortedDictionary<int, string> Notes { get; init; } = [];

    [CodecMember(9)] public AllocatingOrder? Before { get; init; }

    [CodecMember(10)] public double[]? Weights { get; init; }

    /// <summary>A value whose calls allocate some hundred times.</summary>
    public static AllocatingOrder Make() => new()
    {
        Name = "Zoë \u4E2D\u6587 " + new string('n', 70),
        Lines = [.. Enumerable.Range(0, 24).Select(Line)],
        ByName = Enumerable.Range(0, 20).ToDictionary(i => $"key {i}", Line),
        Tags = [.. Enumerable.Range(0, 20).Select(i => $"tag {i}")],
        Numbers = [.. Enumerable.Range(0, 60).Select(i => 1_000_003L * i)],
        Seal = [.. Enumerable.Range(0, 500).Select(i => (byte)i)],
        Place = new AllocatingStreet { City = "Kathmandu", Street = "Thamel" },
        Notes = new(Enumerable.Range(0, 12).ToDictionary(i => 3 * i, i => $"note {i}")),
        Before = new AllocatingOrder { Name = "before", Place = new AllocatingBox { City = "Patan", Box = 7 }, Lines = [Line(1)] },
        Weights = [.. Enumerable.Range(0, 90).Select(i => i / 4.0)],
    };

    private static AllocatingLine Line(int i) => new() { Sku = $"sku {i}", Count = i, Price = i / 4m };
}

[GenerateCodec]
public sealed record AllocatingLine
{
    [CodecMember(1)] public string? Sku { get; init; }

    [CodecMember(2)] public int Count { get; init; }

    [CodecMember(3)] public decimal Price { get; init; }
}

[GenerateCodec, CodecUnion(1, typeof(AllocatingStreet)), CodecUnion(2, typeof(AllocatingBox))]
public abstract record AllocatingPlace
{
    [CodecMember(1)] public string? City { get; init; }
}

[GenerateCodec]
public sealed record AllocatingStreet : AllocatingPlace
{
    [CodecMember(2)] public string? Street { get; init; }
}

[GenerateCodec]
public sealed record AllocatingBox : AllocatingPlace
{
    [CodecMember(2)] public int Box { get; init; }
}
