// Owns: which types are in a tagged format: those whose members all have numbers, and that hold only what is in it too. Pure.
using System;
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Planning;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Model.Tagged;

internal sealed class TaggedLinker
{
    private readonly HashSet<string> _messages;
    private readonly Dictionary<string, SurrogateModel> _surrogates;
    private readonly PieceLinker _pieces;

    /// <summary>Finds them.</summary>
    /// <param name="types">The types of the assembly.</param>
    /// <param name="unions">Its unions.</param>
    /// <param name="surrogates">Its types with a surrogate.</param>
    /// <param name="parts">Its inheritances; those that are not in it are taken out.</param>
    public TaggedLinker(IReadOnlyCollection<TypeModel> types, UnionLinker unions, IEnumerable<SurrogateModel> surrogates, PartLinker parts)
    {
        _surrogates = surrogates.ToDictionary(s => s.Type, StringComparer.Ordinal);
        UnionModel[] closed = [.. unions.All.Where(u => u is { IsOpen: false, IsInheritance: false } && (u.Formats & FormatSet.Protobuf) != 0)];
        // A base that is its own case: the name is the union's, whose codec calls that of the members.
        TypeModel[] bodies = [.. types.Where(t => unions.Has(t.Type))];
        _messages = [.. types.Except(bodies).Where(t => t.Tagged is not null).Select(t => t.Type), .. closed.Select(u => u.Type), .. parts.Types];
        int count;
        do
        {
            count = _messages.Count;
            foreach (EquatableList<PartModel> family in parts.Families.Where(f => !f.All(p => p.Fields.Members.All(m => IsIn(m.Value)))).ToArray())
            {
                parts.Remove(family);
                _messages.ExceptWith(family.Select(p => p.Type));
            }
            _messages.RemoveWhere(m => types.Any(t => t.Type == m && t.Tagged is not null && !t.Tagged.Members.All(f => IsIn(f.Value)))
                || closed.Any(u => u.Type == m && !(HasFields(unions.Cases(m)) && unions.Cases(m)
                    .All(c => c.Value.Type == m ? bodies.Any(b => b.Type == m && b.Tagged is not null) : Content(c.Value) == FieldContent.Message))));
        }
        while (_messages.Count != count);
        _pieces = new PieceLinker(types, closed, unions, parts);
    }

    /// <summary>Whether a type of this assembly, or a union, is a message.</summary>
    public bool IsMessage(string type) => _messages.Contains(type);

    /// <summary>Whether a value, not linked yet, can be in a field.</summary>
    public bool IsIn(ValueModel value) => value switch
    {
        ScalarValue or TextValue or BytesValue => true,
        NullableValue { Inner: ScalarValue or ObjectValue } or NullableValue { IsOptional: true } => IsIn(((NullableValue)value).Inner),
        SequenceValue { Form: not SequenceForm.MultidimensionalArray } sequence => IsIn(sequence.Element),
        MapValue map => IsIn(map.Key) && IsIn(map.Item),
        ObjectValue item => Content(item) != FieldContent.None,
        _ => false,
    };

    /// <summary>The value with the contents of what it holds.</summary>
    public ValueModel Link(ValueModel value) =>
        ValueTree.Rewrite(value,
            (_, part) =>
                part is ObjectValue item
                    ? item with
                    {
                        Content = Content(item),
                        PayloadWire = PayloadWire(item),
                        Single = Single(item),
                        IsGathered = Content(item) == FieldContent.Message && _pieces.IsGathered(item),
                        HasInitial = Content(item) == FieldContent.Message && _pieces.HasInitial(item),
                    } : part);

    /// <summary>Whether a piece of a class's message costs more than its bytes.</summary>
    public bool IsGathered(string type) => _pieces.IsGathered(type);

    /// <summary>Whether each case has a field of its own. Numbers of cases are those of other formats in addition, which take what Protobuf does not.</summary>
    private static bool HasFields(IEnumerable<CaseModel> cases)
    {
        CaseModel[] all = [.. cases];
        return all.All(c => FieldModel.IsNumber(c.Field)) && all.Select(c => c.Field).Distinct().Count() == all.Length;
    }

    private FieldContent Content(ObjectValue item) =>
        item.Content != FieldContent.None ? item.Content
        : item.IsLocal ? (_messages.Contains(item.Type) ? FieldContent.Message : FieldContent.None)
        : Surrogate(item) switch
        {
            ScalarValue or TextValue or BytesValue { Form: BytesForm.Array } => FieldContent.Payload,
            ObjectValue replaced => Content(replaced),
            NullableValue { Inner: ObjectValue replaced } when Content(replaced) == FieldContent.Message => FieldContent.Message,
            _ => FieldContent.None,
        };

    private int PayloadWire(ObjectValue item) => Surrogate(item) switch
    {
        null => item.PayloadWire,
        ObjectValue replaced => PayloadWire(replaced),
        ValueModel value => FieldContents.Wire(value, FieldForm.Plain),
    };

    private ValueModel? Single(ObjectValue item) => Surrogate(item) switch
    {
        null => item.Single,
        ObjectValue replaced => Single(replaced),
        ScalarValue { IsEnum: false } or TextValue or NullableValue { Inner: ScalarValue { IsEnum: false } } => Surrogate(item),
        _ => null,
    };

    /// <summary>What stands for a type of this assembly in data; null for others.</summary>
    private ValueModel? Surrogate(ObjectValue item) =>
        !item.IsLocal && _surrogates.TryGetValue(item.Type, out SurrogateModel? surrogate) && surrogate.CodecType == item.Codec ? surrogate.Value : null;
}
