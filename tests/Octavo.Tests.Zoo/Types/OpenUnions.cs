// Owns: open unions: cases and registered types side by side, bases without a case, structs, concrete bases, open unions as cases. Knows no format.
namespace Octavo.Tests.Zoo.Types;

internal static class OpenUnions
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<Animal?>("open union: cases and registered types", () =>
        [
            new Cat { Name = "cat", Lives = 9 }, new Dog { Name = "dog", Weight = 30, Chases = new Cat() },
                new Puppy { Name = null, Weeks = 8, Chases = new Dog { Chases = new Puppy() } }, new Crow { Caws = 3 },
            new Parrot { Words = ["hello", "5 €"] }, new Kennel { Inside = [new Dog(), null, new Cat(), new Kennel { Inside = [new Parrot()] }] }, null,
        ]),
        new ZooEntry<Bird?>("open union: a case of another", () => [new Crow { Caws = 1 }, new Parrot { Words = [] }, null]),
        new ZooEntry<IPart?[]>("open union: no cases, structs",
            () => [[], [new Wheel(17), new Bolt { Size = 8 }, null, new Washer { Of = "steel" }, new Wheel(0)]]),
        new ZooEntry<Vehicle?>("open union: concrete base",
            () => [new Vehicle { Wheels = 2 }, new Truck { Wheels = 18, Load = [new Vehicle(), new Truck()] }, null]),
        new ZooEntry<HoldsOpen>("open union: members", () =>
        [
            new() { Required = new Cat() },
            new()
            {
                Number = 1, First = new Dog { Name = "d" }, Required = new Puppy { Weeks = 1 }, All = [new Crow(), new Parrot()],
                    ByName = new() { ["a"] = new Dog(), ["b"] = null },
                Part = new Bolt { Size = 1 }, Any = new Dog { Weight = 2 }, Anything = [new Truck(), new Wheel(1), new Washer(), 5, null], Last = "end",
            },
        ]),
    ];
}

[GenerateCodec]
[CodecUnion(Open = true)]
[CodecUnion(0, typeof(Cat))]
[CodecUnion(1, typeof(Kennel), "kennel")]
[CodecUnion(2, typeof(Bird))]
public abstract class Animal
{
    public string? Name { get; set; }
}

[GenerateCodec]
public sealed class Cat : Animal
{
    public int Lives { get; set; }
}

[GenerateCodec]
public sealed class Kennel : Animal
{
    public List<Animal?> Inside { get; set; } = [];
}

[GenerateCodec]
[CodecUnion(Open = true)]
[CodecUnion(0, typeof(Crow))]
public abstract class Bird : Animal;

[GenerateCodec]
public sealed class Crow : Bird
{
    public int Caws { get; set; }
}

/// <summary>As a plug-in's: no case of anything.</summary>
[GenerateCodec]
public sealed class Parrot : Bird
{
    public string[]? Words { get; set; }
}

[GenerateCodec]
public class Dog : Animal
{
    public double Weight { get; set; }

    public Animal? Chases { get; set; }
}

[GenerateCodec]
public sealed class Puppy : Dog
{
    public byte Weeks { get; set; }
}

[GenerateCodec]
[CodecUnion(Open = true)]
public interface IPart;

[GenerateCodec]
public sealed record Wheel(int Size) : IPart;

[GenerateCodec]
public struct Bolt : IPart
{
    public int Size;
}

[GenerateCodec]
public struct Washer : IPart
{
    public string? Of;
}

[GenerateCodec]
[CodecUnion(Open = true)]
[CodecUnion(0, typeof(Vehicle))]
public class Vehicle
{
    public int Wheels { get; set; }
}

[GenerateCodec]
public sealed class Truck : Vehicle
{
    public List<Vehicle>? Load { get; set; }
}

[GenerateCodec]
public sealed class HoldsOpen
{
    public int Number { get; set; }

    public Animal? First { get; set; }

    public required Animal Required { get; set; }

    public List<Bird>? All { get; set; }

    public Dictionary<string, Animal?>? ByName { get; set; }

    public IPart? Part { get; set; }

    public object? Any { get; set; }

    public object?[]? Anything { get; set; }

    public string? Last { get; set; }
}

/// <summary>A struct after an object.</summary>
[GenerateCodec]
public struct Tag
{
    public string? Text;
    public Guid Id;
}
