// Owns: the writing bodies of a type whose members are counted object by object, for formats with names: some are left out if they are null or default, or
// unknown ones follow.
using System.Linq;
using Octavo.Generator.Emission.Reading;
using Octavo.Generator.Emission.Unions;
using Octavo.Model.Planning;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Writing;

internal static class OmitBody
{
    /// <summary>The call from WriteSequential: a format's constant decides. If the type omits nothing, only an object with unknown members that the format
    /// wrote takes this way.</summary>
    public static void Call(CodeWriter c, CodecPlan plan, string given)
    {
        TypeModel type = plan.Type;
        bool omits = type.Omits, keeps = type.KeepsUnknown;
        if (!omits && !keeps)
        {
            return;
        }
        c.Open($"if (W.Named({Names.Layout(type.Layout)}))");
        if (keeps)
        {
            c.Line($"UnknownMembers unknown = {ExtensionCode.Get(type)};").Open("if (unknown is not null && W.Keeps(unknown))");
            c.If(UnknownCode.WritesNames, $"JsonMembers.CheckNames(unknown, typeof({type.Type}), {UnknownCode.Known(plan)});");
            if (omits)
            {
                c.Close().Open("else").Line("unknown = null;").Close();
            }
        }
        c.Line($"Write{Suffix(type)}(ref w, {given}{(keeps ? ", unknown" : "")}{Case(plan, "number", "literal")});").Line("return;").Close();
        if (!omits)
        {
            c.Close();
        }
    }

    public static void Emit(Scope scope, CodecPlan plan)
    {
        CodeWriter c = scope.Code;
        TypeModel type = plan.Type;
        bool omits = type.Omits, keeps = type.KeepsUnknown;
        if (!omits && !keeps)
        {
            return;
        }
        string given = Callbacks.Given(type, "v");
        string what = !keeps ? "members that are left out are neither written nor counted"
            : omits ? "members that the type does not know follow its own; members that are left out are neither written nor counted"
            : "members that the type does not know follow its own";
        string unknown = keeps ? ", UnknownMembers unknown" : "";
        string inCase = Case(plan, "int number", "scoped ReadOnlySpan<byte> literal");
        c.Line().Lines($"""
            /// <summary>For formats with names: {what}.</summary>
            {Names.NoInlining}
            private static void Write{Suffix(type)}<W>(ref W w, {CodecEmitter.Parameter(plan, given)}{unknown}{inCase})
            {Names.WhereW}
            """).Open();
        ReferenceCode.EnterWrite(c, plan);
        Callbacks.Begin(c, type, given);
        foreach (MemberModel member in type.Members.Where(m => omits && IsLocal(m)))
        {
            c.Line($"{member.Value.Type} {member.Local} = {Members.Get(type, member)};");
        }
        foreach (MemberModel member in type.Members.Where(m => omits && m.IsSpecifiedByName))
        {
            c.Line($"bool {Tells(member)} = !({UnknownCode.WritesNames}) || {SpecifiedCode.Asks(type, member)};");
        }
        c.Line($"int members = {type.Members.Count}{(keeps && !omits ? " + unknown.Count" : "")};");
        if (keeps && omits)
        {
            c.If("unknown is not null", "members += unknown.Count;");
        }
        foreach (MemberModel member in type.Members.Where(m => omits && m.CanOmit))
        {
            c.If(Is(scope, member, absent: true), "members--;");
        }
        Head(c, plan);
        bool tracks = keeps && omits && type.Members.Count != 0 && type.Members.All(m => m.CanOmit);
        if (tracks || (omits && type.Members.Count > 1 && type.Members[0].CanOmit))
        {
            c.Line($"bool isFirst = {scope.FirstKey};");
        }
        for (int i = 0; i < type.Members.Count; i++)
        {
            MemberModel member = type.Members[i];
            if (!omits)
            {
                Whole(scope, type, i);
                continue;
            }
            c.Open(member.CanOmit ? $"if ({Is(scope, member, absent: false)})" : null);
            bool follows = type.Members.Take(i).All(m => m.CanOmit);
            Member(scope, type, member, i == 0 ? scope.FirstKey : follows ? "isFirst" : "false");
            if (follows && member.CanOmit && (tracks || i + 1 < type.Members.Count))
            {
                c.Line("isFirst = false;");
            }
            c.Close();
        }
        if (keeps)
        {
            string isFirst = type.Members.Count == 0 ? scope.FirstKey : tracks ? "isFirst" : "false";
            string write = $"W.WriteUnknown(ref w, unknown, {isFirst});";
            if (omits)
            {
                c.If("unknown is not null", write);
            }
            else
            {
                c.Line(write);
            }
        }
        if (c.Ends)
        {
            c.If("W.Ends", "w.WriteEnd();");
        }
        ReferenceCode.LeaveWrite(c, plan);
        Callbacks.Call(c, type, CallbackMoment.Serialized);
        c.Close();
    }

    private static string Suffix(TypeModel type) => type.Omits ? "Omitting" : "Keeping";

    /// <summary>The object's head, after the union's if it is a case.</summary>
    private static void Head(CodeWriter c, CodecPlan plan)
    {
        TypeModel type = plan.Type;
        string counts = $"{Names.Layout(type.Layout)}, members, members)";
        if (plan.Case is null)
        {
            c.Line($"w.Advance(W.{WriteBody.StartName(type)}(ref w.Reserve(W.MaxHead), {counts});");
            return;
        }
        string literal = plan.Case.Literal is null ? "literal" : Names.Case(plan.Case.Literal, plan.Case.EscapedLiteral!, "W");
        c.Line($"ref byte head = ref w.Reserve(W.MaxHead + W.MaxCase({plan.Case.LiteralBytes}));");
        string ofCase = $"W.{CaseBody.StartName(type)}(ref head, {Names.Layout(type.Layout)}, number, {literal}, members, members)";
        c.Line($"w.Advance(number < 0 ? W.{WriteBody.StartName(type)}(ref head, {counts} : {ofCase});");
    }

    /// <summary>What the bodies of a case are told in addition.</summary>
    private static string Case(CodecPlan plan, string number, string literal) =>
        plan.Case is null ? "" : plan.Case.Literal is null ? $", {number}, {literal}" : $", {number}";

    /// <summary>A member that is never left out.</summary>
    private static void Whole(Scope scope, TypeModel type, int index)
    {
        MemberModel member = type.Members[index];
        if (!type.Joins(member) || member.Value is NullableValue)
        {
            WriteBody.Single(scope, type, index, isNamed: true);
            return;
        }
        scope.Code.Open();
        var run = new PutRun(scope);
        run.Reserve(Bounds.Write(new RunBoundBuilder().Key(member.Literal).Value(member.Value).Build(), scope, type.Layout));
        WriteBody.Item(run, type, index, Members.Get(type, member));
        run.Advance();
        scope.Code.Close();
    }

    private static bool IsLocal(MemberModel member) => member.CanOmit || member.Value is TextValue or NullableValue || WriteCode.NeedsLocal(member.Value);

    private static void Member(Scope scope, TypeModel type, MemberModel member, string first)
    {
        string layout = Names.Layout(type.Layout);
        string expression = IsLocal(member) ? member.Local : Members.Get(type, member);
        if (!member.Value.IsFixed && member.Value is not TextValue)
        {
            scope.Code.Line($"w.WriteKey({layout}, {member.Number}, {Names.Key(member, "W")}, {first});");
            WriteCode.Write(scope, member.Present.Value, expression, What(type, member));
            return;
        }
        RunBoundBuilder bound = new RunBoundBuilder().Key(member.EscapedLiteral);
        var run = new PutRun(scope);
        run.Reserve(Bounds.Write((member.Value is TextValue ? bound.Text(expression) : bound.Value(member.Value)).Build(), scope, type.Layout));
        run.Put(at => $"W.PutKey({at}, {layout}, {member.Number}, {Names.Key(member, "W")}, {first})");
        if (member.Value is TextValue)
        {
            run.Text(expression, null, What(type, member));
            return;
        }
        run.Value(member.Value, expression);
        run.Advance();
    }

    /// <summary>The member's name in errors if null is refused: one that is left out if it is null is written if it is not.</summary>
    private static string What(TypeModel type, MemberModel member) =>
        (member.OmitsValue && member.Value is not ObjectValue { CanBeAbsent: true }) || !WriteCode.Refuses(member.Value) ? "" : WriteCode.What(type, member);

    private static string Tells(MemberModel member) => $"{member.Local}Specified";

    /// <summary>The condition under which a member is left out, or written.</summary>
    private static string Is(Scope scope, MemberModel member, bool absent)
    {
        if (member.IsSpecifiedByName)
        {
            string told = $"{(absent ? "!" : "")}{Tells(member)}";
            return !member.OmitsValue ? told : $"{told}{(absent ? " || " : " && ")}{Is(scope, member with { IsSpecifiedByName = false }, absent)}";
        }
        string equals = absent ? " == " : " != ";
        string not = absent ? "" : "!";
        return member.Value switch
        {
            ObjectValue { CanBeAbsent: true } told => $"{not}{scope.Codec(told.Codec)}.IsAbsent({member.Local})",
            NullableValue => $"{(absent ? "!" : "")}{member.Local}.HasValue",
            ScalarValue { IsEnum: false, Kind: ScalarKind.Single } => $"BitConverter.SingleToUInt32Bits({member.Local}){equals}0",
            ScalarValue { IsEnum: false, Kind: ScalarKind.Double } => $"BitConverter.DoubleToUInt64Bits({member.Local}){equals}0",
            ScalarValue { IsEnum: false, Kind: ScalarKind.Half } => $"BitConverter.HalfToUInt16Bits({member.Local}){equals}0",
            ScalarValue { IsEnum: false, Kind: ScalarKind.Decimal or ScalarKind.DateTime or ScalarKind.DateTimeOffset } =>
                $"{not}OmittedValues.IsDefault({member.Local})",
            ScalarValue or ObjectValue { IsEnum: true } => $"{member.Local}{equals}default",
            _ => $"{member.Local}{(absent ? " is null" : " is not null")}",
        };
    }
}
