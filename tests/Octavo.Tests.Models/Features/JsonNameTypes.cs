// Owns: the types of JsonNameTests: names that a type knows without a member, and names that come twice.
using System.Net;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Features;

[GenerateCodec, JsonDerivedType(typeof(Cat), "c"), JsonDerivedType(typeof(Dog), "d"), JsonDerivedType(typeof(Pup), "p")]
public abstract class Animal
{
    public int Age { get; set; }
}

[GenerateCodec]
public sealed class Cat : Animal
{
    public int Lives { get; set; }
}

[GenerateCodec]
public sealed class Dog : Animal
{
    public List<Animal>? Chases { get; set; }
}

/// <summary>A case that keeps what it does not know.</summary>
[GenerateCodec]
public sealed class Pup : Animal
{
    [JsonExtensionData] public Dictionary<string, JsonElement>? More { get; set; }
}

[GenerateCodec, CodecUnion(Discriminator = "kind"), CodecUnion(1, typeof(Round)), CodecUnion(2, typeof(Dot))]
public abstract class Form;

/// <summary>A case of two unions, each of which tells it by a member of its own.</summary>
[GenerateCodec]
public sealed class Round : Form, IDrawn
{
    public int R { get; set; }
}

[GenerateCodec(Layout = Layout.NameMap)]
public sealed class Dot : Form
{
    [CodecExtensionData] public UnknownMembers? More { get; set; }
}

[GenerateCodec, CodecUnion(Discriminator = "drawn"), CodecUnion(1, typeof(Round)), CodecUnion(2, typeof(Spot))]
public interface IDrawn;

/// <summary>A case that is a struct, and is beside its discriminator.</summary>
[GenerateCodec]
public struct Spot : IDrawn, IPlaced
{
    public int X { get; set; }
}

[GenerateCodec, CodecUnion(1, typeof(Spot)), CodecUnion(2, typeof(Round2))]
public interface IPlaced;

[GenerateCodec]
public sealed class Round2 : IPlaced
{
    public IPlaced? Inner { get; set; }
}

[GenerateCodec(References = true)]
public sealed class Knot
{
    public int N { get; set; }

    public Knot? Next { get; set; }
}

[GenerateCodec]
public sealed class Login
{
    public int A { get; set; }

    [JsonIgnore] public string? Password { get; set; }

    [JsonIgnore, JsonPropertyName("pin")] public int Pin { get; set; }

    [CodecIgnore] public string? Token { get; set; }

    [JsonExtensionData] public Dictionary<string, JsonElement>? Ext { get; set; }
}

[GenerateCodec]
public sealed class LoginObject
{
    public int A { get; set; }

    [JsonIgnore] public string? Password { get; set; }

    [JsonExtensionData] public JsonObject? Ext { get; set; }
}

[GenerateCodec(Layout = Layout.NameMap)]
public sealed class LoginKept
{
    public int A { get; set; }

    [CodecIgnore] public string? Password { get; set; }

    [CodecExtensionData] public UnknownMembers? Ext { get; set; }
}

[GenerateCodec]
public sealed class LoginPlain
{
    public int A { get; set; }

    [JsonIgnore] public string? Password { get; set; }
}

[GenerateCodec, JsonUnmappedMemberHandling(JsonUnmappedMemberHandling.Disallow)]
public sealed class LoginStrict
{
    public int A { get; set; }

    [JsonIgnore] public string? Password { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantKept
{
    [CodecMember(1)] public int A { get; set; }

    [CodecExtensionData] public UnknownMembers? Ext { get; set; }
}

[GenerateCodec(Layout = Layout.NameMap)]
public sealed class NamedKept
{
    public int A { get; set; }

    [CodecExtensionData] public UnknownMembers? Ext { get; set; }
}

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed class NumberedKept
{
    [CodecMember(1)] public int A { get; set; }

    [CodecExtensionData] public UnknownMembers? Ext { get; set; }
}

[CodecEnum(EnumForm.Name)]
public enum Letter
{
    None,
    A,
    B = 2,
    [CodecMember("see")] C = 4,
    a2 = 5,
}

[CodecEnum(EnumForm.Name), Flags]
public enum Letters : byte
{
    None,
    A,
    B = 2,
    C = 4,
}

[GenerateCodec]
public sealed class OfLetters
{
    public Letter One { get; set; }

    public Letters Many { get; set; }

    public Letter? Perhaps { get; set; }

    public List<Letter>? List { get; set; }

    public Dictionary<Letter, int>? Keys { get; set; }

    [CodecMember(Defined = true)] public Letter Sure { get; set; }
}

[GenerateCodec]
public sealed class OfAddresses
{
    public IPAddress? Address { get; set; }

    public IPEndPoint? Point { get; set; }

    public IPNetwork Network { get; set; }

    public List<IPAddress?>? List { get; set; }

    public IPNetwork? Perhaps { get; set; }
}

[GenerateCodec]
public sealed class FloatKeys
{
    public Dictionary<float, int>? Single { get; set; }

    public Dictionary<Half, int>? Half { get; set; }
}
