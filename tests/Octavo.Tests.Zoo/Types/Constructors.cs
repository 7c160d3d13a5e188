// Owns: types whose constructor is chosen by an attribute. Knows no format.
using System.Text.Json.Serialization;
using Octavo.Tests.Zoo.Types;

[assembly: Octavo.GenerateCodecFor(typeof(PrivateGeneric<int>))]

namespace Octavo.Tests.Zoo.Types;

internal static class Constructors
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<ChosenConstructor>("a chosen constructor", () => [new(1), new(2) { Name = "n" }]),
        new ZooEntry<PrivateConstructor>("a chosen private constructor", () => [PrivateConstructor.Make(1, "a", 0), PrivateConstructor.Make(2, "b", 9)]),
        new ZooEntry<PrivateGeneric<int>>("a chosen private constructor of a generic type",
            () => [PrivateGeneric<int>.Make(1, [2]), PrivateGeneric<int>.Make(3, null)]),
        new ZooEntry<PrivateStruct>("a chosen private constructor of a struct", () => [default, PrivateStruct.Make(3, "x")]),
        new ZooEntry<OwnBeforeOthers>("the own attribute before another library's", () => [new(1, 2), new(3, 4)]),
    ];
}

[GenerateCodec]
public sealed class ChosenConstructor
{
    public ChosenConstructor()
        : this(-1)
    {
    }

    [CodecConstructor]
    public ChosenConstructor(int id) => Id = id;

    public ChosenConstructor(int id, string name) => (Id, Name) = (id + 1000, name);

    public int Id { get; }

    public string? Name { get; set; }
}

[GenerateCodec]
public sealed class PrivateConstructor
{
    [CodecConstructor]
    private PrivateConstructor(int id, in string name) => (Id, Name) = (id, name);

    public int Id { get; }

    public string Name { get; }

    public int Later { get; init; }

    internal static PrivateConstructor Make(int id, string name, int later) => new(id, name) { Later = later };
}

public sealed class PrivateGeneric<T>
{
    [JsonConstructor]
    private PrivateGeneric(T value, List<T>? more) => (Value, More) = (value, more);

    public T Value { get; }

    public List<T>? More { get; }

    internal static PrivateGeneric<T> Make(T value, List<T>? more) => new(value, more);
}

[GenerateCodec]
public readonly struct PrivateStruct
{
    [CodecConstructor]
    private PrivateStruct(int number, string? text) => (Number, Text) = (number, text);

    public int Number { get; }

    public string? Text { get; }

    internal static PrivateStruct Make(int number, string text) => new(number, text);
}

[GenerateCodec]
public sealed class OwnBeforeOthers
{
    [JsonConstructor]
    public OwnBeforeOthers(int a) => A = a;

    [CodecConstructor]
    public OwnBeforeOthers(int a, int b) => (A, B) = (a, b);

    public int A { get; }

    public int B { get; }
}
