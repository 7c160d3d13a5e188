// Owns: what of an operation Octavo reads and writes, in which media types. Knows no schema.
using System.Globalization;
using Microsoft.AspNetCore.Mvc.ApiExplorer;
using Microsoft.AspNetCore.Mvc.Formatters;
using Microsoft.AspNetCore.Mvc.ModelBinding;
using Microsoft.OpenApi;

namespace Octavo.OpenApi;

/// <summary>Finds the contents of an operation: of minimal APIs by the metadata of the endpoint, of controllers by the formatters that the framework
/// found.</summary>
internal static class Operations
{
    private const string Key = "Octavo.Description";

    private static readonly string[] s_lines = ["application/x-ndjson", "application/jsonl"];

    /// <summary>Keeps the description of an operation until the document is there.</summary>
    internal static void Keep(OpenApiOperation operation, ApiDescription description) =>
        (operation.Metadata ??= new Dictionary<string, object>())[Key] = description;

    /// <summary>The description that was kept, or null for an operation that is not of an endpoint.</summary>
    internal static ApiDescription? DescriptionOf(OpenApiOperation operation) =>
        operation.Metadata is { } metadata && metadata.TryGetValue(Key, out object? description) ? (ApiDescription)description : null;

    /// <summary>The contents of the body, which the operation has afterwards.</summary>
    internal static IEnumerable<Content> Body(OpenApiOperation operation, ApiDescription description, IServiceProvider services)
    {
        if (operation.RequestBody is not OpenApiRequestBody body)
        {
            yield break;
        }
        body.Content ??= new Dictionary<string, OpenApiMediaType>();
        foreach (string range in body.Content.Keys.Where(key => key.Contains("*+", StringComparison.Ordinal)).ToList())
        {
            body.Content.Remove(range); // what is accepted by its suffix, too, is not for a client to choose
        }
        foreach (OctavoEndpointType type in TypesOf(description).Where(type => type.Use == OctavoEndpointUse.Body))
        {
            foreach ((string mediaType, ContentForm form) in MediaTypes(type, description, services))
            {
                yield return new Content(Media(body.Content, mediaType), type.Type, form);
            }
        }
        if (description.ParameterDescriptions.FirstOrDefault(parameter => parameter.Source == BindingSource.Body) is not { } parameter)
        {
            yield break;
        }
        foreach (ApiRequestFormat format in description.SupportedRequestFormats)
        {
            if (format.Formatter is OctavoInputFormatter formatter && body.Content.ContainsKey(format.MediaType))
            {
                yield return new Content(Media(body.Content, format.MediaType), parameter.ModelMetadata?.ModelType ?? parameter.Type, FormOf(formatter.Format));
            }
        }
    }

    /// <summary>The contents of the responses, which the operation has afterwards.</summary>
    internal static IEnumerable<Content> Responses(OpenApiOperation operation, ApiDescription description, IServiceProvider services)
    {
        foreach (OctavoEndpointType type in TypesOf(description).Where(type => type.Use != OctavoEndpointUse.Body))
        {
            foreach ((string mediaType, ContentForm form) in MediaTypes(type, description, services))
            {
                yield return new Content(Media(ContentOf(operation, type.StatusCode), mediaType), type.Type, form);
            }
        }
        foreach (ApiResponseType response in description.SupportedResponseTypes.Where(IsWritten))
        {
            foreach (ApiResponseFormat format in response.ApiResponseFormats)
            {
                if (format.Formatter is OctavoOutputFormatter formatter)
                {
                    // The query of a database is written as an array of its elements.
                    Type written = OctavoCodecs.GetSerializableType(response.Type!, formatter.Format) ?? response.Type!;
                    yield return new Content(Media(ContentOf(operation, response.StatusCode), format.MediaType), written, FormOf(formatter.Format));
                }
                else if (format.Formatter is StringOutputFormatter)
                {
                    // The framework lists it for every type, and it writes only text.
                    ContentOf(operation, response.StatusCode).Remove(format.MediaType);
                }
                else if (format.Formatter is OctavoStreamFormatter stream)
                {
                    yield return new Content(Media(ContentOf(operation, response.StatusCode), format.MediaType),
                        OctavoStreamFormatter.ItemType(response.Type!)!, stream.WritesLines ? ContentForm.JsonLines : ContentForm.JsonArray);
                }
            }
        }
    }

    private static bool IsWritten(ApiResponseType response) =>
        response.ApiResponseFormats.Any(format => format.Formatter is OctavoOutputFormatter or OctavoStreamFormatter) && response.Type != typeof(string);

    private static IEnumerable<OctavoEndpointType> TypesOf(ApiDescription description) =>
        description.ActionDescriptor.EndpointMetadata.OfType<OctavoEndpointType>();

    private static IEnumerable<(string, ContentForm)> MediaTypes(OctavoEndpointType type, ApiDescription description, IServiceProvider services) =>
        type.Formats(description.ActionDescriptor.EndpointMetadata, services).SelectMany(format => type.Use == OctavoEndpointUse.StreamedResult
            ? [(format.MediaTypes[0], ContentForm.JsonArray), .. s_lines.Select(lines => (lines, ContentForm.JsonLines))]
            : format.MediaTypes.Select(mediaType => (mediaType, FormOf(format))));

    /// <summary>Compressed JSON has the options of JSON, but is not text.</summary>
    private static ContentForm FormOf(OctavoFormat format) =>
        format.Options is OctavoJsonOptions && format.MediaTypes[0] == OctavoFormats.Json.MediaTypes[0] ? ContentForm.Json : ContentForm.Binary;

    private static IDictionary<string, OpenApiMediaType> ContentOf(OpenApiOperation operation, int status)
    {
        operation.Responses ??= [];
        string key = status.ToString(CultureInfo.InvariantCulture);
        if (!operation.Responses.TryGetValue(key, out IOpenApiResponse? found) || found is not OpenApiResponse response)
        {
            operation.Responses[key] = response = new OpenApiResponse { Description = Microsoft.AspNetCore.WebUtilities.ReasonPhrases.GetReasonPhrase(status) };
        }
        return response.Content ??= new Dictionary<string, OpenApiMediaType>();
    }

    private static OpenApiMediaType Media(IDictionary<string, OpenApiMediaType> content, string mediaType)
    {
        if (!content.TryGetValue(mediaType, out OpenApiMediaType? media))
        {
            content.Add(mediaType, media = new OpenApiMediaType());
        }
        return media;
    }
}
