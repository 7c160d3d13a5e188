// Owns: the call that adds Octavo to an OpenAPI document. Knows no schema.
using Microsoft.AspNetCore.OpenApi;
using Octavo.OpenApi;

namespace Microsoft.Extensions.DependencyInjection;

/// <summary>Adds what Octavo reads and writes to OpenAPI documents. docs/features/openapi.md.</summary>
/// <example><code>
/// using Microsoft.AspNetCore.Builder;
/// using Microsoft.Extensions.DependencyInjection;
///
/// WebApplicationBuilder builder = WebApplication.CreateBuilder();
/// builder.Services.AddOctavo();
/// builder.Services.AddOpenApi(options => options.AddOctavo());
/// </code></example>
public static class OctavoOpenApiExtensions
{
    /// <summary>Gives bodies and results that Octavo reads and writes their media types and schemas, and describes the problem details of requests that cannot
    /// be read. Other endpoints keep the framework's schemas.</summary>
    /// <param name="options">The options of a document.</param>
    public static OpenApiOptions AddOctavo(this OpenApiOptions options)
    {
        ArgumentNullException.ThrowIfNull(options);
        options.AddOperationTransformer(static (operation, context, _) =>
        {
            Operations.Keep(operation, context.Description);
            return Task.CompletedTask;
        });
        var notes = new SchemaNotes();
        options.AddSchemaTransformer((schema, context, _) =>
        {
            notes.Keep(schema, context);
            return Task.CompletedTask;
        });
        return options.AddDocumentTransformer((document, context, _) =>
        {
            DocumentSchemas.Apply(document, context.ApplicationServices, notes);
            return Task.CompletedTask;
        });
    }
}
