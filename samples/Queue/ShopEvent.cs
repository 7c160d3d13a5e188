// Owns: the messages. Numbers of cases and members go into data: each is given once.
using Octavo;

namespace Shop;

[GenerateCodec]
[CodecUnion(0, typeof(OrderPlaced))]
[CodecUnion(1, typeof(OrderCancelled))]
public abstract record ShopEvent;

[GenerateCodec]
public sealed record OrderPlaced([property: CodecMember(1)] int Id, [property: CodecMember(2)] List<OrderLine> Lines) : ShopEvent;

[GenerateCodec]
public sealed record OrderCancelled([property: CodecMember(1)] int Id, [property: CodecMember(2)] string Reason) : ShopEvent;

[GenerateCodec]
public readonly record struct OrderLine([property: CodecMember(1)] string Sku, [property: CodecMember(2)] int Count);
