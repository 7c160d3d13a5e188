// Owns: what the codec of a class of an inheritance has for a tagged format: the message is written and read as the outermost class's, whichever is asked for.
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Tagged;
using Octavo.Model.Types;

namespace Octavo.Generator.Emission.Tagged;

internal static class TaggedParts
{
    public static void Emit(Scope scope, PartPlan plan)
    {
        CodeWriter c = scope.Code.Line();
        string type = plan.Level.Type;
        if (plan.Place == 0)
        {
            Levels(c, plan);
            Write(scope, plan);
            Read(scope, plan);
            LevelOf(c, plan);
        }
        else
        {
            string root = scope.Codec(plan.Root.Codec);
            c.Lines($"""
                /// <summary>As {Names.Cref(plan.Root.Type)}, of which it is a part.</summary>
                {Names.NoInlining}
                public static void WriteTagged<W>(ref W w, {type} v)
                {Names.WhereTaggedW} => {root}.WriteTagged(ref w, v);

                /// <summary>As {Names.Cref(plan.Root.Type)}; the object is of this class at least.</summary>
                {Names.NoInlining}
                public static {type} ReadTagged<R>(ref R r, {type} existing)
                {Names.WhereTaggedR} => Unsafe.As<{type}>({root}.ReadParts(ref r, existing, {plan.Place}));
                """);
        }
        TaggedPart.Emit(scope, plan);
        if (plan.Level.Part.IsBound)
        {
            TaggedBound.Emit(scope, plan);
        }
    }

    /// <summary>C# text of what holds a class's part.</summary>
    public static string PartOf(Scope scope, PartLevel level) => $"{scope.Codec(level.Codec)}.Part";

    /// <summary>The reader's table: for each class the place of its base, its field there, and whether it has parts itself.</summary>
    private static void Levels(CodeWriter c, PartPlan plan)
    {
        string classes = System.Security.SecurityElement.Escape(string.Join(", ", plan.Levels.Select((l, i) => $"{i} {l.Part.Fields.FullName}")));
        string numbers = string.Join(", ", plan.Levels.Select(l => $"{l.Parent}, {l.Part.Number}, {(l.HasParts ? 1 : 0)}"));
        c.Lines($"""
            /// <summary>Of each class the place of its base, its field there, and whether it has parts: {classes}.</summary>
            private static ReadOnlySpan<int> Levels => [{numbers}];
            """).Line();
    }

    private static void Write(Scope scope, PartPlan plan)
    {
        CodeWriter c = scope.Code;
        c.Lines($"""
            /// <summary>The part of the derived class first, then the fields of this one.</summary>
            {Names.NoInlining}
            public static void WriteTagged<W>(ref W w, {plan.Root.Type} v)
            {Names.WhereTaggedW}
            """).Open();
        c.If("v is null", $"Throw.NullInMessage({Names.Literal(plan.Root.Part.Fields.FullName)});");
        ReferenceCode.Enter(c, "w", plan.CountsDepth, plan.LooksAtStack);
        Call(scope, plan, CallbackMoment.Serializing);
        c.Line("Part.WriteTagged(ref w, v);");
        if (plan.CountsDepth)
        {
            c.Line("w.Leave();");
        }
        Call(scope, plan, CallbackMoment.Serialized);
        c.Close().Line();
    }

    /// <summary>Calls what the object's class has for a moment: all of it is written then, or nothing yet.</summary>
    private static void Call(Scope scope, PartPlan plan, CallbackMoment moment)
    {
        foreach (PartLevel level in plan.Levels.Where(l => TaggedPart.Calls(l, moment)))
        {
            scope.Code.If($"{Names.TypeOf("v", level.Part.Fields.HidesGetType)} == typeof({level.Type})",
                $"{PartOf(scope, level)}.On{moment}(Unsafe.As<{level.Type}>(v));");
        }
    }

    private static void Read(Scope scope, PartPlan plan)
    {
        CodeWriter c = scope.Code;
        string root = plan.Root.Type;
        string what = """the innermost class that the message has a part of, of <paramref name="least"/> at least, made once""";
        c.Lines($"""
            {Names.NoInlining}
            public static {root} ReadTagged<R>(ref R r, {root} existing)
            {Names.WhereTaggedR} => ReadParts(ref r, existing, 0);

            /// <summary>An object of {what}. What exists and is of that class is merged into.</summary>
            {Names.NoInlining}
            internal static {root} ReadParts<R>(ref R r, {root} existing, int least)
            {Names.WhereTaggedR}
            """).Open();
        ReferenceCode.Enter(c, "r", plan.CountsDepth, plan.LooksAtStack);
        if (plan.IsReferred)
        {
            c.Line("int reference = R.TakeObjectKey(ref r);");
        }
        c.Lines($"""
            int level = R.FindPart(ref r, Levels, least, existing is null ? -1 : LevelOf(existing));
            {root} v;
            switch (level)
            """).Open();
        for (int i = 0; i < plan.Levels.Count; i++)
        {
            Make(scope, plan, i);
        }
        string abstracts = string.Join(", ", plan.Levels.Select((l, i) => (Place: i, l.Type, l.Part.CanBeMade)).Where(l => !l.CanBeMade && l.Place != 0)
            .Select(l => $"{l.Place} => typeof({l.Type})").Append($"_ => typeof({root})"));
        c.Lines($$"""
            default:
            {
                Throw.NoPart(level switch { {{abstracts}} });
                return null;
            }
            """).Close();
        if (plan.Levels.Any(l => l.Part is { CanBeMade: true, IsBound: false }))
        {
            if (plan.IsReferred)
            {
                c.Line("R.KeepObject(ref r, reference, v);");
            }
            c.Line("Part.ReadTagged(ref r, v);");
            Finish(scope, plan);
            if (plan.CountsDepth)
            {
                c.Line("r.Leave();");
            }
            c.Line("return v;");
        }
        c.Close().Line();
    }

    /// <summary>The case of the switch that makes objects of one class; none for a class that cannot be made.</summary>
    private static void Make(Scope scope, PartPlan plan, int place)
    {
        CodeWriter c = scope.Code;
        PartLevel level = plan.Levels[place];
        if (!level.Part.CanBeMade)
        {
            return;
        }
        c.Open($"case {place}:");
        if (level.Part.IsBound)
        {
            c.Line($"v = {scope.Codec(level.Codec)}.Bound.Read(ref r, existing);");
            if (plan.CountsDepth)
            {
                c.Line("r.Leave();");
            }
            c.Line("return v;").Close();
            return;
        }
        c.Line(place == 0 ? $"v = existing ?? {PartOf(scope, level)}.New();"
            : $"v = existing is {level.Type} ? existing : {PartOf(scope, level)}.New(existing);").Line("break;").Close();
    }

    /// <summary>What no field was there for, and the calls when all fields are set.</summary>
    private static void Finish(Scope scope, PartPlan plan)
    {
        CodeWriter c = scope.Code;
        List<(int Place, string[] Lines)> finished =
            [.. plan.Levels.Select((l, i) => (i, Lines(l, i))).Where(l => plan.Levels[l.i].Part is { CanBeMade: true, IsBound: false } && l.Item2.Length != 0)];
        if (finished.Count == 0)
        {
            return;
        }
        c.Open("switch (level)");
        foreach ((int place, string[] lines) in finished)
        {
            c.Open($"case {place}:");
            foreach (string line in lines)
            {
                c.Line(line);
            }
            c.Line("break;").Close();
        }
        c.Close();

        string[] Lines(PartLevel level, int place) =>
        [
            .. plan.ChainOf(place).Where(TaggedPart.Fills).Select(l => $"{PartOf(scope, l)}.Fill(ref r, Unsafe.As<{l.Type}>(v));"),
            .. TaggedPart.Calls(level, CallbackMoment.Deserialized) ? new[] { $"{PartOf(scope, level)}.OnDeserialized(Unsafe.As<{level.Type}>(v));" }
                : [],
        ];
    }

    private static void LevelOf(CodeWriter c, PartPlan plan)
    {
        string levels = string.Concat(plan.Levels.Select((l, i) => (l.Type, Place: i)).Skip(1).Reverse().Select(l => $"v is {l.Type} ? {l.Place} : "));
        c.Line($"private static int LevelOf({plan.Root.Type} v) => {levels}0;");
    }
}
