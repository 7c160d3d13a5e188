// Owns: how formats see a type whose attributes give them members, order or names of their own.
using System.Linq;

namespace Octavo.Model.Types;

/// <summary>A contract view: a type as some formats see it.</summary>
/// <param name="Kinds">The formats.</param>
/// <param name="Type">The type with their members; it has no contract views itself.</param>
internal sealed record TypeView(EquatableList<ViewKind> Kinds, TypeModel Type)
{
    /// <summary>The name of the class that holds its bodies.</summary>
    public string Name => Kinds[0] + "View";

    /// <summary>C# text that asks whether a format takes this contract view. Folds to a constant.</summary>
    /// <param name="format"><c>W</c> or <c>R</c>.</param>
    public string Condition(string format) => string.Join(" || ", Kinds.Select(k => format + ".Identity == MemberIdentity." + k));
}
