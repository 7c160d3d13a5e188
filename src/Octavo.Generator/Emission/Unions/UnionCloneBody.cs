// Owns: the body that clones an object of a union: from its type to its case, as writing goes.
using System.Linq;
using Octavo.Generator.Emission.Cloning;
using Octavo.Model.Planning;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Unions;

internal static class UnionCloneBody
{
    public static void Emit(Scope scope, UnionPlan plan)
    {
        CodeWriter c = scope.Code;
        string type = plan.Type.Type;
        UnionCasePlan[] exact = UnionWriteBody.Exact(plan);
        c.Line().Lines($"""
            /// <summary>A deep copy.</summary>
            {Names.NoInlining}
            internal static {type} Clone({type} v, CloneMap map)
            """).Open();
        c.If("v is null", "return null;");
        if (UnionWriteBody.HasTable(exact))
        {
            c.Open("switch (s_cases.Find(v))");
            for (int i = 0; i < exact.Length; i++)
            {
                c.Line($"case {i}: return {Copy(scope, exact[i])};");
            }
            c.Close();
        }
        else
        {
            foreach (UnionCasePlan one in exact)
            {
                c.If($"{Names.TypeOf("v", plan.Type.HidesGetType)} == typeof({one.Case.Value.Type})", $"return {Copy(scope, one)};");
            }
        }
        foreach (UnionCasePlan one in plan.Cases.Where(p => p.Kind == UnionCaseKind.Union))
        {
            c.If($"v is {one.Case.Value.Type}", $"return {Copy(scope, one)};");
        }
        if (plan.Type.IsOpen)
        {
            c.Line($"return ({type})map.Object(v);").Close();
            return;
        }
        c.Line($"Throw.NoSuchCase({Names.TypeOf("v", plan.Type.HidesGetType)}, typeof({type}));").Line("return null;").Close();
    }

    private static string Copy(Scope scope, UnionCasePlan one)
    {
        ObjectValue value = one.Case.Value;
        return CloneCode.Expression(scope, value,
            one.Kind == UnionCaseKind.Class ? $"Unsafe.As<{value.Type}>(v)" : $"({value.Type}){(value.IsStruct ? "(object)" : "")}v");
    }
}
