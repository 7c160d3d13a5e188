// Owns: two systems of Akka.NET in one process, which talk over remoting on loopback.
// Packages: Octavo, Octavo.Akka, Akka.Remote.
using Akka.Actor;
using Akka.Actor.Setup;
using Akka.Configuration;
using Octavo;

namespace Actors;

/// <summary>A case of a union is sent as the union, so the list has the union.</summary>
[GenerateCodec]
[CodecUnion(0, typeof(Price))]
[CodecUnion(1, typeof(Unknown))]
public abstract record Answer;

[GenerateCodec]
public sealed record Price([property: CodecMember(1)] decimal Amount) : Answer;

[GenerateCodec]
public sealed record Unknown([property: CodecMember(1)] string Sku) : Answer;

[GenerateCodec]
public sealed record Question([property: CodecMember(1)] string Sku);

internal static class AkkaNodes
{
    private const string Settings = """
        akka { loglevel = OFF, stdout-loglevel = OFF, actor.provider = remote }
        akka.remote.dot-netty.tcp { hostname = 127.0.0.1, port = 0 }
        """;

    internal static async Task<bool> RunAsync()
    {
        using ActorSystem client = Start(), server = Start();
        server.ActorOf(Props.Create<Prices>(), "prices");
        ActorSelection prices = client.ActorSelection($"{((ExtendedActorSystem)server).Provider.DefaultAddress}/user/prices");
        Answer known = await prices.Ask<Answer>(new Question("A-1"), TimeSpan.FromSeconds(30));
        Answer unknown = await prices.Ask<Answer>(new Question("B-2"), TimeSpan.FromSeconds(30));
        Console.WriteLine($"{known}; {unknown}");
        return known == new Price(9.90m) && unknown == new Unknown("B-2");
    }

    private static ActorSystem Start()
    {
        var types = new OctavoMessageTypes().Add<Question>("question").Add<Answer>("answer");   // every node has this list
        return ActorSystem.Create("shop", BootstrapSetup.Create().WithConfig(ConfigurationFactory.ParseString(Settings)).WithOctavo(types));
    }

    private sealed class Prices : ReceiveActor
    {
        public Prices() => Receive<Question>(question => Sender.Tell(question.Sku == "A-1" ? new Price(9.90m) : new Unknown(question.Sku)));
    }
}
