// Owns: operators, assignments and steps.
using Octavo.Runtime.Compiling.Code;
using Octavo.Runtime.Compiling.Symbols;
using Octavo.Runtime.Compiling.Syntax;

namespace Octavo.Runtime.Compiling.Binding;

internal sealed partial class BodyBinder
{
    private static readonly Dictionary<string, string> s_named = new()
    {
        ["+"] = "op_Addition",
        ["-"] = "op_Subtraction",
        ["*"] = "op_Multiply",
        ["&"] = "op_BitwiseAnd",
        ["|"] = "op_BitwiseOr",
        [">>"] = "op_RightShift",
        ["<<"] = "op_LeftShift",
        ["=="] = "op_Equality",
        ["!="] = "op_Inequality",
        ["<"] = "op_LessThan",
        [">"] = "op_GreaterThan",
        ["<="] = "op_LessThanOrEqual",
        [">="] = "op_GreaterThanOrEqual",
    };

    private Value BindUnary(Unary unary)
    {
        Value of = Bind(unary.Of);
        if (unary.Mark == "!")
        {
            return new NotValue(Conversions.Require(of, typeof(bool)));
        }
        if (Numbers.IsNumber(of.Type) && Numbers.Size(of.Type) < 4)
        {
            of = Conversions.Require(of, typeof(int));
        }
        if (of.Constant is uint and 2147483648 && unary.Mark == "-")
        {
            return new ConstantValue(typeof(int), int.MinValue);
        }
        if (of.Constant is ulong and 9223372036854775808 && unary.Mark == "-")
        {
            return new ConstantValue(typeof(long), long.MinValue);
        }
        if (of.Type == typeof(uint) && unary.Mark == "-")
        {
            of = Conversions.Require(of, typeof(long));
        }
        return new NegatedValue(unary.Mark, of);
    }

    private SteppedValue BindStep(Syntax.Step step)
    {
        Value to = Bind(step.Of);
        return new SteppedValue(to, new ArithmeticValue(step.Mark == "++" ? "+" : "-", to, new ConstantValue(to.Type, Constants.Change(1, to.Type)!), to.Type),
            step.IsPrefix);
    }

    private Value BindBinary(Syntax.Binary binary)
    {
        if (binary.Mark == "??")
        {
            return BindCoalesced(binary);
        }
        Value left = Bind(binary.Left);
        Value right = Bind(binary.Right);
        return binary.Mark is "&&" or "||"
            ? new LogicalValue(binary.Mark == "&&", Conversions.Require(left, typeof(bool)), Conversions.Require(right, typeof(bool)))
            : Operate(binary.Mark, left, right);
    }

    private static Value Operate(string mark, Value left, Value right)
    {
        bool compares = mark is "==" or "!=" or "<" or ">" or "<=" or ">=";
        if (left is TargetTyped or NullValue)
        {
            left = Conversions.Require(left, right.Type);
        }
        if (right is TargetTyped or NullValue)
        {
            if (right is NullValue && Substitution.Nullable(left.Type) is not null)
            {
                return mark == "==" ? new IsNullValue(left) : new NotValue(new IsNullValue(left));
            }
            right = Conversions.Require(right, left.Type);
        }
        if (mark is "<<" or ">>" && Numbers.IsNumber(left.Type))
        {
            left = Numbers.Size(left.Type) < 4 ? Conversions.Require(left, typeof(int)) : left;
            return new ArithmeticValue(mark, left, Conversions.Require(right, typeof(int)), left.Type);
        }
        if (left.Type == typeof(bool) && right.Type == typeof(bool))
        {
            return compares ? new ComparedValue(mark, left, right) : new ArithmeticValue(mark, left, right, typeof(bool));
        }
        if (IsEnum(left.Type) || IsEnum(right.Type))
        {
            Type type = IsEnum(left.Type) ? left.Type : right.Type;
            left = Conversions.Require(left, type);
            right = Conversions.Require(right, type);
            return compares ? new ComparedValue(mark, left, right) : new ArithmeticValue(mark, left, right, type);
        }
        if (Numbers.IsNumber(left.Type) && Numbers.IsNumber(right.Type))
        {
            Type type = Promoted(left, right);
            left = Conversions.Require(left, type);
            right = Conversions.Require(right, type);
            return compares ? new ComparedValue(mark, left, right) : new ArithmeticValue(mark, left, right, type);
        }
        if (FindOperator(mark, left, right) is { } own)
        {
            return own;
        }
        if (mark is "==" or "!=" && !left.Type.IsValueType && !right.Type.IsValueType)
        {
            return new ComparedValue(mark, left, right);
        }
        throw new InvalidOperationException("Emitted code combines " + left.Type + " and " + right.Type + " by " + mark + ".");
    }

    private static Value? FindOperator(string mark, Value left, Value right)
    {
        BoundArgument[] arguments = [new(null, Passing.Value, left), new(null, Passing.Value, right)];
        foreach (Type type in (Type[])[left.Type, right.Type])
        {
            if (Substitution.IsMade(type) && Overloads.Choose(MemberTable.Methods(type, s_named[mark]), arguments, []) is { } chosen)
            {
                return new CallValue(null, chosen.Method, chosen.Arguments);
            }
        }
        return null;
    }

    private static bool IsEnum(Type type) => Substitution.IsMade(type) && type.IsEnum;

    /// <summary>The type in which two numbers are calculated with.</summary>
    private static Type Promoted(Value left, Value right)
    {
        foreach (Type type in (Type[])[typeof(double), typeof(float), typeof(ulong), typeof(long), typeof(nuint), typeof(nint), typeof(uint)])
        {
            if (left.Type != type && right.Type != type)
            {
                continue;
            }
            if (Conversions.Convert(left, type) is not null && Conversions.Convert(right, type) is not null)
            {
                return type;
            }
            if (type == typeof(uint))
            {
                return typeof(long);
            }
        }
        return typeof(int);
    }

    private Value BindCoalesced(Syntax.Binary binary)
    {
        Value left = Bind(binary.Left);
        Value right = Bind(binary.Right);
        Type? held = Substitution.Nullable(left.Type);
        if (held is not null && Conversions.Convert(right, held) is { } plain)
        {
            return new CoalescedValue(left, plain, held,
                kept => new CallValue(kept, Method.Of(left.Type.GetMethod("GetValueOrDefault", [])!, left.Type, [], []), []));
        }
        if (Conversions.Convert(right, left.Type) is { } same)
        {
            return new CoalescedValue(left, same, left.Type, static kept => kept);
        }
        return new CoalescedValue(left, right, right.Type, kept => Conversions.Require(kept, right.Type));
    }

    private Value BindAssignment(Assignment assignment)
    {
        Value to = Bind(assignment.Left);
        if (assignment.Right is RefOf reference)
        {
            return new RefAssignedValue((LocalPlace)to, Bind(reference.Of));
        }
        if (assignment.Mark == "=")
        {
            return new AssignedValue(to, Bind(assignment.Right, to.Type));
        }
        if (assignment.Mark == "??=")
        {
            return new FilledValue(to, Bind(assignment.Right, to.Type));
        }
        Value right = Bind(assignment.Right);
        return new CombinedValue(to, place => Conversions.Require(Operate(assignment.Mark[..^1], place, right), to.Type, true));
    }
}
