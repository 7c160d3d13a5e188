// Owns: a type whose graph has a cycle, so depth is counted.
namespace Octavo.Aot.Types;

[GenerateCodec]
public sealed class Tree
{
    public string Name { get; set; } = "";

    public List<Tree> Children { get; set; } = [];

    /// <summary>A tree of this many levels, one child each.</summary>
    internal static Tree Deep(int levels)
    {
        var root = new Tree { Name = "leaf" };
        for (int i = 1; i < levels; i++)
        {
            root = new Tree { Name = "branch", Children = [root] };
        }
        return root;
    }
}
