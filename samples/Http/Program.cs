// Owns: HttpClient and Refit with codecs, against a server in the same process.
using Octavo;
using Refit;
using Shop;

WebApplicationBuilder builder = WebApplication.CreateBuilder();
builder.Logging.SetMinimumLevel(LogLevel.Warning);
builder.WebHost.UseUrls("http://127.0.0.1:0");
builder.Services.AddOctavo();
await using WebApplication app = builder.Build();
var number = new Guid("0f8fad5b-d9cb-469f-a165-70867728950e");
app.MapGet("/orders/{id:int}", (int id) => TypedResults.Octavo(new Order(id, "Acme")));
app.MapGet("/orders/by-number", () => TypedResults.Octavo(new Dictionary<Guid, Order> { [number] = new(7, "Acme") }));
app.MapPost("/orders", (OctavoBody<Order> order) => TypedResults.OctavoCreated("/orders/8", order.Value with { Id = 8 }));
await app.StartAsync();

// HttpClient: the call names the format.
using var client = new HttpClient { BaseAddress = new Uri(app.Urls.First()) };
Order got = (await client.GetFromOctavoAsync<Order>("orders/7", OctavoFormats.MessagePack))!;
using HttpResponseMessage response = await client.PostAsOctavoAsync("orders", got, OctavoFormats.Cbor);
Order stored = (await response.Content.ReadFromOctavoAsync<Order>())!;
Console.WriteLine($"HttpClient: {got} over MessagePack, {stored} over CBOR ({response.Content.Headers.ContentType})");

// Refit: the serializer has the format of bodies, and reads what Content-Type names. Require checks the interface before the first call.
var serializer = new OctavoContentSerializer(OctavoFormats.MessagePack).Require<IOrders>();
IOrders orders = RestService.For<IOrders>(client, new RefitSettings(serializer));
Order fetched = await orders.GetAsync(9);
Order added = await orders.AddAsync(fetched);
Dictionary<Guid, Order> all = await orders.AllAsync();
Console.WriteLine($"Refit: {fetched}, {added}, by number {all[number]}");

bool isRight = got == new Order(7, "Acme") && stored.Id == 8 && response.Content.Headers.ContentType?.MediaType == OctavoFormats.Cbor.MediaTypes[0]
    && fetched.Id == 9 && added.Id == 8 && all[number] == got;
Console.WriteLine(isRight ? "All answers are right" : "An answer is wrong");
return isRight ? 0 : 1;
