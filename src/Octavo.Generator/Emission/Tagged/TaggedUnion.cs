// Owns: the bodies of a union for a tagged format: a message whose oneof has a field for each case.
using System.Linq;
using Octavo.Model.Planning;
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Tagged;

internal static class TaggedUnion
{
    /// <summary>Begins the codec: its mark, the widths of its call sites, <c>Write</c> and <c>Read</c>.</summary>
    public static void Begin(CodeWriter c, UnionPlan plan)
    {
        string type = plan.Type.Type;
        if (plan.IsTagged)
        {
            TaggedEmitter.Mark(c);
            TaggedFields.Sites(c, plan.Part is null ? plan.Cases.Select(Field) : []);
        }
        TaggedEmitter.Write(c, type, plan.Formats, !plan.Formats.IsSequential());
        c.Line($"public static void Read<R>(ref R r, ref {type} value)");
        string statement = "value = value is null ? ReadPositional(ref r) : ReadInto(ref r, value);";
        if (plan.Formats.IsWhole())
        {
            c.Line($"{Names.WhereR} => {statement}").Line();
            return;
        }
        c.Open(Names.WhereR);
        FormatCode.Refuse(c, plan.Formats, "R", type, !plan.Formats.IsSequential());
        c.LineIf(plan.Formats.IsSequential(), statement).Close();
        c.LineIf(plan.Formats.IsSequential(), "");
    }

    public static void Emit(Scope scope, UnionPlan plan)
    {
        if (plan.Part is not null)
        {
            TaggedParts.Emit(scope, plan.Part);
        }
        else if (plan.IsTagged)
        {
            Write(scope, plan);
            Read(scope, plan);
        }
    }

    private static TaggedField Field(UnionCasePlan one) =>
        new(one.Case.Number.ToString(System.Globalization.CultureInfo.InvariantCulture), one.Case.Value with { Content = FieldContent.Message },
            new FieldModel(one.Case.Field, FieldForm.Plain, FieldPresence.Explicit), one.Case.Name);

    private static void Write(Scope scope, UnionPlan plan)
    {
        CodeWriter c = scope.Code;
        string type = plan.Type.Type;
        c.Line().Lines($"""
            /// <summary>The case that the object is, as the one field of a message.</summary>
            {Names.NoInlining}
            public static void WriteTagged<W>(ref W w, {type} v)
            {Names.WhereTaggedW}
            """).Open();
        c.If("v is null", $"Throw.NullInMessage({Names.Literal(plan.Type.FullName)});");
        foreach (UnionCasePlan one in plan.Cases.OrderBy(p => p.Kind == UnionCaseKind.Union))
        {
            ObjectValue value = one.Case.Value;
            c.Open(one.Kind == UnionCaseKind.Union ? $"if (v is {value.Type})"
                : $"if ({Names.TypeOf("v", plan.Type.HidesGetType)} == typeof({value.Type}))");
            TaggedPut.Field(scope, Field(one),
                one.Kind == UnionCaseKind.Class ? $"Unsafe.As<{value.Type}>(v)" : $"({value.Type}){(value.IsStruct ? "(object)" : "")}v", isAlone: true);
            c.Line("return;").Close();
        }
        c.Line($"Throw.NoSuchCase({Names.TypeOf("v", plan.Type.HidesGetType)}, typeof({type}));").Close();
    }

    private static void Read(Scope scope, UnionPlan plan)
    {
        CodeWriter c = scope.Code;
        string type = plan.Type.Type;
        c.Line().Lines($"""
            /// <summary>The last case counts; the same case as the object that exists is merged into it.</summary>
            {Names.NoInlining}
            public static {type} ReadTagged<R>(ref R r, {type} existing)
            {Names.WhereTaggedR}
            """).Open();
        int gathered = plan.Cases.Count(IsGathered);
        c.LineIf(gathered != 0, "long taken = 0;").LineIf(gathered > 1, "uint last = 0;");
        string ends = string.Join(" ", plan.Cases.Select(one => Field(one).Tags));
        c.Lines($"""
            {type} v = existing;
            uint other = 0;
            ref byte at = ref R.Window(ref r, out nint limit);
            nint n = 0;
            while (true)
            """).Open();
        c.Open("if (n >= limit)");
        c.If("!R.More(ref r, n)", "goto End;");
        Reload(c);
        c.Close().Line("n += R.GetTag(ref Bytes.At(ref at, n), out uint tag);").Open("switch (tag)");
        foreach (UnionCasePlan one in plan.Cases)
        {
            TaggedField field = Field(one);
            ObjectValue value = one.Case.Value;
            string old = value.IsStruct ? "default" : one.Kind == UnionCaseKind.Class
                ? $"v is not null && {Names.TypeOf("v", plan.Type.HidesGetType)} == typeof({value.Type}) ? Unsafe.As<{value.Type}>(v) : null"
                : $"v as {value.Type}";
            c.Open($"case {field.Tag}: case {WireType.Tag(field.Model.Number, WireType.GroupStart)}:").Line("r.Commit(n);");
            c.LineIf(gathered != 0 && !IsGathered(one), "taken = 0;");
            if (IsGathered(one))
            {
                if (gathered > 1)
                {
                    c.Lines($$"""
                        if (last != {{field.Model.Number}})
                        {
                            last = {{field.Model.Number}};
                            taken = 0;
                        }
                        """);
                }
                c.Line($"long oneEnd = {TaggedGet.EnterOnce("taken", ends)};").Open("if (oneEnd != -1)");
            }
            TaggedGet.Declare(scope, field, "one", old, enter: IsGathered(one) ? "" : null);
            c.Line("v = one;");
            if (IsGathered(one))
            {
                c.Close();
            }
            Reload(c);
            c.Line("continue;").Close();
        }
        c.Open("default:");
        c.Lines("""
            r.Commit(n);
            if (!R.SkipTag(ref r, tag)) goto End;
            other = tag;
            """);
        Reload(c);
        c.Line("continue;").Close().Close().Close();
        c.Label("End");
        c.If("v is null && other != 0", $"Throw.UnknownUnionCase((int)(other >> 3) - 1, typeof({type}));").Line("return v;").Close();
    }

    /// <summary>Whether further pieces of a case are read as one; a struct begins again with each.</summary>
    private static bool IsGathered(UnionCasePlan one) => one.Case.Value is { IsGathered: true, IsStruct: false };

    private static void Reload(CodeWriter c) => c.Line("at = ref R.Window(ref r, out limit);").Line("n = 0;");
}
