// Owns: the least that Rebus needs of a transport, over RabbitMQ.Client: its own is in no feed that every machine has. What is tested is what Octavo writes
// into messages and reads from them, on a real broker.
using System.Text;
using RabbitMQ.Client;
using Rebus.Bus;
using Rebus.Messages;
using Rebus.Transport;

namespace Octavo.MessagingTests.Rabbit;

/// <summary>Headers are headers of AMQP, the body is the body. A durable queue outlives its server.</summary>
internal sealed class RebusRabbitTransport(IChannel channel, string queue, bool durable = false) : AbstractRebusTransport(queue), IInitializable
{
    private readonly SemaphoreSlim _gate = new(1);

    public void Initialize() => CreateQueue(Address);

    public override void CreateQueue(string address) => channel.QueueDeclareAsync(address, durable, exclusive: false, autoDelete: !durable).Wait();

    public override async Task<TransportMessage> Receive(ITransactionContext context, CancellationToken cancellationToken)
    {
        BasicGetResult? found = await Alone(() => channel.BasicGetAsync(Address, autoAck: false, cancellationToken));
        if (found is null)
        {
            await Task.Delay(20, cancellationToken);
            return null!;
        }
        context.OnAck(_ => Alone(async () => { await channel.BasicAckAsync(found.DeliveryTag, multiple: false); return true; }));
        context.OnNack(_ => Alone(async () => { await channel.BasicNackAsync(found.DeliveryTag, multiple: false, requeue: true); return true; }));
        // A client that waits for confirmations numbers its messages in a header of its own.
        var headers = found.BasicProperties.Headers!.Where(header => header.Value is byte[])
            .ToDictionary(header => header.Key, header => Encoding.UTF8.GetString((byte[])header.Value!));
        return new TransportMessage(headers, found.Body.ToArray());
    }

    protected override async Task SendOutgoingMessages(IEnumerable<OutgoingTransportMessage> outgoingMessages, ITransactionContext context)
    {
        foreach (OutgoingTransportMessage message in outgoingMessages)
        {
            var properties = new BasicProperties
            {
                Persistent = durable,
                Headers = message.TransportMessage.Headers.ToDictionary(header => header.Key, object? (header) => Encoding.UTF8.GetBytes(header.Value)),
            };
            await Alone(async () =>
            {
                await channel.BasicPublishAsync("", message.DestinationAddress, mandatory: false, properties, message.TransportMessage.Body);
                return true;
            });
        }
    }

    /// <summary>A channel is for one at a time.</summary>
    private async Task<T> Alone<T>(Func<Task<T>> call)
    {
        await _gate.WaitAsync();
        try
        {
            return await call();
        }
        finally
        {
            _gate.Release();
        }
    }
}
