// Owns: what a client is told of a request that could not be read. Knows no format and no type.
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Octavo.Internal;

namespace Octavo.AspNetCore.Http;

internal static class RequestProblem
{
    /// <summary>RFC 9457, section 3.</summary>
    internal const string MediaType = "application/problem+json";

    private const string Unreadable = "The body of the request could not be read.";

    private static readonly object s_key = new();

    /// <summary>The client sent the data, so the response says what is wrong with it: code, member and offset. It does not show exceptions from the code of the
    /// type.</summary>
    internal static ProblemDetails OfData(OctavoException found)
    {
        ProblemDetails problem = Of(
            found.Code == OctavoErrorCode.TotalBytesExceeded ? StatusCodes.Status413PayloadTooLarge : StatusCodes.Status400BadRequest,
            Unreadable,
            found.Code == OctavoErrorCode.UserCode ? "The type refused the value." : found.Reason);
        problem.Extensions["code"] = found.Code.ToString();
        problem.Extensions["path"] = found.Path;
        problem.Extensions["format"] = found.Format;
        problem.Extensions["offset"] = found.Offset;
        return problem;
    }

    /// <summary>What is wrong with the body before it is data: the server refused it, or it is not what its <c>Content-Encoding</c> said. Null for faults that
    /// are not the client's.</summary>
    internal static ProblemDetails? OfTransport(Exception found) => found switch
    {
        BadHttpRequestException refused => Of(refused.StatusCode, Unreadable, refused.Message),
        // Brotli has no exception of its own.
        InvalidDataException or InvalidOperationException { Source: "System.IO.Compression.Brotli" } =>
            Of(StatusCodes.Status400BadRequest, Unreadable, "The compressed body is damaged."),
        IOException => Cut(),
        _ => null,
    };

    /// <summary>The client went away. Nobody reads the answer, but the endpoint must not fail.</summary>
    internal static ProblemDetails Cut() => Of(StatusCodes.Status400BadRequest, Unreadable, "The body was cut.");

    internal static ProblemDetails NotSupported(HttpRequest request, OctavoServiceOptions options) => Of(
        StatusCodes.Status415UnsupportedMediaType, "The media type of the request is not supported.",
        $"{(string.IsNullOrEmpty(request.ContentType) ? "There is no Content-Type" : $"The Content-Type is {Throw.Shown(request.ContentType)}")}; supported are {Known(options)}, with text in UTF-8.");

    internal static ProblemDetails NotAcceptable(string known) =>
        Of(StatusCodes.Status406NotAcceptable, "No acceptable representation.", $"The Accept header accepts none of {known}.");

    internal static string Known(OctavoServiceOptions options) => string.Join(", ", options.Formats.Select(format => format.MediaTypes[0]));

    /// <summary>Keeps the problem of a request until the answer is made.</summary>
    internal static void Set(HttpContext context, ProblemDetails problem) => context.Items[s_key] = problem;

    /// <summary>Forgets the problem of an endpoint before this one: a request may be executed again.</summary>
    internal static void Clear(HttpContext context) => context.Items.Remove(s_key);

    /// <summary>The problem that was kept, or null.</summary>
    internal static ProblemDetails? Of(HttpContext context) => context.Items.TryGetValue(s_key, out object? problem) ? (ProblemDetails)problem! : null;

    private static ProblemDetails Of(int status, string title, string detail) => new() { Status = status, Title = title, Detail = detail };
}
