// Owns: which types a controller's action reads and writes, for the check at start-up. Knows no request.
using System.Text.Json;
using System.Text.Json.Nodes;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Abstractions;
using Microsoft.AspNetCore.Mvc.Controllers;
using Microsoft.AspNetCore.Mvc.Infrastructure;
using Microsoft.AspNetCore.Mvc.ModelBinding;
using Microsoft.Extensions.Options;

namespace Octavo.AspNetCore.Startup;

/// <summary>Checks actions: parameters from the body, and declared results.</summary>
internal sealed class MvcCheck(IOptions<OctavoServiceOptions> services, IOptions<OctavoMvcOptions> mvc)
{
    /// <summary>Why types of the action of an endpoint have no codec; nothing for other endpoints.</summary>
    internal IEnumerable<string> Missing(Endpoint endpoint)
    {
        if (!mvc.Value.RequireCodecs || endpoint.Metadata.GetMetadata<ControllerActionDescriptor>() is not { } action)
        {
            yield break;
        }
        foreach (ParameterDescriptor parameter in action.Parameters)
        {
            if (parameter.BindingInfo?.BindingSource == BindingSource.Body && !IsJson(parameter.ParameterType) && !Has(parameter.ParameterType))
            {
                yield return OctavoEndpointType.Why(parameter.ParameterType, services.Value);
            }
        }
        if (Result(action.MethodInfo.ReturnType) is { } result && !IsJson(result) && !IsWritten(Item(result) ?? result))
        {
            yield return OctavoEndpointType.Why(Item(result) ?? result, services.Value);
        }
    }

    /// <summary>Whether a type says itself that it is JSON: the framework reads and writes it.</summary>
    private static bool IsJson(Type type) =>
        typeof(JsonNode).IsAssignableFrom(type) || type == typeof(JsonElement) || type == typeof(JsonElement?) || type == typeof(JsonDocument)
            || type.Namespace?.StartsWith("Microsoft.AspNetCore.JsonPatch", StringComparison.Ordinal) == true;

    /// <summary>Also collections without a codec, such as the query of a database: <see cref="OctavoOutputFormatter"/> writes them.</summary>
    private bool IsWritten(Type type) => services.Value.Formats.Any(format => OctavoOutputFormatter.Written(type, format) is not null);

    private bool Has(Type type) => services.Value.Formats.Any(format => format.CanSerialize(type));

    /// <summary>The declared result of an action; null if it is known only at run time, or if the framework produces it.</summary>
    private static Type? Result(Type type)
    {
        if (type.IsGenericType && (type.GetGenericTypeDefinition() == typeof(Task<>) || type.GetGenericTypeDefinition() == typeof(ValueTask<>)))
        {
            type = type.GetGenericArguments()[0];
        }
        if (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(ActionResult<>))
        {
            type = type.GetGenericArguments()[0];
        }
        bool isSaidLater = type == typeof(void) || type == typeof(Task) || type == typeof(ValueTask) || type == typeof(object) || type == typeof(string)
            || typeof(IActionResult).IsAssignableFrom(type) || typeof(IConvertToActionResult).IsAssignableFrom(type) || typeof(IResult).IsAssignableFrom(type)
            || typeof(ProblemDetails).IsAssignableFrom(type) || typeof(Stream).IsAssignableFrom(type);
        return isSaidLater ? null : type;
    }

    private static Type? Item(Type type) =>
        type.IsGenericType && type.GetGenericTypeDefinition() == typeof(IAsyncEnumerable<>) ? type.GetGenericArguments()[0] : null;
}
