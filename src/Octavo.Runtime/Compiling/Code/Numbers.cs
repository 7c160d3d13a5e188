// Owns: what the primitive numbers are, and which of them widen to which.
namespace Octavo.Runtime.Compiling.Code;

/// <summary>What the primitive numbers are.</summary>
internal static class Numbers
{
    public static bool IsNumber(Type type) =>
        Type.GetTypeCode(type) is >= TypeCode.Char and <= TypeCode.Double && !type.IsEnum || type == typeof(nint) || type == typeof(nuint);

    public static bool IsUnsigned(Type type) =>
        Type.GetTypeCode(type) is TypeCode.Byte or TypeCode.UInt16 or TypeCode.Char or TypeCode.UInt32 or TypeCode.UInt64 or TypeCode.Boolean
            || type == typeof(nuint);

    public static bool IsReal(Type type) => type == typeof(float) || type == typeof(double);

    /// <summary>Bytes of a number; of native ones 8.</summary>
    public static int Size(Type type) => Type.GetTypeCode(type) switch
    {
        TypeCode.Byte or TypeCode.SByte or TypeCode.Boolean => 1,
        TypeCode.Int16 or TypeCode.UInt16 or TypeCode.Char => 2,
        TypeCode.Int32 or TypeCode.UInt32 or TypeCode.Single => 4,
        _ => 8,
    };

    /// <summary>Whether every value of one number type is one of another: the language's implicit conversions.</summary>
    public static bool Widens(Type from, Type to)
    {
        if (!IsNumber(from) || !IsNumber(to) || to == typeof(char))
        {
            return false;
        }
        if (IsReal(to))
        {
            return !IsReal(from) || to == typeof(double);
        }
        if (IsReal(from))
        {
            return false;
        }
        bool native = to == typeof(nint) || to == typeof(nuint);
        bool fromNative = from == typeof(nint) || from == typeof(nuint);
        int size = native ? 4 : Size(to);
        if (IsUnsigned(from))
        {
            // nint takes what is below 32 bits, nuint uint too.
            return to == typeof(nint) ? Size(from) < 4 && !fromNative : to == typeof(nuint) ? Size(from) <= 4 : fromNative ? to == typeof(ulong)
                : IsUnsigned(to) ? Size(from) < size : Size(from) < size;
        }
        return !IsUnsigned(to) && (native ? Size(from) <= 4 : fromNative ? to == typeof(long) : Size(from) < size);
    }
}
