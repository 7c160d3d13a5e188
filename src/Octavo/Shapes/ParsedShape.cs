// Owns: what a Shape's text says by itself, without the entries of the types that it names. Knows no format.
namespace Octavo.Shapes;

/// <summary>A Shape's text, parsed.</summary>
/// <param name="Kind">What is described.</param>
/// <param name="FullName">The type's full name; empty for a bare type.</param>
/// <param name="Layout">How members are told apart.</param>
/// <param name="Members">The members, or the cases of a union.</param>
/// <param name="Bare">The type of a Shape of <see cref="ShapeKind.Bare"/>.</param>
/// <param name="Children">How many children are named: one more than the highest number.</param>
internal sealed record ParsedShape(ShapeKind Kind, string FullName, Layout Layout, ShapeMember[] Members, ShapeType? Bare, int Children)
{
    /// <summary>Whether objects of the class are written once and referred to from then on.</summary>
    internal bool HasReferences { get; init; }

    /// <summary>Of a union, the member that distinguishes its cases in formats that have it as one.</summary>
    internal string Discriminator { get; init; } = "$type";

    /// <summary>Of a union, what is in that member: <c>=</c> the case's name, <c>#</c> its number, <c>~</c> either.</summary>
    internal char CaseForm { get; init; } = '=';

    /// <summary>Whether the union itself says what tells its cases apart.</summary>
    internal bool NamesDiscriminator { get; init; }
}
