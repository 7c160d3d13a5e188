// Owns: the type that the overloads are called with: a class and a struct inside a user's namespace that ends in Json.
using Octavo;

namespace Acme.Json;

[GenerateCodec]
public sealed class Invoice
{
    [CodecMember(1)]
    public int Number { get; set; }

    [CodecMember(2)]
    public string Customer { get; set; } = "";

    [CodecMember(3)]
    public List<Amount> Amounts { get; set; } = [];
}

[GenerateCodec]
public struct Amount
{
    [CodecMember(1)]
    public long Cents { get; set; }
}
