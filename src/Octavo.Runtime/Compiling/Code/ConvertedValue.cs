// Owns: conversions that take an instruction.
using System.Reflection;
using System.Reflection.Emit;
using Octavo.Runtime.Compiling.Symbols;

namespace Octavo.Runtime.Compiling.Code;

/// <summary>How a value becomes one of another type.</summary>
internal enum Conversion
{
    /// <summary>The bits are the same: a reference to a base, an enum as its number.</summary>
    Same,
    Number,
    Box,
    Unbox,
    Reference,
    Wrap,
    Unwrap,
    UnwrapOrConvert,
}

/// <summary>A converted value.</summary>
internal sealed class ConvertedValue(Value of, Type type, Conversion how) : Value(type)
{
    public override object? Constant =>
        how is Conversion.Number or Conversion.Same && of.Constant is { } known and not string ? Type.IsEnum ? known : Constants.Change(known, Type) : null;

    public override bool HasAddress => how == Conversion.Same && of.HasAddress;

    public override void LoadAddress(MethodCode code)
    {
        if (HasAddress)
        {
            of.LoadAddress(code);
        }
        else
        {
            base.LoadAddress(code);
        }
    }

    public override void Load(MethodCode code)
    {
        if (how == Conversion.Number && Constant is { } constant)
        {
            code.Constant(Type, constant);
            return;
        }
        switch (how)
        {
            case Conversion.Unwrap:
                of.LoadAddress(code);
                code.Il.Emit(OpCodes.Call, of.Type.GetProperty("Value")!.GetMethod!);
                return;
            case Conversion.UnwrapOrConvert:
                Lift(code);
                return;
        }
        of.Load(code);
        switch (how)
        {
            case Conversion.Number:
                Number(code.Il, of.Type, Type);
                break;
            case Conversion.Box:
                code.Il.Emit(OpCodes.Box, of.Type);
                break;
            case Conversion.Unbox:
                code.Il.Emit(OpCodes.Unbox_Any, Type);
                break;
            case Conversion.Reference:
                code.Il.Emit(OpCodes.Castclass, Type);
                break;
            case Conversion.Wrap:
                code.Il.Emit(OpCodes.Newobj, Type.GetConstructor([Type.GetGenericArguments()[0]])!);
                break;
        }
    }

    /// <summary>A nullable number to another nullable number.</summary>
    private void Lift(MethodCode code)
    {
        Type from = Substitution.Nullable(of.Type)!;
        Type to = Substitution.Nullable(Type)!;
        LocalBuilder local = code.Il.DeclareLocal(of.Type);
        Label none = code.Il.DefineLabel();
        Label end = code.Il.DefineLabel();
        of.Load(code);
        code.Il.Emit(OpCodes.Stloc, local);
        code.Il.Emit(OpCodes.Ldloca, local);
        code.Il.Emit(OpCodes.Call, of.Type.GetProperty("HasValue")!.GetMethod!);
        code.Il.Emit(OpCodes.Brfalse, none);
        code.Il.Emit(OpCodes.Ldloca, local);
        code.Il.Emit(OpCodes.Call, of.Type.GetMethod("GetValueOrDefault", [])!);
        Number(code.Il, from, to);
        code.Il.Emit(OpCodes.Newobj, Type.GetConstructor([to])!);
        code.Il.Emit(OpCodes.Br, end);
        code.Il.MarkLabel(none);
        code.Default(Type);
        code.Il.MarkLabel(end);
    }

    private static void Number(ILGenerator il, Type from, Type to)
    {
        from = from.IsEnum ? Enum.GetUnderlyingType(from) : from;
        to = to.IsEnum ? Enum.GetUnderlyingType(to) : to;
        if (from == to)
        {
            return;
        }
        bool unsigned = Numbers.IsUnsigned(from);
        if (to == typeof(float) || to == typeof(double))
        {
            if (unsigned && Numbers.Size(from) >= 4)
            {
                il.Emit(OpCodes.Conv_R_Un);
            }
            il.Emit(to == typeof(float) ? OpCodes.Conv_R4 : OpCodes.Conv_R8);
            return;
        }
        il.Emit(Type.GetTypeCode(to) switch
        {
            TypeCode.Byte => OpCodes.Conv_U1,
            TypeCode.SByte => OpCodes.Conv_I1,
            TypeCode.Int16 => OpCodes.Conv_I2,
            TypeCode.UInt16 or TypeCode.Char => OpCodes.Conv_U2,
            TypeCode.Int32 => OpCodes.Conv_I4,
            TypeCode.UInt32 => OpCodes.Conv_U4,
            TypeCode.Int64 => unsigned ? OpCodes.Conv_U8 : OpCodes.Conv_I8,
            TypeCode.UInt64 => unsigned ? OpCodes.Conv_U8 : OpCodes.Conv_I8,
            _ => unsigned ? OpCodes.Conv_U : OpCodes.Conv_I,
        });
    }
}
