// Owns: which values travel with the methods of an interface, controller or hub, as the generator finds them for [assembly: GenerateCodecsForCalls]. Knows no
// framework but by the names of its types.
using System.Diagnostics.CodeAnalysis;
using System.Reflection;

namespace Octavo.Engine;

internal static class CallSurface
{
    /// <summary>The types that travel, each with its method.</summary>
    internal static List<(MethodInfo Method, Type Type)> Of([DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicMethods)] Type type,
        Func<ParameterInfo, bool>? isData)
    {
        List<(MethodInfo Method, Type Type)> found = [];
        foreach (MethodInfo method in Methods(type))
        {
            foreach (ParameterInfo parameter in (ParameterInfo[])[.. method.GetParameters(), method.ReturnParameter])
            {
                if (!IsElsewhere(parameter) && isData?.Invoke(parameter) != false && Travelling(parameter.ParameterType) is { } travelling)
                {
                    found.Add((method, travelling));
                }
            }
        }
        return found;
    }

    /// <summary>The methods of an interface and of those that it inherits; of a class its own and those of its bases, except overrides of a framework's
    /// methods.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "A method of an inherited interface that was trimmed is never called.")]
    [UnconditionalSuppressMessage("Trimming", "IL2075", Justification = "A method of an inherited interface that was trimmed is never called.")]
    private static IEnumerable<MethodInfo> Methods([DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicMethods)] Type type)
    {
        const BindingFlags Public = BindingFlags.Instance | BindingFlags.Public;
        IEnumerable<MethodInfo> methods = type.GetMethods(Public);
        if (type.IsInterface)
        {
            methods = methods.Concat(type.GetInterfaces().SelectMany(inherited => inherited.GetMethods(Public)));
        }
        return methods.Where(static method => !method.IsSpecialName && !method.IsGenericMethodDefinition
            && method.GetBaseDefinition().DeclaringType is { } declaring && declaring.Namespace != nameof(System) && !IsOfFramework(declaring));
    }

    /// <summary>What is sent of a parameter or result; null if nothing is.</summary>
    private static Type? Travelling(Type type)
    {
        if (type.IsGenericType && type.GetGenericArguments() is [{ } inner] && CallNames.IsAround(type.Namespace ?? "", type.Name.Split('`')[0]))
        {
            return Travelling(inner);
        }
        return type == typeof(void) || type.IsPointer || type.IsByRef || type.IsByRefLike || type.IsSubclassOf(typeof(Delegate)) || IsOfFramework(type)
            ? null : type;
    }

    private static bool IsOfFramework(Type type) => !type.HasElementType && type.Namespace is { } space && CallNames.IsOfFramework(space);

    private static bool IsElsewhere(ParameterInfo parameter) =>
        parameter.GetCustomAttributes(inherit: false).Any(static attribute => CallNames.IsElsewhere(attribute.GetType().Name));
}
