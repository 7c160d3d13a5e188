// Owns: what bodies of every type have in common: their limits, their media types, and the answer if they are not values.
using System.IO.Pipelines;
using System.Reflection;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;

namespace Octavo.AspNetCore.Http;

internal static class RequestBody
{
    /// <summary>Refuses a body whose declared length is too long, before it is received.</summary>
    internal static void CheckLength(HttpRequest request, OctavoFormat format)
    {
        long limit = format.Options.Limits.MaxTotalBytes;
        if (request.ContentLength > limit)
        {
            throw new OctavoException(OctavoErrorCode.TotalBytesExceeded, $"the body is larger than SerializerLimits.MaxTotalBytes = {limit}.",
                format.Name, -1);
        }
    }

    /// <summary>Whether a request has no body, or one without a byte. What is there is still there for the next reader.</summary>
    internal static async ValueTask<bool> IsEmptyAsync(HttpRequest request, CancellationToken cancellationToken)
    {
        if (request.ContentLength is { } length)
        {
            return length == 0;
        }
        ReadResult read = await request.BodyReader.ReadAsync(cancellationToken).ConfigureAwait(false);
        bool isEmpty = read is { IsCompleted: true, Buffer.IsEmpty: true };
        request.BodyReader.AdvanceTo(read.Buffer.Start);
        return isEmpty;
    }

    /// <summary>Whether a parameter may be without a body: it is declared as nullable, or has a default.</summary>
    internal static bool IsOptional(ParameterInfo parameter)
    {
        try
        {
            return parameter.HasDefaultValue || new NullabilityInfoContext().Create(parameter).WriteState == NullabilityState.Nullable;
        }
        catch (InvalidOperationException)
        {
            return false; // a trimmed program without what says so
        }
    }

    /// <summary>The media types in which an endpoint reads a type. Routing refuses others with 415, so media types by suffix are included.</summary>
    internal static IEnumerable<string> MediaTypesRead(EndpointBuilder builder, Type type) =>
        Formats(builder, type).SelectMany(format => format.MediaTypes.Concat(Suffixed(format)));

    /// <summary>The media types in which an endpoint writes a type, for its description: the first of each format.</summary>
    internal static IEnumerable<string> MediaTypesWritten(EndpointBuilder builder, Type type) => Formats(builder, type).Select(format => format.MediaTypes[0]);

    /// <summary>The media types that name a format by their suffix, of RFC 6839 and RFC 8949, section 9.5.</summary>
    internal static IEnumerable<string> Suffixed(OctavoFormat format) =>
        format.MediaTypes[0] is "application/json" or "application/cbor" ? [format.MediaTypes[0].Replace("/", "/*+", StringComparison.Ordinal)] : [];

    private static IEnumerable<OctavoFormat> Formats(EndpointBuilder builder, Type type)
    {
        string name = builder.Metadata.OfType<EndpointName>().LastOrDefault()?.Name ?? Options.DefaultName;
        OctavoServiceOptions? options = builder.ApplicationServices.GetService<IOptionsMonitor<OctavoServiceOptions>>()?.Get(name);
        return (options?.Formats ?? []).Where(format => format.CanSerialize(type));
    }

    /// <summary>Calls the handler, unless a body is not a value. The request has the problem, because the body may be in an argument:
    /// <c>[AsParameters]</c>.</summary>
    internal static ValueTask<object?> Answer(EndpointFilterInvocationContext invocation, EndpointFilterDelegate next) =>
        RequestProblem.Of(invocation.HttpContext) is { } problem ? ValueTask.FromResult<object?>(Results.Problem(problem)) : next(invocation);
}
