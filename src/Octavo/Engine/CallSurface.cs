// Owns: which values travel with the methods of an interface, controller or hub, as the generator finds them for [assembly: GenerateCodecsForCalls]. Knows no
// framework but by the names of its types.
using System.Diagnostics.CodeAnalysis;
using System.Reflection;

namespace Octavo.Engine;

internal static class CallSurface
{
    /// <summary>Types of one argument around what travels: <c>Namespace.Name</c>. The generator has the same list.</summary>
    private static readonly HashSet<string> s_around =
    [
        "System.Threading.Tasks.Task`1", "System.Threading.Tasks.ValueTask`1", "System.Collections.Generic.IAsyncEnumerable`1", "System.IObservable`1",
        "System.Threading.Channels.ChannelReader`1", "System.Threading.Channels.ChannelWriter`1", "Microsoft.AspNetCore.Mvc.ActionResult`1",
        "Octavo.OctavoBody`1", "Octavo.OctavoResult`1", "Octavo.OctavoStreamResult`1", "Refit.ApiResponse`1", "Refit.IApiResponse`1",
    ];

    /// <summary>Where frameworks have the types that they pass to methods: none of them travels. The generator has the same list.</summary>
    private static readonly string[] s_frameworks = ["System.Threading", "System.Security.Claims", "System.IO", "System.Net.Http", "Microsoft.AspNetCore",
        "Microsoft.Extensions", "Grpc.Core", "Refit"];

    /// <summary>Attributes of parameters whose values come from a container, or as text from another part of the request. The generator has the same
    /// list.</summary>
    private static readonly HashSet<string> s_elsewhere =
        ["FromServicesAttribute", "FromKeyedServicesAttribute", "FromRouteAttribute", "FromQueryAttribute", "FromHeaderAttribute", "FromFormAttribute"];

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
        if (type.IsGenericType && type.GetGenericTypeDefinition().FullName is { } around && s_around.Contains(around))
        {
            return Travelling(type.GetGenericArguments()[0]);
        }
        return type == typeof(void) || type.IsPointer || type.IsByRef || type.IsByRefLike || type.IsSubclassOf(typeof(Delegate)) || IsOfFramework(type)
            ? null : type;
    }

    private static bool IsOfFramework(Type type) => !type.HasElementType && type.Namespace is { } space
        && s_frameworks.Any(framework => space == framework || space.StartsWith(framework + ".", StringComparison.Ordinal));

    private static bool IsElsewhere(ParameterInfo parameter) =>
        parameter.GetCustomAttributes(inherit: false).Any(static attribute => s_elsewhere.Contains(attribute.GetType().Name));
}
