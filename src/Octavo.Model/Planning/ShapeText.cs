// Owns: the canonical text of a Shape, which error paths and schema hashes read. The library's Shapes/ShapeParser reads it back.
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Model.Planning;

internal sealed class ShapeText
{
    private readonly List<string> _children = [];
    private bool _isTagged; // the text is a tagged format's

    public ShapeText()
    {
    }

    /// <summary>Goes on after another Shape of the same type.</summary>
    public ShapeText(IEnumerable<string> children) => _children.AddRange(children);

    /// <summary>C# text of the types named <c>refN</c> and <c>valN</c>, by number.</summary>
    public IReadOnlyList<string> Children => _children;

    /// <summary>The Shape of a type with members.</summary>
    /// <param name="type">The type.</param>
    /// <param name="isRawLayout">Whether it has a raw layout.</param>
    /// <param name="isTagged">Whether its members are fields of a tagged format.</param>
    public string Of(TypeModel type, bool isRawLayout, bool isTagged = false)
    {
        _isTagged = isTagged;
        var text = new StringBuilder();
        text.Append(isRawLayout ? "image " : type.IsStruct ? "struct " : type.HasReferences ? "shared " : "class ").Append(Escape(type.FullName));
        text.Append(type.Layout switch
        {
            MemberLayout.Array => " array",
            MemberLayout.NameMap => " names",
            MemberLayout.NumberMap => " numbers",
            _ => " tolerant",
        });
        foreach (MemberModel member in type.MembersWithComputed())
        {
            text.Append(' ').Append(member.Number.ToString(CultureInfo.InvariantCulture)).Append(':').Append(Escape(member.WireName)).Append(':')
                .Append(Of(member.Value)).Append(member is { Required: true, CanOmit: false } ? "*" : "")
                .Append(member.Numbers == NumberTraits.Plain ? "" : "~" + ((int)member.Numbers).ToString(CultureInfo.InvariantCulture))
                .Append(member.Setting == MemberSetting.Computed ? "^" : "").Append(isTagged ? FieldText.Of(member, Child) : "");
        }
        return text.ToString();
    }

    /// <summary>The Shape of a class of an inheritance in a tagged format: its own fields, its parts, and as number 0 the class as which it is read.</summary>
    public string Of(PartPlan part)
    {
        var text = new StringBuilder(Of(part.Level.Part.Own with { Layout = MemberLayout.NumberMap }, isRawLayout: false, isTagged: true));
        foreach (PartLevel inner in part.Parts)
        {
            Append(inner.Part.Number, inner, inner.Part.IsGroup ? "gp" : "p");
        }
        if (part.Place != 0)
        {
            Append(0, part.Root, "b");
        }
        return text.ToString();

        void Append(int number, PartLevel level, string facts) =>
            text.Append(' ').Append(number.ToString(CultureInfo.InvariantCulture)).Append(':').Append(Escape(level.Part.Fields.Id)).Append(":ref")
                .Append(Child(level.Type)).Append('@').Append(facts);
    }

    public string Of(UnionModel union, IEnumerable<CaseModel> cases)
    {
        var text = new StringBuilder(union.IsOpen ? "open " : "union ").Append(Escape(union.FullName)).Append(Escape(Discriminator([.. cases])));
        foreach (CaseModel one in cases)
        {
            // A base that is its own case names itself: the case is its members.
            text.Append(' ').Append(one.Number.ToString(CultureInfo.InvariantCulture)).Append(':').Append(Escape(one.Name)).Append(':').Append(Of(one.Value));
        }
        return text.ToString();
    }

    /// <summary>What tells cases apart in formats that have it as a member, if that is not the format's own: <c>=</c> and its name; <c>#</c> where numbers are
    /// in it, <c>~</c> where both do.</summary>
    private static string Discriminator(CaseModel[] cases) =>
        cases.All(c => !c.ByNumber && c.Discriminator.Length == 0) ? ""
        : (cases.All(c => c.ByNumber) ? "#" : cases.Any(c => c.ByNumber) ? "~" : "=")
        + (cases[0].Discriminator.Length == 0 ? CaseModel.DefaultDiscriminator : cases[0].Discriminator);

    /// <summary>The text of a root as the one field of its message.</summary>
    public string OfField(ValueModel root)
    {
        _isTagged = true;
        return Of(root);
    }

    public string Of(ValueModel value) => value switch
    {
        ScalarValue scalar => (scalar.Encoding == ScalarEncoding.Fixed ? "fixed" : "") + scalar.Facts.Shape,
        TextValue => "text",
        BytesValue => "bytes",
        NullableValue { Inner.CanBeNull: true } optional => Of(optional.Inner with { NotNull = false }),
        NullableValue nullable => "opt<" + Of(nullable.Inner) + ">",
        SequenceValue { Form: SequenceForm.MultidimensionalArray } array => "ref" + Child(array.Type),
        WrappedValue wrapped => "opt<" + Of(wrapped.Inner) + ">",
        SharedValue shared => "shared<" + Of(shared.Inner with { NotNull = false }) + ">",
        SequenceValue sequence => "seq<" + Of(sequence.Element) + ">",
        MapValue map => "map<" + Of(map.Key is ObjectValue { Single: { } single } ? single : map.Key) + "," + Of(map.Item) + ">",
        ObjectValue { Held: { } held } => "maybe<" + Of(held) + ">",
        ObjectValue { TaggedShape.Length: > 0 } formed when _isTagged => formed.TaggedShape,
        ObjectValue { ByHand: true } byHand when !(_isTagged && byHand.Content == FieldContent.Message) =>
            byHand.Described.Length != 0 ? byHand.Described : "unknown",
        ObjectValue item => (item.IsStruct ? "val" : "ref") + Child(item.Type),
        _ => "unknown",
    } + (value.NotNull || value is WrappedValue ? "!" : ""); // what is wrapped is not a nullable value to formats that pack those

    /// <summary>A multidimensional array, as its entry says it: its lengths, then its elements, as members.</summary>
    public string OfMultidimensionalArray(SequenceValue array)
    {
        var text = new StringBuilder("class ").Append(Escape(array.Type.Replace("global::", ""))).Append(" array");
        for (int i = 1; i <= array.Rank; i++)
        {
            string number = i.ToString(CultureInfo.InvariantCulture);
            text.Append(' ').Append(number).Append(":Length").Append(number).Append(":int32");
        }
        return text.Append(' ').Append((array.Rank + 1).ToString(CultureInfo.InvariantCulture)).Append(":Items:seq<").Append(Of(array.Element)).Append(">!")
            .ToString();
    }

    /// <summary>A name of an enum, as it is among others in a Shape.</summary>
    public static string EscapeName(string name) =>
        string.Concat(
            name.Select(c => c is '%' or ' ' or ':' or '|' or '(' or ')' ? "%" + ((int)c).ToString("X2", CultureInfo.InvariantCulture) : c.ToString()));

    private string Child(string type)
    {
        int index = _children.IndexOf(type);
        if (index < 0)
        {
            index = _children.Count;
            _children.Add(type);
        }
        return index.ToString(CultureInfo.InvariantCulture);
    }

    private static string Escape(string name) => string.Concat(name.Select(c => c switch
    {
        '%' => "%25",
        ' ' => "%20",
        ':' => "%3A",
        _ => c.ToString(),
    }));
}
