// Owns: type arguments of a call that does not name them.
using Octavo.Runtime.Compiling.Symbols;

namespace Octavo.Runtime.Compiling.Binding;

/// <summary>Infers type arguments from what is passed.</summary>
internal static class Inference
{
    /// <summary>Finds type parameters of <paramref name="parameter"/> that make it the type of an argument, or a base or interface of it.</summary>
    public static void Infer(Type parameter, Type argument, Type[] generics, Type?[] found)
    {
        int place = Array.IndexOf(generics, parameter);
        if (place >= 0)
        {
            found[place] ??= argument;
            return;
        }
        if (parameter.IsArray)
        {
            if (argument.IsArray && argument.GetArrayRank() == parameter.GetArrayRank())
            {
                Infer(parameter.GetElementType()!, argument.GetElementType()!, generics, found);
            }
            return;
        }
        if (!parameter.IsGenericType || !parameter.ContainsGenericParameters || !Substitution.IsMade(argument))
        {
            return;
        }
        Type definition = parameter.GetGenericTypeDefinition();
        if (Construction(argument, definition) is not { } same)
        {
            // An array is where a span of its elements is taken.
            if (argument.IsSZArray && (definition == typeof(ReadOnlySpan<>) || definition == typeof(Span<>)))
            {
                Infer(parameter.GetGenericArguments()[0], argument.GetElementType()!, generics, found);
            }
            else if (definition == typeof(ReadOnlySpan<>) && argument.IsConstructedGenericType && argument.GetGenericTypeDefinition() == typeof(Span<>))
            {
                Infer(parameter.GetGenericArguments()[0], argument.GetGenericArguments()[0], generics, found);
            }
            return;
        }
        Type[] parameters = parameter.GetGenericArguments();
        Type[] arguments = same.GetGenericArguments();
        for (int i = 0; i < parameters.Length; i++)
        {
            Infer(parameters[i], arguments[i], generics, found);
        }
    }

    private static Type? Construction(Type type, Type definition)
    {
        for (Type? at = type; at is not null; at = at.BaseType)
        {
            if (at.IsConstructedGenericType && at.GetGenericTypeDefinition() == definition)
            {
                return at;
            }
        }
        return definition.IsInterface ? Array.Find(type.GetInterfaces(), i => i.IsConstructedGenericType && i.GetGenericTypeDefinition() == definition) : null;
    }
}
