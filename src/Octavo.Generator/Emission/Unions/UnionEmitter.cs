// Owns: the file of one union's codec: outline, entry, matching of names. The bodies are UnionWriteBody and UnionReadBody.
using System.Linq;
using System.Text;
using Octavo.Generator.Emission.Tagged;
using Octavo.Model.Planning;
using Octavo.Model.Types;

namespace Octavo.Generator.Emission.Unions;

internal static class UnionEmitter
{
    /// <summary>The name of the file.</summary>
    public static string FileName(UnionPlan plan) => Names.FileOf(plan.Type.Namespace, plan.Type.Codec);

    public static string Emit(UnionPlan plan)
    {
        UnionModel union = plan.Type;
        CodeWriter c = Names.File(union.Namespace);
        c.Served = plan.Formats.WithTokens();
        var scope = new Scope(c, union.Namespace);
        string list = string.Join(", ", plan.Cases.Select(p => $"{p.Case.Number} {p.Case.Name}"));
        string cases = plan.Cases.Count == 0 ? "no cases" : $"{plan.Cases.Count}{(plan.Cases.Count == 1 ? " case" : " cases")}: {list}";
        string kind = union.IsOpen ? "open union" : "union";
        c.Line($"/// <summary>Codec of {Names.Cref(union.Type)}: {kind}, {System.Security.SecurityElement.Escape(cases)}.</summary>")
            .Attributes(union.IsObsolete, isHidden: union.IsPublic);
        c.Open($"{(union.IsPublic ? "public" : "internal")} readonly struct {union.Codec} : ISequentialCodec<{union.Type}>");
        FormatCode.Mark(c, plan.Formats);
        UnionWriteBody.Table(c, plan);
        TaggedUnion.Begin(c, plan);
        if (plan.Formats.IsSequential())
        {
            UnionWriteBody.Emit(scope, plan);
            c.Line();
            UnionReadBody.Emit(scope, plan);
        }
        TaggedUnion.Emit(scope, plan);
        UnionCloneBody.Emit(scope, plan);
        if (plan.Formats.IsSequential())
        {
            c.Line();
            Match(c, plan);
        }
        c.Close().Line();
        EntryEmitter.EmitUnionEntry(c, plan);
        return c.Finish();
    }

    /// <summary>From a name to a number: by length, then by content.</summary>
    private static void Match(CodeWriter c, UnionPlan plan)
    {
        c.Line("private static int Match(ReadOnlySpan<byte> name)").Open().Open("switch (name.Length)");
        foreach (UnionCasePlan one in plan.Cases.OrderBy(p => Encoding.UTF8.GetByteCount(p.Case.Name)).ThenBy(p => p.Case.Number))
        {
            int length = Encoding.UTF8.GetByteCount(one.Case.Name);
            c.Line($"case {length} when MemoryExtensions.SequenceEqual(name, {Names.Utf8(one.Case.Name)}): return {one.Case.Number};");
        }
        c.Close().Line($"Throw.UnknownUnionCase(name, typeof({plan.Type.Type}));").Line("return -1;").Close();
    }
}
