// Owns: a type's mirror: what an assembly leaves for codecs of other assemblies. Knows no symbol.
namespace Octavo.Model.Types;

/// <summary>What codecs in other assemblies have to know of a type.</summary>
/// <param name="Type">C# text of the type as <c>typeof</c> takes it: <c>global::Acme.Page&lt;&gt;</c>.</param>
/// <param name="Namespace">The namespace of the mirror.</param>
/// <param name="Class">The mirror's name.</param>
/// <param name="Parameters">Its type parameters, those of the type: <c>&lt;T&gt;</c>; empty for a type that is not generic.</param>
/// <param name="Constraints">The parameters' constraints.</param>
/// <param name="Arity">How many parameters there are.</param>
/// <param name="Order">The names of the members that the type declares, divided by commas.</param>
/// <param name="Members">C# text of its members and callbacks, line by line.</param>
/// <param name="Constructors">C# text of its constructors, line by line.</param>
internal sealed record MirrorModel(string Type, string Namespace, string Class, string Parameters, string Constraints, int Arity, string Order,
    EquatableList<string> Members, EquatableList<string> Constructors)
{
    /// <summary>The name of the class within it that has the constructors.</summary>
    public string ConstructorsClass { get; init; } = "";

    /// <summary>Whether everybody can name it, and not only the assemblies that <c>[InternalsVisibleTo]</c> names.</summary>
    public bool IsPublic { get; init; } = true;

    /// <summary>The members that have values in a new object, each with its text.</summary>
    public EquatableList<string> Values { get; init; }

    /// <summary>The members whose collections have comparers in a new object, each with its text.</summary>
    public EquatableList<string> Comparers { get; init; }

    /// <summary>Whether there is a class, and not the order alone.</summary>
    public bool HasClass => Members.Count + Constructors.Count != 0;

    /// <summary>C# text of the class as <c>typeof</c> takes it; <c>null</c> where there is none.</summary>
    public string ClassType =>
        HasClass ? "typeof(global::" + Namespace + "." + Class + (Arity == 0 ? "" : "<" + new string(',', Arity - 1) + ">") + ")" : "null";
}
