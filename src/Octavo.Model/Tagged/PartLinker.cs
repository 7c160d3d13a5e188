// Owns: which classes form one inheritance, whole: every part that is named is there. Pure.
using System;
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Types;

namespace Octavo.Model.Tagged;

internal sealed class PartLinker
{
    private readonly Dictionary<string, EquatableList<PartModel>> _families = new(StringComparer.Ordinal);

    /// <summary>Finds them.</summary>
    /// <param name="parts">The classes, as declared; the same class may come more than once.</param>
    /// <param name="hasCodec">Whether a class has a codec.</param>
    public PartLinker(IEnumerable<PartModel> parts, Func<string, bool> hasCodec)
    {
        Dictionary<string, PartModel> all = parts.GroupBy(p => p.Type, StringComparer.Ordinal).ToDictionary(g => g.Key, g => g.First(), StringComparer.Ordinal);
        foreach (PartModel root in all.Values.Where(p => p.Base.Length == 0).OrderBy(p => p.Type, StringComparer.Ordinal))
        {
            var family = new List<PartModel>();
            if (Gather(root, all, family) && family.All(p => hasCodec(p.Type)) && CanBeRead(family))
            {
                var whole = family.ToEquatable();
                family.ForEach(p => _families[p.Type] = whole);
            }
        }
    }

    /// <summary>The classes that are joined with others.</summary>
    public IEnumerable<string> Types => _families.Keys;

    /// <summary>The inheritances.</summary>
    public IEnumerable<EquatableList<PartModel>> Families => _families.Values.Distinct();

    /// <summary>All classes of a class's inheritance, each after its base; null if it is in none.</summary>
    public EquatableList<PartModel>? FamilyOf(string type) => _families.TryGetValue(type, out EquatableList<PartModel> family) ? family : null;

    /// <summary>Takes an inheritance out: something in it is in no field.</summary>
    public void Remove(EquatableList<PartModel> family)
    {
        foreach (PartModel part in family)
        {
            _families.Remove(part.Type);
        }
    }

    /// <summary>A class and its parts, each after its base; false if one that is named has no model, or is another's.</summary>
    private static bool Gather(PartModel part, Dictionary<string, PartModel> all, List<PartModel> family)
    {
        family.Add(part);
        return part.Parts.Distinct().All(name => all.TryGetValue(name, out PartModel? inner) && inner.Base == part.Type && Gather(inner, all, family));
    }

    /// <summary>Whether the fields of objects that are made first can all be set.</summary>
    private static bool CanBeRead(List<PartModel> family)
    {
        foreach (PartModel made in family.Where(p => p is { CanBeMade: true, IsBound: false }))
        {
            for (PartModel? one = made; one is not null; one = family.FirstOrDefault(p => p.Type == one.Base))
            {
                if (one.Own.Members.Any(m => m.Setting == MemberSetting.Constructor))
                {
                    return false;
                }
            }
        }
        return true;
    }
}
