// Owns: requests with exact headers and bodies, and what the problem of an answer says.
using System.Net.Http.Headers;
using System.Text.Json;

namespace Octavo.IntegrationTests.Hosting;

internal static class Requests
{
    /// <summary>Posts bytes as they are.</summary>
    internal static Task<HttpResponseMessage> PostBytes(this HttpClient client, string uri, byte[] body, string? contentType, string? accept = null)
    {
        var request = new HttpRequestMessage(HttpMethod.Post, uri) { Content = new ByteArrayContent(body) };
        if (contentType is not null)
        {
            request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(contentType);
        }
        if (accept is not null)
        {
            request.Headers.TryAddWithoutValidation("Accept", accept);
        }
        return client.SendAsync(request);
    }

    internal static Task<HttpResponseMessage> GetAs(this HttpClient client, string uri, string? accept)
    {
        var request = new HttpRequestMessage(HttpMethod.Get, uri);
        if (accept is not null)
        {
            request.Headers.TryAddWithoutValidation("Accept", accept);
        }
        return client.SendAsync(request, HttpCompletionOption.ResponseHeadersRead);
    }

    /// <summary>The members of problem details.</summary>
    internal static async Task<JsonElement> Problem(this HttpResponseMessage response)
    {
        Assert.Equal("application/problem+json", response.Content.Headers.ContentType?.MediaType);
        JsonElement problem = JsonDocument.Parse(await response.Content.ReadAsStringAsync()).RootElement;
        Assert.Equal((int)response.StatusCode, problem.GetProperty("status").GetInt32());
        Assert.DoesNotContain("secret", problem.ToString(), StringComparison.Ordinal);
        return problem;
    }

    internal static async Task<(string? Code, string? Path)> Place(this HttpResponseMessage response)
    {
        JsonElement problem = await response.Problem();
        return (problem.GetProperty("code").GetString(), problem.GetProperty("path").GetString());
    }

    internal static string? MediaType(this HttpResponseMessage response) => response.Content.Headers.ContentType?.MediaType;
}
