// Owns: which messages are dear to merge, since another piece of them copies what is there, and which must not be merged into a new object. Pure.
using System;
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Planning;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Model.Tagged;

/// <summary>
/// A message that is not repeated may still come in pieces. One that holds an array copies it for each, so n pieces cost n squared; the reader then takes the
/// second and all further ones as one. Most messages hold lists and dictionaries, which grow in place, and need none of it.
/// </summary>
internal sealed class PieceLinker
{
    private readonly HashSet<string> _gathered = new(StringComparer.Ordinal);
    private readonly HashSet<string> _initial = new(StringComparer.Ordinal);

    public PieceLinker(IReadOnlyCollection<TypeModel> types, IReadOnlyCollection<UnionModel> unions, UnionLinker cases, PartLinker parts)
    {
        int count;
        do
        {
            count = _gathered.Count + _initial.Count;
            _gathered.UnionWith(types.Where(t => t.Tagged is TypeModel tagged && Is(tagged)).Select(t => t.Type));
            _gathered.UnionWith(unions.Where(u => cases.Cases(u.Type).Any(c => !c.Value.IsStruct && IsGathered(c.Value))).Select(u => u.Type));
            _gathered.UnionWith(parts.Families.Where(f => f.Any(p => Is(p.Fields))).SelectMany(f => f).Select(p => p.Type));
            _initial.UnionWith(types.Where(t => t.Tagged is TypeModel tagged && HasInitial(tagged)).Select(t => t.Type));
            _initial.UnionWith(unions.Where(u => cases.Cases(u.Type).Any(c => HasInitial(c.Value))).Select(u => u.Type));
            _initial.UnionWith(parts.Families.Where(f => f.Any(p => HasInitial(p.Fields))).SelectMany(f => f).Select(p => p.Type));
        }
        while (_gathered.Count + _initial.Count != count);
    }

    /// <summary>Whether a new object of a message has something that absence takes away, so that none is read into what an initializer made. Of those of
    /// other assemblies nothing is known.</summary>
    public bool HasInitial(ObjectValue item) => item.IsLocal ? _initial.Contains(item.Type) : !item.ByHand && !item.IsEnum;

    private bool HasInitial(TypeModel type) =>
        type.Members.Any(m => m.Field!.StartsAbsent || (m.Field.StartsAnew && m.Value is ObjectValue item && HasInitial(item)));

    /// <summary>Whether a type of this assembly is.</summary>
    public bool IsGathered(string type) => _gathered.Contains(type);

    /// <summary>Whether a message is. Those of other assemblies are unknown, and conversions of surrogates may copy; the library's own grow in place, and
    /// structs with surrogates begin again with each piece.</summary>
    public bool IsGathered(ObjectValue item) =>
        item.IsLocal ? _gathered.Contains(item.Type) : !item.ByHand && !(item.IsStruct && item.Codec.EndsWith("SurrogateCodec", StringComparison.Ordinal));

    private bool Is(TypeModel type) => type.Members.Any(m => m.Value switch
    {
        // A constructor may copy what it is given.
        SequenceValue sequence => type.Construction.IsBound || sequence.Form is not (SequenceForm.List or SequenceForm.HashSet),
        MapValue map => type.Construction.IsBound || map.Form != MapForm.Dictionary,
        _ => IsGathered(m.Value),
    });

    private bool IsGathered(ValueModel value) => value switch
    {
        NullableValue nullable => IsGathered(nullable.Inner),
        ObjectValue item => IsGathered(item),
        _ => false,
    };
}
