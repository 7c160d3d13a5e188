// Owns: a value as the result of a minimal API with status 201. Knows no format.
using System.Reflection;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;

namespace Octavo;

/// <summary>A value with status 201 and the address of what was created, in the format that the client asks for. Made by
/// <c>TypedResults.OctavoCreated</c>, whose endpoints are described with this status.</summary>
/// <typeparam name="T">A type with a codec: the declared type, so a union writes its case.</typeparam>
public sealed class OctavoCreated<T> : IResult, IStatusCodeHttpResult, IValueHttpResult, IValueHttpResult<T>, IEndpointMetadataProvider
{
    private readonly OctavoResult<T> _result;

    internal OctavoCreated(string? location, T value)
    {
        Location = location;
        _result = new OctavoResult<T>(value, StatusCodes.Status201Created, location);
    }

    /// <summary>The <c>Location</c> header; null for none.</summary>
    public string? Location { get; }

    /// <summary>The value.</summary>
    public T Value => _result.Value;

    /// <summary>201.</summary>
    public int StatusCode => StatusCodes.Status201Created;

    int? IStatusCodeHttpResult.StatusCode => StatusCode;

    T? IValueHttpResult<T>.Value => Value;

    object? IValueHttpResult.Value => Value;

    /// <summary>Writes the response, as <see cref="OctavoResult{T}"/> does.</summary>
    /// <param name="httpContext">The request.</param>
    public Task ExecuteAsync(HttpContext httpContext) => _result.ExecuteAsync(httpContext);

    static void IEndpointMetadataProvider.PopulateMetadata(MethodInfo method, EndpointBuilder builder) =>
        OctavoResult<T>.Describe(builder, StatusCodes.Status201Created);
}
