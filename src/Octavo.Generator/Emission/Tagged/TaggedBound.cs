// Owns: the reading of a class of an inheritance that a constructor binds: the fields of all its parts are gathered first, then it is made.
using System.Linq;
using Octavo.Generator.Emission.Reading;
using Octavo.Model.Tagged;
using Octavo.Model.Types;

namespace Octavo.Generator.Emission.Tagged;

internal static class TaggedBound
{
    /// <summary>C# text before the locals, which the methods of the parts share.</summary>
    private const string Locals = "g.";

    public static void Emit(Scope scope, PartPlan plan)
    {
        CodeWriter c = scope.Code;
        TypeModel type = plan.Level.Part.Fields;
        PartLevel[] chain = plan.Chain;
        PartLevel? keeping = chain.LastOrDefault(l => l.Part.KeepsUnknown);
        type = type with { Extension = keeping is null ? null : type.Extension };
        MemberModel[] seen = [.. type.Members.Where(m => m.Parameter < 0)];
        c.Line().Line($"/// <summary>Makes objects of {Names.Cref(type.Type)} by their constructor, when all parts are read.</summary>")
            .Open("internal readonly struct Bound");
        Read(scope, plan, type, seen, keeping);
        for (int i = 0; i < chain.Length; i++)
        {
            Part(scope, plan, type, seen, i, keeps: chain[i] == keeping);
        }
        Gathered(c, type, seen, keeping);
        foreach (PartLevel level in chain)
        {
            TaggedMake.Emit(scope, type.Members.Where(m => m.Field!.Part == level.Type).Select(m => TaggedFields.Of(type, m)), level == keeping);
        }
        Members.Accessors(c, type, Enumerable.Range(0, chain.Length).SelectMany(i => type.Members.Where(m => m.Field!.Part == chain[i].Type)
            .SelectMany(m => SeenBy(plan, m, i).Skip(1))).Select(m => AccessorModel.Getter(m.Owner, false, m.OwnType, m.Name)));
        c.Close();
    }

    /// <summary>A member as the class has it, and as those of its bases have it that declare an accessor of their own: that of an override takes what has the
    /// override, and an object of the part's class alone has none.</summary>
    private static MemberModel[] SeenBy(PartPlan plan, MemberModel member, int place) => member.Access == MemberAccess.Direct ? [member]
        : [.. plan.Chain.Skip(place).Reverse()
            .Select(l => l.Part.Fields.Members.FirstOrDefault(m => m.Field!.Part == member.Field!.Part && m.Field.Number == member.Field.Number))
            .OfType<MemberModel>().GroupBy(m => m.Owner.Type).Select(g => g.First())];

    /// <summary>What was read so far.</summary>
    private static void Gathered(CodeWriter c, TypeModel type, MemberModel[] seen, PartLevel? keeping)
    {
        c.Line().Open("private struct Gathered");
        foreach (MemberModel member in type.Members)
        {
            c.Line($"public {member.Value.Type} {member.Local};");
        }
        foreach (string word in TaggedReadBody.Words(seen))
        {
            c.Line($"public ulong {word};");
        }
        if (keeping is not null)
        {
            c.Line("public UnknownMembers unknown;");
        }
        c.Close();
    }

    private static void Read(Scope scope, PartPlan plan, TypeModel type, MemberModel[] seen, PartLevel? keeping)
    {
        CodeWriter c = scope.Code;
        c.Lines($"""
            {Names.NoInlining}
            internal static {type.Type} Read<R>(ref R r, {plan.Root.Type} from)
            {Names.WhereTaggedR}
            """).Open();
        c.Line("Gathered g = default;");
        c.Line($"{type.Type} existing = from as {type.Type};");
        foreach (MemberModel member in type.Members)
        {
            string missing = member.Parameter < 0 || member.Field!.StartsAbsent ? "default"
                : type.Construction.Parameters[member.Parameter].Default ?? "default";
            if (missing != "default")
            {
                c.Line($"g.{member.Local} = {missing};");
            }
        }
        for (int i = 0; i < plan.Chain.Length; i++)
        {
            MemberModel[] members = [.. type.Members.Where(m => m.Field!.Part == plan.Chain[i].Type)];
            if (members.Length == 0)
            {
                continue;
            }
            c.Open($"if (from is {plan.Chain[i].Type} from{i})");
            foreach (MemberModel member in members)
            {
                MemberModel[] seenBy = SeenBy(plan, member, i);
                for (int j = 0; j < seenBy.Length; j++)
                {
                    string of = $"from{i}";
                    if (j < seenBy.Length - 1)
                    {
                        of = $"over{System.Array.IndexOf(members, member)}{(j == 0 ? "" : $"At{j}")}";
                        c.Open($"{(j == 0 ? "" : "else ")}if (from{i} is {seenBy[j].Owner.Type} {of})");
                    }
                    else if (j != 0)
                    {
                        c.Open("else");
                    }
                    c.Line($"g.{member.Local} = {Members.Get(type, seenBy[j], of)};");
                    if (seenBy.Length > 1)
                    {
                        c.Close();
                    }
                }
                if (TaggedReadBody.See(seen, member, Locals) is { Length: > 0 } noted)
                {
                    c.Line(noted);
                }
            }
            c.Close();
        }
        if (keeping is not null)
        {
            c.If("existing is not null", $"g.unknown = {Members.Get(type, type.Extension!, "existing")};");
        }
        c.Line("Read0(ref r, ref g);");
        foreach (MemberModel member in type.Members)
        {
            c.Line($"{member.Value.Type} {member.Local} = g.{member.Local};");
        }
        if (keeping is not null)
        {
            c.Line("UnknownMembers unknown = g.unknown;");
        }
        foreach (MemberModel member in type.Members)
        {
            TaggedReadBody.Absent(c, type, member);
        }
        SlowBody.End(c, type, member => member.Field!.StartsAbsent ? "true" : TaggedReadBody.WasRead(seen, member, Locals), keeping is not null);
        c.Close();
    }

    /// <summary>One part: its fields are gathered, and the part inside it that belongs to the class.</summary>
    private static void Part(Scope scope, PartPlan plan, TypeModel type, MemberModel[] seen, int place, bool keeps)
    {
        CodeWriter c = scope.Code;
        PartLevel level = plan.Chain[place];
        c.Line().Lines($"""
            /// <summary>The part of {Names.Cref(level.Type)}.</summary>
            {Names.NoInlining}
            private static void Read{place}<R>(ref R r, ref Gathered g)
            {Names.WhereTaggedR}
            """).Open();
        if (keeps)
        {
            c.Line("ref UnknownMembers unknown = ref g.unknown;");
        }
        PartLevel? next = place + 1 < plan.Chain.Length ? plan.Chain[place + 1] : null;
        MemberModel[] members = [.. type.Members.Where(m => m.Field!.Part == level.Type)];
        var loop =
            new TaggedReadLoop(scope,
                [.. plan.PartsOf(plan.PlaceOf(level)).Select(p => Inner(c, type, p, p == next ? place + 1 : -1)),
                .. members.Select(m => TaggedReadBody.Slot(type, m, seen, Locals))], "goto End;", keeps);
        loop.Emit();
        c.Label("End");
        loop.Finish();
        c.Line("return;").Close();
    }

    private static TaggedSlot Inner(CodeWriter c, TypeModel type, PartLevel part, int place) =>
        new(TaggedPart.Field(part), $"part{part.Part.Number}", "", value => "")
        {
            IsRefused = place < 0,
            Reads = () =>
            {
                if (place < 0)
                {
                    c.Line($"Throw.OtherPart(typeof({type.Type}), typeof({part.Type}));");
                    return;
                }
                c.Line($"Read{place}(ref r, ref g);").Line("R.LeaveScope(ref r, oneEnd);");
            },
        };
}
