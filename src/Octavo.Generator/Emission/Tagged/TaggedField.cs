// Owns: one field as emission sees it: a member, or an element, key or item inside one. Knows no body.
using System.Collections.Generic;
using Octavo.Model.Tagged;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Tagged;

/// <summary>A field.</summary>
/// <param name="Id">What the names of its methods and sites end in.</param>
/// <param name="Value">Its type.</param>
/// <param name="Model">Its number and form.</param>
/// <param name="What">Its name in errors.</param>
/// <param name="IsWrapped">Whether the value is as field 1 in a message of its own: an element that is a collection, or may be absent; a member that asks for
/// it.</param>
internal sealed record TaggedField(string Id, ValueModel Value, FieldModel Model, string What, bool IsWrapped = false)
{
    /// <summary>The field of bcl.NetObjectProxy in which the object is.</summary>
    private const int Payload = 10;

    /// <summary>The content, without the Nullable around it; a wrapped one's is its message.</summary>
    public FieldContent Content => IsWrapped ? FieldContent.Message : FieldContents.Of(Bare);

    /// <summary>Whether the value is in protobuf-net's bcl.NetObjectProxy.</summary>
    public bool IsReference => IsWrapped && Model.IsReference;

    /// <summary>What tells its locals from those of the fields around it. In an entry of a map that is wrapped itself, a wrapped value is written in the map's
    /// own method.</summary>
    public string Prefix =>
        Id.EndsWith("_Item", System.StringComparison.Ordinal) ? "item" : Id.EndsWith("_Key", System.StringComparison.Ordinal) ? "key"
            : !Id.EndsWith("_1", System.StringComparison.Ordinal) ? "" : Value is MapValue && !IsWrapped ? "entry" : "inner";

    /// <summary>Whether further pieces of the message are read as one.</summary>
    public bool IsGathered => Content == FieldContent.Message && (!IsWrapped || IsReference) && Bare is ObjectValue { IsGathered: true };

    /// <summary>The tags that it is read by, in decimal digits.</summary>
    public string Tags =>
        Content == FieldContent.Message || IsShort ? $"{Tag & ~7U | WireType.Delimited} {Tag & ~7U | WireType.GroupStart}"
            : Tag.ToString(System.Globalization.CultureInfo.InvariantCulture);

    /// <summary>Whether a message comes between tags and not after its length.</summary>
    public bool IsGroup => Content == FieldContent.Message && Model.Form.Encoding == FieldEncoding.Group;

    /// <summary>Whether it is a time or one of bcl.proto's messages.</summary>
    public bool IsShort => Content == FieldContent.Scalar && Scalar.IsMessage;

    /// <summary>Whether a short message comes between tags.</summary>
    public bool IsShortGroup => Model.Form.Encoding == FieldEncoding.Group && IsShort;

    /// <summary>The tag that it is written with; of a sequence that is not packed, each element's.</summary>
    public uint Tag => WireType.Tag(Model.Number, Wire);

    /// <summary>The tag of a group's end.</summary>
    public uint EndTag => WireType.Tag(Model.Number, WireType.GroupEnd);

    /// <summary>Bytes that the tag takes.</summary>
    public int TagBytes => WireType.Bytes(Tag);

    /// <summary>The static field in which its call site keeps how many bytes its length took last.</summary>
    public string Site => $"s_width_{Id}";

    /// <summary>The method that writes it.</summary>
    public string Writer => $"Write_{Id}";

    /// <summary>The method that reads it, or a part of it.</summary>
    public string Reader => $"Read_{Id}";

    /// <summary>The method that makes the collection of what was read.</summary>
    public string Maker => $"Make_{Id}";

    /// <summary>Whether all elements are in one field.</summary>
    public bool IsPacked => Value is SequenceValue sequence && !IsWrapped && FieldContents.IsPacked(sequence, Model.Form);

    /// <summary>What the names of the writer's and reader's members for all elements at once end in; null if there are none.</summary>
    public string? Bulk => Value is SequenceValue sequence && !IsWrapped ? FieldContents.Bulk(sequence, Model.Form) : null;

    /// <summary>The scalar in its form.</summary>
    public TaggedScalar Scalar => TaggedScalar.Of(((ScalarValue)Bare).Kind, Model.Form);

    /// <summary>The value without the Nullable around it.</summary>
    public ValueModel Bare => Value is NullableValue nullable ? nullable.Inner : Value;

    /// <summary>The value of a wrapped field in its message.</summary>
    public TaggedField Inner => IsReference
        ? new($"{Id}_1", Value, Model with { Number = Payload, Presence = FieldPresence.Always, Oneof = "", IsReference = false }, What)
        : Model.IsWrapper
        ? new($"{Id}_1", Bare, Model with { Number = 1, Presence = FieldPresence.Implicit, Oneof = "", IsWrapper = false }, What)
        : new($"{Id}_1", Value, Model with { Number = 1, Presence = FieldPresence.Explicit, Oneof = "" }, What);

    /// <summary>An element of a sequence.</summary>
    public TaggedField Element
    {
        get
        {
            ValueModel element = ((SequenceValue)Value).Element;
            return new TaggedField($"{Id}_Item", element, Model with { Presence = FieldPresence.Always }, $"an element of {What}",
                Model.IsReference || !FieldContents.IsElement(element));
        }
    }

    /// <summary>The key of a map's entry.</summary>
    public TaggedField Key
    {
        get
        {
            ValueModel key = ((MapValue)Value).Key;
            return new TaggedField($"{Id}_Key", key, Model with { Number = 1, Form = Model.Key, Presence = FieldPresence.Always, IsReference = false },
                $"a key of {What}", !FieldContents.IsElement(key));
        }
    }

    /// <summary>The value of a map's entry.</summary>
    public TaggedField Item
    {
        get
        {
            ValueModel item = ((MapValue)Value).Item;
            return new TaggedField($"{Id}_Item", item, Model with { Number = 2, Form = Model.Item, Presence = FieldPresence.Always }, $"a value of {What}",
                Model.IsReference || !FieldContents.IsElement(item));
        }
    }

    /// <summary>The field and all that are in it without a codec of their own between.</summary>
    public IEnumerable<TaggedField> All()
    {
        yield return this;
        foreach (TaggedField part in Parts())
        {
            foreach (TaggedField one in part.All())
            {
                yield return one;
            }
        }
    }

    private TaggedField[] Parts() => IsWrapped ? [Inner]
        : Value is SequenceValue ? [Element]
        : Value is MapValue ? [Key, Item]
        : [];

    private int Wire => Content switch
    {
        FieldContent.Message => IsGroup ? WireType.GroupStart : WireType.Delimited,
        FieldContent.Map => WireType.Delimited,
        FieldContent.Sequence => IsPacked ? WireType.Delimited : Element.Wire,
        _ => IsShortGroup ? WireType.GroupStart : FieldContents.Wire(Value, Model.Form),
    };
}
