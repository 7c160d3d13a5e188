// Owns: objects in objects, nullable and not. Knows no format.
namespace Octavo.Tests.Zoo.Types;

internal static class Nesting
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<Company>("objects in objects", () =>
        [
            new Company { Name = "", Address = new Address { City = "" } },
            new Company
            {
                Name = "Acme",
                Address = new Address { City = "Köln", Lines = ["a", "b"] },
                Other = new Address { City = "東京" },
                People = [new Person("A", null), new Person("B", new Address { City = "C" })],
                Sites = new() { ["x"] = new Address { City = "X" }, ["none"] = null },
                Matrix = [[new Person("M", null)], [], null],
                ByNumber = new() { [7] = [new Address { City = "Seven" }] },
            },
        ]),
        new ZooEntry<Company[]?>("array of objects in objects", () => [[], [new Company { Name = "n", Address = new Address { City = "c" } }], null]),
    ];
}

[GenerateCodec]
public sealed class Company
{
    public string Name { get; set; } = "";

    public Address Address { get; set; } = new();

    public Address? Other { get; set; }

    public List<Person> People { get; set; } = [];

    public Dictionary<string, Address?> Sites { get; set; } = [];

    public Person[]?[] Matrix { get; set; } = [];

    public Dictionary<int, List<Address>> ByNumber { get; set; } = [];
}

[GenerateCodec]
public sealed class Address
{
    [CodecMember(1)] public string City { get; set; } = "";

    [CodecMember(2)] public string[]? Lines { get; set; }
}

[GenerateCodec]
public sealed record Person(string Name, Address? Home);
