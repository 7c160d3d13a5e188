// Owns: a model of twenty types as a program with MessagePack-CSharp has them: its attributes, with [GenerateCodec] beside them. Knows no bytes.
using MessagePack;

namespace Octavo.Tests.Attributes;

public enum Status : byte
{
    Open,
    Paid,
    Shipped,
}

[GenerateCodec]
[MessagePackObject]
public struct Money
{
    [Key(0)] public decimal Amount { get; set; }

    [Key(1)] public string? Currency { get; set; }
}

[GenerateCodec]
[MessagePackObject]
public struct Point
{
    [Key(0)] public double X;

    [Key(1)] public double Y;
}

[GenerateCodec]
[MessagePackObject]
public class Address
{
    [Key(0)] public string? Street { get; set; }

    [Key(1)] public string? City { get; set; }

    [Key(2)] public Point Place { get; set; }
}

[GenerateCodec]
[MessagePackObject]
public class Contact
{
    [Key("mail")] public string? Mail { get; set; }

    [Key("phones")] public List<string>? Phones { get; set; }
}

[GenerateCodec]
[MessagePackObject(true)]
public class Preferences
{
    public bool Newsletter { get; set; }

    public string? Language { get; set; }

    [IgnoreMember] public string? Draft { get; set; }
}

[MessagePackObject]
public class Entity
{
    [Key(0)] public Guid Id { get; set; }

    [Key(1)] public DateTime Created { get; set; }
}

[GenerateCodec]
[MessagePackObject]
public class Person : Entity
{
    [Key(2)] public string? Name { get; set; }

    [Key(3)] public Address? Home { get; set; }

    [Key(5)] public Contact? Contact { get; set; }
}

[GenerateCodec]
[MessagePackObject]
public class Customer : Entity
{
    [Key(4)] public int Level { get; set; }

    [Key(3)] public Preferences? Preferences { get; set; }

    [Key(2)] public Person? Person { get; set; }
}

[GenerateCodec]
[MessagePackObject]
public class Category
{
    [Key(0)] public int Id { get; set; }

    [Key(1)] public string? Name { get; set; }

    [Key(2)] public List<Category>? Children { get; set; }
}

[GenerateCodec]
[MessagePackObject]
public class Dimensions(float width, float height)
{
    [Key(0)] public float Width { get; } = width;

    [Key(1)] public float Height { get; } = height;
}

[GenerateCodec]
[MessagePackObject]
public class Picture
{
    [Key(0)] public byte[]? Bytes { get; set; }

    [Key(1)] public Dimensions? Size { get; set; }
}

[GenerateCodec]
[MessagePackObject]
public class Product
{
    [Key(0)] public long Id { get; set; }

    [Key(1)] public string? Name { get; set; }

    [Key(2)] public Money Price { get; set; }

    [Key(3)] public Dictionary<string, string>? Attributes { get; set; }

    [Key(4)] public Picture[]? Pictures { get; set; }

    [Key(6)] public uint? Stock { get; set; }
}

[GenerateCodec]
[MessagePackObject]
public class Line
{
    [Key(1)] public int Count { get; set; }

    [Key(0)] public Product? Product { get; set; }

    [IgnoreMember] public decimal Total { get; set; }
}

[GenerateCodec]
[MessagePackObject]
public class Payment
{
    [Key(0)] public Money Money { get; set; }

    [Key(1)] public DateTime? At { get; set; }

    [Key(2)] public Status Status { get; set; }
}

[GenerateCodec]
[MessagePackObject]
public class Parcel
{
    [Key(0)] public string? Number { get; set; }

    [Key(1)] public TimeSpan Delay { get; set; }

    [Key(2)] public int[]? Weights { get; set; }
}

[GenerateCodec]
[MessagePackObject]
public class Order : Entity
{
    [Key(2)] public Customer? Customer { get; set; }

    [Key(3)] public List<Line>? Lines { get; set; }

    [Key(4)] public Payment? Payment { get; set; }

    [Key(5)] public Dictionary<int, Parcel>? Parcels { get; set; }

    [Key(6)] public Status Status { get; set; }
}

[GenerateCodec]
[MessagePackObject]
public class Rating
{
    [Key("stars")] public sbyte Stars { get; set; }

    [Key("text")] public string? Text { get; set; }

    [Key("helpful")] public ulong Helpful { get; set; }
}

[GenerateCodec]
[MessagePackObject]
public class Sample
{
    [Key(0)] public DateTimeOffset At { get; set; }

    [Key(1)] public double? Value { get; set; }

    [Key(2)] public char Unit { get; set; }
}

[GenerateCodec]
[MessagePackObject]
public class Series
{
    [Key(0)] public Sample[]? Samples { get; set; }

    [Key(1)] public HashSet<short>? Tags { get; set; }

    [Key(2)] public double[]? Raw { get; set; }

    [Key(3)] public bool[]? Flags { get; set; }
}

[GenerateCodec]
[MessagePackObject]
public class Archive
{
    [Key(0)] public List<Order?>? Orders { get; set; }

    [Key(1)] public Dictionary<string, List<Rating>>? Ratings { get; set; }

    [Key(2)] public Series? Series { get; set; }
}
