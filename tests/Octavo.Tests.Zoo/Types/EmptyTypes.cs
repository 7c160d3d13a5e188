// Owns: types without members. Knows no format.
namespace Octavo.Tests.Zoo.Types;

internal static class EmptyTypes
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<EmptyClass?>("empty class", () => [new(), null]),
        new ZooEntry<EmptyStruct>("empty struct", () => [default]),
        new ZooEntry<EmptyStruct?>("empty struct, nullable", () => [null, default(EmptyStruct)]),
        new ZooEntry<EmptyStruct[]?>("array of empty structs", () => [null, [], new EmptyStruct[3], new EmptyStruct[300]]),
        new ZooEntry<List<EmptyClass?>?>("list of empty classes", () => [null, [], [new(), null]]),
        new ZooEntry<HoldsEmpty>("empty types in a class", () =>
        [
            new(),
            new() { Class = new(), Maybe = default(EmptyStruct), Structs = new EmptyStruct[2], Classes = [null, new()], Map = new() { [1] = default },
                Last = 5 },
        ]),
        new ZooEntry<OnlyIgnored>("class of ignored members", () => [new(), new() { A = 1 }]),
    ];
}

[GenerateCodec]
public sealed class EmptyClass;

[GenerateCodec]
public struct EmptyStruct;

[GenerateCodec]
public sealed class HoldsEmpty
{
    public EmptyClass? Class { get; set; }

    public EmptyStruct Struct { get; set; }

    public EmptyStruct? Maybe { get; set; }

    public EmptyStruct[]? Structs { get; set; }

    public List<EmptyClass?>? Classes { get; set; }

    public Dictionary<int, EmptyStruct>? Map { get; set; }

    public int Last { get; set; }
}

[GenerateCodec]
public sealed class OnlyIgnored
{
    [CodecIgnore] public int A { get; set; }
}
