using System;
using System.Collections.Generic;
using System.Text.Json.Serialization;
using Octavo;

namespace Acme.Construction;

[GenerateCodec] public record Point(int X, int Y);
[GenerateCodec]
public sealed record Person(string Name, int Age = 18, string? Note = "none",
    string City = "Rome")
{ public string? Mail { get; init; } public List<string> Tags { get; set; } = ["new"]; }
public enum Shade : byte { Light, Dark = 9 }

[GenerateCodec]
public sealed record Defaults(
    byte A = 5, long B = 7, float C = 1.5f, double D = double.NaN, decimal E = 2.5m, char F = '\'', string G = "q\"\n", Shade H = Shade.Dark, int? I = 4,
        bool J = true, sbyte K = -3, DateTime L = default,
    ulong M = ulong.MaxValue, float N = float.NegativeInfinity, Shade? O = Shade.Dark, string? P = null, short Q = short.MinValue, uint R = 8);

[GenerateCodec] public class Widened(long a = 5, object? b = null) { public int A { get; } = (int)a; public string? B { get; } = (string?)b; }
[GenerateCodec] public record struct Money(decimal Amount, string Currency);
[GenerateCodec] public readonly record struct Pixel(byte R, byte G, byte B, short Depth);
[GenerateCodec] public readonly struct Range2(int from, int to) { public int From { get; } = from; public int To { get; } = to; }
[GenerateCodec]
public class Immutable(string name, int count)
{
    public string Name => name; public int Count { get; } = count; public int Doubled =>
    2 * Count;
}
[GenerateCodec] public class InitOnly { public int A { get; init; } = 7; public string? B { get; init; } public List<int> C { get; init; } = [1]; }
[GenerateCodec] public class Required { public required int A { get; set; } public required string B { get; init; } public int C { get; set; } = 3; }
[GenerateCodec] public struct RequiredStruct { public required int A { get; init; } public string? B { get; set; } }
[GenerateCodec]
public class RequiredBound(int a)
{
    public int A { get; } = a; public required string B { get; init; }
    public int C { get; set; } =
    9; public int D { get; init; } = 10;
}

[GenerateCodec]
public class Setters
{
    public int A { get; private set; }
    public int B { get; protected set; }
    public int C { get; internal set; }
    public static Setters Make() => new() { A = 1, B = 2, C = 3 };
}

[GenerateCodec]
public partial class Private
{
    [CodecMember] private int _a;
    [CodecMember] private readonly string? _b;
    [CodecMember] internal long C { get; set; }
    [CodecMember] private DateTime D { get; set; }
    [CodecMember] protected List<int>? E { get; init; }
    [CodecIgnore] private int _ignored = 5;
    public Private() { }
    public Private(int a, string b, long c, DateTime d) { (_a, _b, C, D, E) = (a, b, c, d, [a]); _ignored = 6; }
    public override string ToString() => $"{_a} {_b} {C} {D:O} {(E is null ? -1 : E.Count)} {_ignored}";
}

[GenerateCodec]
public partial struct PrivateStruct
{
    [CodecMember] private int _a;
    [CodecMember] private string? B { get; set; }
    public PrivateStruct(int a, string b) => (_a, B) = (a, b);
    public override readonly string ToString() => _a + B;
}

[GenerateCodec]
public partial struct PrivateImage
{
    [CodecMember] private int _a;
    [CodecMember] private long _b;
    public PrivateImage(int a, long b) => (_a, _b) = (a, b);
    public override readonly string ToString() => _a + " " + _b;
}

[GenerateCodec]
public class Hidden
{
    private Hidden() { }
    public int A { get; set; }
    public string? B { get; init; }
    public static Hidden Make(int a, string b) => new() { A = a, B = b };
}

[GenerateCodec]
public class Chosen
{
    public Chosen(int a) => A = a;
    [JsonConstructor] public Chosen(int a, int b) => (A, B, Times) = (a, b, Times + 1);
    internal static int Times;
    public Chosen(int a, int b, int c) => (A, B, C) = (a, b, c);
    public int A { get; }
    public int B { get; private set; }
    public int C { get; set; }
}

[GenerateCodec]
public class Prefers
{
    public Prefers() => Log = "empty";
    public Prefers(int a, string? log) => (A, Log) = (a, log + "!");
    public int A { get; set; }
    public string? Log { get; set; }
}

public abstract class BaseEntity
{
    public int Id { get; set; }
    public virtual string? Name { get; set; }
    [CodecIgnore] public int Ignored { get; set; } = 4;
}

[GenerateCodec]
public sealed class Derived : BaseEntity
{
    public override string? Name { get => base.Name; set { base.Name = value; Set = string.Concat(Set, "+"); } }
    public int Extra;
    [CodecIgnore] public string? Set;
}

[GenerateCodec] public class Parent { public int A { get; set; } }
[GenerateCodec] public class Child : Parent { public int B { get; set; } }
[GenerateCodec] public record RecordBase(int A);
[GenerateCodec] public sealed record RecordChild(int A, string B) : RecordBase(A);

[GenerateCodec]
public class Nodes
{
    public Point? Point { get; set; }
    public Point Origin { get; set; } = new(0, 0);
    public Money Money { get; set; } = new(0, "");
    public Money? MaybeMoney { get; set; }
    public Pixel Pixel { get; set; }
    public Pixel? MaybePixel { get; set; }
    public List<Pixel>? Pixels { get; set; }
    public Pixel[]? PixelArray { get; set; }
    public List<Money>? Moneys { get; set; }
    public Money[]? MoneyArray { get; set; }
    public Dictionary<string, Point>? Points { get; set; }
    public Dictionary<int, Money>? ByNumber { get; set; }
    public HashSet<Pixel>? PixelSet { get; set; }
    public Range2[]? Ranges { get; set; }
    public RequiredStruct Required { get; set; }
}

[GenerateCodec] public sealed class Tree { public int Value { get; set; } public Tree? Left { get; set; } public Tree? Right { get; set; } }
[GenerateCodec] public sealed class Forest { public List<Tree?> Trees { get; set; } = []; public Dictionary<string, Forest>? Woods { get; set; } }
[GenerateCodec] public struct Nested { public int A; public List<Nested>? Inner; }
[GenerateCodec] public sealed class Ping { public Pong? Pong { get; set; } }
[GenerateCodec] public sealed class Pong { public Ping[]? Pings { get; set; } }

public static class Check
{
    public static void Run()
    {
        Trip.Json(new Point(1, 2));
        Trip.Json(new Person("Ann", 5, null, "Oslo") { Mail = "a@b", Tags = [] });
        Trip.Json(new Money(1.5m, "EUR"));
        Trip.Json(new Pixel(1, 2, 3, -4));
        Trip.Json(new Range2(1, 2));
        Trip.Json(new Immutable("x", 2));
        Trip.Json(new InitOnly { A = 1, B = "b", C = [] });
        Trip.Json(new Required { A = 1, B = "b", C = 4 });
        Trip.Json(new RequiredStruct { A = 1, B = "b" });
        Trip.Json(new RequiredBound(1) { B = "b", C = 2, D = 3 });
        Trip.Json(Setters.Make());
        Text(new Private(1, "b", 3, DateTime.UnixEpoch), "1 b 3 1970-01-01T00:00:00.0000000Z 1 5");
        Text(new PrivateStruct(4, "b"), "4b");
        Text(new PrivateImage(4, 5), "4 5");
        Trip.Json(new[] { new PrivateImage(4, 5) });
        Trip.Json(Hidden.Make(1, "b"));
        Chosen chosen = OctavoBinary.Deserialize<Chosen>(OctavoBinary.Serialize(new Chosen(1, 2, 3)))!;
        Trip.Same("1 2 3, once", $"{chosen.A} {chosen.B} {chosen.C}, {(Chosen.Times == 1 ? "once" : "other")}", "chosen");
        Trip.Json(new Prefers { A = 3, Log = "l" });
        Derived derived = OctavoBinary.Deserialize<Derived>(OctavoBinary.Serialize(new Derived { Id = 1, Name = "n", Extra = 2 }))!;
        Trip.Same("n", derived.Name, "derived");
        Trip.Same("+", derived.Set, "derived, by its own setter");
        Trip.Json(new Parent { A = 1 });
        Trip.Json(new Child { A = 1, B = 2 });
        Trip.Json(new RecordChild(1, "b"));
        Trip.Throws("UnknownDerivedType", () => OctavoBinary.Serialize<Parent>(new Child()));
        Trip.Json(new Nodes());
        Trip.Json(new Nodes
        {
            Point = new(1, 2),
            Money = new(2, "x"),
            MaybeMoney = new(3, "y"),
            Pixel = new(1, 2, 3, 4),
            MaybePixel = new(5, 6, 7, 8),
            Pixels = [new(1, 1, 1, 1), default],
            PixelArray = new Pixel[100],
            Moneys = [new(1, "a")],
            MoneyArray = [new(1, "b"), new(2, "")],
            Points = new() { ["p"] = new(1, 1) },
            ByNumber = new() { [1] = new(1, "c") },
            PixelSet = [new(1, 2, 3, 4)],
            Ranges = [new(1, 2), new(3, 4)],
            Required = new() { A = 5 },
        });
        Trip.Json(new Tree { Value = 1, Left = new Tree { Value = 2 }, Right = new Tree { Right = new Tree() } });
        Trip.Json(new Forest { Trees = [null, new Tree()], Woods = new() { ["w"] = new Forest() } });
        Trip.Json(new Nested { A = 1, Inner = [new Nested { A = 2, Inner = [] }] });
        Trip.Json(new Ping { Pong = new Pong { Pings = [new Ping(), new Ping { Pong = new Pong() }] } });
        var deep = new Tree();
        for (int i = 0; i < 70; i++)
        {
            deep = new Tree { Left = deep };
        }
        Trip.Throws("DepthExceeded", () => OctavoBinary.Serialize(deep));
        Trip.Throws("DepthExceeded", () => OctavoMsgPack.Serialize(deep));
        Missing();
        Nulls();
        Populate();
    }

    private static void Text<T>(T value, string expected)
    {
        Trip.Same(expected, OctavoBinary.Deserialize<T>(OctavoBinary.Serialize(value))!.ToString(), "Binary " + typeof(T));
        Trip.Same(expected, OctavoMsgPack.Deserialize<T>(OctavoMsgPack.Serialize(value))!.ToString(), "MessagePack " + typeof(T));
    }

    /// <summary>Data without members: maps of MessagePack, short class bytes of Binary.</summary>
    private static void Missing()
    {
        byte[] empty = [0x80];
        byte[] name = [0x81, 0xA4, (byte)'N', (byte)'a', (byte)'m', (byte)'e', 0xA1, (byte)'x'];
        Person person = OctavoMsgPack.Deserialize<Person>(name)!;
        Trip.Same("x 18 none Rome  1", $"{person.Name} {person.Age} {person.Note} {person.City} {person.Mail} {person.Tags.Count}", "defaults");
        Trip.Throws("MissingMember", () => OctavoMsgPack.Deserialize<Person>(empty));
        Trip.Throws("MissingMember", () => OctavoMsgPack.Deserialize<Required>(empty));
        Trip.Throws("MissingMember", () => OctavoMsgPack.Deserialize<RequiredBound>(empty));
        Trip.Throws("MissingMember", () => OctavoMsgPack.Deserialize<RequiredStruct>(empty));
        Trip.Throws("MissingMember", () => OctavoMsgPack.Deserialize<Point>(empty));
        Trip.Same(Trip.Print(new Defaults()), Trip.Print(OctavoMsgPack.Deserialize<Defaults>(empty)), "all defaults");
        Trip.Same(5, OctavoMsgPack.Deserialize<Widened>(empty)!.A, "a default that is wider than its member");
        Trip.Json(new Defaults(B: 1));
        Trip.Json(new Widened(6, "b"));
        InitOnly init = OctavoMsgPack.Deserialize<InitOnly>(empty)!;
        Trip.Same("7  1", $"{init.A} {init.B} {init.C.Count}", "initializers");
        Trip.Same("7 1", $"{OctavoBinary.Deserialize<InitOnly>([0x01])!.A} {OctavoBinary.Deserialize<InitOnly>([0x01])!.C.Count}", "initializers in Binary");
        Trip.Same("5 1", $"{OctavoBinary.Deserialize<InitOnly>([0x02, 5, 0, 0, 0])!.A} {OctavoBinary.Deserialize<InitOnly>([0x02, 5, 0, 0, 0])!.C.Count}",
            "one member in Binary");
        Trip.Throws("MissingMember", () => OctavoBinary.Deserialize<Required>([0x02, 5, 0, 0, 0]));
        Trip.Throws("MissingMember", () => OctavoBinary.Deserialize<Person>([0x01]));
        Trip.Throws("UnknownMember", () => OctavoBinary.Deserialize<Point>([0x04, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
    }

    private static void Nulls()
    {
        Trip.Throws("NullNotAllowed", () => OctavoMsgPack.Deserialize<Person>(OctavoMsgPack.Serialize(new Person(null!))));
        Trip.Throws("NullNotAllowed", () => OctavoBinary.Deserialize<Person>(OctavoBinary.Serialize(new Person(null!))));
        Trip.Throws("NullNotAllowed", () => OctavoBinary.Deserialize<Person>(OctavoBinary.Serialize(new Person("a") { Tags = [null!] })));
        Trip.Same(null, OctavoBinary.Deserialize<Person>(OctavoBinary.Serialize<Person?>(null)), "null root");
        Trip.Same(null, OctavoMsgPack.Deserialize<List<Person>>(OctavoMsgPack.Serialize<List<Person>?>(null)), "null list root");
    }

    private static void Populate()
    {
        var list = new List<string> { "old" };
        var person = new Required { A = 1, B = "b", C = 2 };
        Required same = person;
        OctavoMsgPack.Populate([0x81, 0xA1, (byte)'C', 9], ref person);
        Trip.Same(true, ReferenceEquals(person, same), "filled in place");
        Trip.Same("1 b 9", $"{person.A} {person.B} {person.C}", "kept and set");
        var forest = new Forest { Trees = [new Tree()] };
        List<Tree?> trees = forest.Trees;
        OctavoBinary.Populate(OctavoBinary.Serialize(new Forest { Trees = [null, null] }), ref forest);
        Trip.Same(true, ReferenceEquals(trees, forest.Trees), "list filled in place");
        Trip.Same(2, trees.Count, "cleared and filled");
        var bound = new Person("old", 30, "n", "Bonn") { Mail = "m" };
        Person before = bound;
        OctavoMsgPack.Populate([0x81, 0xA3, (byte)'A', (byte)'g', (byte)'e', 31], ref bound);
        Trip.Same(false, ReferenceEquals(bound, before), "a record is made anew");
        Trip.Same("old 31 n Bonn m", $"{bound.Name} {bound.Age} {bound.Note} {bound.City} {bound.Mail}", "the old one is the source of missing members");
        OctavoBinary.Populate(OctavoBinary.Serialize(new List<string> { "new" }), ref list);
        Trip.Same("new", string.Join(',', list), "root list");
    }
}
