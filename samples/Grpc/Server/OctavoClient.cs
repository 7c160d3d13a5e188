// Owns: a client by the same types and stubs as the server's.
using Grpc.Core;
using Grpc.Net.Client;
using Shop.V1;

namespace Shop;

public static class OctavoClient
{
    public static async Task RunAsync(string address)
    {
        using GrpcChannel channel = GrpcChannel.ForAddress(address);
        var client = new Orders.OrdersClient(channel);
        var order =
            new Order
            {
                Customer = "Octavo",
                Lines = { new() { Sku = "B-2", Count = 1 } },
                Placed = new DateTimeOffset(2026, 3, 1, 12, 0, 0, TimeSpan.Zero),
                Invoice = true
            };
        Receipt receipt = await client.PlaceAsync(order);
        Console.WriteLine($"Octavo's client: order {receipt.Number} costs {receipt.Cents} cents");
        using AsyncServerStreamingCall<Step> track = client.Track(receipt);
        Console.WriteLine($"Octavo's client: {string.Join(", ", await track.ResponseStream.ReadAllAsync().Select(step => step.State).ToListAsync())}");
    }
}
