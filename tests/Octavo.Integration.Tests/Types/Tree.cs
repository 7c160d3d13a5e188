// Owns: a type that nests as deeply as data says.
namespace Octavo.IntegrationTests.Types;

[GenerateCodec]
public sealed class Tree
{
    public int N { get; set; }

    public List<Tree>? Children { get; set; }
}
