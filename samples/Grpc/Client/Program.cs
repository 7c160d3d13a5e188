// Owns: a tour of all four kinds of calls, by Google.Protobuf's messages and Grpc.Tools' stubs, against a server of Octavo's.
extern alias server;

using Google.Protobuf.WellKnownTypes;
using Grpc.Core;
using Grpc.Net.Client;
using Shop.V1;
using OctavoClient = server::Shop.OctavoClient;
using ShopHost = server::Shop.ShopHost;

await using ShopHost? host = args is [] ? await ShopHost.StartAsync() : null;
string address = host?.Address ?? args[0];
using GrpcChannel channel = GrpcChannel.ForAddress(address);
var client = new Orders.OrdersClient(channel);

Receipt receipt = await client.PlaceAsync(NewOrder("Acme", 2));
Console.WriteLine($"Unary: order {receipt.Number} costs {receipt.Cents} cents");

using AsyncServerStreamingCall<Step> track = client.Track(receipt);
var steps = new List<string>();
await foreach (Step step in track.ResponseStream.ReadAllAsync())
{
    steps.Add(step.State.ToString());
}
Console.WriteLine($"Server streaming: {string.Join(", ", steps)}");

using AsyncClientStreamingCall<Order, Imported> import = client.Import();
for (int count = 1; count <= 100; count++)
{
    await import.RequestStream.WriteAsync(NewOrder($"Customer {count}", count));
}
await import.RequestStream.CompleteAsync();
Imported imported = await import;
Console.WriteLine($"Client streaming: {imported.Orders} orders cost {imported.Cents} cents");

using AsyncDuplexStreamingCall<Line, Price> quote = client.Quote();
foreach (string sku in (string[])["A-1", "B-2"])
{
    await quote.RequestStream.WriteAsync(new Line { Sku = sku, Count = 1 });
    await quote.ResponseStream.MoveNext();
    Console.WriteLine($"Duplex streaming: {quote.ResponseStream.Current.Sku} costs {quote.ResponseStream.Current.Cents} cents");
}
await quote.RequestStream.CompleteAsync();

try
{
    await client.PlaceAsync(new Order { Lines = { new Line { Sku = "C-3", Count = 1 } } });
}
catch (RpcException refused)
{
    Console.WriteLine($"Refused: {refused.StatusCode}, {refused.Status.Detail} Trailer: {refused.Trailers.GetValue("sku")}");
}
await OctavoClient.RunAsync(address);

// A program that only prints would not report this in its exit code.
bool isRight = receipt.Cents == 1980 && steps is ["Packed", "Sent", "Arrived"] && imported is { Orders: 100, Cents: 4_999_500 };
Console.WriteLine(isRight ? "All answers are right" : "An answer is wrong");
return isRight ? 0 : 1;

static Order NewOrder(string customer, int count) => new()
{
    Customer = customer,
    Lines = { new Line { Sku = "A-1", Count = count } },
    Labels = { ["made by"] = "Grpc.Tools" },
    Placed = Timestamp.FromDateTime(new DateTime(2026, 3, 1, 12, 0, 0, DateTimeKind.Utc)),
    Card = "4242",
};
