// Owns: the annotated type of the README. The generator writes its codec; it needs no base class and no attribute a member.
using Octavo;

namespace GettingStarted;

[GenerateCodec]
public sealed partial class Order
{
    public int Id { get; set; }

    public required string Customer { get; init; }

    public List<OrderLine> Lines { get; set; } = [];

    public DateTime? Shipped { get; set; }
}
