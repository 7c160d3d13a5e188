// Owns: a value as the result of a minimal API, in the format that the client asks for. Knows of formats only that Protobuf has no null.
using System.Reflection;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;
using Octavo.AspNetCore.Http;

namespace Octavo;

/// <summary>A value, written in the format of <see cref="OctavoServiceOptions"/> that the <c>Accept</c> header prefers; 406 if it accepts none. Made by
/// <c>Results.Octavo</c> and <c>TypedResults.Octavo</c>.</summary>
/// <typeparam name="T">A type with a codec: the declared type, so a union writes its case.</typeparam>
public sealed class OctavoResult<T> : IResult, IStatusCodeHttpResult, IValueHttpResult, IValueHttpResult<T>, IEndpointMetadataProvider
{
    private readonly string? _location;

    internal OctavoResult(T value, int? statusCode, string? location = null)
    {
        Value = value;
        StatusCode = statusCode;
        _location = location;
    }

    /// <summary>The value.</summary>
    public T Value { get; }

    /// <summary>The status; null keeps the status of the response.</summary>
    public int? StatusCode { get; }

    T? IValueHttpResult<T>.Value => Value;

    object? IValueHttpResult.Value => Value;

    /// <summary>Writes the response. The whole value is written before its first byte is sent: if it cannot be written, the exception handler of the
    /// application answers.</summary>
    /// <param name="httpContext">The request.</param>
    public async Task ExecuteAsync(HttpContext httpContext)
    {
        ArgumentNullException.ThrowIfNull(httpContext);
        OctavoServiceOptions options = HttpFormats.Of(httpContext.GetEndpoint(), httpContext.RequestServices);
        HttpFormats.Vary(httpContext.Response);
        if (HttpFormats.OfResponse(httpContext.Request, options, typeof(T)) is not ({ } format, { } mediaType))
        {
            await Results.Problem(RequestProblem.NotAcceptable(RequestProblem.Known(options))).ExecuteAsync(httpContext).ConfigureAwait(false);
            return;
        }
        HttpResponse response = httpContext.Response;
        if (StatusCode is { } status)
        {
            response.StatusCode = status;
        }
        if (_location is not null)
        {
            response.Headers.Location = _location;
        }
        if (Value is null && format.Options is OctavoProtobufOptions)
        {
            // Protobuf has no null: as controllers answer it in all formats.
            response.StatusCode = response.StatusCode == StatusCodes.Status200OK ? StatusCodes.Status204NoContent : response.StatusCode;
            return;
        }
        response.ContentType = mediaType;
        await format.SerializeAsync(response.BodyWriter, Value, httpContext.RequestAborted).ConfigureAwait(false);
    }

    static void IEndpointMetadataProvider.PopulateMetadata(MethodInfo method, EndpointBuilder builder) =>
        Describe(builder, StatusCodes.Status200OK, isDefault: true);

    /// <summary>Adds the type and its media types to the description of an endpoint.</summary>
    /// <param name="builder">The endpoint.</param>
    /// <param name="statusCode">The status of the result.</param>
    /// <param name="isDefault">Whether the result does not say its status; one that somebody says replaces it.</param>
    internal static void Describe(EndpointBuilder builder, int statusCode, bool isDefault = false)
    {
        ArgumentNullException.ThrowIfNull(builder);
        for (int i = isDefault ? -1 : builder.Metadata.Count - 1; i >= 0; i--)
        {
            if (builder.Metadata[i] is OctavoEndpointType { IsDefault: true } type ? type.Type == typeof(T)
                : builder.Metadata[i] is ResultMetadata { IsDefault: true } metadata && metadata.Type == typeof(T))
            {
                builder.Metadata.RemoveAt(i);
            }
        }
        builder.Metadata.Add(new OctavoEndpointType(typeof(T), OctavoEndpointUse.Result, statusCode) { IsDefault = isDefault });
        builder.Metadata.Add(new ResultMetadata(builder, typeof(T), statusCode) { IsDefault = isDefault });
    }
}
