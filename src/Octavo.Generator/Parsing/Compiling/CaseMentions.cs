// Owns: the check of a union's cases over all files: a number, a name and a type occur once.
using System.Collections.Generic;
using System.Linq;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Unions;
using Octavo.Model;

namespace Octavo.Generator.Parsing.Compiling;

internal static class CaseMentions
{
    /// <summary>What is given twice, reported at the later place.</summary>
    public static IEnumerable<DiagnosticInfo> Check(IEnumerable<CaseMention> mentions)
    {
        foreach (IGrouping<string, CaseMention> union in mentions.Distinct().GroupBy(m => m.Union))
        {
            List<CaseMention> seen = [];
            foreach (CaseMention one in union)
            {
                CaseMention? same = seen.FirstOrDefault(s => s.Number == one.Number || s.Name == one.Name || s.Type == one.Type);
                if (same is null)
                {
                    seen.Add(one);
                    continue;
                }
                string what = same.Number == one.Number ? $"the number {one.Number}" : same.Name == one.Name ? $"the name \"{one.Name}\"" : "their type";
                yield return new DiagnosticInfo(Descriptors.DuplicateCase.Id, one.Location,
                    new[] { Plain(same.Type), Plain(one.Type), Plain(one.Union), what }.ToEquatable());
            }
        }
    }

    private static string Plain(string type) => type.Replace("global::", "");
}
