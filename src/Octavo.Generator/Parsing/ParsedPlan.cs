// Owns: the step from everything that was parsed to an assembly's plan. Knows no host.
using System;
using System.Collections.Generic;
using System.Linq;
using Octavo.Model;
using Octavo.Model.Planning;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing;

internal static class ParsedPlan
{
    /// <summary>The plan of an assembly.</summary>
    /// <param name="assembly">Its name, as an identifier.</param>
    /// <param name="parsed">What its attributes and calls were parsed to.</param>
    public static AssemblyPlan Of(string assembly, IEnumerable<Parsed> parsed)
    {
        Parsed[] all = [.. parsed];
        bool isObsolete = all.Any(p => p.IsObsolete);
        all = isObsolete ? [.. all.Select(Obsolete)] : all;
        TypeModel[] types = [.. all.SelectMany(p => p.Types)];
        UnionModel[] unions = [.. all.SelectMany(p => p.Unions)];
        SurrogateModel[] surrogates = [.. all.SelectMany(p => p.Surrogates)];
        EnumModel[] enums = [.. all.SelectMany(p => p.Enums).Distinct()];
        var names = new CodecNames(types, unions, surrogates, enums);
        AssemblyPlan plan =
            Linker.Link(assembly, types.Select(names.Name), unions.Select(names.Name),
                all.SelectMany(p => p.Cases).Select(c => c with { Value = (ObjectValue)names.Name(c.Value) }), all.SelectMany(p => p.Roots).Select(names.Name),
            surrogates.Select(names.Name), all.SelectMany(p => p.Parts).Select(names.Name));
        var keys =
            new HashSet<string>(plan.Collections.OfType<MapValue>().Select(m => m.Key).OfType<ObjectValue>().Where(k => k.IsEnum).Select(k => k.Codec),
                StringComparer.Ordinal);
        return plan with
        {
            IsObsolete = isObsolete,
            Roots = isObsolete ? plan.Roots.Select(r => r with { IsObsolete = true }).ToEquatable() : plan.Roots,
            Enums = enums.Select(names.Name).GroupBy(e => e.CodecType, StringComparer.Ordinal).Select(g => g.First() with { IsKey = keys.Contains(g.Key) })
                .OrderBy(e => e.CodecType, StringComparer.Ordinal).ToEquatable(),
            Mirrors = Mirrors(all.SelectMany(p => p.Mirrors)).ToEquatable(),
        };
    }

    /// <summary>What is emitted for what one attribute or call brought says that it is obsolete: only there may code name what the compiler refuses
    /// elsewhere.</summary>
    private static Parsed Obsolete(Parsed parsed) => !parsed.IsObsolete ? parsed : parsed with
    {
        Types = parsed.Types.Select(t => t with { IsObsolete = true }).ToEquatable(),
        Unions = parsed.Unions.Select(u => u with { IsObsolete = true }).ToEquatable(),
        Surrogates = parsed.Surrogates.Select(s => s with { IsObsolete = true }).ToEquatable(),
        Cases = parsed.Cases.Select(c => c with { IsObsolete = true }).ToEquatable(),
        Enums = parsed.Enums.Select(e => e with { IsObsolete = true }).ToEquatable(),
    };

    /// <summary>One mirror a type, the fullest: a base is mirrored with each type that derives from it. Equal names of nested types become different.</summary>
    private static IEnumerable<MirrorModel> Mirrors(IEnumerable<MirrorModel> all) => all
        .GroupBy(m => m.Type, StringComparer.Ordinal).Select(g => g.OrderByDescending(m => m.Members.Count + m.Values.Count + m.Comparers.Count).First())
        .GroupBy(m => m.Namespace + "." + m.Class, StringComparer.Ordinal)
        .SelectMany(g => g.OrderBy(m => m.Type, StringComparer.Ordinal).Select((m, i) => i == 0 ? m : m with { Class = m.Class + "_" + i }))
        .OrderBy(m => m.Type, StringComparer.Ordinal);
}
