// Owns: the writing body of a type that leaves members out where they are null or default, for formats with names.
using System.Linq;
using Octavo.Model;

namespace Octavo.Generator.Emission;

internal static class OmitBody
{
    /// <summary>The call from WriteSequential: a format's constant decides.</summary>
    public static void Call(CodeWriter c, CodecPlan plan, string given)
    {
        TypeModel type = plan.Type;
        if (Applies(plan))
        {
            c.Open("if (W.Named(" + Names.Layout(type.Layout) + "))").Line("WriteOmitting(ref w, " + given + ");").Line("return;").Close();
        }
    }

    public static void Emit(Scope scope, CodecPlan plan)
    {
        CodeWriter c = scope.Code;
        TypeModel type = plan.Type;
        if (!Applies(plan))
        {
            return;
        }
        string given = Callbacks.Given(type, "v");
        c.Line().Line("/// <summary>For formats with names: members that are left out are neither written nor counted.</summary>");
        c.Line(Names.NoInlining).Line("private static void WriteOmitting<W>(ref W w, " + CodecEmitter.Parameter(plan, given) + ")").Open(Names.WhereW);
        if (plan.IsCyclic)
        {
            c.Line("w.Enter();");
        }
        Callbacks.Begin(c, type, given);
        foreach (MemberModel member in type.Members.Where(IsLocal))
        {
            c.Line(member.Value.Type + " " + member.Local + " = " + Members.Get(type, member) + ";");
        }
        c.Line("int members = " + type.Members.Count + ";");
        foreach (MemberModel member in type.Members.Where(m => m.CanOmit))
        {
            c.If(Is(member, absent: true), "members--;");
        }
        c.Line("w.Advance(W." + (type.IsStruct ? "PutValueStart" : "PutStart") + "(ref w.Reserve(W.MaxHead), " + Names.Layout(type.Layout) + ", members, members));");
        if (type.Members.Count > 1 && type.Members[0].CanOmit)
        {
            c.Line("bool isFirst = true;");
        }
        for (int i = 0; i < type.Members.Count; i++)
        {
            MemberModel member = type.Members[i];
            c.Open(member.CanOmit ? "if (" + Is(member, absent: false) + ")" : null);
            bool follows = type.Members.Take(i).All(m => m.CanOmit);
            Member(scope, type, member, i == 0 ? "true" : follows ? "isFirst" : "false");
            if (follows && member.CanOmit && i + 1 < type.Members.Count)
            {
                c.Line("isFirst = false;");
            }
            c.Close();
        }
        c.If("W.Ends", "w.WriteEnd();");
        if (plan.IsCyclic)
        {
            c.Line("w.Leave();");
        }
        Callbacks.Call(c, type, CallbackMoment.Serialized);
        c.Close();
    }

    /// <summary>A case of a union keeps all members: its head says how many there are.</summary>
    private static bool Applies(CodecPlan plan) => plan is { Case: null, Type.Omits: true };

    private static bool IsLocal(MemberModel member) => member.CanOmit || member.Value is TextValue or NullableValue || WriteCode.NeedsLocal(member.Value);

    private static void Member(Scope scope, TypeModel type, MemberModel member, string first)
    {
        string layout = Names.Layout(type.Layout);
        string expression = IsLocal(member) ? member.Local : Members.Get(type, member);
        if (!member.Value.IsFixed && member.Value is not TextValue)
        {
            scope.Code.Line("w.WriteKey(" + layout + ", " + member.Number + ", " + Names.Key(member, "W") + ", " + first + ");");
            WriteCode.Write(scope, member.Value, expression);
            return;
        }
        RunBoundBuilder bound = new RunBoundBuilder().Key(member.EscapedLiteral);
        var run = new PutRun(scope);
        run.Reserve(Bounds.Write((member.Value is TextValue ? bound.Text(expression) : bound.Value(member.Value)).Build(), scope, type.Layout));
        run.Put(at => "W.PutKey(" + at + ", " + layout + ", " + member.Number + ", " + Names.Key(member, "W") + ", " + first + ")");
        if (member.Value is TextValue)
        {
            run.Text(expression, null);
            return;
        }
        run.Value(member.Value, expression);
        run.Advance();
    }

    /// <summary>The condition under which a member is left out, or written.</summary>
    private static string Is(MemberModel member, bool absent)
    {
        string equals = absent ? " == " : " != ";
        string not = absent ? "" : "!";
        return member.Value switch
        {
            NullableValue => (absent ? "!" : "") + member.Local + ".HasValue",
            ScalarValue { IsEnum: false, Kind: ScalarKind.Single } => "BitConverter.SingleToUInt32Bits(" + member.Local + ")" + equals + "0",
            ScalarValue { IsEnum: false, Kind: ScalarKind.Double } => "BitConverter.DoubleToUInt64Bits(" + member.Local + ")" + equals + "0",
            ScalarValue { IsEnum: false, Kind: ScalarKind.Half } => "BitConverter.HalfToUInt16Bits(" + member.Local + ")" + equals + "0",
            ScalarValue { IsEnum: false, Kind: ScalarKind.Decimal or ScalarKind.DateTime or ScalarKind.DateTimeOffset } => not + "Omitted.IsDefault(" + member.Local + ")",
            ScalarValue => member.Local + equals + "default",
            _ => member.Local + (absent ? " is null" : " is not null"),
        };
    }
}
