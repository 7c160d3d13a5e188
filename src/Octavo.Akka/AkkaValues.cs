// Owns: which types of Akka are values in messages, and what stands for them in data. Knows no format.
using System.ComponentModel;
using Akka.Actor;
using Octavo;
using Octavo.Akka;

[assembly: CodecSurrogate(typeof(IActorRef), typeof(ActorRefText))]
[assembly: CodecSurrogate(typeof(ActorPath), typeof(ActorPathText))]
[assembly: CodecSurrogate(typeof(Address), typeof(AddressText))]

namespace Octavo.Akka;

/// <summary>An actor by its path, with the address under which the receiver reaches it.</summary>
/// <param name="Path">As <c>akka.tcp://shop@10.0.0.7:4053/user/orders#1538247041</c>.</param>
[CodecAs(typeof(string)), EditorBrowsable(EditorBrowsableState.Never)]
public sealed record ActorRefText(string Path)
{
    /// <summary>The path of an actor.</summary>
    public static ActorRefText From(IActorRef actor) => new(global::Akka.Serialization.Serialization.SerializedActorPath(actor));

    /// <summary>The actor of a path, in the system whose serializer reads it.</summary>
    /// <exception cref="OctavoException">No serializer of Akka reads it.</exception>
    public static IActorRef To(ActorRefText text) => AkkaSystem.Current.Provider.ResolveActorRef(text.Path);
}

/// <summary>A path as its text.</summary>
/// <param name="Text">The text.</param>
[CodecAs(typeof(string)), EditorBrowsable(EditorBrowsableState.Never)]
public sealed record ActorPathText(string Text)
{
    /// <summary>The text of a path.</summary>
    public static ActorPathText From(ActorPath path) => new(path.ToSerializationFormat());

    /// <summary>The path of a text.</summary>
    /// <exception cref="OctavoException">It is not a path.</exception>
    public static ActorPath To(ActorPathText text) => ActorPath.TryParse(text.Text, out ActorPath? path) ? path
        : throw new OctavoException($"{Internal.Throw.Shown(text.Text)} is not the path of an actor.");
}

/// <summary>An address as its text.</summary>
/// <param name="Text">The text.</param>
[CodecAs(typeof(string)), EditorBrowsable(EditorBrowsableState.Never)]
public sealed record AddressText(string Text)
{
    /// <summary>The text of an address.</summary>
    public static AddressText From(Address address) => new(address.ToString());

    /// <summary>The address of a text.</summary>
    /// <exception cref="OctavoException">It is not an address.</exception>
    public static Address To(AddressText text) => ActorPath.TryParseAddress(text.Text, out Address? address) ? address
        : throw new OctavoException($"{Internal.Throw.Shown(text.Text)} is not the address of an actor system.");
}
