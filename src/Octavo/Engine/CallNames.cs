// Owns: the names of the frameworks' types that decide what travels with a call. The generator compiles this file too: what it finds at build and what the
// check at start-up finds must not differ.
using System;
using System.Collections.Generic;

namespace Octavo.Engine;

internal static class CallNames
{
    /// <summary>Types of one argument around what travels: <c>Namespace.Name</c>.</summary>
    private static readonly HashSet<string> s_around =
    [
        "System.Threading.Tasks.Task", "System.Threading.Tasks.ValueTask", "System.Collections.Generic.IAsyncEnumerable", "System.IObservable",
        "System.Threading.Channels.ChannelReader", "System.Threading.Channels.ChannelWriter", "Microsoft.AspNetCore.Mvc.ActionResult",
        "Octavo.OctavoBody", "Octavo.OctavoResult", "Octavo.OctavoStreamResult", "Refit.ApiResponse", "Refit.IApiResponse",
    ];

    /// <summary>Where frameworks have the types that they pass to methods: none of them travels.</summary>
    private static readonly string[] s_frameworks = ["System.Threading", "System.Security.Claims", "System.IO", "System.Net.Http", "Microsoft.AspNetCore",
        "Microsoft.Extensions", "Grpc.Core", "Refit"];

    /// <summary>Attributes of parameters whose values come from a container, or as text from another part of the request.</summary>
    private static readonly HashSet<string> s_elsewhere =
        ["FromServicesAttribute", "FromKeyedServicesAttribute", "FromRouteAttribute", "FromQueryAttribute", "FromHeaderAttribute", "FromFormAttribute"];

    /// <summary>Whether what travels is the one type argument of this generic type.</summary>
    internal static bool IsAround(string space, string name) => s_around.Contains(space + "." + name);

    /// <summary>Whether a framework has this namespace.</summary>
    internal static bool IsOfFramework(string space) =>
        Array.Exists(s_frameworks, framework => space == framework || space.StartsWith(framework + ".", StringComparison.Ordinal));

    /// <summary>Whether a parameter with this attribute is not data of a format.</summary>
    internal static bool IsElsewhere(string? attribute) => attribute is not null && s_elsewhere.Contains(attribute);
}
