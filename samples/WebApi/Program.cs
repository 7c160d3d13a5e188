// Owns: a web API in three formats: the client chooses by Accept and Content-Type, and what cannot be read is answered with the member at fault.
using System.Net;
using System.Net.Http.Headers;
using System.Text.Json;
using Octavo;
using Shop;

WebApplicationBuilder builder = WebApplication.CreateBuilder();
builder.Logging.SetMinimumLevel(LogLevel.Warning);
builder.WebHost.UseUrls("http://127.0.0.1:0");
builder.Services.AddOctavo(options => options.Limit(SerializerLimits.Untrusted with { MaxTotalBytes = 1 << 20 }));
builder.Services.AddOpenApi(options => options.AddOctavo());
await using WebApplication app = builder.Build();

app.MapOpenApi();
app.MapGet("/orders/{id}", (int id) => TypedResults.Octavo(new Order(id, "Acme", [new("A-1", 2)])));
app.MapPost("/orders", (OctavoBody<Order> order) => TypedResults.OctavoCreated("/orders/8", order.Value with { Id = 8 }));
app.MapGet("/orders", () => TypedResults.OctavoStream(Stored()));
await app.StartAsync();

using var client = new HttpClient { BaseAddress = new Uri(app.Urls.First()) };

// Without Accept the answer is JSON, with the names of the types.
string json = await client.GetStringAsync("orders/7");
Console.WriteLine($"JSON: {json}");

// A .NET client asks for MessagePack; a client in another language does the same.
Order fetched = (await client.GetFromOctavoAsync<Order>("orders/7", OctavoFormats.MessagePack))!;
Console.WriteLine($"MessagePack: order {fetched.Id} of {fetched.Customer}");

using HttpResponseMessage created = await client.PostAsOctavoAsync("orders", fetched, OctavoFormats.Cbor);
Order stored = (await created.Content.ReadFromOctavoAsync<Order>())!;
Console.WriteLine($"CBOR: {(int)created.StatusCode}, stored as {stored.Id}");

// One line per value, as soon as it is available.
int lines = 0;
await foreach (Order? order in client.GetSequenceFromOctavoAsync<Order>("orders"))
{
    lines += order!.Lines.Count;
}
Console.WriteLine($"Streamed: {lines} lines");

using var wrong = new StringContent("""{"id":7,"customer":"Acme","lines":[{"sku":"A-1","count":"two"}]}""", new MediaTypeHeaderValue("application/json"));
using HttpResponseMessage refused = await client.PostAsync("orders", wrong);
string problem = await refused.Content.ReadAsStringAsync();
Console.WriteLine($"Refused: {(int)refused.StatusCode}, {problem}");

// The document has the schemas of what Octavo writes, and every media type.
using JsonDocument document = JsonDocument.Parse(await client.GetStringAsync("openapi/v1.json"));
JsonElement schemas = document.RootElement.GetProperty("components").GetProperty("schemas");
Console.WriteLine($"OpenAPI: {string.Join(", ", schemas.EnumerateObject().Select(schema => schema.Name))}");

bool isRight = json == """{"id":7,"customer":"Acme","lines":[{"sku":"A-1","count":2}]}""" && fetched.Lines is [{ Sku: "A-1", Count: 2 }]
    && created.StatusCode == HttpStatusCode.Created && stored.Id == 8 && lines == 3 && refused.StatusCode == HttpStatusCode.BadRequest
    && problem.Contains("Order.lines[0].count") && schemas.GetProperty("Order").GetProperty("properties").TryGetProperty("customer", out _);
Console.WriteLine(isRight ? "All answers are right" : "An answer is wrong");
return isRight ? 0 : 1;

static async IAsyncEnumerable<Order> Stored()
{
    for (int id = 1; id <= 3; id++)
    {
        await Task.Yield();
        yield return new Order(id, "Acme", [new("A-1", id)]);
    }
}
