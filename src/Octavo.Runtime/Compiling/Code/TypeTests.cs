// Owns: tests of types and patterns.
using System.Reflection.Emit;
using Octavo.Runtime.Compiling.Symbols;

namespace Octavo.Runtime.Compiling.Code;

/// <summary><c>as</c>.</summary>
internal sealed class AsValue(Value of, Type type) : Value(type)
{
    public override void Load(MethodCode code)
    {
        of.Load(code);
        if (of.Type.IsValueType)
        {
            code.Il.Emit(OpCodes.Box, of.Type);
        }
        code.Il.Emit(OpCodes.Isinst, Type);
        if (Type.IsValueType)
        {
            code.Il.Emit(OpCodes.Unbox_Any, Type);
        }
    }
}

/// <summary>Whether a value is null.</summary>
internal sealed class IsNullValue(Value of) : Value(typeof(bool))
{
    public override void Load(MethodCode code)
    {
        if (Substitution.Nullable(of.Type) is not null)
        {
            of.LoadAddress(code);
            code.Il.Emit(OpCodes.Call, of.Type.GetProperty("HasValue")!.GetMethod!);
            code.Il.Emit(OpCodes.Ldc_I4_0);
        }
        else
        {
            of.Load(code);
            code.Il.Emit(OpCodes.Ldnull);
        }
        code.Il.Emit(OpCodes.Ceq);
    }

    public override void Jump(MethodCode code, Label to, bool when)
    {
        if (Substitution.Nullable(of.Type) is not null)
        {
            of.LoadAddress(code);
            code.Il.Emit(OpCodes.Call, of.Type.GetProperty("HasValue")!.GetMethod!);
        }
        else
        {
            of.Load(code);
        }
        code.Il.Emit(when ? OpCodes.Brfalse : OpCodes.Brtrue, to);
    }
}

/// <summary>Whether a value is of a type; what it is then goes to a local.</summary>
internal sealed class IsTypeValue(Value of, Type type, LocalBuilder? declared) : Value(typeof(bool))
{
    public override void Load(MethodCode code)
    {
        if (of.Type == type && !type.IsValueType && declared is not null)
        {
            of.Load(code);
            code.Il.Emit(OpCodes.Dup);
            code.Il.Emit(OpCodes.Stloc, declared);
            code.Il.Emit(OpCodes.Ldnull);
            code.Il.Emit(OpCodes.Cgt_Un);
            return;
        }
        if (Substitution.Nullable(of.Type) == type)
        {
            if (declared is not null)
            {
                of.LoadAddress(code);
                code.Il.Emit(OpCodes.Call, of.Type.GetMethod("GetValueOrDefault", [])!);
                code.Il.Emit(OpCodes.Stloc, declared);
            }
            of.LoadAddress(code);
            code.Il.Emit(OpCodes.Call, of.Type.GetProperty("HasValue")!.GetMethod!);
            return;
        }
        if (of.Type == type && type.IsValueType)
        {
            if (declared is not null)
            {
                of.Load(code);
                code.Il.Emit(OpCodes.Stloc, declared);
            }
            code.Il.Emit(OpCodes.Ldc_I4_1);
            return;
        }
        of.Load(code);
        if (of.Type.IsValueType)
        {
            code.Il.Emit(OpCodes.Box, of.Type);
        }
        code.Il.Emit(OpCodes.Isinst, type);
        if (declared is null)
        {
            code.Il.Emit(OpCodes.Ldnull);
            code.Il.Emit(OpCodes.Cgt_Un);
            return;
        }
        if (!type.IsValueType)
        {
            code.Il.Emit(OpCodes.Dup);
            code.Il.Emit(OpCodes.Stloc, declared);
            code.Il.Emit(OpCodes.Ldnull);
            code.Il.Emit(OpCodes.Cgt_Un);
            return;
        }
        Label no = code.Il.DefineLabel();
        Label end = code.Il.DefineLabel();
        code.Il.Emit(OpCodes.Dup);
        code.Il.Emit(OpCodes.Brfalse, no);
        code.Il.Emit(OpCodes.Unbox_Any, type);
        code.Il.Emit(OpCodes.Stloc, declared);
        code.Il.Emit(OpCodes.Ldc_I4_1);
        code.Il.Emit(OpCodes.Br, end);
        code.Il.MarkLabel(no);
        code.Il.Emit(OpCodes.Pop);
        code.Il.Emit(OpCodes.Ldc_I4_0);
        code.Il.MarkLabel(end);
    }
}

/// <summary>A test of a value that is kept in a local first.</summary>
internal sealed class KeptTest(Value of, LocalPlaceHolder kept, Value test) : Value(typeof(bool))
{
    public override void Load(MethodCode code)
    {
        Keep(code);
        test.Load(code);
    }

    public override void Jump(MethodCode code, Label to, bool when)
    {
        Keep(code);
        test.Jump(code, to, when);
    }

    private void Keep(MethodCode code)
    {
        LocalBuilder local = code.Il.DeclareLocal(of.Type);
        of.Load(code);
        code.Il.Emit(OpCodes.Stloc, local);
        kept.Local = local;
    }
}
