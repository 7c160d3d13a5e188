// Owns: the tests of the validation of minimal APIs (AddValidation), whose code the framework emits for the parameters of handlers.
using System.ComponentModel.DataAnnotations;
using System.Text.Json;

namespace Octavo.IntegrationTests.Web;

public sealed class ValidationTests
{
    /// <summary>The names of errors are those of members, as with a parameter of the framework's JSON.</summary>
    [Theory]
    [InlineData("/plain")]
    [InlineData("/octavo")]
    public async Task ErrorsHaveTheNamesOfMembers(string path)
    {
        await using WebServer server = await WebServer.StartAsync(services =>
        {
            services.AddOctavo();
            services.AddEmittedValidation(_ => { });
        }, application =>
        {
            application.MapPost("/plain", (Candidate candidate) => candidate);
            application.MapPost("/octavo", (OctavoBody<Candidate> candidate) => TypedResults.Octavo(candidate.Value));
        });
        using HttpResponseMessage response =
            await server.Client.PostBytes(path, """{"Age":5,"Home":{"Street":""}}"""u8.ToArray(), "application/json");
        string text = await response.Content.ReadAsStringAsync();
        Assert.Equal(HttpStatusCode.BadRequest, response.StatusCode);
        Assert.Equal(["Age", "Home.Street"],
            JsonDocument.Parse(text).RootElement.GetProperty("errors").EnumerateObject().Select(error => error.Name).Order(StringComparer.Ordinal));
        using HttpResponseMessage garbage = await server.Client.PostBytes(path, "{"u8.ToArray(), "application/json");
        Assert.Equal(HttpStatusCode.BadRequest, garbage.StatusCode);
        using HttpResponseMessage valid =
            await server.Client.PostBytes(path, """{"Age":50,"Home":{"Street":"A"}}"""u8.ToArray(), "application/json");
        Assert.Equal(HttpStatusCode.OK, valid.StatusCode);
    }

    /// <summary>Its default is not valid, and is not what the client sent.</summary>
    [Fact]
    public async Task ABodyThatIsNoStructIsNotValidated()
    {
        await using WebServer server = await WebServer.StartAsync(services => services.AddOctavo().AddEmittedValidation(_ => { }),
            application => application.MapPost("/score", (OctavoBody<Score> score) => TypedResults.Octavo(score.Value)));
        using HttpResponseMessage garbage = await server.Client.PostBytes("/score", "{"u8.ToArray(), "application/json");
        Assert.Equal(("EndOfData", "Score"), await garbage.Place());
        using HttpResponseMessage invalid = await server.Client.PostBytes("/score", """{"Points":0}"""u8.ToArray(), "application/json");
        Assert.Contains("\"Points\"", await invalid.Content.ReadAsStringAsync(), StringComparison.Ordinal);
    }
}

[GenerateCodec]
public readonly record struct Score([property: Range(1, 5)] int Points);

[GenerateCodec]
public sealed class Candidate
{
    [Range(18, 120)]
    public int Age { get; set; }

    public Residence Home { get; set; } = new();
}

[GenerateCodec]
public sealed class Residence
{
    [Required]
    public string Street { get; set; } = "";
}
