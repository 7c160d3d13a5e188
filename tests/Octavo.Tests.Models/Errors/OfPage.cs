// Owns: the types of the example of docs/errors.md.
namespace Octavo.Tests.Errors.OfPage;

[GenerateCodec]
public sealed class Order
{
    public List<Line> Lines { get; set; } = [];
}

[GenerateCodec]
public sealed class Line
{
    public string Sku { get; set; } = "";
}
