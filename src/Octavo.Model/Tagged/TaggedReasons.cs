// Owns: the reasons for which types and values are not in a tagged format, followed to the member at fault. Pure.
using System;
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Planning;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Model.Tagged;

internal sealed class TaggedReasons
{
    private readonly TaggedLinker _linker;
    private readonly UnionLinker _unions;
    private readonly Dictionary<string, TypeModel> _types;
    private readonly HashSet<string> _open = new(StringComparer.Ordinal);

    private TaggedReasons(IEnumerable<TypeModel> types, UnionLinker unions, TaggedLinker linker)
    {
        _types = types.ToDictionary(t => t.Type, StringComparer.Ordinal);
        (_unions, _linker) = (unions, linker);
    }

    /// <summary>The reasons of an assembly's types and unions, and of its types with a surrogate.</summary>
    public static EquatableList<NotMessage> Of(IEnumerable<TypeModel> types, UnionLinker unions, IEnumerable<SurrogateModel> surrogates, TaggedLinker linker)
    {
        var reasons = new TaggedReasons(types, unions, linker);
        return reasons._types.Keys.Concat(unions.All.Select(u => u.Type)).Distinct()
            .Select(type => new NotMessage(type, linker.IsMessage(type) ? "" : reasons.OfType(type) ?? "it holds only itself"))
            .Concat(surrogates.Select(s => new NotMessage(s.Type, linker.IsIn(s.Value) ? "" : "its surrogate is not in Protobuf: " + reasons.OfValue(s.Value))))
            .OrderBy(r => r.Type, StringComparer.Ordinal).ToEquatable();
    }

    /// <summary>The reason of a value that is not linked; null for one that is in the format.</summary>
    /// <param name="value">The value.</param>
    /// <param name="types">The reasons of the assembly's types.</param>
    public static string? Of(ValueModel value, IEnumerable<NotMessage> types) =>
        Of(value, item => types.FirstOrDefault(t => t.Type == item.Type) is { } known ? known.Reason.Length == 0 ? null : known.Reason : Foreign(item));

    private static string? Of(ValueModel value, Func<ObjectValue, string?> item) => value switch
    {
        ScalarValue or TextValue or BytesValue => null,
        NullableValue { Inner: ScalarValue or ObjectValue } or NullableValue { IsOptional: true } => Of(((NullableValue)value).Inner, item),
        SequenceValue { Form: not SequenceForm.MultidimensionalArray } sequence => Of(sequence.Element, item),
        MapValue map => Of(map.Key, item) ?? Of(map.Item, item),
        ObjectValue { Content: not FieldContent.None } => null,
        ObjectValue one => item(one),
        SequenceValue => "a multidimensional array cannot be a field",
        _ => "a value of '" + Name(value.Type) + "' cannot be a field",
    };

    private static string Foreign(ObjectValue item) =>
        item.HoldsObjects ? "'" + Name(item.Type) + "' can hold any object, but Protobuf data does not name types; declare the type, or a union"
        : item.Held is not null
        ? "'" + Name(item.Type) + "' is a field only as a member with one value: an undefined collection or element cannot be distinguished from an empty one"
        : item.ByHand
        ? "'" + Name(item.Type) + "' has a hand-written codec; put [ProtobufForm(typeof(…))] on '" + Name(item.Codec) + "' to say which one value it writes"
        : "'" + Name(item.Type) + "' is not in Protobuf";

    private static string Name(string type) => type.Replace("global::", "");

    private string? OfValue(ValueModel value) => Of(value, item => _linker.IsIn(item) ? null : item.IsLocal ? OfType(item.Type) : Foreign(item));

    /// <summary>The reason of a type that is not in it; null if a type that is being looked at is the reason.</summary>
    private string? OfType(string type)
    {
        if (!_open.Add(type))
        {
            return null;
        }
        try
        {
            return (_unions.Find(type) is { } union ? OfUnion(union) : null) ?? (_types.TryGetValue(type, out TypeModel? model) ? OfMembers(model) : null);
        }
        finally
        {
            _open.Remove(type);
        }
    }

    private string? OfUnion(UnionModel union) =>
        (union.Formats & FormatSet.Protobuf) == 0 ? "'" + union.FullName + "' has Formats = " + union.Formats.Text()
        : union.IsOpen ? "'" + union.FullName + "' is an open union, but Protobuf data does not name types"
        : union.IsInheritance ? "'" + union.FullName + "' is joined to other classes by [ProtoInclude], and some of them cannot be in it"
        : _unions.Cases(union.Type).Where(c => c.Value.Type != union.Type).Select(c => OfValue(c.Value)).FirstOrDefault(reason => reason is not null);

    private string? OfMembers(TypeModel model) => model.Tagged is null ? model.NotTagged
        : model.Tagged.Members.Where(m => !_linker.IsIn(m.Value))
        .Select(m => OfValue(m.Value) is string reason ? "'" + model.FullName + "." + m.Name + "': " + reason : null)
        .FirstOrDefault(reason => reason is not null);
}
