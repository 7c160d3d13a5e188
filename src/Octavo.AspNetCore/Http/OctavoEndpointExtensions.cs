// Owns: the choice of named options for endpoints.
using Microsoft.AspNetCore.Http;
using Octavo;
using Octavo.AspNetCore.Http;

namespace Microsoft.AspNetCore.Builder;

/// <summary>Chooses options for endpoints. docs/features/aspnetcore.md.</summary>
/// <example><code>
/// using Microsoft.AspNetCore.Builder;
/// using Microsoft.AspNetCore.Http;
///
/// WebApplication app = WebApplication.CreateBuilder().Build();
/// app.MapGet("/orders/{id}", (int id) => Results.Octavo(new Order(id, []))).WithOctavo("compact");
/// </code></example>
public static class OctavoEndpointExtensions
{
    /// <summary>Makes endpoints use the formats that are registered under a name.</summary>
    /// <param name="builder">An endpoint, or a group of them.</param>
    /// <param name="name">The name that <c>AddOctavo</c> was called with.</param>
    public static TBuilder WithOctavo<TBuilder>(this TBuilder builder, string name)
        where TBuilder : IEndpointConventionBuilder
    {
        ArgumentNullException.ThrowIfNull(builder);
        ArgumentNullException.ThrowIfNull(name);
        builder.Add(endpoint => endpoint.Metadata.Add(new EndpointName(name)));
        return builder;
    }

    /// <summary>Describes a result of an endpoint whose handler returns <see cref="Microsoft.AspNetCore.Http.IResult"/>, as <c>Results.Octavo</c> does, or
    /// <c>TypedResults.Octavo</c> with another status than 200. The check at start-up includes the type.</summary>
    /// <typeparam name="T">The type of the result, as it is declared.</typeparam>
    /// <param name="builder">The endpoint.</param>
    /// <param name="statusCode">The status of the result.</param>
    public static RouteHandlerBuilder ProducesOctavo<T>(this RouteHandlerBuilder builder, int statusCode = StatusCodes.Status200OK)
    {
        ArgumentNullException.ThrowIfNull(builder);
        builder.Add(endpoint => OctavoResult<T>.Describe(endpoint, statusCode));
        return builder;
    }
}
