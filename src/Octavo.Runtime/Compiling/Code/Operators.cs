// Owns: operators on numbers, bools and references.
using System.Reflection.Emit;

namespace Octavo.Runtime.Compiling.Code;

/// <summary>An arithmetic operator; both sides and the result are of one type.</summary>
internal sealed class ArithmeticValue(string mark, Value left, Value right, Type type) : Value(type)
{
    public override object? Constant { get; } = left.Constant is { } a && right.Constant is { } b ? Constants.Combine(mark, a, b, type) : null;

    public override void Load(MethodCode code)
    {
        if (Constant is { } known)
        {
            code.Constant(Type, known);
            return;
        }
        left.Load(code);
        right.Load(code);
        bool unsigned = Numbers.IsUnsigned(Type);
        code.Il.Emit(mark switch
        {
            "+" => OpCodes.Add,
            "-" => OpCodes.Sub,
            "*" => OpCodes.Mul,
            "/" => unsigned ? OpCodes.Div_Un : OpCodes.Div,
            "%" => unsigned ? OpCodes.Rem_Un : OpCodes.Rem,
            "&" => OpCodes.And,
            "|" => OpCodes.Or,
            "^" => OpCodes.Xor,
            "<<" => OpCodes.Shl,
            ">>" => unsigned ? OpCodes.Shr_Un : OpCodes.Shr,
            _ => throw new InvalidOperationException("Operator " + mark),
        });
        // Numbers shorter than a word are of its length on the stack.
        if (Numbers.Size(Type) < 4 && Type != typeof(bool) && mark is not ("&" or "|" or "^"))
        {
            code.Il.Emit(Type == typeof(byte) ? OpCodes.Conv_U1 : Type == typeof(sbyte) ? OpCodes.Conv_I1 : Type == typeof(short) ? OpCodes.Conv_I2
                : OpCodes.Conv_U2);
        }
    }
}

/// <summary>A comparison of two numbers, bools, enums or references of one type.</summary>
internal sealed class ComparedValue(string mark, Value left, Value right) : Value(typeof(bool))
{
    public override void Load(MethodCode code)
    {
        left.Load(code);
        right.Load(code);
        bool unsigned = IsUnsigned;
        bool real = Numbers.IsReal(left.Type);
        switch (mark)
        {
            case "==":
                code.Il.Emit(OpCodes.Ceq);
                break;
            case "!=":
                code.Il.Emit(OpCodes.Ceq);
                Not(code);
                break;
            case "<":
                code.Il.Emit(unsigned ? OpCodes.Clt_Un : OpCodes.Clt);
                break;
            case ">":
                code.Il.Emit(unsigned ? OpCodes.Cgt_Un : OpCodes.Cgt);
                break;
            case "<=":
                code.Il.Emit(unsigned != real ? OpCodes.Cgt_Un : OpCodes.Cgt);
                Not(code);
                break;
            default:
                code.Il.Emit(unsigned != real ? OpCodes.Clt_Un : OpCodes.Clt);
                Not(code);
                break;
        }
    }

    public override void Jump(MethodCode code, Label to, bool when)
    {
        if (Numbers.IsReal(left.Type))
        {
            base.Jump(code, to, when);
            return;
        }
        string effective = when ? mark : mark switch { "==" => "!=", "!=" => "==", "<" => ">=", ">=" => "<", ">" => "<=", _ => ">" };
        left.Load(code);
        if (effective is "==" or "!=" && IsZero(right))
        {
            code.Il.Emit(effective == "==" ? OpCodes.Brfalse : OpCodes.Brtrue, to);
            return;
        }
        right.Load(code);
        code.Il.Emit(effective switch
        {
            "==" => OpCodes.Beq,
            "!=" => OpCodes.Bne_Un,
            "<" => IsUnsigned ? OpCodes.Blt_Un : OpCodes.Blt,
            ">" => IsUnsigned ? OpCodes.Bgt_Un : OpCodes.Bgt,
            "<=" => IsUnsigned ? OpCodes.Ble_Un : OpCodes.Ble,
            _ => IsUnsigned ? OpCodes.Bge_Un : OpCodes.Bge,
        }, to);
    }

    private bool IsUnsigned => Numbers.IsUnsigned(left.Type.IsEnum ? Enum.GetUnderlyingType(left.Type) : left.Type);

    private static bool IsZero(Value value) =>
        value is NullValue or DefaultValue { Type.IsValueType: false }
            || (value.Constant is { } constant && Constants.IsInteger(constant) && Constants.ToInt64(constant) == 0);

    private static void Not(MethodCode code)
    {
        code.Il.Emit(OpCodes.Ldc_I4_0);
        code.Il.Emit(OpCodes.Ceq);
    }
}

/// <summary><c>&amp;&amp;</c> and <c>||</c>.</summary>
internal sealed class LogicalValue(bool both, Value left, Value right) : Value(typeof(bool))
{
    public override void Load(MethodCode code)
    {
        Label early = code.Il.DefineLabel();
        Label end = code.Il.DefineLabel();
        left.Jump(code, early, !both);
        right.Load(code);
        code.Il.Emit(OpCodes.Br, end);
        code.Il.MarkLabel(early);
        code.Il.Emit(both ? OpCodes.Ldc_I4_0 : OpCodes.Ldc_I4_1);
        code.Il.MarkLabel(end);
    }

    public override void Jump(MethodCode code, Label to, bool when)
    {
        if (both != when)
        {
            left.Jump(code, to, when);
            right.Jump(code, to, when);
            return;
        }
        Label past = code.Il.DefineLabel();
        left.Jump(code, past, !when);
        right.Jump(code, to, when);
        code.Il.MarkLabel(past);
    }
}

internal sealed class NotValue(Value of) : Value(typeof(bool))
{
    public override void Load(MethodCode code)
    {
        of.Load(code);
        code.Il.Emit(OpCodes.Ldc_I4_0);
        code.Il.Emit(OpCodes.Ceq);
    }

    public override void Jump(MethodCode code, Label to, bool when) => of.Jump(code, to, !when);
}

/// <summary>Minus and complement.</summary>
internal sealed class NegatedValue(string mark, Value of) : Value(of.Type)
{
    public override object? Constant { get; } = of.Constant switch
    {
        double d when mark == "-" => -d,
        float f when mark == "-" => -f,
        decimal m when mark == "-" => -m,
        { } known when Constants.IsInteger(known) => Constants.Change(mark == "-" ? unchecked(-Constants.ToInt64(known)) : ~Constants.ToInt64(known), of.Type),
        _ => null,
    };

    public override void Load(MethodCode code)
    {
        if (Constant is { } known)
        {
            code.Constant(Type, known);
            return;
        }
        of.Load(code);
        code.Il.Emit(mark == "-" ? OpCodes.Neg : OpCodes.Not);
    }
}
