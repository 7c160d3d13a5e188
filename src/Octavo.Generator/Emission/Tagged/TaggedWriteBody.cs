// Owns: the writing body for a tagged format: fields by number, runs of scalars and text in one reservation, the rest one by one.
using System.Collections.Generic;
using System.Linq;
using Octavo.Generator.Emission.Writing;
using Octavo.Model.Planning;
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Tagged;

internal static class TaggedWriteBody
{
    /// <summary>Fields up to which a type has one body: the JIT's budget for inlining.</summary>
    private const int BodyFields = 32;

    /// <summary>Fields of a part.</summary>
    private const int PartFields = 24;

    public static void Emit(Scope scope, CodecPlan plan)
    {
        CodeWriter c = scope.Code;
        TypeModel type = plan.Type;
        string given = Callbacks.Given(type, "v");
        c.Lines($"""
            /// <summary>Writes fields by number, for Protobuf.</summary>
            {Names.NoInlining}
            public static void WriteTagged<W>(ref W w, {CodecEmitter.Parameter(plan, given)})
            {Names.WhereTaggedW}
            """).Open();
        if (!type.IsStruct)
        {
            c.If("v is null", $"Throw.NullInMessage({Names.Literal(type.FullName)});");
        }
        if (type.CanDerive)
        {
            c.If($"{Names.TypeOf("v", type.HidesGetType)} != typeof({type.Type})",
                $"Throw.UnknownDerivedType({Names.TypeOf("v", type.HidesGetType)}, typeof({type.Type}));");
        }
        ReferenceCode.Enter(c, "w", plan.CountsDepth, plan.LooksAtStack);
        Callbacks.Begin(c, type, given);
        Content(scope, type);
        if (plan.CountsDepth)
        {
            c.Line("w.Leave();");
        }
        Callbacks.Call(c, type, CallbackMoment.Serialized);
        c.Close();
        Methods(scope, type, CodecEmitter.Parameter(plan));
    }

    /// <summary>The fields of <c>v</c>, and after them what is unknown.</summary>
    public static void Content(Scope scope, TypeModel type)
    {
        type = type.Written;
        CodeWriter c = scope.Code;
        Oneofs(c, type);
        if (type.Members.Count > BodyFields)
        {
            for (int first = 0; first < type.Members.Count; first += PartFields)
            {
                c.Line($"{PartName(first)}(ref w, v);");
            }
        }
        else
        {
            Fields(scope, type, type.Members);
        }
        if (type is { Extension: not null, ExtensionMap.Length: 0 })
        {
            c.Lines($"""
                UnknownMembers unknown = {Members.Get(type, type.Extension)};
                if (unknown is not null && W.Keeps(unknown)) W.WriteUnknown(ref w, unknown, false);
                """);
        }
    }

    /// <summary>The methods that <see cref="Content"/> calls.</summary>
    public static void Methods(Scope scope, TypeModel type, string parameter)
    {
        type = type.Written;
        CodeWriter c = scope.Code;
        bool parted = type.Members.Count > BodyFields;
        for (int first = 0; parted && first < type.Members.Count; first += PartFields)
        {
            MemberModel[] part = [.. type.Members.Skip(first).Take(PartFields)];
            c.Line().Lines($"""
                /// <summary>Fields {part[0].Field!.Number} to {part[part.Length - 1].Field!.Number}.</summary>
                {Names.NoInlining}
                private static void {PartName(first)}<W>(ref W w, {parameter})
                {Names.WhereTaggedW}
                """).Open();
            Fields(scope, type, part);
            c.Close();
        }
        TaggedItems.Emit(scope, type.Members.Select(m => TaggedFields.Of(type, m)));
    }

    private static string PartName(int first) => $"PutFields{first + 1}";

    private static void Fields(Scope scope, TypeModel type, IReadOnlyList<MemberModel> members)
    {
        bool declared = false;
        bool hasRoom = false;
        for (int i = 0; i < members.Count;)
        {
            int first = i;
            while (i < members.Count && Joins(members[i]))
            {
                i++;
            }
            if (i == first)
            {
                Single(scope, type, members[i]);
                i++;
                continue;
            }
            Run(scope, type, [.. members.Skip(first).Take(i - first)], ref declared, ref hasRoom);
        }
    }

    /// <summary>Whether a field joins the run of its neighbours.</summary>
    private static bool Joins(MemberModel member) =>
        member.Field is { IsWrapper: false, IsReference: false } && (member.Value is ScalarValue or NullableValue { Inner: ScalarValue } or TextValue);

    private static void Run(Scope scope, TypeModel type, MemberModel[] members, ref bool declared, ref bool hasRoom)
    {
        CodeWriter c = scope.Code;
        // What the bound needs is loaded before it; the rest where it is put: a dozen values in registers drove the place and the position out of them,
        // 5 ns per field.
        foreach (MemberModel member in members.Where(m => m.Value is TextValue))
        {
            Load(c, type, member);
        }
        TaggedField[] fields = [.. members.Select(m => TaggedFields.Of(type, m))];
        string bound = Bound(members, fields);
        string room = bound;
        if (members.Any(m => m.Value is TextValue))
        {
            // A long text is written by itself, and what follows takes as much again at most.
            c.Line($"{(hasRoom ? "" : "int ")}room = {bound};");
            (hasRoom, room) = (true, "room");
        }
        c.Line($"{(declared ? "at" : "ref byte at")} = ref w.Reserve({room});").Line($"{(declared ? "n" : "nint n")} = 0;");
        declared = true;
        for (int i = 0; i < members.Length; i++)
        {
            if (members[i].Value is not TextValue)
            {
                Load(c, type, members[i]);
            }
            string condition = Condition(type, members[i], members[i].Local);
            if (condition.Length != 0)
            {
                c.Open($"if ({condition})");
            }
            Put(c, fields[i], members[i].Local);
            if (condition.Length != 0)
            {
                c.Close();
            }
        }
        c.Line("w.Advance(n);");
    }

    /// <summary>The condition under which a member's field is written: what tells of the member is asked first.</summary>
    private static string Condition(TypeModel type, MemberModel member, string value)
    {
        string present = TaggedPresence.Of(member, value), asks = SpecifiedCode.Asks(type, member);
        return asks.Length == 0 ? present : present.Length == 0 ? asks : $"{asks} && {present}";
    }

    private static void Put(CodeWriter c, TaggedField field, string local)
    {
        c.Line($"n += W.PutTag(ref Bytes.At(ref at, n), {field.Tag});");
        if (field.Value is not TextValue)
        {
            c.Line($"n += {TaggedPut.Scalar(field, "Bytes.At(ref at, n)", local)};");
            return;
        }
        c.Open($"if (TextRun.Fits({local}))").Line($"n += W.PutText(ref Bytes.At(ref at, n), {local});").Close();
        c.Lines($$"""
            else
            {
                w.Advance(n);
                w.WriteText({{local}});
                at = ref w.Reserve(room);
                n = 0;
            }
            """);
    }

    /// <summary>The run's bound: tags, scalars by kind, texts.</summary>
    private static string Bound(MemberModel[] members, TaggedField[] fields)
    {
        int constant = 0;
        var terms = new List<string>();
        foreach (TaggedField field in fields.Where(f => f.Value is not TextValue))
        {
            if (int.TryParse(field.Scalar.Max, out int max))
            {
                constant += max;
            }
            else
            {
                terms.Add(field.Scalar.Max);
            }
        }
        constant += fields.Sum(f => f.IsShortGroup ? 2 * f.TagBytes : f.TagBytes);
        IEnumerable<string> counted = terms.GroupBy(t => t).Select(g => g.Count() == 1 ? g.Key : $"({g.Count()} * {g.Key})");
        return string.Join(" + ",
            counted.Prepend(constant.ToString(System.Globalization.CultureInfo.InvariantCulture))
                .Concat(members.Where(m => m.Value is TextValue).Select(m => $"W.MaxText({m.Local})")));
    }

    private static void Single(Scope scope, TypeModel type, MemberModel member)
    {
        CodeWriter c = scope.Code;
        Load(c, type, member);
        string condition = Condition(type, member, member.Local);
        if (condition.Length != 0)
        {
            // What refused null has asked the same.
            bool isElse = WriteCode.What(type, member).Length != 0 && WriteCode.Refuses(member.Value) && condition == $"{member.Local} is not null";
            c.Open(isElse ? "else" : $"if ({condition})");
        }
        TaggedPut.Field(scope, TaggedFields.Of(type, member), member.Local, isAlone: condition.Length != 0);
        if (condition.Length != 0)
        {
            c.Close();
        }
    }

    private static void Load(CodeWriter c, TypeModel type, MemberModel member)
    {
        c.Line($"{member.Value.Type} {member.Local} = {Members.Get(type, member)};");
        WriteCode.Refuse(c, member.Value, member.Local, WriteCode.What(type, member));
        Required(c, type, member);
    }

    private static void Required(CodeWriter c, TypeModel type, MemberModel member)
    {
        string what = Names.Literal($"{type.FullName}.{member.Name}");
        if (member.Value is NullableValue { IsOptional: true } optional)
        {
            c.LineIf(member.Field!.Presence == FieldPresence.Always, $$"""if (!{{member.Local}}.HasValue) { Throw.NullInMessage({{what}}); }""");
            if (optional.HoldsNullable || optional.Inner.CanBeNull)
            {
                // A field that is there has a value.
                c.Lines($$"""
                    if ({{member.Local}}.HasValue && {{member.Local}}.Value is null)
                    {
                        W.RefuseNull(ref w, {{what}});
                        {{member.Local}} = default;
                    }
                    """);
            }
            return;
        }
        if (member.Field!.Presence == FieldPresence.Always && (member.Value is NullableValue || member.Value.CanBeNull))
        {
            c.If($"{member.Local} is null", $"Throw.NullInMessage({what});");
        }
    }

    /// <summary>Refuses an object that has two members of one oneof.</summary>
    private static void Oneofs(CodeWriter c, TypeModel type)
    {
        foreach (IGrouping<string, MemberModel> oneof in type.Members.Where(m => m.Field!.Oneof.Length != 0).GroupBy(m => m.Field!.Oneof)
            .Where(g => g.Count() > 1))
        {
            string count =
                string.Join(" + ",
                    oneof.Select(m => Condition(type, m, Members.Get(type, m)) is { Length: > 0 } condition ? $"({condition} ? 1 : 0)" : "1"));
            string name = Names.Literal($"{type.FullName}.{oneof.Key}");
            c.If($"{count} > 1", $"Throw.SeveralOfOneof({name});");
        }
    }
}
