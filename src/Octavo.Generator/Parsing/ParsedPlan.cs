// Owns: the step from everything that was parsed to an assembly's plan. Knows no host.
using System;
using System.Collections.Generic;
using System.Linq;
using Octavo.Model;

namespace Octavo.Generator.Parsing;

internal static class ParsedPlan
{
    /// <summary>The plan of an assembly.</summary>
    /// <param name="assembly">Its name, as an identifier.</param>
    /// <param name="parsed">What its attributes and calls were parsed to.</param>
    public static AssemblyPlan Of(string assembly, IEnumerable<Parsed> parsed)
    {
        Parsed[] all = [.. parsed];
        AssemblyPlan plan = Linker.Link(assembly, all.SelectMany(p => p.Types), all.SelectMany(p => p.Unions), all.SelectMany(p => p.Cases), all.SelectMany(p => p.Roots), all.SelectMany(p => p.Surrogates), all.SelectMany(p => p.Parts));
        var keys = new HashSet<string>(plan.Collections.OfType<MapValue>().Select(m => m.Key).OfType<ObjectValue>().Where(k => k.IsEnum).Select(k => k.Codec), StringComparer.Ordinal);
        return plan with
        {
            Enums = all.SelectMany(p => p.Enums).Distinct().GroupBy(e => e.CodecType, StringComparer.Ordinal).Select(g => g.First() with { IsKey = keys.Contains(g.Key) }).OrderBy(e => e.CodecType, StringComparer.Ordinal).ToEquatable(),
            Mirrors = Mirrors(all.SelectMany(p => p.Mirrors)).ToEquatable(),
        };
    }

    /// <summary>One mirror a type, the fullest: a base is mirrored with each type that derives from it. Names that nested types share are told apart.</summary>
    private static IEnumerable<MirrorModel> Mirrors(IEnumerable<MirrorModel> all) => all
        .GroupBy(m => m.Type, StringComparer.Ordinal).Select(g => g.OrderByDescending(m => m.Members.Count).First())
        .GroupBy(m => m.Namespace + "." + m.Class, StringComparer.Ordinal).SelectMany(g => g.OrderBy(m => m.Type, StringComparer.Ordinal).Select((m, i) => i == 0 ? m : m with { Class = m.Class + "_" + i }))
        .OrderBy(m => m.Type, StringComparer.Ordinal);
}
