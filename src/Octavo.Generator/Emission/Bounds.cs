// Owns: the text of a run's bound.
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Planning;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission;

internal static class Bounds
{
    /// <summary>The sum, for a writer: <c>W.MaxHead + W.MaxInt32 + W.MaxText(name) + …</c></summary>
    public static string Write(RunBound bound, Scope scope, MemberLayout layout)
    {
        List<string> terms = Terms("W", "MaxPut", bound, scope);
        terms.AddRange(bound.Texts.Select(t => $"W.MaxText({t})"));
        if (bound.Quoted != 0)
        {
            terms.Add($"(W.FormsNumbers ? {2 * bound.Quoted} : 0)");
        }
        if (bound.Gaps != 0 && scope.Code.Gaps)
        {
            terms.Add($"(W.Slots ? {bound.Gaps} : 0)");
        }
        if (bound.Keys != 0 && scope.HasKeys)
        {
            terms.Add($"W.MaxKeys({Names.Layout(layout)}, {bound.Keys}, {bound.KeyBytes})");
        }
        return Sum(terms);
    }

    /// <summary>The sum, for a reader: <c>R.MaxHead + R.MaxInt32 + …</c></summary>
    public static string Read(RunBound bound, Scope scope) => Sum(Terms("R", "MaxGet", bound, scope));

    /// <summary>The bound of one value, by writer or reader.</summary>
    public static string Of(ValueModel value, Scope scope, bool write)
    {
        RunBound bound = new RunBoundBuilder().Value(value).Build();
        return write ? Write(bound, scope, MemberLayout.Array) : Read(bound, scope);
    }

    private static List<string> Terms(string format, string max, RunBound bound, Scope scope)
    {
        var terms = new List<string>();
        if (bound.Heads != 0)
        {
            terms.Add(Times(bound.Heads, $"{format}.MaxHead"));
        }
        terms.AddRange(bound.Scalars.Select(s => Times(s.Count, $"{format}.Max{s.Kind}")));
        terms.AddRange(bound.Structs.GroupBy(s => s).Select(g => Times(g.Count(), $"{scope.Codec(g.Key)}.{max}<{format}>()")));
        return terms;
    }

    private static string Times(int count, string term) => count == 1 ? term : $"({count} * {term})";

    private static string Sum(List<string> terms) => terms.Count == 0 ? "0" : string.Join(" + ", terms);
}
