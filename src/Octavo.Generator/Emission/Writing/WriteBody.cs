// Owns: the writing body: WriteSequential, and the chunks of a wide type.
using System.Collections.Generic;
using System.Linq;
using Octavo.Generator.Emission.Unions;
using Octavo.Model.Planning;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Writing;

internal static class WriteBody
{
    public static void Emit(Scope scope, CodecPlan plan)
    {
        CodeWriter c = scope.Code;
        TypeModel type = plan.Type.Written;
        plan = plan with { Type = type };
        string given = Callbacks.Given(type, "v");
        c.Lines($"""
            /// <summary>Writes members in order.</summary>
            {Names.NoInlining}
            public static void WriteSequential<W>(ref W w, {CodecEmitter.Parameter(plan, given)})
            {Names.WhereW}
            """).Open();
        ViewEmitter.Lead(c, plan, "W", $"WriteSequential(ref w, {given})", returns: false);
        if (!type.IsStruct)
        {
            c.Lines("""
                if (v is null)
                {
                    w.WriteNull();
                    return;
                }
                """);
        }
        if (type.CanDerive)
        {
            c.If($"{Names.TypeOf("v", type.HidesGetType)} != typeof({type.Type})",
                $"Throw.UnknownDerivedType({Names.TypeOf("v", type.HidesGetType)}, typeof({type.Type}));");
        }
        if (plan.Case is not null)
        {
            CaseBody.EmitWriteHead(c, plan);
            scope = scope with { FirstKey = CaseBody.IsNoCase };
        }
        if (type.HasReferences)
        {
            scope = scope with { FirstKey = "false" };
            ReferenceCode.BeginWrite(c, plan);
        }
        if (plan.RawLayout is not null)
        {
            c.Lines($$"""
                if (W.RawLayouts)
                {
                    Put(ref w.Reserve(RawLayoutSize), in {{given}});
                    w.Advance(RawLayoutSize);
                    return;
                }
                """);
        }
        if (scope.HasKeys)
        {
            OmitBody.Call(c, plan, given);
        }
        ReferenceCode.EnterWrite(c, plan);
        Callbacks.Begin(c, type, given);
        Steps(scope, plan);
        if (c.Ends)
        {
            c.If("W.Ends", "w.WriteEnd();");
        }
        ReferenceCode.LeaveWrite(c, plan);
        Callbacks.Call(c, type, CallbackMoment.Serialized);
        c.Close();
        Chunks(scope, plan);
        if (scope.HasKeys)
        {
            OmitBody.Emit(scope, plan);
        }
    }

    /// <summary>A member's gap, key and value in a run.</summary>
    public static void Item(PutRun run, TypeModel type, int index, string expression)
    {
        Key(run, type, index);
        run.Value(type.Members[index].Value, expression);
    }

    /// <summary>A member's gap and key in a run.</summary>
    public static void Key(PutRun run, TypeModel type, int index)
    {
        MemberModel member = type.Members[index];
        string layout = Names.Layout(type.Layout);
        if (type.IsTolerant)
        {
            string isFirst = index == 0 ? run.Scope.FirstKey : "false";
            run.Put(at => $"W.PutMember({at}, {member.Number}, {Names.Key(member, "W")}, {isFirst}, MemberKind.{TypeModel.EndOf(member)})");
            return;
        }
        if (member.Gap != 0 && run.Scope.Code.Gaps)
        {
            run.Put(at => $"W.PutGap({at}, {layout}, {member.Gap})");
        }
        if (run.Scope.HasKeys)
        {
            run.Put(
                at => $"W.PutKey({at}, {layout}, {member.Number}, {Names.Key(member, "W")}, {(index == 0 ? run.Scope.FirstKey : "false")})");
        }
    }

    /// <summary>The object's head in a run.</summary>
    public static void Start(PutRun run, TypeModel type) =>
        run.Put(at => $"W.{StartName(type)}({at}, {Names.Layout(type.Layout)}, {type.Members.Count}, {type.Slots})");

    /// <summary>The encoder of an object's head.</summary>
    public static string StartName(TypeModel type) => type.IsStruct ? "PutValueStart" : type.HasReferences ? "PutObjectStart" : "PutStart";

    private static void Steps(Scope scope, CodecPlan plan)
    {
        TypeModel type = plan.Type;
        var run = new PutRun(scope);
        foreach (WriteStep step in plan.Write)
        {
            if (step.Kind == StepKind.Single)
            {
                Single(scope, type, step.First);
                continue;
            }
            for (int i = step.First; i < step.First + step.Count; i++)
            {
                MemberModel member = type.Members[i];
                if (member.Value is TextValue || (member.Value is NullableValue && step.Chunk == 0))
                {
                    scope.Code.Line($"{member.Value.Type} {member.Local} = {Members.Get(type, member)};");
                }
            }
            string bound = Bounds.Write(step.Bound!, scope, type.Layout);
            run.Reserve(step.Start && plan.Case is not null ? $"{bound} + W.MaxCase({plan.Case.LiteralBytes})" : bound);
            if (step.Start && plan.Case is not null)
            {
                CaseBody.Start(run, plan);
            }
            else if (step.Start)
            {
                Start(run, type);
            }
            if (step.Chunk != 0)
            {
                foreach (Chunk chunk in Chunk.Of(type, step.First, step.Count, step.Chunk))
                {
                    run.Put(at => $"{ChunkName(chunk.First)}<W>({at}, v{(chunk.First == 0 && plan.Case is not null ? ", number)" : ")")}");
                }
                run.Advance();
                continue;
            }
            Run(scope, run, type, step);
        }
    }

    private static void Run(Scope scope, PutRun run, TypeModel type, WriteStep step)
    {
        int text = 0;
        int last = step.First + step.Count - 1;
        for (int i = step.First; i <= last; i++)
        {
            if (BoolText.TryPut(scope.Code, run, type, ref i))
            {
                continue;
            }
            MemberModel member = type.Members[i];
            if (member.Value is TextValue)
            {
                Key(run, type, i);
                run.Text(member.Local, i == last ? null : Bounds.Write(step.Rests[text], scope, type.Layout),
                    WriteCode.Refuses(member.Value) ? WriteCode.What(type, member) : "");
                text++;
            }
            else
            {
                Item(run, type, i, member.Value is NullableValue ? member.Local : Members.Get(type, member));
            }
        }
        if (step.Count == 0 || type.Members[last].Value is not TextValue)
        {
            run.Advance();
        }
    }

    /// <summary>A member outside of runs, with its key.</summary>
    /// <param name="scope">Where.</param>
    /// <param name="type">The type.</param>
    /// <param name="index">The place of the member.</param>
    /// <param name="isNamed">Whether the body is only for formats with names.</param>
    public static void Single(Scope scope, TypeModel type, int index, bool isNamed = false)
    {
        CodeWriter c = scope.Code;
        MemberModel member = type.Members[index];
        string layout = Names.Layout(type.Layout);
        string expression = Members.Get(type, member);
        if (WriteCode.NeedsLocal(member.Value))
        {
            c.Line($"{member.Value.Type} {member.Local} = {expression};");
            expression = member.Local;
        }
        if (type.IsTolerant)
        {
            string site = TolerantMembers.Site(type, member);
            string isFirst = index == 0 ? scope.FirstKey : "false";
            c.Lines($"""
                byte {member.Local}Width = {site};
                int {member.Local}Start = W.BeginMember(ref w, {member.Number}, {Names.Key(member, "W")}, {isFirst}, {member.Local}Width);
                """);
            WriteCode.Write(scope, member.Value, expression, WriteCode.What(type, member));
            c.Line($"W.EndMember(ref w, {member.Local}Start, {member.Local}Width, ref {site});");
            return;
        }
        if (member.Gap != 0 && c.Gaps && !isNamed)
        {
            c.If("W.Slots", $"w.Advance(W.PutGap(ref w.Reserve({member.Gap}), {layout}, {member.Gap}));");
        }
        string key = $"w.WriteKey({layout}, {member.Number}, {Names.Key(member, "W")}, {(index == 0 ? scope.FirstKey : "false")});";
        if (isNamed)
        {
            c.Line(key);
        }
        else if (scope.HasKeys)
        {
            c.If($"W.Named({layout})", key);
        }
        WriteCode.Write(scope, member.Value, expression, WriteCode.What(type, member));
    }

    private static void Chunks(Scope scope, CodecPlan plan)
    {
        foreach (WriteStep step in plan.Write.Where(s => s.Chunk != 0))
        {
            foreach ((int first, int last) in Chunk.Of(plan.Type, step.First, step.Count, step.Chunk))
            {
                CodeWriter c = scope.Code;
                string number = first == 0 && plan.Case is not null ? ", int number" : "";
                c.Line().Lines($"""
                    /// <summary>Members {first + 1} to {last}, in the reservation of WriteSequential.</summary>
                    {Names.NoInlining}
                    private static nint {ChunkName(first)}<W>(ref byte at, {CodecEmitter.Parameter(plan)}{number})
                    {Names.WhereW}
                    """).Open();
                PutRun run = PutRun.Inside(scope);
                for (int i = first; i < last; i++)
                {
                    if (BoolText.TryPut(c, run, plan.Type, ref i))
                    {
                        continue;
                    }
                    MemberModel member = plan.Type.Members[i];
                    string expression = Members.Get(plan.Type, member);
                    if (member.Value is NullableValue)
                    {
                        c.Line($"{member.Value.Type} {member.Local} = {expression};");
                        expression = member.Local;
                    }
                    Item(run, plan.Type, i, expression);
                }
                run.Settle();
                c.Line("return n;").Close();
            }
        }
    }

    private static string ChunkName(int first) => $"PutFrom{first + 1}";
}
