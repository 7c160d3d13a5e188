// Owns: the tests of Octavo.Akka: two systems over remoting on loopback.
using Akka.Actor;
using Akka.Actor.Setup;
using Akka.Configuration;
using Akka.Serialization;

namespace Octavo.MessagingTests.Buses;

public sealed class AkkaTests
{
    private static readonly OctavoMessageTypes s_types = Types().Add<Order>("order");

    private static readonly Config s_quiet = ConfigurationFactory.ParseString("akka { loglevel = OFF, stdout-loglevel = OFF }");

    [Fact]
    public async Task MessagesCrossBetweenTwoSystems()
    {
        using ActorSystem one = Start(Types().Add<NewerOrder>("order").Add<OlderOrder>("unheard of"), OctavoFormats.Json),
            other = Start(s_types, OctavoFormats.Json);
        IActorRef echo = other.ActorOf(Props.Create(() => new Echo()), "echo");
        ActorSelection there = one.ActorSelection($"{((ExtendedActorSystem)other).Provider.DefaultAddress}/user/echo");
        NewerOrder order =
            await there.Ask<NewerOrder>(new NewerOrder { Id = 4, Customer = "c", Note = "dropped", Lines = [new("a", 1)] }, TimeSpan.FromSeconds(20));
        Assert.Equal((4, null, 1), (order.Id, order.Note, order.Lines.Count));
        Assert.Equal("me", Assert.IsType<Joined>(await there.Ask<Change>(new Joined { Who = "me" }, TimeSpan.FromSeconds(20))).Who);
        // A name that the other side does not list is dropped there, and the connection goes on.
        there.Tell(new OlderOrder { Id = 1, Customer = "c" });
        Assert.Equal(5, (await there.Ask<NewerOrder>(new NewerOrder { Id = 5, Customer = "c" }, TimeSpan.FromSeconds(20))).Id);
        Assert.NotNull(echo);
    }

    [Fact]
    public void TheSerializerByItself()
    {
        foreach (OctavoFormat format in OctavoFormats.All.Where(format => format.Name != "Protobuf"))
        {
            using ActorSystem system = ActorSystem.Create("alone", BootstrapSetup.Create().WithConfig(s_quiet).WithOctavo(s_types, format));
            var serializer = Assert.IsType<OctavoAkkaSerializer>(system.Serialization.FindSerializerFor(Order.Of(1)));
            Assert.Equal("order", serializer.Manifest(Order.Of(1)));
            Assert.Equal(3, Assert.IsType<Order>(serializer.FromBinary(serializer.ToBinary(Order.Of(3)), "order")).Lines.Count);
            Assert.Same(serializer, system.Serialization.FindSerializerFor(new Left()));
            Assert.Equal("change", serializer.Manifest(new Left()));
            Assert.Equal(OctavoErrorCode.NotRegistered, Assert.Throws<OctavoException>(() => serializer.FromBinary([], "System.Object")).Code);
            Assert.Throws<OctavoException>(() => serializer.FromBinary([0xC1, 0xFF, 0x99], "order"));
        }
    }

    /// <summary>The daily bread of actors: a message says whom to answer.</summary>
    [Fact]
    public async Task MessagesCarryActors()
    {
        OctavoMessageTypes types = Types().Add<Ask>("ask");
        using ActorSystem one = Start(types, OctavoFormats.MessagePack), other = Start(types, OctavoFormats.MessagePack);
        other.ActorOf(Props.Create(() => new Answerer()), "answerer");
        ActorSelection there = one.ActorSelection($"{((ExtendedActorSystem)other).Provider.DefaultAddress}/user/answerer");
        var answered = new TaskCompletionSource<object>();
        IActorRef waiting = one.ActorOf(Props.Create(() => new Waiter(answered)), "waiter");
        there.Tell(new Ask(7, waiting, [null, waiting], waiting.Path, ((ExtendedActorSystem)one).Provider.DefaultAddress));
        Assert.Equal("me", Assert.IsType<Joined>(await answered.Task.WaitAsync(TimeSpan.FromSeconds(20))).Who);
    }

    [Fact]
    public void ActorsAreTheSameAfterTheSerializer()
    {
        foreach (OctavoFormat format in OctavoFormats.All)
        {
            OctavoMessageTypes types = new OctavoMessageTypes().Add<Ask>("ask");
            using ActorSystem system = ActorSystem.Create("alone", BootstrapSetup.Create().WithConfig(s_quiet).WithOctavo(types, format));
            IActorRef actor = system.ActorOf(Props.Create(() => new Echo()), "echo");
            var ask = new Ask(7, actor, format.Name == "Protobuf" ? [actor] : [null, actor], actor.Path, ((ExtendedActorSystem)system).Provider.DefaultAddress);
            Serializer serializer = system.Serialization.FindSerializerFor(ask);
            byte[] bytes = serializer.ToBinary(ask);
            Ask read = Assert.IsType<Ask>(system.Serialization.Deserialize(bytes, serializer.Identifier, "ask"));
            Assert.Equal((ask.Id, ask.ReplyTo, ask.Path, ask.Address), (read.Id, read.ReplyTo, read.Path, read.Address));
            Assert.Equal(ask.Others, read.Others);
            // No system says what a path is.
            Assert.Contains("system.Serialization", Assert.Throws<OctavoException>(() => format.Deserialize<Ask>(bytes)).ToString(), StringComparison.Ordinal);
        }
    }

    /// <summary>Akka takes the serializer of a base for what derives from it, listed or not: such a message was dropped.</summary>
    [Fact]
    public void DerivedTypesThatAreNotListedAreWrittenAsBefore()
    {
        OctavoMessageTypes types = new OctavoMessageTypes().Add<Crate>("crate");
        using ActorSystem system = ActorSystem.Create("alone", BootstrapSetup.Create().WithConfig(s_quiet).WithOctavo(types));
        var heavy = new HeavyCrate(1, 2.5);
        Serializer serializer = system.Serialization.FindSerializerFor(heavy);
        string manifest = Serialization.ManifestFor(serializer, heavy);
        byte[] bytes = serializer.ToBinary(heavy);
        Assert.Equal(heavy, system.Serialization.Deserialize(bytes, serializer.Identifier, manifest));
        // Messages do not nest, and a message of the list has its name.
        Assert.Equal("crate", Serialization.ManifestFor(serializer, new Crate(1)));
        Assert.Equal(OctavoErrorCode.NotRegistered,
            Assert.Throws<OctavoException>(() => ((OctavoAkkaSerializer)serializer).FromBinary(bytes, $"serializer:{serializer.Identifier}:{manifest}")).Code);
    }

    [Fact]
    public void TypeWithoutACodecIsRefusedAtTheStart() =>
        Assert.Equal(OctavoErrorCode.NoCodec,
            Assert.Throws<OctavoException>(() => BootstrapSetup.Create().WithOctavo(new OctavoMessageTypes().Add<Uncoded>())).Code);

    /// <summary>A set-up has one of each kind: the second replaced the first, without a word.</summary>
    [Fact]
    public void OtherSerializersOfASetupStayAndASecondListIsRefused()
    {
        var own = SerializationSetup.Create(system => [SerializerDetails.Create("own", new OwnSerializer(system), [typeof(Picky)])]);
        using ActorSystem system =
            ActorSystem.Create("both", BootstrapSetup.Create().WithConfig(s_quiet).And(own).WithOctavo(s_types, OctavoFormats.Json));
        Assert.IsType<OwnSerializer>(system.Serialization.FindSerializerFor(new Picky()));
        Assert.IsType<OctavoAkkaSerializer>(system.Serialization.FindSerializerFor(Order.Of(1)));
        Assert.Throws<InvalidOperationException>(() => BootstrapSetup.Create().WithOctavo(s_types).WithOctavo(Types(), OctavoFormats.Json));
    }

    /// <summary>A journal has the number of the format that wrote it.</summary>
    [Fact]
    public void DataOfAnotherFormatIsRead()
    {
        byte[] written;
        using (ActorSystem before = ActorSystem.Create("before", BootstrapSetup.Create().WithConfig(s_quiet).WithOctavo(s_types)))
        {
            Serializer binary = before.Serialization.FindSerializerFor(Order.Of(1));
            Assert.Equal(20_311, binary.Identifier);
            written = binary.ToBinary(Order.Of(3));
        }
        using ActorSystem after = ActorSystem.Create("after", BootstrapSetup.Create().WithConfig(s_quiet).WithOctavo(s_types, OctavoFormats.MessagePack));
        Assert.Equal(20_313, after.Serialization.FindSerializerFor(Order.Of(1)).Identifier);
        Assert.Equal(3, Assert.IsType<Order>(after.Serialization.Deserialize(written, 20_311, "order")).Lines.Count);
        Assert.Equal(6, OctavoFormats.All.Select(OctavoAkkaSerializer.WireIdOf).Where(id => id != OctavoAkkaSerializer.CustomWireId).Distinct().Count());
    }

    private sealed class OwnSerializer(ExtendedActorSystem system) : Serializer(system)
    {
        public override int Identifier => 77;

        public override bool IncludeManifest => false;

        public override byte[] ToBinary(object obj) => [];

        public override object FromBinary(byte[] bytes, Type type) => new Picky();
    }

    private static OctavoMessageTypes Types() => new OctavoMessageTypes().Add<Change>("change");

    private static ActorSystem Start(OctavoMessageTypes types, OctavoFormat format)
    {
        Config config = ConfigurationFactory.ParseString("""
            akka.actor.provider = remote
            akka.remote.dot-netty.tcp { hostname = 127.0.0.1, port = 0 }
            """).WithFallback(s_quiet);
        return ActorSystem.Create("node", BootstrapSetup.Create().WithConfig(config).WithOctavo(types, format));
    }

    private sealed class Answerer : ReceiveActor
    {
        public Answerer() => Receive<Ask>(ask => ask.Others[1]!.Tell(new Joined { Who = ask.ReplyTo.Equals(ask.Others[1]) ? "me" : "another" }));
    }

    private sealed class Waiter : ReceiveActor
    {
        public Waiter(TaskCompletionSource<object> answered) => ReceiveAny(message => answered.TrySetResult(message));
    }

    private sealed class Echo : ReceiveActor
    {
        public Echo() => ReceiveAny(message => Sender.Tell(message));
    }
}
