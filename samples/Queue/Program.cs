// Owns: messages on a queue, of a union of two types. In memory here; another transport of Rebus is one line. What cannot be read goes to the error queue.
using Octavo;
using Rebus.Activation;
using Rebus.Bus;
using Rebus.Config;
using Rebus.Logging;
using Rebus.Messages;
using Rebus.Transport.InMem;
using Shop;

// The list of accepted types: a message cannot choose one.
var types = new OctavoMessageTypes().Add<ShopEvent>("event");
var network = new InMemNetwork();
var placed = new TaskCompletionSource<OrderPlaced>();
var cancelled = new TaskCompletionSource<OrderCancelled>();

using var activator = new BuiltinHandlerActivator();
activator.Handle<ShopEvent>(message =>
{
    switch (message)
    {
        case OrderPlaced one:
            placed.SetResult(one);
            break;
        case OrderCancelled one:
            cancelled.SetResult(one);
            break;
    }
    return Task.CompletedTask;
});
IBus bus = Configure.With(activator)
    .Logging(logging => logging.None())
    .Transport(transport => transport.UseInMemoryTransport(network, "orders"))
    .Serialization(serialization => serialization.UseOctavo(types, OctavoFormats.MessagePack.With(SerializerLimits.Untrusted)))
    .Start();

await bus.SendLocal(new OrderPlaced(7, [new("A-1", 2)]));
await bus.SendLocal(new OrderCancelled(7, "no stock"));
OrderPlaced order = await placed.Task.WaitAsync(TimeSpan.FromSeconds(30));
OrderCancelled reason = await cancelled.Task.WaitAsync(TimeSpan.FromSeconds(30));
Console.WriteLine($"Placed: {order.Id} with {order.Lines.Count} line; cancelled: {reason.Reason}");

// A message from another program: an integer instead of an event.
var headers = new Dictionary<string, string>
{
    [Headers.MessageId] = Guid.NewGuid().ToString(),
    [Headers.Type] = "event",
    [Headers.ContentType] = "application/vnd.msgpack",
    [Headers.SentTime] = DateTimeOffset.Now.ToString("O"),
};
network.Deliver("orders", new InMemTransportMessage(new TransportMessage(headers, [0x07])));
InMemTransportMessage? letter = null;
for (int wait = 0; wait < 300 && letter is null; wait++)
{
    await Task.Delay(100);
    letter = network.GetNextOrNull("error");
}
string details = letter?.Headers[Headers.ErrorDetails] ?? "";
Console.WriteLine($"Error queue: {details.Split('\n')[0].Trim()}");

bool isRight = order.Lines is [{ Sku: "A-1", Count: 2 }] && reason is { Id: 7, Reason: "no stock" } && details.Contains("OctavoException");
Console.WriteLine(isRight ? "All answers are right" : "An answer is wrong");
return isRight ? 0 : 1;
