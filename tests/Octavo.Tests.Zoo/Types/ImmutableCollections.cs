// Owns: immutable and frozen collections and their interfaces. Knows no format.
using System.Collections.Frozen;
using System.Collections.Immutable;
using Octavo;

#nullable disable // nulls in them are values
[assembly: GenerateCodecFor(typeof(ImmutableArray<int>)), GenerateCodecFor(typeof(ImmutableArray<Octavo.Tests.Zoo.Types.ReadOnlyRecordStruct>[])),
    GenerateCodecFor(typeof(ImmutableList<string>)), GenerateCodecFor(typeof(ImmutableDictionary<int, int>))]
#nullable restore

namespace Octavo.Tests.Zoo.Types;

internal static class ImmutableCollections
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<OfImmutables>("immutable collections",
            () => [new(), OfImmutables.Make(0), OfImmutables.Make(1), OfImmutables.Make(20)]) { Reorders = true },
        new ZooEntry<OfImmutableInterfaces>("interfaces of immutable collections",
            () => [new(), OfImmutableInterfaces.Make(0), OfImmutableInterfaces.Make(20)]) { Reorders = true },
        new ZooEntry<OfFrozen>("frozen collections", () => [new(), OfFrozen.Make(0), OfFrozen.Make(1), OfFrozen.Make(20)]) { Reorders = true },
        new ZooEntry<ImmutableArray<int>>("root ImmutableArray", () => [default, [], [1, 2, 3]]),
        new ZooEntry<ImmutableArray<ReadOnlyRecordStruct>[]?>("root array of ImmutableArray", () => [[], [default, [], [new(1, 2)]], null]),
        new ZooEntry<ImmutableList<string?>?>("root ImmutableList", () => [[], ["a", null], null]),
        new ZooEntry<ImmutableDictionary<int, int>?>("root ImmutableDictionary",
            () => [ImmutableDictionary<int, int>.Empty, Enumerable.Range(0, 20).ToImmutableDictionary(n => n, n => -n), null]) { Reorders = true },
    ];
}

[GenerateCodec]
public sealed class OfImmutables
{
    public ImmutableArray<int> Array { get; set; }

    public ImmutableArray<string?> Texts { get; set; }

    public ImmutableArray<ReadOnlyRecordStruct> Images { get; set; }

    public ImmutableArray<SealedClass?>? Perhaps { get; set; }

    public ImmutableList<int>? List { get; set; }

    public ImmutableQueue<string?>? Queue { get; set; }

    public ImmutableStack<int>? Stack { get; set; }

    public ImmutableHashSet<int>? Set { get; set; }

    public ImmutableSortedSet<string>? Sorted { get; set; }

    public ImmutableDictionary<int, string?>? Map { get; set; }

    public ImmutableSortedDictionary<int, SealedClass?>? Tree { get; set; }

    public ImmutableArray<ImmutableList<int>> Nested { get; set; } = [[1]];

    internal static OfImmutables Make(int count) => new()
    {
        Array = [.. Numbers(count)],
        Texts = [.. Numbers(count).Select(n => n % 2 == 0 ? null : $"{n}")],
        Images = [.. Numbers(count).Select(n => new ReadOnlyRecordStruct((byte)n, -n))],
        Perhaps = count == 1 ? null : [.. Numbers(count).Select(n => n % 3 == 0 ? null : new SealedClass { A = n })],
        List = [.. Numbers(count)],
        Queue = [.. Numbers(count).Select(n => $"{n}")],
        Stack = ImmutableStack.CreateRange(Numbers(count)),
        Set = [.. Numbers(count)],
        Sorted = [.. Numbers(count).Select(n => $"{n}")],
        Map = Numbers(count).ToImmutableDictionary(n => n, n => n % 2 == 0 ? null : $"{n}"),
        Tree = Numbers(count).ToImmutableSortedDictionary(n => -n, n => n % 2 == 0 ? null : new SealedClass { A = n }),
        Nested = [[.. Numbers(count)], []],
    };

    private static IEnumerable<int> Numbers(int count) => Enumerable.Range(0, count);
}

[GenerateCodec]
public sealed class OfImmutableInterfaces
{
    [CodecMember(1)] public IImmutableList<int>? List { get; set; }

    [CodecMember(2)] public IImmutableQueue<int>? Queue { get; set; }

    [CodecMember(3)] public IImmutableStack<int>? Stack { get; set; }

    [CodecMember(4)] public IImmutableSet<int>? Set { get; set; }

    [CodecMember(5)] public IImmutableDictionary<int, string>? Map { get; set; }

    internal static OfImmutableInterfaces Make(int count) => new()
    {
        List = ImmutableList.CreateRange(Enumerable.Range(0, count)),
        Queue = ImmutableQueue.CreateRange(Enumerable.Range(0, count)),
        Stack = ImmutableStack.CreateRange(Enumerable.Range(0, count)),
        Set = ImmutableHashSet.CreateRange(Enumerable.Range(0, count)),
        Map = Enumerable.Range(0, count).ToImmutableDictionary(n => n, n => $"{n}"),
    };
}

[GenerateCodec]
public sealed class OfFrozen
{
    public FrozenSet<int>? Numbers { get; set; }

    public FrozenSet<Guid>? Guids { get; set; }

    public FrozenDictionary<int, string?>? Map { get; set; }

    internal static OfFrozen Make(int count) => new()
    {
        Numbers = Enumerable.Range(0, count).ToFrozenSet(),
        Guids = Enumerable.Range(0, Math.Min(count, 2)).Select(n => new Guid(n, 0, 0, new byte[8])).ToFrozenSet(),
        Map = Enumerable.Range(0, count).ToFrozenDictionary(n => n, n => n % 2 == 0 ? null : $"{n}"),
    };
}
