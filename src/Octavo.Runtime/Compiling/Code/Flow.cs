// Owns: values that branch: conditions, null coalescing, members of what may be null, switches.
using System.Reflection.Emit;
using Octavo.Runtime.Compiling.Symbols;

namespace Octavo.Runtime.Compiling.Code;

internal sealed class ChoiceValue(Value condition, Value then, Value other, Type type) : Value(type)
{
    public override bool HasAddress => then is RefValue;

    public override void Load(MethodCode code)
    {
        Branch(code);
        if (then is RefValue)
        {
            code.LoadIndirect(Type);
        }
    }

    public override void LoadAddress(MethodCode code)
    {
        if (then is not RefValue)
        {
            base.LoadAddress(code);
            return;
        }
        Branch(code);
    }

    private void Branch(MethodCode code)
    {
        Label no = code.Il.DefineLabel();
        Label end = code.Il.DefineLabel();
        condition.Jump(code, no, false);
        then.Load(code);
        code.Il.Emit(OpCodes.Br, end);
        code.Il.MarkLabel(no);
        other.Load(code);
        code.Il.MarkLabel(end);
    }
}

/// <summary><c>??</c>: <paramref name="unwrapped"/> is made of the left side, which is in a local, if it is not null.</summary>
internal sealed class CoalescedValue(Value left, Value right, Type type, Func<Value, Value> unwrapped) : Value(type)
{
    public override void Load(MethodCode code)
    {
        LocalBuilder local = code.Il.DeclareLocal(left.Type);
        var kept = new LocalPlace(local, left.Type, false);
        Label none = code.Il.DefineLabel();
        Label end = code.Il.DefineLabel();
        left.Load(code);
        code.Il.Emit(OpCodes.Stloc, local);
        NullTest.JumpIfNull(code, kept, none);
        unwrapped(kept).Load(code);
        code.Il.Emit(OpCodes.Br, end);
        code.Il.MarkLabel(none);
        right.Load(code);
        code.Il.MarkLabel(end);
    }
}

/// <summary><c>?.</c>: <paramref name="rest"/> is made of what is not null.</summary>
internal sealed class ConditionalValue(Value of, LocalPlaceHolder place, Value rest, Type type, Func<Value, Value> wrap) : Value(type)
{
    public override void Load(MethodCode code) => Branch(code);

    public override void Run(MethodCode code)
    {
        if (Type == typeof(void))
        {
            Branch(code);
        }
        else
        {
            base.Run(code);
        }
    }

    private void Branch(MethodCode code)
    {
        LocalBuilder local = code.Il.DeclareLocal(of.Type);
        var kept = new LocalPlace(local, of.Type, false);
        Label none = code.Il.DefineLabel();
        Label end = code.Il.DefineLabel();
        of.Load(code);
        code.Il.Emit(OpCodes.Stloc, local);
        NullTest.JumpIfNull(code, kept, none);
        place.Local = local;
        if (Type == typeof(void))
        {
            rest.Run(code);
        }
        else
        {
            wrap(rest).Load(code);
        }
        code.Il.Emit(OpCodes.Br, end);
        code.Il.MarkLabel(none);
        if (Type != typeof(void))
        {
            code.Default(Type);
        }
        code.Il.MarkLabel(end);
    }
}

/// <summary>What is not null in the rest of a conditional chain; its local is known when it is loaded.</summary>
internal sealed class LocalPlaceHolder(Type type, Type kept) : Value(type)
{
    public LocalBuilder? Local { get; set; }

    public override bool HasAddress => Type == kept;

    public override void Load(MethodCode code)
    {
        if (Type == kept)
        {
            code.Il.Emit(OpCodes.Ldloc, Local!);
            return;
        }
        code.Il.Emit(OpCodes.Ldloca, Local!);
        code.Il.Emit(OpCodes.Call, kept.GetMethod("GetValueOrDefault", [])!);
    }

    public override void LoadAddress(MethodCode code)
    {
        if (Type == kept)
        {
            code.Il.Emit(OpCodes.Ldloca, Local!);
            return;
        }
        base.LoadAddress(code);
    }
}

/// <summary>Tests for null.</summary>
internal static class NullTest
{
    public static void JumpIfNull(MethodCode code, Value value, Label to)
    {
        if (Substitution.Nullable(value.Type) is not null)
        {
            value.LoadAddress(code);
            code.Il.Emit(OpCodes.Call, value.Type.GetProperty("HasValue")!.GetMethod!);
        }
        else
        {
            value.Load(code);
        }
        code.Il.Emit(OpCodes.Brfalse, to);
    }
}

/// <summary>A switch with a value: the arms in their order.</summary>
internal sealed class ArmsValue(Value of, LocalPlaceHolder kept, (Value? Test, Value Result)[] arms, Type type) : Value(type)
{
    public override void Load(MethodCode code)
    {
        LocalBuilder local = code.Il.DeclareLocal(of.Type);
        of.Load(code);
        code.Il.Emit(OpCodes.Stloc, local);
        kept.Local = local;
        LocalBuilder result = code.Il.DeclareLocal(Type);
        Label end = code.Il.DefineLabel();
        foreach ((Value? test, Value value) in arms)
        {
            Label next = code.Il.DefineLabel();
            test?.Jump(code, next, false);
            value.Load(code);
            code.Il.Emit(OpCodes.Stloc, result);
            code.Il.Emit(OpCodes.Br, end);
            code.Il.MarkLabel(next);
        }
        code.Il.Emit(OpCodes.Newobj, typeof(InvalidOperationException).GetConstructor([])!);
        code.Il.Emit(OpCodes.Throw);
        code.Il.MarkLabel(end);
        code.Il.Emit(OpCodes.Ldloc, result);
    }
}
