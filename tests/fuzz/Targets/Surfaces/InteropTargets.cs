// Owns: the layouts of other systems as a surface, with the types of their tests.
using Octavo.Interop.Tests.Haskell;
using Octavo.Interop.Tests.Kryo;
using Octavo.Interop.Tests.NetSerializer;
using Octavo.Interop.Tests.Types;

namespace Octavo.Fuzz.Targets.Surfaces;

internal static class InteropTargets
{
    internal const string Name = "Interop";

    /// <summary>Both forms of text are read, and UTF-16 may have lone surrogates.</summary>
    private static readonly MemoryPackOptions s_utf16 = new() { Utf16 = true };

    private static readonly PackVt3 s_tolerant = new() { A = 1, B = "text", At = DateTime.UnixEpoch, L = [1, 2] };

    private static readonly PackObj s_object = new() { A = 1, B = "é", C = 3, D = new PackObj { B = "inner" } };

    private static readonly PackPairs s_pairs =
        new()
        {
            Memory = { [1] = 2 },
            Maybe = { [1] = null, [2] = 3 },
            Managed = new() { ["a"] = 1 },
            Tuple = (1, "b"),
            Pairs = [new(1, 2)],
            Times = new() { Count = 3 },
            Man = new PackMan { Name = "m" }
        };

    private static readonly JavaThing s_thing = new()
    {
        AString = "höflich",
        AChar = 'x',
        ADate = DateTime.UnixEpoch,
        ADecimal = 1.5m,
        AInteger = 300,
        AGuid = Guid.Empty,
        AGrade = Grade.High,
        AInstant = DateTime.UnixEpoch,
        ALocalDate = new DateOnly(2020, 2, 29),
        BBytes = [1, 2],
        BDoubles = [1],
        BFigures = [new JavaCircle(1), null, new JavaSquare(2)],
        BFins = [new Fin(1, 2, true)],
        BGrid = [[1], null],
        BInts = [1, 2, 3],
        BStrings = ["a", null],
        BWrapped = [1, null],
        CBools = [true],
        CFigures = [new JavaSquare(3)],
        CFins = [null],
        CMap = new() { ["k"] = [1, null] },
        CMaps = [new() { ["a"] = 1 }],
        CNested = [[1]],
        CNumbers = [[1]],
        COpens = [new Open(1)],
        CSet = ["s"],
        CSorted = new() { [1] = null },
        CStrings = ["t"],
        Figure = new JavaCircle(2),
        Record = new JavaRecord(1, [2], "n"),
    };

    internal static IEnumerable<Target> All() =>
    [
        .. Haskell("binary", HaskellOptions.Default), .. Haskell("cereal", HaskellOptions.Cereal), .. Serialise("plain", SerialiseOptions.Default), Tagged(),
        Kryo("registered", KryoManifests.Interop(named: false), s_thing), Kryo("named", KryoManifests.Interop(named: true), s_thing),
        Kryo("class and object", KryoManifests.Interop(named: false) with { Entry = KryoEntry.ClassAndObject }, s_thing),
        Kryo("ring", new KryoOptions { References = true, Classes = [new("Ring", typeof(Ring)) { IsFinal = false }] }, Cycle()),
        MemoryPack("tolerant", s_tolerant), MemoryPack("object", s_object), MemoryPack("pairs", s_pairs),
            MemoryPack<PackFig>("union", new PackWide(1), new PackCirc(2)), MemoryPack("array of images", [new PackSpot { X = 1 }], Array.Empty<PackSpot>()),
        MemoryPack("holder", new PackHolder { Items = [new PackVt { A = 1, B = "x" }, null] }), MemoryPack("references", Parent()),
            MemoryPack("dictionary", new Dictionary<string, int> { ["a"] = 1 }),
        NetSerializer("4", NetSerializerVersion.NetSerializer4), NetSerializer("2", NetSerializerVersion.NetSerializer2),
    ];

    private static Target[] Haskell(string how, HaskellOptions options) =>
    [
        Of($"Haskell {how}: everything", Everythings(), value => OctavoHaskell.Serialize(value, options),
            input => OctavoHaskell.Deserialize<Everything>(input, options)),
        Of($"Haskell {how}: numbers", [[1, 2, 3]], value => OctavoHaskell.Serialize(value, options),
            input => OctavoHaskell.Deserialize<List<int>>(input, options)),
    ];

    private static Target[] Serialise(string how, SerialiseOptions options) =>
    [
        Of($"serialise {how}: everything", Everythings(), value => OctavoSerialise.Serialize(value, options),
            input => OctavoSerialise.Deserialize<Everything>(input, options)),
        Of($"serialise {how}: numbers", [[1, 2, 3]], value => OctavoSerialise.Serialize(value, options),
            input => OctavoSerialise.Deserialize<List<int>>(input, options)),
    ];

    /// <summary>The form refuses cases without members, which others of the types have.</summary>
    private static Target Tagged() =>
        Of("serialise tagged: tree", Everythings().Select(value => value.Tree), value => OctavoSerialise.Serialize(value, SerialiseOptions.Tagged),
            input => OctavoSerialise.Deserialize<Tree>(input, SerialiseOptions.Tagged));

    private static Target Kryo<T>(string how, KryoOptions options, params T[] values) =>
        Of($"Kryo: {how}", values, value => OctavoKryo.Serialize(value, options), input => OctavoKryo.Deserialize<T>(input, options));

    private static Target MemoryPack<T>(string how, params T[] values) =>
        Of($"MemoryPack: {how}", values, value => OctavoMemoryPack.Serialize(value, s_utf16), input => OctavoMemoryPack.Deserialize<T>(input));

    private static Target NetSerializer(string how, NetSerializerVersion version)
    {
        NetSerializerOptions options = NetMessages.Of(version);
        var messages = new NetMessages(3);
        NetMessage[] values = [.. Enumerable.Range(0, 40).Select(_ => messages.Next())];
        return Of($"NetSerializer: {how}", values, value => OctavoNetSerializer.Serialize(value, options),
            input => OctavoNetSerializer.Deserialize<NetMessage>(input, options));
    }

    private static SurfaceTarget<T?> Of<T>(string entry, IEnumerable<T> values, Func<T, byte[]> write, SurfaceCall<T?> read) =>
        new(entry, Name, () => values.Select(write), read)
        {
            // What was read is written, and comes back as it was.
            Check = value =>
            {
                byte[] made = write(value!);
                byte[] again = write(read(made)!);
                if (!again.AsSpan().SequenceEqual(made))
                {
                    throw new FindingException("round trip", $"{Convert.ToHexString(made)} against {Convert.ToHexString(again)}");
                }
            },
        };

    private static IEnumerable<Everything> Everythings() => Enumerable.Range(0, 8).Select(seed => new RandomValues(seed).Next());

    private static Ring Cycle()
    {
        var ring = new Ring { Name = "a", Boxed = 1 };
        ring.Next = new Ring { Name = "b", Next = ring };
        return ring;
    }

    private static PackNode Parent()
    {
        var node = new PackNode { Id = 1 };
        node.Kids = [new PackNode { Id = 2, Parent = node }];
        return node;
    }
}
