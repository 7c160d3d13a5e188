// Owns: what the API takes and gives.
using Octavo;

[assembly: CodecDefaults(Names = NamePolicy.CamelCase)]

namespace Shop;

[GenerateCodec]
public sealed record Order(int Id, string Customer, List<OrderLine> Lines);

[GenerateCodec]
public readonly record struct OrderLine(string Sku, int Count);
