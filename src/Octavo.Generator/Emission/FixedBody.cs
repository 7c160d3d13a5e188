// Owns: the bodies of a fixed-size struct: encoders and decoders over a byte reference, so it joins its owner's runs.
using System.Linq;
using Octavo.Generator.Emission.Reading;
using Octavo.Generator.Emission.Writing;
using Octavo.Model.Planning;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission;

internal static class FixedBody
{
    /// <summary>Values of a struct whose encoder and decoder are inlined into its owner's run: a call costs as much as four stores (lab: FooBase).</summary>
    private const int InlinedValues = 4;

    /// <summary>The constants by which codecs of other assemblies know it.</summary>
    public static void Constants(CodeWriter c, CodecPlan plan)
    {
        FixedFacts facts = plan.Fixed!;
        c.Lines($"""
            public const int FixedReadMax = {facts.ReadMax};
            public const int FixedValues = {facts.Values};
            public const int FixedSize = {facts.Size};
            """);
        if (facts.RawLayout is not null)
        {
            c.Lines($"""
                public const int RawLayoutSize = {facts.RawLayout.Size};
                public const int RawLayoutAlignment = {facts.RawLayout.Alignment};
                public const int RawLayoutTraits = {(facts.RawLayout.HasPadding ? 1 : 0) | (facts.RawLayout.Validated ? 2 : 0)};
                """);
        }
        c.Line();
    }

    public static void Emit(Scope scope, CodecPlan plan, bool isView)
    {
        CodeWriter c = scope.Code;
        TypeModel type = plan.Type;
        Read(c, plan);
        c.Lines($$"""
            /// <summary>Bound of <see cref="Put{W}"/> in bytes. A constant.</summary>
            {{Names.Inlining}}
            public static int MaxPut<W>()
            {{Names.WhereW}} =>
                {{Max(scope, plan, write: true)}};
            """).Line();
        bool gets = c.HasPlaces || ViewEmitter.HasPlaces(plan);
        if (gets)
        {
            c.Lines($$"""
                /// <summary>Bound of <see cref="Get{R}"/> in bytes. A constant.</summary>
                {{Names.Inlining}}
                public static int MaxGet<R>()
                {{Names.WhereR}} =>
                    {{Max(scope, plan, write: false)}};
                """).Line();
        }
        Put(scope, plan);
        if (gets)
        {
            c.Line();
            Get(scope, plan);
        }
        c.Line();
        if (!isView)
        {
            c.Lines($"""
                {Names.NoInlining}
                public static void WriteSequential<W>(ref W w, {CodecEmitter.Parameter(plan)})
                {Names.WhereW} =>
                    w.Advance(Put<W>(ref w.Reserve(MaxPut<W>()), v));
                """).Line();
        }
        c.Lines($"""
            {Names.NoInlining}
            public static {type.Type} ReadPositional<R>(ref R r)
            {Names.WhereR}
            """).Open();
        ViewEmitter.Lead(c, plan, "R", "ReadPositional(ref r)");
        Line(c, type, "return v;");
        c.Line($"return ReadSlow(ref r, {PositionalBody.ReadStart(c, type)}, default);").Close();
    }

    private static void Read(CodeWriter c, CodecPlan plan)
    {
        TypeModel type = plan.Type;
        c.Line($"public static void Read<R>(ref R r, ref {type.Type} value)").Open(Names.WhereR);
        FormatCode.Refuse(c, plan.Formats, "R", type.Type, !plan.Served.HasKeys(type));
        ViewEmitter.Lead(c, plan, "R", "Read(ref r, ref value)", returns: false);
        Line(c, type, "value = v;", "return;");
        c.Line($"value = ReadSlow(ref r, {PositionalBody.ReadStart(c, type)}, value);").Close().Line();
    }

    /// <summary>In formats that have it as an array of exactly its members, the straight line.</summary>
    private static void Line(CodeWriter c, TypeModel type, params string[] found)
    {
        if (!c.HasLine(type))
        {
            return;
        }
        c.Open(c.Ends ? "if (R.Shape != ReaderShape.Named)" : null).Line($"nint n = Get<R>(ref r.Need(MaxGet<R>()), out {type.Type} v);");
        c.Open("if (n >= 0)").Line("r.Commit(n);");
        foreach (string statement in found)
        {
            c.Line(statement);
        }
        c.Close().Close();
    }

    private static string Inlining(CodecPlan plan) => plan.Fixed!.Values <= InlinedValues && plan.Type.Callbacks.Count == 0 ? Names.Inlining : Names.NoInlining;

    private static string Max(Scope scope, CodecPlan plan, bool write)
    {
        CodeWriter c = scope.Code;
        var bound = new RunBoundBuilder().Head(write ? 2 : 1);
        foreach (MemberModel member in plan.Type.Members)
        {
            bound.Value(member.Value);
            if (write)
            {
                bound.Gap(member.Gap).Key(member.Literal);
            }
        }
        string text = write ? Bounds.Write(bound.Build(), scope, plan.Type.Layout) : Bounds.Read(bound.Build(), scope);
        string lead = ViewEmitter.Lead(plan, write ? "W" : "R", write ? "MaxPut<W>()" : "MaxGet<R>()", inPlaces: !write);
        return plan.RawLayout is null ? $"{lead}{text}" : c.IsRawAlone ? $"{lead}RawLayoutSize"
            : $"{lead}{(write ? "W" : "R")}.RawLayouts ? RawLayoutSize : {text}";
    }

    private static void Put(Scope scope, CodecPlan plan)
    {
        CodeWriter c = scope.Code;
        TypeModel type = plan.Type;
        string given = Callbacks.Given(type, "v");
        c.Line(Inlining(plan)).Line($"public static nint Put<W>(ref byte at, {CodecEmitter.Parameter(plan, given)})").Open(Names.WhereW);
        ViewEmitter.Lead(c, plan, "W", $"Put<W>(ref at, {given})");
        if (plan.RawLayout is not null)
        {
            c.Open(c.IsRawAlone ? null : "if (W.RawLayouts)").Line($"Put(ref at, in {given});").Line("return RawLayoutSize;").Close();
            if (c.IsRawAlone)
            {
                c.Close();
                return;
            }
        }
        Callbacks.Begin(c, type, given);
        foreach (MemberModel member in type.Members.Where(m => m.Value is NullableValue))
        {
            c.Line($"{member.Value.Type} {member.Local} = {Members.Get(type, member)};");
        }
        PutRun run = PutRun.Inside(scope);
        WriteBody.Start(run, type);
        for (int i = 0; i < type.Members.Count; i++)
        {
            if (BoolText.TryPut(c, run, type, ref i))
            {
                continue;
            }
            MemberModel member = type.Members[i];
            WriteBody.Item(run, type, i, member.Value is NullableValue ? member.Local : Members.Get(type, member));
        }
        if (c.Ends)
        {
            c.If("W.Ends", "n += W.PutEnd(ref Bytes.At(ref at, n));");
        }
        Callbacks.Call(c, type, CallbackMoment.Serialized);
        c.Line("return n;").Close();
    }

    private static void Get(Scope scope, CodecPlan plan)
    {
        CodeWriter c = scope.Code;
        TypeModel type = plan.Type;
        c.Line("/// <summary>Gets a value of this form, or returns −1: a map, fewer members or more are for ReadPositional.</summary>");
        c.Line(Inlining(plan)).Line($"public static nint Get<R>(ref byte at, out {type.Type} v)").Open(Names.WhereR);
        ViewEmitter.Lead(c, plan, "R", "Get<R>(ref at, out v)", inPlaces: true);
        if (plan.RawLayout is not null)
        {
            c.Open(c.IsRawAlone ? null : "if (R.RawLayouts)").Line("Get(ref at, out v);").Line("return RawLayoutSize;").Close();
            if (c.IsRawAlone)
            {
                c.Close();
                return;
            }
        }
        bool gaps = type.Slots != type.Members.Count;
        if (!c.HasLine(type) || (gaps && c.AlwaysGaps))
        {
            c.Line("v = default;").Line("return -1;").Close();
            return;
        }
        if (gaps ? c.Gaps : scope.HasKeys && type.Layout != MemberLayout.Array)
        {
            string condition = gaps ? "R.Slots" : $"R.Named({Names.Layout(type.Layout)})";
            c.Lines($$"""
                if ({{condition}})
                {
                    v = default;
                    return -1;
                }
                """);
        }
        int known = type.Members.Count; // formats with slots have returned if there are gaps
        GetRun run = GetRun.Inside(scope);
        run.Get(at => $"R.GetValueStart({at}, {Names.Layout(type.Layout)}, {known}, out int members)");
        c.Lines($$"""
            if (members != {{known}})
            {
                v = default;
                return -1;
            }
            """);
        for (int i = 0; i < type.Members.Count; i++)
        {
            if (!BoolText.TryGet(c, run, type, ref i))
            {
                run.Value(type.Members[i].Value, type.Members[i].Local);
            }
        }
        Members.Construct(c, type, "v = ");
        c.Line("return n;").Close();
    }
}
