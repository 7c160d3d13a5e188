// Owns: the responses of requests that cannot be read or answered: problem details with code and path. Knows no type.
using System.Globalization;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ApiExplorer;
using Microsoft.AspNetCore.Mvc.Controllers;
using Microsoft.AspNetCore.WebUtilities;
using Microsoft.OpenApi;

namespace Octavo.OpenApi;

/// <summary>Describes what Octavo answers if a body is not a value, or if the client accepts none of the formats. Responses that an endpoint describes itself
/// stay.</summary>
internal static class Problems
{
    private const string MediaType = "application/problem+json";
    private const string Name = "OctavoProblem";

    /// <summary>The name of the schema of problems: one that no other schema of the document has.</summary>
    internal static string FreeName(OpenApiDocument document)
    {
        string name = Name;
        for (int number = 2; document.Components?.Schemas?.Keys.Contains(name, StringComparer.OrdinalIgnoreCase) == true; number++)
        {
            name = Name + number.ToString(CultureInfo.InvariantCulture);
        }
        return name;
    }

    /// <summary>Adds the responses of an operation, and the schema of problems if one of them has it.</summary>
    internal static void Add(OpenApiDocument document, string name, OpenApiOperation operation, ApiDescription description, bool hasBody, bool hasResult)
    {
        bool isController = description.ActionDescriptor is ControllerActionDescriptor;
        bool isApi = !isController || description.ActionDescriptor.EndpointMetadata.OfType<ApiControllerAttribute>().Any();
        foreach (string status in hasBody ? (string[])["400", "413", "415"] : [])
        {
            // Routing answers 415 for minimal APIs, without a body.
            Add(document, name, operation, status, hasContent: isApi && (isController || status != "415"));
        }
        if (hasResult)
        {
            // The framework answers it for controllers, without a body.
            Add(document, name, operation, "406", hasContent: !isController);
        }
    }

    private static void Add(OpenApiDocument document, string name, OpenApiOperation operation, string status, bool hasContent)
    {
        operation.Responses ??= [];
        if (operation.Responses.ContainsKey(status))
        {
            return;
        }
        var response = new OpenApiResponse { Description = ReasonPhrases.GetReasonPhrase(int.Parse(status, CultureInfo.InvariantCulture)) };
        if (hasContent)
        {
            if (document.Components?.Schemas?.ContainsKey(name) != true)
            {
                document.AddComponent(name, Schema());
            }
            response.Content = new Dictionary<string, OpenApiMediaType> { [MediaType] = new() { Schema = new OpenApiSchemaReference(name, document) } };
        }
        operation.Responses.Add(status, response);
    }

    /// <summary>RFC 9457, section 3.1, and what docs/features/aspnetcore.md adds for data that is not a value.</summary>
    private static OpenApiSchema Schema() => new()
    {
        Type = JsonSchemaType.Object,
        Properties = new Dictionary<string, IOpenApiSchema>
        {
            ["type"] = Text("uri-reference"),
            ["title"] = Text(),
            ["status"] = new OpenApiSchema { Type = JsonSchemaType.Integer, Format = "int32" },
            ["detail"] = Text(),
            ["instance"] = Text("uri-reference"),
            ["code"] = Text(),
            ["path"] = Text(),
            ["format"] = Text(),
            ["offset"] = new OpenApiSchema { Type = JsonSchemaType.Integer, Format = "int64" },
        },
    };

    private static OpenApiSchema Text(string? format = null) => new() { Type = JsonSchemaType.String, Format = format };
}
