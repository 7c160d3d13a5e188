// Owns: a type as formats of one identity see it.
using Octavo.Contracts;
using Octavo.Shapes;

namespace Octavo.Cli.Diff.Codecs;

/// <summary>A contract view.</summary>
/// <param name="Parsed">The Shape.</param>
/// <param name="Members">Its members, in the order of the data; of a union its cases.</param>
/// <param name="Bare">The value that it is, where it has no members.</param>
internal sealed record ContractView(ParsedShape Parsed, IReadOnlyList<ViewMember> Members, CodecValue? Bare)
{
    internal ShapeKind Kind => Parsed.Kind;

    internal Layout Layout => Parsed.Layout;

    internal bool IsTolerant => Layout == Layout.Tolerant;

    internal bool IsUnion => Kind is ShapeKind.Union or ShapeKind.OpenUnion;

    /// <summary>Whether it is a struct, whatever Binary makes of it.</summary>
    internal bool IsStruct => Kind is ShapeKind.Struct or ShapeKind.RawLayout;

    /// <summary>The highest number: the slots of an array.</summary>
    internal int Slots => Members.Count == 0 ? 0 : Members.Max(member => member.Number);

    /// <summary>The contract view of a Shape's text.</summary>
    /// <param name="text">The text.</param>
    /// <param name="identity">Whose contract view it is.</param>
    /// <param name="child">Gives the full name of a type by its number, and what it is where it is a value of the platform.</param>
    internal static ContractView Of(string text, MemberIdentity identity, Func<int, (string Name, CodecValue? Value)> child)
    {
        ParsedShape parsed = ShapeParser.Parse(text, identity);
        return new ContractView(parsed,
            [.. parsed.Members.Select(
                (member, index) => new ViewMember(index, member.Number, member.Name, Value(member.Type), member.IsRequired, member.Numbers, member.Field))],
                    parsed.Bare is { } bare ? Value(bare) : null);

        CodecValue Value(ShapeType type)
        {
            (string name, CodecValue? value) = type.Child < 0 ? ("", null) : child(type.Child);
            // A struct of the platform says itself that it is not null, as a network does.
            return value is not null ? value with { NotNull = type.NotNull || value.NotNull }
                : new CodecValue(type.Word, type.First is { } first ? Value(first) : null, type.Second is { } second ? Value(second) : null, name,
                    type.NotNull)
                { Names = type.Names, NamesByFormat = type.NamesByFormat };
        }
    }
}
