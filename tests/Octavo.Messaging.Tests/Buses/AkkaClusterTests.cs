// Owns: Octavo in a cluster of Akka on loopback: a node that is gone, a node that joins, nodes with other versions of a type, messages that are damaged.
using Akka.Actor;
using Akka.Actor.Setup;
using Akka.Cluster;
using Akka.Configuration;
using Akka.Event;
using Akka.Serialization;

namespace Octavo.MessagingTests.Buses;

public sealed class AkkaClusterTests
{
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(30);

    /// <summary>Each node has another version of the type. The messages go on after a node is gone and another has joined.</summary>
    [Fact]
    public async Task ANodeIsGoneAndAnotherJoins()
    {
        using ActorSystem one = Start(Octavo(new OctavoMessageTypes().Add<Order>("order"))),
            newer = Start(Octavo(new OctavoMessageTypes().Add<NewerOrder>("order"))), older = Start(Octavo(new OctavoMessageTypes().Add<OlderOrder>("order")));
        Cluster cluster = Cluster.Get(one);
        await Join(cluster, cluster.SelfAddress);
        await Join(Cluster.Get(newer), cluster.SelfAddress);
        foreach (ActorSystem system in (ActorSystem[])[one, newer, older])
        {
            system.ActorOf(Props.Create(() => new Echoing()), "echo");
        }
        ActorSelection there = Echo(newer, one);
        Order read = await there.Ask<Order>(Order.Of(3), s_patience);
        Assert.True(OctavoGraph.Equals(Order.Of(3), read));
        NewerOrder sent = new() { Id = 4, Customer = "c", Note = "dropped", Lines = [new("a", 1)] };
        NewerOrder back = await Echo(one, newer).Ask<NewerOrder>(sent, s_patience);
        Assert.Equal((4, null, 1), (back.Id, back.Note, back.Lines.Count));

        // Messages are on their way when the node goes. Each is answered, or its caller is told.
        Address lost = Cluster.Get(newer).SelfAddress;
        using Inbox removed = Inbox.Create(one);
        cluster.Subscribe(removed.Receiver, ClusterEvent.SubscriptionInitialStateMode.InitialStateAsEvents, typeof(ClusterEvent.MemberRemoved));
        List<Task<Order>> asked = [.. Enumerable.Range(1, 200).Select(lines => there.Ask<Order>(Order.Of(lines), TimeSpan.FromSeconds(1)))];
        await asked[0];
        ((ExtendedActorSystem)newer).Abort();
        for (int lines = 1; lines <= asked.Count; lines++)
        {
            try
            {
                Assert.True(OctavoGraph.Equals(Order.Of(lines), await asked[lines - 1]));
            }
            catch (AskTimeoutException)
            {
            }
        }
        await Assert.ThrowsAsync<AskTimeoutException>(() => there.Ask<Order>(Order.Of(1), TimeSpan.FromMilliseconds(200)));
        cluster.Down(lost);
        Assert.Equal(lost, Assert.IsType<ClusterEvent.MemberRemoved>(removed.Receive(s_patience)).Member.Address);

        await Join(Cluster.Get(older), cluster.SelfAddress);
        read = await Echo(older, one).Ask<Order>(Order.Of(5), s_patience);
        Assert.Equal(("Acme", 0), (read.Customer, read.Lines.Count));
        Assert.Equal(6, (await Echo(one, older).Ask<OlderOrder>(new OlderOrder { Id = 6, Customer = "c" }, s_patience)).Id);
    }

    /// <summary>What cannot be read is dropped and logged with its path, and the connection goes on.</summary>
    [Fact]
    public async Task GarbageIsDroppedAndLogged()
    {
        using ActorSystem one = Start(SerializationSetup.Create(system =>
            [SerializerDetails.Create("given", new Given(system), [typeof(Bytes), typeof(Order)])])),
            other = Start(Octavo(new OctavoMessageTypes().Add<Order>("order")), "WARNING");
        using Inbox logged = Inbox.Create(other);
        other.EventStream.Subscribe(logged.Receiver, typeof(Warning));
        await Join(Cluster.Get(one), Cluster.Get(one).SelfAddress);
        await Join(Cluster.Get(other), Cluster.Get(one).SelfAddress);
        other.ActorOf(Props.Create(() => new Echoing()), "echo");
        ActorSelection there = Echo(other, one);
        foreach ((byte[] body, string reason) in ((byte[], string)[])
            [("""{"Id":1,"Customer":"A","Lines":[{"Sku":"x","Count":"many"}]}"""u8.ToArray(), "Order.Lines[0].Count"), ([0xFF, 0x00], "JSON"), ([], "JSON")])
        {
            there.Tell(new Bytes(body));
            while (!((Warning)logged.Receive(s_patience)).ToString().Contains(reason, StringComparison.Ordinal))
            {
            }
            Assert.Equal(7, (await there.Ask<Order>(Order.Of(2), s_patience)).Id);
        }
    }

    /// <summary>Bytes that are changed or missing are an error of Octavo's, or another message of the type. Nothing else comes out.</summary>
    [Fact]
    public void ChangedBytesAreRefused()
    {
        foreach (OctavoFormat format in OctavoFormats.All)
        {
            using ActorSystem system = Start(Octavo(new OctavoMessageTypes().Add<Order>("order"), format), provider: "local");
            var serializer = (OctavoAkkaSerializer)system.Serialization.FindSerializerFor(Order.Of(1));
            byte[] bytes = serializer.ToBinary(Order.Of(3));
            int refused = 0, placed = 0;
            for (int at = 0; at < bytes.Length; at++)
            {
                foreach (byte wrong in (byte[])[0x00, 0x7F, 0x80, 0xC1, 0xFF])
                {
                    byte[] changed = [.. bytes];
                    changed[at] = wrong;
                    Read(changed);
                }
                Read(bytes[..at]);
            }
            Assert.True(refused > bytes.Length && placed > 0, $"{format.Name}: {refused} refused, {placed} with a path, of {bytes.Length} bytes");

            void Read(byte[] changed)
            {
                try
                {
                    Assert.IsType<Order>(serializer.FromBinary(changed, "order"));
                }
                catch (OctavoException found)
                {
                    Assert.NotEqual(OctavoErrorCode.None, found.Code);
                    refused++;
                    placed += found.Path?.StartsWith("Order", StringComparison.Ordinal) == true ? 1 : 0;
                }
            }
        }
    }

    private static SerializationSetup Octavo(OctavoMessageTypes types, OctavoFormat? format = null) =>
        BootstrapSetup.Create().WithOctavo(types, format ?? OctavoFormats.Json).Get<SerializationSetup>().Value;

    private static ActorSystem Start(SerializationSetup serialization, string level = "OFF", string provider = "cluster")
    {
        Config config = ConfigurationFactory.ParseString($$"""
            akka { loglevel = {{level}}, stdout-loglevel = OFF, loggers = [] }
            akka.actor.provider = {{provider}}
            akka.coordinated-shutdown.run-by-actor-system-terminate = off
            akka.remote.dot-netty.tcp { hostname = 127.0.0.1, port = 0 }
            akka.cluster { gossip-interval = 50ms, leader-actions-interval = 50ms, log-info = off, run-coordinated-shutdown-when-down = off }
            """);
        return ActorSystem.Create("cluster", BootstrapSetup.Create().WithConfig(config).And(serialization));
    }

    private static Task Join(Cluster cluster, Address address) => cluster.JoinAsync(address).WaitAsync(s_patience);

    /// <summary>The echo of a system, as another system finds it.</summary>
    private static ActorSelection Echo(ActorSystem system, ActorSystem from) => from.ActorSelection(Cluster.Get(system).SelfAddress + "/user/echo");

    private sealed record Bytes(byte[] Value);

    private sealed class Echoing : ReceiveActor
    {
        public Echoing() => ReceiveAny(message => Sender.Tell(message));
    }

    /// <summary>Bytes of another program, under the number and the name of Octavo's.</summary>
    private sealed class Given(ExtendedActorSystem system) : SerializerWithStringManifest(system)
    {
        public override int Identifier => OctavoAkkaSerializer.WireIdOf(OctavoFormats.Json);

        public override byte[] ToBinary(object obj) => obj is Bytes given ? given.Value : OctavoJson.Serialize((Order)obj);

        public override object FromBinary(byte[] bytes, string manifest) => OctavoJson.Deserialize<Order>(bytes)!;

        public override string Manifest(object o) => "order";
    }
}
