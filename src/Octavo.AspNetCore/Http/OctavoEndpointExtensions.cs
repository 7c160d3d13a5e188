// Owns: the choice of named options for endpoints.
using Octavo.AspNetCore;

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
}
