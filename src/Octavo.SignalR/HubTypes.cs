// Owns: which types travel with a hub's method. Knows no message.
using System.Reflection;
using System.Threading.Channels;

namespace Octavo.SignalR;

internal static class HubTypes
{
    /// <summary>The types without a codec, each with its method.</summary>
    internal static IEnumerable<string> Missing(MethodInfo method)
    {
        if (method.IsSpecialName || method.DeclaringType?.Namespace is null or "System" or "Microsoft.AspNetCore.SignalR")
        {
            yield break;
        }
        foreach (Type type in method.GetParameters().Where(IsOfData).Select(parameter => parameter.ParameterType).Append(method.ReturnType))
        {
            if (Carried(type) is { } carried && Why(carried) is { } why)
            {
                yield return $"{method.Name}: {why}";
            }
        }
    }

    /// <summary>The type of a value that is sent, without the task or stream around it; null if nothing is sent.</summary>
    private static Type? Carried(Type type)
    {
        if (type == typeof(void) || type == typeof(Task) || type == typeof(ValueTask) || type == typeof(CancellationToken))
        {
            return null;
        }
        return type.IsGenericType && type.GetGenericTypeDefinition() is var definition
            && (definition == typeof(Task<>) || definition == typeof(ValueTask<>) || definition == typeof(IAsyncEnumerable<>)
            || definition == typeof(ChannelReader<>))
            ? Carried(type.GetGenericArguments()[0]) : type;
    }

    private static bool IsOfData(ParameterInfo parameter) =>
        !parameter.GetCustomAttributes(inherit: false)
            .Any(static attribute => attribute.GetType().Name is "FromServicesAttribute" or "FromKeyedServicesAttribute");

    private static string? Why(Type type)
    {
        try
        {
            OctavoCodecs.Require(type, OctavoFormats.MessagePack);
            return null;
        }
        catch (OctavoException found)
        {
            return found.Message;
        }
    }
}
