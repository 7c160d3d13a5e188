// Owns: types of grains and messages: one that shares, and one that nests.
namespace Octavo.MessagingTests;

/// <summary>A message whose bytes are in a store.</summary>
[GenerateCodec]
public sealed class Scan
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecMember(2), global::Wolverine.Persistence.Blob] public byte[] Document { get; set; } = [];
}

[GenerateCodec(References = true)]
public sealed class Knot
{
    [CodecMember(1)] public string? Name { get; set; }

    [CodecMember(2)] public Knot? Next { get; set; }
}

/// <summary>The state of a grain.</summary>
[GenerateCodec]
public sealed class Ledger
{
    [CodecMember(1)] public List<OrderLine> Lines { get; set; } = [];
}

/// <summary>A state of a later version.</summary>
[GenerateCodec]
public sealed class NewerLedger
{
    [CodecMember(1)] public List<OrderLine> Lines { get; set; } = [];

    [CodecMember(2)] public string? Owner { get; set; }
}

public interface INumbered
{
    int Number { get; }
}

/// <summary>A message that is also its interface, and has a derived one; no union.</summary>
[GenerateCodec]
public record Crate([property: CodecMember(1)] int Number) : INumbered;

[GenerateCodec]
public sealed record HeavyCrate(int Number, [property: CodecMember(2)] double Weight) : Crate(Number);

/// <summary>A union of what another union has, too.</summary>
[GenerateCodec, CodecUnion(1, typeof(Moved)), CodecUnion(2, typeof(Told))]
public interface INotice;

[GenerateCodec]
public sealed class Told : INotice;

/// <summary>A union with a case that is a union.</summary>
[GenerateCodec, CodecUnion(1, typeof(Moved)), CodecUnion(2, typeof(Turn))]
public abstract class Motion;

[GenerateCodec]
public sealed class Moved : Motion, INotice;

[GenerateCodec, CodecUnion(1, typeof(Turned))]
public abstract class Turn : Motion;

[GenerateCodec]
public sealed class Turned : Turn
{
    [CodecMember(1)] public int By { get; set; }
}

/// <summary>A name that ASCII does not have.</summary>
[GenerateCodec]
public sealed class Parcel
{
    public int Größe { get; set; }
}

/// <summary>A message whose codec leaves a member out.</summary>
[GenerateCodec]
public sealed class Login
{
    [CodecMember(1)] public string User { get; set; } = "";

    [CodecIgnore] public string? Password { get; set; }
}

/// <summary>A message that holds a union.</summary>
[GenerateCodec]
public sealed class Drawing
{
    [CodecMember(1)] public Shape? Shape { get; set; }
}

/// <summary>Has state that a callback makes of its members.</summary>
[GenerateCodec]
public sealed class Cart
{
    [CodecIgnore] private readonly Dictionary<string, int> _index = [];

    [CodecMember(1)] public List<string> Items { get; set; } = [];

    internal int IndexOf(string item) => _index[item];

    [System.Runtime.Serialization.OnDeserialized]
    private void Index()
    {
        for (int i = 0; i < Items.Count; i++)
        {
            _index[Items[i]] = i;
        }
    }
}

/// <summary>Holds one that has such state.</summary>
[GenerateCodec]
public sealed class Checkout
{
    [CodecMember(1)] public List<Cart> Carts { get; set; } = [];
}

/// <summary>A message of actors.</summary>
[GenerateCodec]
public sealed record Ask(
    [property: CodecMember(1)] int Id,
    [property: CodecMember(2)] global::Akka.Actor.IActorRef ReplyTo,
    [property: CodecMember(3)] List<global::Akka.Actor.IActorRef?> Others,
    [property: CodecMember(4)] global::Akka.Actor.ActorPath Path,
    [property: CodecMember(5)] global::Akka.Actor.Address Address);
