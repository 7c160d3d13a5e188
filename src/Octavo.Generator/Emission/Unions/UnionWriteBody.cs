// Owns: the writing body of a union: from an object's type to its case. Few cases are compared one after another, many are looked up in a table without
// collisions.
using System.Collections.Generic;
using System.Linq;
using Octavo.Generator.Emission.Writing;
using Octavo.Model.Planning;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Unions;

internal static class UnionWriteBody
{
    /// <summary>Cases that are compared one after another.</summary>
    private const int FewCases = 6;

    /// <summary>The table of many cases.</summary>
    public static void Table(CodeWriter c, UnionPlan plan)
    {
        UnionCasePlan[] exact = Exact(plan);
        if (HasTable(exact))
        {
            string types = string.Join(", ", exact.Select(p => $"typeof({p.Case.Value.Type})"));
            c.Line($"private static readonly CaseTable s_cases = new([{types}]);").Line();
        }
    }

    public static void Emit(Scope scope, UnionPlan plan)
    {
        CodeWriter c = scope.Code;
        UnionCasePlan[] exact = Exact(plan);
        c.Lines($"""
            {Names.NoInlining}
            public static void WriteSequential<W>(ref W w, {plan.Type.Type} v)
            {Names.WhereW}
            """).Open();
        c.Lines("""
            if (v is null)
            {
                w.WriteNull();
                return;
            }
            """);
        if (HasTable(exact))
        {
            c.Open("switch (s_cases.Find(v))");
            for (int i = 0; i < exact.Length; i++)
            {
                c.Open($"case {i}:");
                Write(scope, exact[i]);
                c.Line("return;").Close();
            }
            c.Close();
        }
        else
        {
            foreach (UnionCasePlan one in exact)
            {
                c.Open($"if ({Names.TypeOf("v", plan.Type.HidesGetType)} == typeof({one.Case.Value.Type}))");
                Write(scope, one);
                c.Line("return;").Close();
            }
        }
        foreach (UnionCasePlan one in plan.Cases.Where(p => p.Kind == UnionCaseKind.Union))
        {
            c.Open($"if (v is {one.Case.Value.Type})");
            Write(scope, one);
            c.Line("return;").Close();
        }
        c.Line(plan.Type.IsOpen ? $"W.WriteOpen(ref w, v, typeof({plan.Type.Type}));"
            : $"Throw.NoSuchCase({Names.TypeOf("v", plan.Type.HidesGetType)}, typeof({plan.Type.Type}));").Close();
    }

    /// <summary>Whether there are so many cases that they are looked up in a table.</summary>
    public static bool HasTable(UnionCasePlan[] exact) => exact.Length > FewCases;

    /// <summary>Cases that are told by their exact type.</summary>
    public static UnionCasePlan[] Exact(UnionPlan plan) => [.. plan.Cases.Where(p => p.Kind != UnionCaseKind.Union)];

    private static void Write(Scope scope, UnionCasePlan one)
    {
        CodeWriter c = scope.Code;
        ObjectValue value = one.Case.Value;
        string codec = scope.Codec(value.Codec);
        string literal = Names.Case(one.Case.Literal, one.Case.EscapedLiteral, "W");
        switch (one.Kind)
        {
            case UnionCaseKind.Class:
                string given = one.GivesLiteral ? $", {literal}" : "";
                c.Line($"{codec}.WriteCase(ref w, Unsafe.As<{value.Type}>(v), {one.Case.Number}{given});");
                break;
            default:
                c.Line($"w.Advance(W.PutCase(ref w.Reserve(W.MaxCase({UnionLinker.BytesOf(one.Case)})), {one.Case.Number}, {literal}));");
                WriteCode.Write(scope, value, $"({value.Type}){(value.IsStruct ? "(object)" : "")}v");
                if (c.Ends)
                {
                    c.If("W.Ends", "w.Advance(W.PutCaseEnd(ref w.Reserve(W.MaxHead)));");
                }
                break;
        }
    }
}
