// Owns: conversions between types: which are implicit, and what converts.
using System.Reflection;
using Octavo.Runtime.Compiling.Code;
using Octavo.Runtime.Compiling.Symbols;

namespace Octavo.Runtime.Compiling.Binding;

/// <summary>The language's conversions, as far as emitted code has them.</summary>
internal static class Conversions
{
    /// <summary>A value as one of a type, by an implicit conversion or an explicit one; null if there is none.</summary>
    public static Value? Convert(Value value, Type to, bool isExplicit = false)
    {
        Type from = value.Type;
        if (value is TargetTyped target)
        {
            return target.As(to);
        }
        if (value is NullValue)
        {
            return Substitution.IsReference(to) || Substitution.Nullable(to) is not null ? new DefaultValue(to) : null;
        }
        if (from == to)
        {
            return value;
        }
        if (from == typeof(void) || to == typeof(void))
        {
            return null;
        }
        return Constant(value, to) ?? Numeric(value, to, isExplicit) ?? Nullable(value, to, isExplicit) ?? Reference(value, to, isExplicit)
            ?? Own(value, to, isExplicit);
    }

    /// <summary>The same, with an error if there is none.</summary>
    public static Value Require(Value value, Type to, bool isExplicit = false) =>
        Convert(value, to, isExplicit) ?? throw new InvalidOperationException("Emitted code converts " + value.Type + " to " + to + ", which cannot be.");

    private static Value? Constant(Value value, Type to)
    {
        if (value.Constant is not { } constant || !Constants.IsInteger(constant) || value.Type.IsEnum)
        {
            return null;
        }
        if (Substitution.IsMade(to) && to.IsEnum)
        {
            return Constants.ToInt64(constant) == 0 ? new ConvertedValue(value, to, Conversion.Number) : null;
        }
        bool small = value.Type == typeof(int) || value.Type == typeof(long) && to == typeof(ulong);
        return small && Constants.Fits(constant, to) && Constants.Change(constant, to) is { } changed ? new ConstantValue(to, changed) : null;
    }

    private static Value? Numeric(Value value, Type to, bool isExplicit)
    {
        Type from = value.Type;
        if (Numbers.Widens(from, to))
        {
            return new ConvertedValue(value, to, Conversion.Number);
        }
        if (!isExplicit || !Substitution.IsMade(from) || !Substitution.IsMade(to))
        {
            return null;
        }
        return (Numbers.IsNumber(from) || from.IsEnum) && (Numbers.IsNumber(to) || to.IsEnum) ? new ConvertedValue(value, to, Conversion.Number) : null;
    }

    private static Value? Nullable(Value value, Type to, bool isExplicit)
    {
        Type? inner = Substitution.Nullable(to);
        Type? held = Substitution.Nullable(value.Type);
        if (inner is not null && held is null)
        {
            return Convert(value, inner, isExplicit) is { } converted && converted.Type.IsValueType ? new ConvertedValue(converted, to, Conversion.Wrap) : null;
        }
        if (held is null)
        {
            return null;
        }
        if (inner is not null)
        {
            return (Numbers.IsNumber(held) || held.IsEnum) && (Numbers.IsNumber(inner) || inner.IsEnum) && (isExplicit || Numbers.Widens(held, inner))
                ? new ConvertedValue(value, to, Conversion.UnwrapOrConvert) : null;
        }
        return isExplicit && to.IsValueType ? Convert(new ConvertedValue(value, held, Conversion.Unwrap), to, true) : null;
    }

    private static Value? Reference(Value value, Type to, bool isExplicit)
    {
        Type from = value.Type;
        if (from.IsGenericParameter || to.IsGenericParameter || (Substitution.IsMade(from) && from.IsByRefLike))
        {
            return null;
        }
        if (!from.IsValueType && !to.IsValueType)
        {
            return Substitution.IsAssignable(to, from) ? new ConvertedValue(value, to, Conversion.Same)
                : isExplicit && (Substitution.IsAssignable(from, to) || from.IsInterface || to.IsInterface || (from.IsArray && to.IsArray))
                ? new ConvertedValue(value, to, Conversion.Reference)
                : null;
        }
        if (from.IsValueType && !to.IsValueType)
        {
            return to == typeof(object) || to == typeof(ValueType) || Substitution.IsAssignable(to, from) ? new ConvertedValue(value, to, Conversion.Box)
                : null;
        }
        return isExplicit && to.IsValueType && !from.IsValueType
            && (from == typeof(object) || from == typeof(ValueType) || from.IsInterface || from == typeof(Enum))
            ? new ConvertedValue(value, to, Conversion.Unbox) : null;
    }

    /// <summary>A conversion that one of the types declares.</summary>
    private static Value? Own(Value value, Type to, bool isExplicit)
    {
        Type from = value.Type;
        if (!Substitution.IsMade(from) || !Substitution.IsMade(to) || (from.IsPrimitive && to.IsPrimitive))
        {
            return null;
        }
        Method? best = null;
        foreach (Type at in (Type[])[from, to])
        {
            foreach (string name in isExplicit ? (string[])["op_Implicit", "op_Explicit"] : ["op_Implicit"])
            {
                foreach (Method method in MemberTable.Methods(at, name))
                {
                    Type taken = method.Parameters[0].Type;
                    bool exact = taken == from && method.Returns == to;
                    bool widened = best is null && method.Returns == to
                        && (Numbers.Widens(from, taken) || (Substitution.IsReference(from) && Substitution.IsAssignable(taken, from))
                        || (isExplicit && from.IsEnum && Enum.GetUnderlyingType(from) == taken));
                    bool narrowed = best is null && isExplicit && taken == from && to.IsEnum && method.Returns == Enum.GetUnderlyingType(to);
                    if (exact)
                    {
                        return new CallValue(null, method, [value]);
                    }
                    best = widened || narrowed ? method : best;
                }
            }
        }
        if (best is null)
        {
            return null;
        }
        Value called = new CallValue(null, best, [Require(value, best.Parameters[0].Type, isExplicit)]);
        return called.Type == to ? called : Convert(called, to, isExplicit);
    }
}
