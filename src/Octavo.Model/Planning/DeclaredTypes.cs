// Owns: the declared types and unions of an assembly that can have a codec: those of one name merged, and without those that hold what could not be parsed.
// Knows no plan.
using System;
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Model.Planning;

internal sealed class DeclaredTypes
{
    private DeclaredTypes(Dictionary<string, TypeModel> types, UnionLinker unions)
    {
        Types = types;
        Unions = unions;
    }

    public Dictionary<string, TypeModel> Types { get; }

    public UnionLinker Unions { get; }

    /// <summary>Takes what is declared.</summary>
    /// <param name="types">The types; the same type may come more than once.</param>
    /// <param name="unions">The unions. Those that have a case without a codec are removed.</param>
    public static DeclaredTypes Of(IEnumerable<TypeModel> types, UnionLinker unions)
    {
        var merged = new Dictionary<string, TypeModel>(StringComparer.Ordinal);
        foreach (TypeModel type in types)
        {
            merged[type.Type] = merged.TryGetValue(type.Type, out TypeModel? known) ? Nullability.Merge(known, type) : type;
        }
        var declared = new DeclaredTypes(merged, unions);
        declared.DropUnusable();
        return declared;
    }

    public bool Has(string type) => Types.ContainsKey(type) || Unions.Has(type);

    public bool IsUsable(ValueModel value) => ValueTree.Objects(value).All(o => !o.IsLocal || Has(o.Type));

    /// <summary>The surrogates whose value can have a codec, one per type.</summary>
    public SurrogateModel[] Usable(IEnumerable<SurrogateModel> surrogates) =>
        [.. surrogates.Where(s => IsUsable(s.Value)).GroupBy(s => s.Type, StringComparer.Ordinal).Select(g => g.First())
            .OrderBy(s => s.Type, StringComparer.Ordinal)];

    /// <summary>A type that is not a message has no fields.</summary>
    public void DropFields(TaggedLinker tagged)
    {
        foreach (TypeModel type in Types.Values.Where(t => t.Tagged is not null && !tagged.IsMessage(t.Type)).ToArray())
        {
            Types[type.Type] = type with { Tagged = null };
        }
    }

    /// <summary>A type that holds one which could not be parsed has no codec either; the error is at the other.</summary>
    private void DropUnusable()
    {
        string[] broken;
        do
        {
            broken = [.. Types.Values.Where(t => t.SequentialMembers.Any(m => !IsUsable(m.Value))).Select(t => t.Type)];
            foreach (string type in broken)
            {
                Types.Remove(type);
            }
            string[] unions = [.. Unions.All.Where(u => Unions.Cases(u.Type).Any(c => !IsCase(c))).Select(u => u.Type)];
            foreach (string union in unions)
            {
                Unions.Remove(union);
            }
            broken = [.. broken, .. unions];
        }
        while (broken.Length != 0);
    }

    /// <summary>Whether a case has a codec; a base that is its own case, one of its members.</summary>
    private bool IsCase(CaseModel one) => one.Value.Type == one.Union ? Types.ContainsKey(one.Union) : IsUsable(one.Value);
}
