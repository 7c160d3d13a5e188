// Owns: values of constants: their conversions and what operators make of them.
using System.Globalization;

namespace Octavo.Runtime.Compiling.Code;

/// <summary>Constants while compiling.</summary>
internal static class Constants
{
    /// <summary>An integer constant's bits.</summary>
    public static long ToInt64(object value) => value switch
    {
        Enum e => ToInt64(Convert.ChangeType(e, Enum.GetUnderlyingType(e.GetType()), CultureInfo.InvariantCulture)),
        ulong u => unchecked((long)u),
        bool b => b ? 1 : 0,
        char c => c,
        nint n => n,
        nuint n => unchecked((long)n),
        double d => (long)d,
        float f => (long)f,
        _ => Convert.ToInt64(value, CultureInfo.InvariantCulture),
    };

    /// <summary>Whether a constant is an integer.</summary>
    public static bool IsInteger(object? value) => value is int or uint or long or ulong or byte or sbyte or short or ushort or char or nint or nuint;

    /// <summary>Whether an integer constant is among the values of a type.</summary>
    public static bool Fits(object value, Type type)
    {
        if (value is ulong and > long.MaxValue)
        {
            return type == typeof(ulong);
        }
        long number = ToInt64(value);
        return Type.GetTypeCode(type) switch
        {
            TypeCode.Byte => number is >= byte.MinValue and <= byte.MaxValue,
            TypeCode.SByte => number is >= sbyte.MinValue and <= sbyte.MaxValue,
            TypeCode.Int16 => number is >= short.MinValue and <= short.MaxValue,
            TypeCode.UInt16 => number is >= ushort.MinValue and <= ushort.MaxValue,
            TypeCode.Int32 => number is >= int.MinValue and <= int.MaxValue,
            TypeCode.UInt32 => number is >= uint.MinValue and <= uint.MaxValue,
            TypeCode.Int64 => true,
            TypeCode.UInt64 => number >= 0,
            _ => (type == typeof(nint) && number is >= int.MinValue and <= int.MaxValue) || (type == typeof(nuint) && number is >= 0 and <= uint.MaxValue),
        };
    }

    /// <summary>A number constant as one of another type, with what does not fit cut off.</summary>
    public static object? Change(object value, Type type)
    {
        if (value is double or float or decimal)
        {
            double real = Convert.ToDouble(value, CultureInfo.InvariantCulture);
            return type == typeof(double) ? real : type == typeof(float) ? (float)real : type == typeof(decimal)
                ? Convert.ToDecimal(value, CultureInfo.InvariantCulture) : null;
        }
        long number = ToInt64(value);
        return Type.GetTypeCode(type) switch
        {
            TypeCode.Byte => unchecked((byte)number),
            TypeCode.SByte => unchecked((sbyte)number),
            TypeCode.Int16 => unchecked((short)number),
            TypeCode.UInt16 => unchecked((ushort)number),
            TypeCode.Int32 => unchecked((int)number),
            TypeCode.UInt32 => unchecked((uint)number),
            TypeCode.Int64 => number,
            TypeCode.UInt64 => unchecked((ulong)number),
            TypeCode.Char => unchecked((char)number),
            TypeCode.Single => value is ulong u ? (float)u : (float)number,
            TypeCode.Double => value is ulong u ? (double)u : (double)number,
            TypeCode.Decimal => value is ulong u ? (decimal)u : (decimal)number,
            _ => type == typeof(nint) ? (nint)number : type == typeof(nuint) ? (nuint)(ulong)number : null,
        };
    }

    /// <summary>What an operator makes of two integers of one type, or null if it is not calculated here.</summary>
    public static object? Combine(string mark, object left, object right, Type type)
    {
        if (!IsInteger(left) || !IsInteger(right))
        {
            return null;
        }
        long a = ToInt64(left);
        long b = ToInt64(right);
        return mark switch
        {
            "+" => Change(unchecked(a + b), type),
            "-" => Change(unchecked(a - b), type),
            "*" => Change(unchecked(a * b), type),
            "|" => Change(a | b, type),
            "&" => Change(a & b, type),
            "<<" => Change(a << (int)b, type),
            _ => null,
        };
    }
}
