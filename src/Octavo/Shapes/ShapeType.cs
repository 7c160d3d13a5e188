// Owns: a type as a Shape names it. Knows no format.
using Octavo.Codecs.Entries;
using Octavo.Internal;
using Octavo.Protobuf;

namespace Octavo.Shapes;

/// <summary>A type in a Shape: <c>int32</c>, <c>seq&lt;ref0!&gt;</c>, <c>map&lt;text!,val1&gt;</c>. Immutable.</summary>
/// <param name="Word">What it is.</param>
/// <param name="First">Of a sequence the element, of a map the key, of an optional, shared or maybe undefined value the value.</param>
/// <param name="Second">Of a map the value.</param>
/// <param name="Child">Of a reference or value the number for <see cref="CodecEntry.ShapeChild"/>; else −1.</param>
/// <param name="NotNull">Whether a reference is declared as not nullable: the trailing <c>!</c>.</param>
internal sealed record ShapeType(ShapeWord Word, ShapeType? First, ShapeType? Second, int Child, bool NotNull)
{
    /// <summary>Of an enum, the names that stand for its values in formats with names: none if its number always does; null if any may.</summary>
    internal string[]? Names { get; init; }

    /// <summary>Whether formats have different names for the values of an enum, or some have none: <see cref="Names"/> are those of one.</summary>
    internal bool NamesByFormat { get; init; }

    /// <summary>The value of an optional one, or itself.</summary>
    internal ShapeType Present => Word == ShapeWord.Optional ? First! : this;

    /// <summary>The canonical text; of an enum whose names differ by format, the text of an enum with the names of one.</summary>
    public override string ToString() => Text(static type => ShapeWords.Text(type.Word) + type.Child, marks: true);

    /// <summary>The text with other words for the children.</summary>
    /// <param name="child">Gives the text of a reference or value: its word and a number, or a name.</param>
    /// <param name="marks">Whether <c>!</c> is written.</param>
    internal string Text(Func<ShapeType, string> child, bool marks)
    {
        string text = Child >= 0 ? child(this) : ShapeWords.Text(Word);
        if (Second is not null)
        {
            text += $"<{First!.Text(child, marks)},{Second.Text(child, marks)}>";
        }
        else if (First is not null)
        {
            text += $"<{First.Text(child, marks)}>";
        }
        if (Names is not null && marks)
        {
            text += $"({string.Join('|', Names.Select(Uri.EscapeDataString))})";
        }
        return NotNull && marks ? text + "!" : text;
    }
}

/// <summary>A member in a Shape.</summary>
/// <param name="Number">From 1: the MessagePack slot + 1, the Protobuf number. Of a union's case its number, from 0.</param>
/// <param name="Name">The name in formats with names, and in error paths.</param>
/// <param name="Type">Its type.</param>
internal sealed record ShapeMember(int Number, string Name, ShapeType Type)
{
    /// <summary>Whether data without it is refused: the <c>*</c> after its type.</summary>
    internal bool IsRequired { get; init; }

    /// <summary>Whether it follows from other members, so it is written and reading skips it: the <c>^</c> at the end.</summary>
    internal bool IsComputed { get; init; }

    /// <summary>In a Protobuf Shape how the member is in its field, as <see cref="ProtobufFieldFacts"/> reads it: what comes after <c>@</c>. Empty for what is
    /// plain.</summary>
    internal string Field { get; init; } = "";

    /// <summary>The forms of its numbers in formats that have several: the <c>~</c> and digit at the end.</summary>
    internal NumberForms Numbers { get; init; }
}

/// <summary>What a Shape describes.</summary>
internal enum ShapeKind
{
    /// <summary>A type without members: a scalar, text, bytes, collection.</summary>
    Bare,

    /// <summary>A class: it can be null, and Binary writes how many members follow.</summary>
    Class,

    /// <summary>A struct, member by member.</summary>
    Struct,

    /// <summary>An unmanaged struct, which Binary writes in its raw layout.</summary>
    RawLayout,

    /// <summary>A union: its members are its cases, by number and name.</summary>
    Union,

    /// <summary>A union that may hold objects of other types too, by the registry.</summary>
    OpenUnion,
}
