// Owns: the message that the recipes send.
using Octavo;

namespace Buses;

[GenerateCodec]
public sealed record Order([property: CodecMember(1)] int Id, [property: CodecMember(2)] List<OrderLine> Lines);

[GenerateCodec]
public readonly record struct OrderLine([property: CodecMember(1)] string Sku, [property: CodecMember(2)] int Count);
