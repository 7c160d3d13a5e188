// Owns: types with type parameters put in their places, and what is asked of types that are still being built.
using System.Reflection.Emit;

namespace Octavo.Runtime.Compiling.Symbols;

/// <summary>Replaces type parameters.</summary>
internal static class Substitution
{
    /// <summary>The type with each of <paramref name="from"/> replaced.</summary>
    public static Type Replace(Type type, Type[] from, Type[] to)
    {
        if (from.Length == 0)
        {
            return type;
        }
        int place = Array.IndexOf(from, type);
        if (place >= 0)
        {
            return to[place];
        }
        if (type.HasElementType)
        {
            Type element = Replace(type.GetElementType()!, from, to);
            return type.IsByRef ? element.MakeByRefType() : type.IsPointer ? element.MakePointerType() : type.IsSZArray ? element.MakeArrayType()
                : element.MakeArrayType(type.GetArrayRank());
        }
        if (!type.IsGenericType)
        {
            return type;
        }
        Type[] arguments = type.GetGenericArguments();
        bool changed = false;
        for (int i = 0; i < arguments.Length; i++)
        {
            Type replaced = Replace(arguments[i], from, to);
            changed |= !ReferenceEquals(replaced, arguments[i]);
            arguments[i] = replaced;
        }
        return changed ? type.GetGenericTypeDefinition().MakeGenericType(arguments) : type;
    }

    /// <summary>Whether a type has been made, so reflection answers for it.</summary>
    public static bool IsMade(Type type) =>
        type is not (TypeBuilder or GenericTypeParameterBuilder) && (!type.HasElementType || IsMade(type.GetElementType()!))
            && (!type.IsConstructedGenericType || Array.TrueForAll(type.GetGenericArguments(), IsMade));

    /// <summary>What a nullable value holds, or null.</summary>
    public static Type? Nullable(Type type) =>
        IsMade(type) && type.IsConstructedGenericType && type.GetGenericTypeDefinition() == typeof(Nullable<>) ? type.GetGenericArguments()[0] : null;

    /// <summary>Whether a value of the type is on the heap or null.</summary>
    public static bool IsReference(Type type) => !type.IsValueType && !type.IsGenericParameter && !type.IsByRef;

    /// <summary>Whether a reference of one type is one of another as it is.</summary>
    public static bool IsAssignable(Type to, Type from)
    {
        if (to == from)
        {
            return true;
        }
        if (IsMade(from))
        {
            return IsMade(to) && to.IsAssignableFrom(from);
        }
        for (Type? type = from; type is not null; type = type is TypeBuilder ? type.BaseType : null)
        {
            if (type == to || (IsMade(type) && to.IsAssignableFrom(type)))
            {
                return true;
            }
        }
        return false;
    }
}
