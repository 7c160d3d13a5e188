// Owns: the order in which a document gets Octavo's contents: found, cleared, named, described. Knows no format.
using Microsoft.AspNetCore.Mvc.ApiExplorer;
using Microsoft.OpenApi;

namespace Octavo.OpenApi;

internal static class DocumentSchemas
{
    /// <summary>Replaces the schemas of what Octavo reads and writes.</summary>
    internal static void Apply(OpenApiDocument document, IServiceProvider services, SchemaNotes notes)
    {
        List<Content> contents = [];
        List<(OpenApiOperation Operation, ApiDescription Description, bool HasBody, bool HasResult)> operations = [];
        foreach (OpenApiOperation operation in document.Paths.Values.SelectMany(path => path.Operations ?? []).Select(pair => pair.Value))
        {
            if (Operations.DescriptionOf(operation) is { } description)
            {
                Content[] body = [.. Operations.Body(operation, description, services)];
                Content[] responses = [.. Operations.Responses(operation, description, services)];
                contents.AddRange(body);
                contents.AddRange(responses);
                operations.Add((operation, description, body.Length != 0, responses.Length != 0));
            }
        }
        IOpenApiSchema[] replaced = [.. contents.Select(content => content.Media.Schema).OfType<IOpenApiSchema>()];
        foreach (Content content in contents)
        {
            content.Media.Schema = null;
        }
        ComponentReferences.RemoveUnused(document, replaced);
        var components = new SchemaComponents(document, contents.Where(content => content.Form != ContentForm.Binary).Select(content => content.Type), notes);
        foreach (Content content in contents)
        {
            content.Media.Schema = SchemaOf(content, components);
        }
        string problem = Problems.FreeName(document);
        foreach ((OpenApiOperation operation, ApiDescription description, bool hasBody, bool hasResult) in operations)
        {
            Problems.Add(document, problem, operation, description, hasBody, hasResult);
        }
    }

    private static IOpenApiSchema SchemaOf(Content content, SchemaComponents components) => content.Form switch
    {
        ContentForm.Json => components.Of(content.Type),
        ContentForm.JsonArray => new OpenApiSchema { Type = JsonSchemaType.Array, Items = components.Of(content.Type) },
        ContentForm.JsonLines => new OpenApiSchema { Type = JsonSchemaType.String, Description = "A value in JSON per line." },
        _ => new OpenApiSchema { Type = JsonSchemaType.String, Format = "binary" },
    };
}
