// Owns: a value in a queue of RabbitMQ, and another that cannot be read and goes to the dead-letter queue.
// Packages: Octavo, RabbitMQ.Client.
using Octavo;
using RabbitMQ.Client;

namespace Servers;

internal static class RabbitQueues
{
    internal static async Task<bool> RunAsync(string address)
    {
        OctavoFormat format = OctavoFormats.MessagePack.With(SerializerLimits.Untrusted);
        OctavoCodecs.EnsureCodec(typeof(Parcel), format);   // at start-up: says what would fail at the first message
        await using IConnection connection = await new ConnectionFactory { Uri = new Uri(address) }.CreateConnectionAsync();
        await using IChannel channel = await connection.CreateChannelAsync();
        string dead = (await channel.QueueDeclareAsync()).QueueName;
        string queue = (await channel.QueueDeclareAsync("", arguments: new Dictionary<string, object?>
        {
            ["x-dead-letter-exchange"] = "",
            ["x-dead-letter-routing-key"] = dead,
        })).QueueName;

        var properties = new BasicProperties { ContentType = format.MediaTypes[0] };
        await channel.BasicPublishAsync("", queue, mandatory: true, properties, format.Serialize(Parcel.Sample));
        await channel.BasicPublishAsync("", queue, mandatory: true, properties, new byte[] { 0x07 });   // of another program: a number
        Parcel? read = null;
        for (int i = 0; i < 2; i++)
        {
            BasicGetResult found = await NextAsync(channel, queue);
            if (format.TryDeserialize(found.Body.Span, out Parcel? parcel, out OctavoError error))
            {
                read = parcel;
                await channel.BasicAckAsync(found.DeliveryTag, multiple: false);
            }
            else
            {
                Console.WriteLine($"Rejected: {error.Message}");
                await channel.BasicRejectAsync(found.DeliveryTag, requeue: false);   // to the dead-letter exchange
            }
        }
        BasicGetResult letter = await NextAsync(channel, dead);
        Console.WriteLine($"Parcel {read?.Id}; a dead letter of {letter.Body.Length} byte");
        return read?.IsSample == true && letter.Body.Span is [0x07];
    }

    private static async Task<BasicGetResult> NextAsync(IChannel channel, string queue)
    {
        for (int i = 0; i < 300; i++)
        {
            if (await channel.BasicGetAsync(queue, autoAck: false) is { } found)
            {
                return found;
            }
            await Task.Delay(100);
        }
        throw new TimeoutException("No message came.");
    }
}
