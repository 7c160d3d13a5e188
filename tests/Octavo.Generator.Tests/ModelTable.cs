// Owns: a plan as a readable table, for snapshots: every decision of parser and planner in one place.
using System.Text;
using Octavo.Model.Planning;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Tests;

internal static class ModelTable
{
    public static string Print(AssemblyPlan plan)
    {
        var text = new StringBuilder();
        foreach (CodecPlan codec in plan.Codecs)
        {
            Print(text, codec);
            text.Append('\n');
        }
        foreach (UnionPlan union in plan.Unions)
        {
            text.Append($"{union.Type.FullName}: union\n  codec {union.Type.CodecType}\n  cases\n");
            Columns(text,
                [.. union.Cases.Select(
                    one => new[] { one.Case.Number.ToString(), one.Case.Name, Value(one.Case.Value), one.Kind.ToString(),
                        one.GivesLiteral ? "gives its literal" : "" })]);
            text.Append($"  shape {union.Shape}\n\n");
        }
        text.Append("collections\n");
        foreach (ValueModel value in plan.Collections)
        {
            text.Append($"  {value.Id}: {Value(value)}\n");
        }
        text.Append("roots\n");
        foreach (RootPlan root in plan.Roots)
        {
            text.Append($"  {root.Entry}: {Value(root.Value)}, shape {root.Shape}\n");
        }
        return text.ToString();
    }

    private static void Print(StringBuilder text, CodecPlan plan)
    {
        TypeModel type = plan.Type;
        string[] flags = [.. Flags(plan)];
        text.Append($"{type.FullName}: {type.Kind}, {type.Layout}, {type.Slots} slots{string.Concat(flags.Select(f => ", " + f))}\n");
        text.Append($"  codec {type.CodecType}\n");
        string parameters =
            string.Join(", ",
                type.Construction.Parameters.Select(
                    p => (p.Member < 0 ? "no member" : type.Members[p.Member].Name) + (p.Default is null ? "" : " = " + p.Default)));
        text.Append(
            $"  made by {(type.Construction.IsBound ? "constructor(" + parameters + ")" : type.Construction.ByAccessor ? "accessor" : "initializer")}\n");
        text.Append("  members\n");
        string[][] rows = [.. type.Members.Select((m, i) => new[]
        {
            i.ToString(), m.Name, m.WireName == m.Name ? "" : "\"" + m.WireName + "\"", "#" + m.Number,
                type.Tagged?.Members.FirstOrDefault(f => f.Name == m.Name)?.Field is { } field ? "pb " + field.Number : "", m.Gap == 0 ? "" : "gap " + m.Gap,
                m.Local,
            Value(m.Value), m.Access.ToString(), m.Setting + (m.Parameter < 0 ? "" : " parameter " + m.Parameter), m.Required ? "required" : "",
        })];
        Columns(text, rows);
        text.Append("  write\n");
        foreach (WriteStep step in plan.Write)
        {
            text.Append(
                $"    {step.Kind.ToString().ToLowerInvariant()} {Range(step.Start, step.First, step.Count)}{(step.Chunk == 0 ? "" : $" in chunks of {step.Chunk}")}{Bound(step.Bound)}\n");
            foreach (RunBound rest in step.Rests)
            {
                text.Append($"      after long text{Bound(rest)}\n");
            }
        }
        text.Append($"  read{(plan.ReadChunk == 0 ? "" : $" in chunks of {plan.ReadChunk}")}\n");
        foreach (ReadStep step in plan.Read)
        {
            text.Append(
                $"    {step.Kind.ToString().ToLowerInvariant()} {Range(step.Start, step.First, step.Count)}{Bound(step.Bound)}{(step.Bound is null ? "" : $" (at most {step.Max})")}\n");
        }
        if (plan.Fixed is { } facts)
        {
            text.Append(
                $"  fixed: {facts.Values} values, {facts.Size} bytes in memory, reads at most {facts.ReadMax}, {(facts.IsPlain ? "plain" : "made by user code")}\n");
        }
        if (plan.RawLayout is { } image)
        {
            text.Append(
                $"  raw layout: {image.Facts.Size} bytes, alignment {image.Facts.Alignment}; {string.Join(", ", image.Parts.Select(p => type.Members[p.Member].Name + " at " + p.Offset))}");
            text.Append(
                $"; padding {(image.Padding.Count == 0 ? "none" : string.Join(", ", image.Padding.Select(p => p.Size + " at " + p.Offset)))}; probes {(image.Probes.Count == 0 ? "none" : string.Join(", ", image.Probes))}\n");
        }
        text.Append($"  shape {plan.Shape}\n");
        foreach (ViewPlan view in plan.Views)
        {
            text.Append(
                $"  view of {string.Join(" and ", view.View.Kinds)}: {view.View.Type.Layout}, {string.Join(", ", view.View.Type.Members.Select(m => m.Name + " \"" + m.WireName + "\" #" + m.Number))}\n");
        }
        for (int i = 0; i < plan.ShapeChildren.Count; i++)
        {
            text.Append($"    {i} {plan.ShapeChildren[i]}\n");
        }
    }

    private static IEnumerable<string> Flags(CodecPlan plan)
    {
        if (plan.Type.IsPublic)
        {
            yield return "public";
        }
        if (plan.Type.CanDerive)
        {
            yield return "checks its run-time type";
        }
        if (plan.CountsDepth)
        {
            yield return "counts depth";
        }
        if (plan.ByIn)
        {
            yield return "by in";
        }
    }

    private static string Range(bool start, int first, int count) =>
        (start ? "head" + (count == 0 ? "" : ", ") : "") + (count == 0 ? "" : count == 1 ? first.ToString() : $"{first}..{first + count - 1}");

    private static string Bound(RunBound? bound)
    {
        if (bound is null)
        {
            return "";
        }
        var terms = new List<string>();
        if (bound.Heads != 0)
        {
            terms.Add($"{bound.Heads} heads");
        }
        terms.AddRange(bound.Scalars.Select(s => $"{s.Count} {s.Kind}"));
        terms.AddRange(bound.Structs);
        terms.AddRange(bound.Texts.Select(t => "text " + t));
        if (bound.Gaps != 0)
        {
            terms.Add($"{bound.Gaps} nils");
        }
        if (bound.Keys != 0)
        {
            terms.Add($"{bound.Keys} keys of {bound.KeyBytes}");
        }
        return ": " + (terms.Count == 0 ? "nothing" : string.Join(" + ", terms));
    }

    private static string Value(ValueModel value) => value switch
    {
        ScalarValue { IsEnum: true } scalar => $"enum {scalar.Type} as {scalar.Kind}",
        ScalarValue scalar => scalar.Kind.ToString(),
        TextValue => "text",
        BytesValue bytes => $"bytes in {bytes.Form}",
        NullableValue nullable => Value(nullable.Inner) + "?",
        SequenceValue sequence => $"{sequence.Form}<{Value(sequence.Element)}>{(sequence.IsBulk ? " in bulk" : "")}",
        MapValue map => $"{map.Form}<{Value(map.Key)}, {Value(map.Item)}>",
        ObjectValue item => $"{(item.IsStruct ? "struct" : "class")} {item.Type}{(item.IsFixed ? " fixed" : "")}{(item.IsLocal ? "" : " of another assembly")}",
        _ => value.ToString(),
    } + (value.NotNull ? "!" : "");

    private static void Columns(StringBuilder text, string[][] rows)
    {
        if (rows.Length == 0)
        {
            text.Append("    none\n");
            return;
        }
        int[] widths = [.. Enumerable.Range(0, rows[0].Length).Select(i => rows.Max(r => r[i].Length))];
        foreach (string[] row in rows)
        {
            string line = string.Join(" | ", row.Select((cell, i) => (cell, i)).Where(c => widths[c.i] != 0).Select(c => c.cell.PadRight(widths[c.i])));
            text.Append("    ").Append(line.TrimEnd()).Append('\n');
        }
    }
}
