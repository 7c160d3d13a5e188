// Owns: what is cached.
using Octavo;

namespace Shop;

[GenerateCodec]
public sealed record Page([property: CodecMember(1)] List<Product> Products);

[GenerateCodec]
public sealed record Product([property: CodecMember(1)] int Id, [property: CodecMember(2)] string Name, [property: CodecMember(3)] decimal Price);
