// Owns: the root of the live test with Haskell, and what of it needs rules: Text, Set, constructors, keys of several parts.
namespace Octavo.Interop.Tests.Types;

[GenerateCodec]
public sealed class Remark
{
    public string Body { get; set; } = "";

    public SortedSet<int> Tags { get; set; } = [];

    public Grade Grade { get; set; }

    public Dictionary<(short, char?), Grade[]> ByGrade { get; set; } = [];
}

[GenerateCodec]
public sealed record Everything(Order Order, Numbers Numbers, Remark Remark, Tree Tree);
