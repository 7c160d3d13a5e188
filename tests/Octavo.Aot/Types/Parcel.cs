// Owns: a record bound by its constructor, numbered.
namespace Octavo.Aot.Types;

[GenerateCodec]
public sealed record Parcel([property: CodecMember(1)] string Sku, [property: CodecMember(2)] int Count, [property: CodecMember(4)] double? Weight = null);
