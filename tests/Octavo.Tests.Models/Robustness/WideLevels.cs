// Owns: values of the wide types, as deep as a test asks.
namespace Octavo.Tests.Robustness;

/// <summary>Makes nodes that hold one another.</summary>
internal static class WideLevels
{
    internal static BlockNode Blocks(int levels) => Enumerable.Range(0, levels).Aggregate((BlockNode?)null, (next, _) => new BlockNode { Next = next })!;

    /// <summary>Wide objects in a row, none of whose types holds itself.</summary>
    internal static BlockRows Rows()
    {
        return (BlockRows)Filled(typeof(BlockRows))!;

        static object? Filled(Type type)
        {
            object made = Activator.CreateInstance(type)!;
            if (type.GetProperties()[^1] is { PropertyType.IsClass: true } next)
            {
                next.SetValue(made, Filled(next.PropertyType));
            }
            return made;
        }
    }

    internal static ManyNode Many(int levels) =>
        Enumerable.Range(0, levels).Aggregate((ManyNode?)null, (next, _) => new ManyNode { Next = next, M2 = "x" })!;

    internal static BoundNode Bound(int levels) =>
        Enumerable.Range(0, levels).Aggregate((BoundNode?)null, (next, _) => new BoundNode(default, default, default, default, next))!;
}
