// Owns: the type of most tests, and what other versions of it would be on the wire.
namespace Octavo.IntegrationTests.Types;

[GenerateCodec]
public sealed class Order
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecMember(2)] public required string Customer { get; set; }

    [CodecMember(3)] public List<OrderLine> Lines { get; set; } = [];

    internal static Order Of(int lines) => new() { Id = 7, Customer = "Acme", Lines = [.. Enumerable.Range(1, lines).Select(i => new OrderLine("A-" + i, i))] };
}

[GenerateCodec]
public readonly record struct OrderLine([property: CodecMember(1)] string Sku, [property: CodecMember(2)] int Count);

/// <summary>An order of a later version: one member more, which the former skips.</summary>
[GenerateCodec]
public sealed class NewerOrder
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecMember(2)] public required string Customer { get; set; }

    [CodecMember(3)] public List<OrderLine> Lines { get; set; } = [];

    [CodecMember(4)] public string? Note { get; set; }
}

/// <summary>An order of an earlier version: one member less.</summary>
[GenerateCodec]
public sealed class OlderOrder
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecMember(2)] public required string Customer { get; set; }
}

/// <summary>The same bytes as an order without lines, under another name.</summary>
[GenerateCodec]
public sealed class Swapped
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecMember(2)] public required string Buyer { get; set; }

    [CodecMember(3)] public List<OrderLine> Lines { get; set; } = [];
}
