// Owns: the text around the members of an object that counts as a level: its depth, or if its type has references whether it came before.
using Octavo.Generator.Emission.Reading;
using Octavo.Model.Planning;
using Octavo.Model.Types;

namespace Octavo.Generator.Emission;

internal static class ReferenceCode
{
    /// <summary>Begins writing an object that is not null: one that came before is referred to. After it the case is, where formats have it before the
    /// object.</summary>
    public static void BeginWrite(CodeWriter c, CodecPlan plan)
    {
        TypeModel type = plan.Type;
        if (!type.HasReferences)
        {
            return;
        }
        if (plan.Case is not null)
        {
            string literal = plan.Case.Literal is null ? "literal" : Names.Case(plan.Case.Literal, plan.Case.EscapedLiteral!, "W");
            c.If("!W.NumbersInside && number >= 0", $"w.Advance(W.PutCase(ref w.Reserve(W.MaxCase({plan.Case.LiteralBytes})), number, {literal}));");
        }
        c.If($"!W.BeginObject(ref w, v, {Names.Bool(!type.Construction.IsBound)})", "return;");
    }

    /// <summary>Enters a value: a level that is counted, or one before which the stack alone is looked at.</summary>
    public static void Enter(CodeWriter c, string taker, bool counts, bool looks) =>
        c.LineIf(counts, $"{taker}.Enter();").LineIf(looks, $"{taker}.LookAtStack();");

    /// <summary>Enters a level of writing.</summary>
    public static void EnterWrite(CodeWriter c, CodecPlan plan)
    {
        if (!plan.Type.HasReferences)
        {
            Enter(c, "w", plan.CountsDepth, plan.LooksAtStack);
        }
    }

    /// <summary>Leaves a level of writing.</summary>
    public static void LeaveWrite(CodeWriter c, CodecPlan plan)
    {
        if (plan.Type.HasReferences)
        {
            c.Line("W.EndObject(ref w);");
        }
        else if (plan.CountsDepth)
        {
            c.Line("w.Leave();");
        }
    }

    /// <summary>Enters a level of reading, before the object is made.</summary>
    public static void EnterRead(CodeWriter c, CodecPlan plan)
    {
        if (plan.Type is { HasReferences: true, Construction.IsBound: true })
        {
            c.Line("int place = R.BeginObject(ref r, null);");
        }
        else if (!plan.Type.HasReferences)
        {
            Enter(c, "r", plan.CountsDepth, plan.LooksAtStack);
        }
    }

    /// <summary>Keeps the object <c>v</c>, which was made before its members.</summary>
    public static void Made(CodeWriter c, TypeModel type)
    {
        if (type.HasReferences && !type.Construction.IsBound)
        {
            c.Line("R.BeginObject(ref r, v);");
        }
    }

    /// <summary>Leaves a level of reading.</summary>
    public static void LeaveRead(CodeWriter c, CodecPlan plan)
    {
        if (plan.Type.HasReferences)
        {
            c.Line("R.EndObject(ref r);");
        }
        else if (plan.CountsDepth)
        {
            c.Line("r.Leave();");
        }
    }

    /// <summary>Whether the object that the constructor made has to be kept in a local before it is returned.</summary>
    public static bool KeepsMade(TypeModel type) => type is { HasReferences: true, Construction.IsBound: true };

    /// <summary>Keeps the object <c>v</c>, which its constructor made of its members.</summary>
    public static void Keep(CodeWriter c, TypeModel type)
    {
        if (KeepsMade(type))
        {
            c.Line("R.KeepMade(ref r, place, v);");
        }
    }

    /// <summary>What may be in the place of an object: one that came before, or the announcement of one.</summary>
    public static void Heads(CodeWriter c, TypeModel type)
    {
        if (!type.HasReferences)
        {
            return;
        }
        string exact = type.CanDerive ? $" && {Names.TypeOf("known", type.HidesGetType)} == typeof({type.Type})" : "";
        c.If("members == ObjectHead.Reference",
            $"return R.ReadReference(ref r) is {type.Type} known{exact} ? known : throw Throw.WrongReference(typeof({type.Type}));");
        if (type.Construction.IsBound)
        {
            return;
        }
        c.Lines($$"""
            if (members == ObjectHead.Waits)
            {
                {{type.Type}} later = existing ?? {{SlowBody.Fresh(type)}};
                R.KeepWaiting(ref r, later);
                return later;
            }
            """);
    }
}
