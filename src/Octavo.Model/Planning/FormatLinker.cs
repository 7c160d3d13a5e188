// Owns: which formats the types of an assembly are in: those that they ask for, without what anything that they hold is not in. Whether a type can be in
// Protobuf is not asked here. Pure.
using System;
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Model.Planning;

internal sealed class FormatLinker
{
    private readonly Dictionary<string, FormatSet> _types;
    private readonly Dictionary<string, FormatSet> _unions;
    private readonly Dictionary<string, SurrogateModel> _surrogates;
    private readonly Dictionary<string, FormatSet> _replaced;
    private readonly Dictionary<(string Type, FormatSet Format), string> _reasons = [];

    /// <summary>Finds them.</summary>
    /// <param name="types">The types of the assembly.</param>
    /// <param name="unions">Its unions.</param>
    /// <param name="surrogates">Its types with a surrogate.</param>
    public FormatLinker(IReadOnlyCollection<TypeModel> types, UnionLinker unions, IEnumerable<SurrogateModel> surrogates)
    {
        _types = types.ToDictionary(t => t.Type, t => t.Formats, StringComparer.Ordinal);
        _unions = unions.All.ToDictionary(u => u.Type, u => u.Formats, StringComparer.Ordinal);
        _surrogates = surrogates.ToDictionary(s => s.Type, StringComparer.Ordinal);
        _replaced = _surrogates.Keys.ToDictionary(t => t, _ => FormatSet.All, StringComparer.Ordinal);
        if (types.All(t => t.Formats == FormatSet.All) && unions.All.All(u => u.Formats == FormatSet.All) && !HoldsForeign(types, unions))
        {
            return;
        }
        foreach (TypeModel type in types)
        {
            Ask(type.Type, type.FullName, type.Formats);
        }
        foreach (UnionModel union in unions.All)
        {
            Ask(union.Type, union.FullName, union.Formats);
        }
        bool changed;
        do
        {
            changed = false;
            foreach (TypeModel type in types)
            {
                foreach (MemberModel member in type.SequentialMembers)
                {
                    changed |= Narrow(_types, type.Type, member.Value, "'" + type.FullName + "." + member.Name + "'");
                }
            }
            foreach (UnionModel union in unions.All)
            {
                foreach (CaseModel one in unions.Cases(union.Type))
                {
                    changed |= Narrow(_unions, union.Type, one.Value, "the case '" + one.Name + "' of '" + union.FullName + "'");
                }
            }
            foreach (SurrogateModel surrogate in _surrogates.Values)
            {
                changed |= Narrow(_replaced, surrogate.Type, surrogate.Value, "the surrogate of '" + Name(surrogate.Type) + "'");
            }
        }
        while (changed);
    }

    /// <summary>The formats of a type of this assembly: its own codec's, where its name is a union's too.</summary>
    public FormatSet OfType(string type) => _types[type];

    /// <summary>The formats of a union.</summary>
    public FormatSet OfUnion(string type) => _unions[type];

    /// <summary>The formats of a type with a surrogate.</summary>
    public FormatSet OfSurrogate(string type) => _replaced[type];

    /// <summary>The formats in which all objects of a value are.</summary>
    public FormatSet Of(ValueModel value) => ValueTree.Objects(value).Aggregate(FormatSet.All, (formats, item) => formats & Of(item));

    /// <summary>What the types of the assembly lack.</summary>
    public EquatableList<MissingFormat> Lacks =>
        _reasons.Select(r => new MissingFormat(r.Key.Type, r.Key.Format, r.Value)).OrderBy(l => l.Type, StringComparer.Ordinal).ThenBy(l => l.Format)
            .ToEquatable();

    /// <summary>Why a value is not in a format; null if it is.</summary>
    /// <param name="value">The value.</param>
    /// <param name="format">The format.</param>
    /// <param name="lacks">What the types of the assembly lack.</param>
    public static string? Reason(ValueModel value, FormatSet format, IEnumerable<MissingFormat> lacks) =>
        ValueTree.Objects(value).Select(item => Reason(item, format, lacks)).FirstOrDefault(reason => reason is not null);

    private static string? Reason(ObjectValue item, FormatSet format, IEnumerable<MissingFormat> lacks) =>
        lacks.FirstOrDefault(l => l.Type == item.Type && l.Format == format)?.Reason ?? ((item.Formats & format) == 0 ? OfAnother(item) : null);

    private static bool HoldsForeign(IEnumerable<TypeModel> types, UnionLinker unions) =>
        types.SelectMany(t => t.SequentialMembers).Select(m => m.Value).Concat(unions.All.SelectMany(u => unions.Cases(u.Type)).Select(c => c.Value))
            .SelectMany(ValueTree.Objects).Any(o => o.Formats != FormatSet.All);

    private void Ask(string type, string name, FormatSet formats)
    {
        foreach (FormatSet format in FormatSet.All.Each().Where(f => (formats & f) == 0))
        {
            _reasons[(type, format)] = "'" + name + "' has Formats = " + formats.Text();
        }
    }

    private bool Narrow(Dictionary<string, FormatSet> holders, string holder, ValueModel value, string what)
    {
        FormatSet lost = holders[holder] & FormatSet.Sequential & ~Of(value);
        if (lost == 0)
        {
            return false;
        }
        holders[holder] &= ~lost;
        ObjectValue[] items = [.. ValueTree.Objects(value)];
        foreach (FormatSet format in lost.Each().Where(f => !_reasons.ContainsKey((holder, f))))
        {
            ObjectValue item = items.First(o => (Of(o) & format) == 0);
            _reasons[(holder, format)] = what + ": " + (_reasons.TryGetValue((item.Type, format), out string? reason) ? reason : OfAnother(item));
        }
        return true;
    }

    private FormatSet Of(ObjectValue item) =>
        !item.IsLocal
            ? (_surrogates.TryGetValue(item.Type, out SurrogateModel? surrogate) && surrogate.CodecType == item.Codec ? _replaced[item.Type] : item.Formats)
        : (_unions.TryGetValue(item.Type, out FormatSet union) ? union : FormatSet.All) & (_types.TryGetValue(item.Type, out FormatSet type) ? type
        : FormatSet.All);

    private static string OfAnother(ObjectValue item) => "the codec of '" + Name(item.Type) + "' is for " + item.Formats.Text() + " alone";

    private static string Name(string type) => type.Replace("global::", "");
}
