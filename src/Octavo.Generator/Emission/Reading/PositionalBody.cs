// Owns: the reading body of array-shaped data: ReadPositional, and the chunks of a wide type.
using System.Linq;
using Octavo.Generator.Emission.Unions;
using Octavo.Generator.Emission.Writing;
using Octavo.Model.Planning;
using Octavo.Model.Types;

namespace Octavo.Generator.Emission.Reading;

internal static class PositionalBody
{
    public static void Emit(Scope scope, CodecPlan plan)
    {
        CodeWriter c = scope.Code;
        TypeModel type = plan.Type;
        string existing = type.IsStruct ? "existing" : "null";
        if (plan.Case is not null)
        {
            CaseBody.EmitRead(c, plan);
            c.Line(CaseBody.Inlining(plan)).Line($"private static {type.Type} ReadObject<R>(ref R r, bool isCase)").Open(Names.WhereR);
            if (!c.HasLine(type))
            {
                c.Line($"return {Slow(c, type, existing)};").Close();
                return;
            }
            if (IsKeyed(plan).Length != 0)
            {
                c.If(IsKeyed(plan), $"return {Slow(c, type, existing)};");
            }
        }
        else
        {
            Lead(c, plan, existing);
            if (!c.HasLine(type))
            {
                return;
            }
            c.Line().Lines($"""
                /// <summary>Reads exactly these members, in order.</summary>
                {Names.NoInlining}
                private static {type.Type} ReadArray<R>(ref R r{Existing(type)})
                {Names.WhereR}
                """).Open();
        }
        var run = new GetRun(scope);
        bool chunked = plan.ReadChunk != 0;
        foreach (ReadStep step in plan.Read)
        {
            if (chunked && !step.Start)
            {
                break;
            }
            Step(scope, plan, run, step, existing);
            if (type.MakesFirst && !chunked)
            {
                if (step.Start)
                {
                    Make(c, type);
                }
                Set(c, type, step);
            }
        }
        if (type.MakesFirst && !chunked)
        {
            ReferenceCode.LeaveRead(c, plan);
            Callbacks.Call(c, type, CallbackMoment.Deserialized);
            c.Line("return v;").Close();
            return;
        }
        if (chunked)
        {
            Make(c, type);
            foreach ((int first, _) in Chunk.Of(type, 0, type.Members.Count, plan.ReadChunk))
            {
                c.Line($"{ChunkName(first)}(ref r, {(type.IsStruct ? "ref v" : "v")});");
            }
            ReferenceCode.LeaveRead(c, plan);
            Callbacks.Call(c, type, CallbackMoment.Deserialized);
            c.Line("return v;").Close();
            Chunks(scope, plan);
            return;
        }
        ReferenceCode.LeaveRead(c, plan);
        Members.Construct(c, type, "return ");
        c.Close();
    }

    /// <summary>
    /// The way into the bodies, by the format. The straight line is a method of its own: it is not compiled for a format with keys, which does not run it
    /// (first call of 100 types in JSON: 0.88 of System.Text.Json's time, before 1.1).
    /// </summary>
    private static void Lead(CodeWriter c, CodecPlan plan, string existing)
    {
        TypeModel type = plan.Type;
        string name = $"public static {type.Type} ReadPositional<R>(ref R r{Existing(type)})";
        string line = type.IsStruct ? "ReadArray(ref r, existing)" : "ReadArray(ref r)";
        string way = !c.HasLine(type) ? Slow(c, type, existing) : IsKeyed(plan).Length == 0 ? line
            : $"{IsKeyed(plan)} ? {Slow(c, type, existing)} : {line}";
        if (plan.RawLayout is null && plan.Views.All(f => f.IsFolded || f.IsOwn))
        {
            c.Lines($"""
                {Names.Inlining}
                {name}
                {Names.WhereR} =>
                    {way};
                """);
            return;
        }
        c.Line(Names.NoInlining).Line(name).Open(Names.WhereR);
        ViewEmitter.Lead(c, plan, "R", type.IsStruct ? "ReadPositional(ref r, existing)" : "ReadPositional(ref r)");
        if (plan.RawLayout is not null)
        {
            c.Lines($$"""
                if (R.RawLayouts)
                {
                    Span<byte> rawLayout = stackalloc byte[RawLayoutSize];
                    r.ReadRawLayouts(rawLayout);
                    Get(ref MemoryMarshal.GetReference(rawLayout), out {{type.Type}} whole);
                    return whole;
                }
                """);
        }
        c.Line($"return {way};").Close();
    }

    /// <summary>The parameter of a struct that exists.</summary>
    private static string Existing(TypeModel type) => type.IsStruct ? $", scoped in {type.Type} existing" : "";

    /// <summary>The condition that a format has keys for the type; empty if none has.</summary>
    private static string IsKeyed(CodecPlan plan) => !plan.Served.HasKeys(plan.Type) ? ""
        : plan.Type.Layout == MemberLayout.Array ? "R.Shape == ReaderShape.Named"
        : $"R.Shape == ReaderShape.Named || R.Named({Names.Layout(plan.Type.Layout)})";

    private static string Slow(CodeWriter c, TypeModel type, string existing) => $"ReadSlow(ref r, {ReadStart(c, type)}, {existing})";

    /// <summary>The members that data of the present type has, as the head says them.</summary>
    public static string Known(CodeWriter c, TypeModel type) => c.Places(type.Slots, type.Members.Count);

    /// <summary>The call that reads the head.</summary>
    public static string ReadStart(CodeWriter c, TypeModel type) =>
        type.IsStruct ? $"r.ReadValueStart({Names.Layout(type.Layout)}, {c.Places(type.Slots, type.Members.Count, inPlaces: false)})"
        : type.HasReferences ? $"R.ReadObjectStart(ref r, {Names.Layout(type.Layout)})" : $"r.ReadStart({Names.Layout(type.Layout)})";

    /// <summary>Gets the head in a run.</summary>
    public static void GetStart(CodeWriter c, GetRun run, TypeModel type)
    {
        string method = type.IsStruct ? "GetValueStart" : type.HasReferences ? "GetObjectStart" : "GetStart";
        run.Get(at => $"R.{method}({at}, {Names.Layout(type.Layout)}, {Known(c, type)}, out int members)");
    }

    private static void Step(Scope scope, CodecPlan plan, GetRun run, ReadStep step, string existing)
    {
        CodeWriter c = scope.Code;
        TypeModel type = plan.Type;
        int gap = step.Count == 0 ? 0 : type.Members[step.First].Gap;
        if (gap != 0 && !step.Start && c.Gaps)
        {
            c.Line($"r.SkipGap({gap});");
        }
        if (step.Kind == StepKind.Single)
        {
            MemberModel member = type.Members[step.First];
            if (member.Setting == MemberSetting.Fill && !type.Construction.IsBound)
            {
                FillCode.Read(scope, type, member);
                return;
            }
            string? old = type.IsStruct && !member.HasGetter ? Members.Get(type, member, existing) : null;
            ReadCode.Declare(scope, member.Value, member.Local, old, $"{type.FullName}.{member.Name}");
            return;
        }
        run.Need(Bounds.Read(step.Bound!, scope));
        if (step.Start && plan.Case is not null)
        {
            CaseBody.GetStart(c, run, type);
        }
        else if (step.Start)
        {
            GetStart(c, run, type);
        }
        if (step.Start)
        {
            string isNull = type.IsStruct ? "" : "members == ObjectHead.Null ? null : ";
            c.Lines($$"""
                if (members != {{c.PlacesIn(type.Slots, type.Members.Count)}})
                {
                    r.Commit(n);
                    return {{isNull}}ReadSlow(ref r, members, {{existing}});
                }
                """);
            ReferenceCode.EnterRead(c, plan);
        }
        for (int i = step.First; i < step.First + step.Count; i++)
        {
            if (!BoolText.TryGet(c, run, type, ref i))
            {
                run.Value(type.Members[i].Value, type.Members[i].Local);
            }
        }
        run.Commit();
    }

    private static void Chunks(Scope scope, CodecPlan plan)
    {
        CodeWriter c = scope.Code;
        TypeModel type = plan.Type;
        foreach ((int first, int end) in Chunk.Of(type, 0, type.Members.Count, plan.ReadChunk))
        {
            c.Line().Lines($"""
                /// <summary>Members {first + 1} to {end}.</summary>
                {Names.NoInlining}
                private static void {ChunkName(first)}<R>(ref R r, {(type.IsStruct ? "ref " : "")}{type.Type} v)
                {Names.WhereR}
                """).Open();
            var run = new GetRun(scope);
            foreach (ReadStep step in plan.Read.Where(s => s.Count != 0 && s.First >= first && s.First < end))
            {
                Step(scope, plan, run, step, "v");
                Set(c, type, step);
            }
            c.Close();
        }
    }

    private static void Make(CodeWriter c, TypeModel type)
    {
        c.Line($"{type.Type} v = {SlowBody.Fresh(type)};");
        ReferenceCode.Made(c, type);
        Callbacks.Call(c, type, CallbackMoment.Deserializing);
    }

    /// <summary>Sets a step's members, except for those that were filled.</summary>
    private static void Set(CodeWriter c, TypeModel type, ReadStep step)
    {
        for (int i = step.First; i < step.First + step.Count; i++)
        {
            if (type.Members[i].Setting != MemberSetting.Fill)
            {
                c.Line(Members.Set(type, type.Members[i], Members.Use(type.Members[i])));
            }
        }
    }

    private static string ChunkName(int first) => $"ReadFrom{first + 1}";
}
