// Owns: the type that the overloads are called with: a class and a struct inside a user's namespace that ends in Json.
using Octavo;

namespace Acme.Json;

[GenerateCodec]
public sealed class Invoice
{
    public int Number { get; set; }

    public string Customer { get; set; } = "";

    public List<Amount> Amounts { get; set; } = [];
}

[GenerateCodec]
public struct Amount
{
    public long Cents { get; set; }
}
