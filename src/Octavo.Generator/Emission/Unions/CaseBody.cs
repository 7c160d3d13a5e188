// Owns: what the codec of a class has besides if it is a case of unions: bodies that get the case, so the union's head joins the first run.
using Octavo.Generator.Emission.Reading;
using Octavo.Generator.Emission.Writing;
using Octavo.Model.Planning;
using Octavo.Model.Types;

namespace Octavo.Generator.Emission.Unions;

internal static class CaseBody
{
    /// <summary>The condition in the shared body that the object is not a case.</summary>
    public const string IsNoCase = "number < 0";

    /// <summary>The attribute of the bodies that ways into a class share.</summary>
    public static string Inlining(CodecPlan plan) => plan.Case is { IsInlined: true } ? Names.Inlining : Names.NoInlining;

    /// <summary>Ends <c>WriteSequential</c> and begins the body that both ways share; a number below 0 says that the object is not a case.</summary>
    public static void EmitWriteHead(CodeWriter c, CodecPlan plan)
    {
        bool given = plan.Case!.Literal is null;
        c.Line($"WriteCase(ref w, v, -1{(given ? ", default" : "")});").Close().Line();
        string literal = given ? ", scoped ReadOnlySpan<byte> literal" : "";
        c.Lines($"""
            /// <summary>Writes an object that is not null, as the case of a union where the number is not negative.</summary>
            {Inlining(plan)}
            public static void WriteCase<W>(ref W w, {CodecEmitter.Parameter(plan)}, int number{literal})
            {Names.WhereW}
            """).Open();
        ViewEmitter.Lead(c, plan, "W", $"WriteCase(ref w, v, number{(given ? ", literal" : "")})", returns: false);
    }

    /// <summary>The encoder of the head of an object that is a case.</summary>
    public static string StartName(TypeModel type) => type.HasReferences ? "PutObjectCase" : "PutCaseStart";

    /// <summary>The object's head in its first run.</summary>
    public static void Start(PutRun run, CodecPlan plan)
    {
        TypeModel type = plan.Type;
        string layout = Names.Layout(type.Layout);
        string counts = $"{type.Members.Count}, {type.Slots}";
        string literal = plan.Case!.Literal is null ? "literal" : Names.Case(plan.Case.Literal, plan.Case.EscapedLiteral!, "W");
        run.Put(
            at => $"{IsNoCase} ? W.{WriteBody.StartName(type)}({at}, {layout}, {counts}) : W.{StartName(type)}({at}, {layout}, number, {literal}, {counts})");
    }

    /// <summary>The ways of a union into the reading bodies.</summary>
    public static void EmitRead(CodeWriter c, CodecPlan plan)
    {
        TypeModel type = plan.Type;
        bool inlined = plan.Case!.IsInlined;
        if (inlined)
        {
            c.Line(Names.NoInlining);
        }
        c.Lines($"""
            public static {type.Type} ReadPositional<R>(ref R r)
            {Names.WhereR} => {ViewEmitter.Lead(plan, "R", "ReadPositional(ref r)")}ReadObject(ref r, isCase: false);

            /// <summary>Reads an object after the head of a union.</summary>
            """);
        if (inlined)
        {
            c.Line(Names.Inlining);
        }
        string folded = type.IsTolerant || type.HasReferences ? "" : $"R.FoldsCases ? {c.PlacesIn(type.Slots, type.Members.Count)} : ";
        c.Lines($"""
            public static {type.Type} ReadCase<R>(ref R r)
            {Names.WhereR} => {ViewEmitter.Lead(plan, "R", "ReadCase(ref r)")}ReadObject(ref r, isCase: true);

            /// <summary>Reads into an object after the head of a union.</summary>
            public static {type.Type} ReadCase<R>(ref R r, {type.Type} existing)
            {Names.WhereR} =>
                {ViewEmitter.Lead(plan, "R", "ReadCase(ref r, existing)")}ReadSlow(ref r, {folded}{PositionalBody.ReadStart(c, type)}, existing);
            """).Line();
    }

    /// <summary>The statements that get the head of an object that may come after a union's.</summary>
    public static void GetStart(CodeWriter c, GetRun run, TypeModel type)
    {
        string layout = Names.Layout(type.Layout);
        if (type.HasReferences)
        {
            // It may be a reference, so it has a beginning of its own after every case.
            PositionalBody.GetStart(c, run, type);
            return;
        }
        string known = PositionalBody.Known(c, type);
        c.Line("int members;");
        run.Get(at => $"R.FoldsCases && isCase ? R.GetCaseStart({at}, {layout}, {known}, out members) : R.GetStart({at}, {layout}, {known}, out members)");
    }
}
