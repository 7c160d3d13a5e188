// Owns: what a plan knows of a class, struct or union. Knows no layout.
using Octavo.Shapes;

namespace Octavo.Interop.Plans;

/// <summary>A type with members, or a union with cases. Shared by all places where it is, so cycles end.</summary>
internal sealed class PlanType(Type type, TypeShape shape)
{
    internal Type Type { get; } = type;

    /// <summary>The name in paths.</summary>
    internal string Name { get; } = shape.Name;

    /// <summary>The full name, as in the Shape.</summary>
    internal string FullName { get; } = shape.FullName;

    internal bool IsClass { get; } = shape.Kind == ShapeKind.Class;

    /// <summary>Whether it is a tuple or a pair of the platform, which other systems have forms of their own for.</summary>
    internal bool IsTuple { get; } = type.IsGenericType
        && (type.GetGenericTypeDefinition() == typeof(KeyValuePair<,>)
        || (type.Namespace == "System"
        && (type.Name.StartsWith("ValueTuple`", StringComparison.Ordinal) || type.Name.StartsWith("Tuple`", StringComparison.Ordinal))));

    internal bool IsUnion { get; } = shape.IsUnion;

    internal bool IsOpen { get; } = shape.Kind == ShapeKind.OpenUnion;

    internal bool IsTolerant { get; } = shape.Layout == Layout.Tolerant;

    internal bool HasReferences { get; } = shape.HasReferences;

    /// <summary>Whether Binary has the type as a raw layout: a struct of fixed size whose members are at their alignment.</summary>
    internal bool IsRawLayout { get; } = shape.Kind == ShapeKind.RawLayout && shape.Members.Length != 0;

    /// <summary>Bytes of the raw layout; 0 if there is none.</summary>
    internal int RawLayoutSize { get; } = shape.Kind == ShapeKind.RawLayout && shape.Members.Length != 0 ? shape.RawLayout().Size : 0;

    /// <summary>Members in the type's order; of a union its cases, ascending by number.</summary>
    internal PlanMember[] Members { get; set; } = [];

    /// <summary>Set by the layout if its data has the members in another order: their indices in <see cref="Members"/>, in the order of the data. Null if the
    /// orders are one. Not of types with references.</summary>
    internal int[]? Order { get; set; }

    /// <summary>Whether objects of the type may hold objects of the type: such levels are counted against <see cref="SerializerLimits.MaxDepth"/>.</summary>
    internal bool IsRecursive { get; set; }

    /// <summary>What the layout notes for itself.</summary>
    internal object? Note { get; set; }

    /// <summary>The place of a union's case.</summary>
    /// <returns>−1 if the union has no case of the number.</returns>
    internal int CaseOf(int number)
    {
        PlanMember[] cases = Members;
        if ((uint)number < (uint)cases.Length && cases[number].Number == number)
        {
            return number;
        }
        for (int i = 0; i < cases.Length; i++)
        {
            if (cases[i].Number == number)
            {
                return i;
            }
        }
        return -1;
    }
}
