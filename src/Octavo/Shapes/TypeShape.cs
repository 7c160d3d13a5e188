// Owns: a type's Shape, parsed from its entry's text when it is first asked for. Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Codecs.Entries;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Shapes;

/// <summary>
/// A type's members, kinds, names, numbers and child types: for error paths, schema hash and export. Immutable; never read while a value is written or read.
/// </summary>
/// <remarks>
/// The text is <c>class Acme.Order array 1:Id:int32 2:Lines:seq&lt;ref0&gt; 3:Note:text</c>: kind, full name, layout, members; or a bare type such as
/// <c>int32</c> or
/// <c>seq&lt;ref0&gt;</c>. Spaces, colons and percent signs in names are percent-escaped.
/// </remarks>
internal sealed class TypeShape
{
    /// <summary>Children that a Shape may name.</summary>
    internal const int MaxChildren = 4096;

    private const int MaxRawLayoutLevels = 64;

    /// <summary>A table an identity.</summary>
    private static readonly ConditionalWeakTable<CodecEntry, TypeShape>[] s_parsed =
        [.. Enum.GetValues<MemberIdentity>().Select(static _ => new ConditionalWeakTable<CodecEntry, TypeShape>())];

    private readonly CodecEntry _entry;
    private readonly TypeShape?[] _children;
    private readonly MemberIdentity _identity;
    private readonly ParsedShape _parsed;
    private (int Size, int Alignment) _rawLayout;

    internal TypeShape(CodecEntry entry, MemberIdentity identity, ParsedShape parsed)
    {
        _entry = entry;
        _identity = identity;
        _children = new TypeShape?[parsed.Children];
        _parsed = parsed;
        Slots = parsed.Members.Length == 0 ? 0 : parsed.Members.Max(member => member.Number);
    }

    internal ShapeKind Kind => _parsed.Kind;

    internal bool IsUnion => Kind is ShapeKind.Union or ShapeKind.OpenUnion;

    /// <summary>The type's full name; empty for a bare type.</summary>
    internal string FullName => _parsed.FullName;

    /// <summary>The type's name without namespace and outer types, for paths; empty for a bare type.</summary>
    internal string Name
    {
        get
        {
            int generic = FullName.IndexOf('<');
            return FullName[(FullName.AsSpan(0, generic < 0 ? FullName.Length : generic).LastIndexOfAny('.', '+') + 1)..];
        }
    }

    internal Layout Layout => _parsed.Layout;

    /// <summary>Whether objects of the class are written once and referred to from then on.</summary>
    internal bool HasReferences => _parsed.HasReferences;

    /// <summary>Whether it surrounds a shared value, and is not a type of its own.</summary>
    internal bool IsAround { get; private init; }

    /// <inheritdoc cref="ParsedShape.Discriminator"/>
    internal string Discriminator => _parsed.Discriminator;

    /// <inheritdoc cref="ParsedShape.CaseForm"/>
    internal char CaseForm => _parsed.CaseForm;

    /// <inheritdoc cref="ParsedShape.NamesDiscriminator"/>
    internal bool NamesDiscriminator => _parsed.NamesDiscriminator;

    /// <summary>The members, in the order in which they are written.</summary>
    internal ReadOnlyMemory<ShapeMember> Members => _parsed.Members;

    /// <summary>Slots if a format has one a number: the highest number.</summary>
    internal int Slots { get; }

    /// <summary>The type of a Shape of <see cref="ShapeKind.Bare"/>.</summary>
    internal ShapeType? Bare => _parsed.Bare;

    /// <summary>What is in schemas wherever the type is mentioned; null if it has a rule of its own: objects, and collections with references, which may hold
    /// themselves.</summary>
    internal ShapeType? Inline => Bare is { Word: not ShapeWord.Shared } ? Bare : null;

    /// <summary>The name of that rule, before it is made one that is taken by no other.</summary>
    internal string RuleName => Bare is null ? Name : Type.Name;

    internal Type Type => _entry.Type;

    /// <summary>The Shape of an entry's type, as formats of an identity see it.</summary>
    /// <returns>Null if the entry has none.</returns>
    /// <exception cref="FormatException">The entry's text is not a Shape.</exception>
    internal static TypeShape? Of(CodecEntry entry, MemberIdentity identity = MemberIdentity.Ordinal) =>
        s_parsed[(int)identity].TryGetValue(entry, out TypeShape? shape) ? shape
        : entry.ViewText(identity) is { } text ? s_parsed[(int)identity].GetValue(entry, key => new TypeShape(key, identity, ShapeParser.Parse(text, identity)))
        : null;

    /// <summary>The same of an entry that must have one.</summary>
    /// <exception cref="NotSupportedException">It has none: its codec was written by hand.</exception>
    internal static TypeShape Required(CodecEntry entry, MemberIdentity identity) =>
        Of(entry, identity) ?? throw new NotSupportedException($"The codec of {entry.Type} has no Shape; give its entry a ShapeText.");

    /// <summary>The Shape of a child.</summary>
    /// <returns>Null if the child has none, or if it is named for another format alone.</returns>
    /// <remarks>A union's base that is its own case is the Shape of the base's members. An entry may have further children, which the text of another identity
    /// names.</remarks>
    internal TypeShape? Child(int number) =>
        number >= _children.Length ? null : _children[number] ??= Find(number) is { } entry ? Of(IsBody(number) ? entry.UnionBody! : entry, _identity) : null;

    /// <summary>What the keys of a map are: of a type that is one text or number in the format, that.</summary>
    internal ShapeType KeyOf(ShapeType map)
    {
        ShapeType key = map.First!.Present;
        return key.Child >= 0 && Child(key.Child) is { Bare: { Child: < 0 } value } ? value.Present : key;
    }

    /// <summary>Whether a child is the base of this union as its own case.</summary>
    internal bool IsBody(int number) => IsUnion && ChildType(number) == Type;

    /// <summary>A member's type for schemas: a multidimensional array has one Shape, whether its elements are declared as nullable or not.</summary>
    internal ShapeType Declared(ShapeMember member) =>
        Type.IsArray && member.Type.First is { NotNull: true } element ? member.Type with { First = element with { NotNull = false } } : member.Type;

    /// <summary>What surrounds a shared value of this Shape: an object with one member, the value.</summary>
    internal TypeShape Around(ShapeType shared) =>
        new(_entry, _identity,
            new ParsedShape(ShapeKind.Class, Shared.MemberName, Layout.Array, [new ShapeMember(1, Shared.MemberName, shared.First!)], null,
            _children.Length)
            { HasReferences = true })
        { IsAround = true };

    /// <summary>The type of a child.</summary>
    internal Type? ChildType(int number) => _entry.ShapeChild(number);

    /// <summary>Whether numbers are left out before a member, in an array.</summary>
    internal bool HasGapBefore(int member) =>
        (Layout is Layout.Array or Layout.Tolerant) && member > 0 && Members.Span[member].Number != Members.Span[member - 1].Number + 1;

    /// <summary>The size and alignment of a raw layout: members in order at natural alignment up to 8.</summary>
    /// <exception cref="FormatException">The Shape has members that no raw layout has.</exception>
    internal (int Size, int Alignment) RawLayout() => _rawLayout.Size != 0 ? _rawLayout : _rawLayout = MeasureRawLayout(MaxRawLayoutLevels);

    /// <summary>The size and alignment of one of a raw layout's members.</summary>
    internal (int Size, int Alignment) RawLayoutOf(ShapeType type) => RawLayoutOf(type, MaxRawLayoutLevels);

    private (int Size, int Alignment) MeasureRawLayout(int levels)
    {
        int size = 0;
        int alignment = 1;
        foreach (ShapeMember member in Members.Span)
        {
            (int memberSize, int memberAlignment) = RawLayoutOf(member.Type, levels);
            size = Align(size, memberAlignment) + memberSize;
            alignment = Math.Max(alignment, memberAlignment);
        }
        return (Math.Max(1, Align(size, alignment)), alignment);
    }

    private (int Size, int Alignment) RawLayoutOf(ShapeType type, int levels)
    {
        if (ShapeWords.IsScalar(type.Word))
        {
            return (ShapeWords.Size(type.Word), ShapeWords.Alignment(type.Word));
        }
        if (levels > 0 && type.Word == ShapeWord.Value && Child(type.Child) is { Kind: ShapeKind.RawLayout } child)
        {
            return child.MeasureRawLayout(levels - 1);
        }
        throw new FormatException($"The Shape of {FullName} is a raw layout and has a member of {type}.");
    }

    internal static int Align(int offset, int alignment) => (offset + alignment - 1) / alignment * alignment;

    private CodecEntry? Find(int number) => _entry.ShapeChild(number) is { } type ? CodecCatalog.Find(type) : null;
}
