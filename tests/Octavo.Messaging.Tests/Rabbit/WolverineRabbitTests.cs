// Owns: the tests of Octavo.Wolverine on rabbitmq-server.
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using Octavo.MessagingTests.Buses;
using RabbitMQ.Client;
using Wolverine;
using Wolverine.RabbitMQ;

namespace Octavo.MessagingTests.Rabbit;

[Collection(RabbitFixture.Name)]
public sealed class WolverineRabbitTests(RabbitFixture rabbit)
{
    private static readonly OctavoMessageTypes s_types = new OctavoMessageTypes().Add<Order>();

    [Fact]
    public async Task MessagesArriveAndPoisonIsADeadLetter()
    {
        string queue = $"wolverine-{Guid.NewGuid():N}";
        var arrived = new Arrivals();
        using IHost host = Host(rabbit.Address, queue, arrived, OctavoFormats.MessagePack);
        await host.StartAsync();
        await host.Services.GetRequiredService<IMessageBus>().PublishAsync(Order.Of(3));
        Assert.Equal(3, Next(arrived).Lines.Count);
        Assert.Equal(OctavoHeaders.SchemaOf<Order>(), arrived.Schema);

        await using IConnection connection = await rabbit.ConnectAsync();
        await using IChannel channel = await connection.CreateChannelAsync();
        byte[] poison = [0xC1, 0xFF, 0x00];
        byte[] newer = OctavoMsgPack.Serialize(new NewerOrder { Id = 8, Customer = "Later", Note = "n" });
        byte[] older = OctavoMsgPack.Serialize(new OlderOrder { Id = 9, Customer = "Before" });
        foreach (byte[] body in (byte[][])[poison, newer, older])
        {
            await channel.BasicPublishAsync("", queue, mandatory: true, new BasicProperties
            {
                ContentType = OctavoFormats.MessagePack.MediaTypes[0],
                MessageId = Guid.NewGuid().ToString(),
                Type = typeof(Order).FullName,
                Headers = new Dictionary<string, object?> { ["message-type"] = typeof(Order).FullName },
            }, body);
        }
        Assert.Equal([8, 9], new[] { Next(arrived).Id, Next(arrived).Id }.Order());
        Assert.Equal(poison, (await channel.NextAsync("wolverine-dead-letter-queue")).Body.ToArray());
        await host.StopAsync();
    }

    internal static IHost Host(Uri address, string queue, Arrivals arrived, OctavoFormat format) => Microsoft.Extensions.Hosting.Host.CreateDefaultBuilder()
        .ConfigureLogging(logging => logging.ClearProviders())
        .ConfigureServices(services => services.AddSingleton(arrived))
        .UseWolverine(options =>
        {
            options.UseOctavo(s_types, format);
            options.Discovery.DisableConventionalDiscovery().IncludeType(typeof(OrderHandler));
            options.UseRabbitMq(address).AutoProvision();
            options.PublishAllMessages().ToRabbitQueue(queue);
            options.ListenToRabbitQueue(queue);
        })
        .Build();

    private static Order Next(Arrivals arrived) =>
        arrived.Messages.TryTake(out object? message, TimeSpan.FromSeconds(20)) ? (Order)message : throw new TimeoutException();
}
