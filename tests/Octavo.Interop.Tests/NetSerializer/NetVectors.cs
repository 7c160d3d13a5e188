// Owns: the values of the vectors: each of document 001's messages, empty and full, and what they have not.
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests.NetSerializer;

internal static class NetVectors
{
    /// <summary>By name. Lists are made with as much room as they have elements, as Octavo writes them.</summary>
    internal static IReadOnlyDictionary<string, NetVector> All { get; } = new Dictionary<string, NetVector>
    {
        ["null"] = Of(null),
        ["U8"] = Of(new NetU8 { Value = 200 }),
        ["S16"] = Of(new NetS16 { Value = -300 }),
        ["S32"] = Of(new NetS32 { Value = int.MinValue }),
        ["S64"] = Of(new NetS64 { Value = long.MaxValue }),
        ["Primitives of 0"] = Of(new NetPrimitives()),
        ["Primitives"] =
            Of(new NetPrimitives
            {
                Bool = true,
                Byte = 255,
                SByte = -1,
                Char = '€',
                UShort = 65535,
                Short = short.MinValue,
                UInt = uint.MaxValue,
                Int = -2,
                ULong = ulong.MaxValue,
                Long = long.MinValue,
                Single = 1.5f,
                Double = -0.1,
                Enum = NetEnum.Five
            }),
        ["Dictionaries null"] = Of(new NetDictionaries()),
        ["Dictionaries empty"] = Of(new NetDictionaries { Ints = [], Objects = [] }),
        ["Dictionaries"] = Of(new NetDictionaries { Ints = new() { [1] = -1, [64] = 300 }, Objects = new() { ["0"] = new NetSimple2 { Value = 5 } } }),
        ["Complex null"] = Of(new NetComplex()),
        ["Complex"] =
            Of(new NetComplex
            {
                Message = new NetS16 { Value = 1 },
                Sealed = new NetSimple { Zero = 2, Another = 3 },
                Abstract = new NetSimple { Zero = 4, Another = 5 },
                Interface = new NetSimple2 { Value = 6 }
            }),
        ["String null"] = Of(new NetString()),
        ["String empty"] = Of(new NetString { Value = "" }),
        ["String"] = Of(new NetString { Value = "aé€\U0001F600" }),
        ["Structs of 0"] = Of(new NetStructs()),
        ["Structs"] = Of(new NetStructs { First = new NetStruct1 { Byte = 1, Int = 2, Long = 3 }, Second = new NetStruct2 { Text = "x", Int = 4 } }),
        ["ByteArray null"] = Of(new NetByteArray()),
        ["ByteArray empty"] = Of(new NetByteArray { Value = [] }),
        ["ByteArray"] = Of(new NetByteArray { Value = [0, 1, 255] }),
        ["IntArray null"] = Of(new NetIntArray()),
        ["IntArray empty"] = Of(new NetIntArray { Value = [] }),
        ["IntArray"] = Of(new NetIntArray { Value = [0, -1, 1, int.MaxValue] }),
        ["Others of 0"] = Of(new NetOthers()),
        ["Others"] = Of(Others),
        ["Node"] = Of(new NetNode { Value = 1, Next = new NetNode { Value = 2 }, Children = Exact<NetNode?>(new NetNode { Value = 3, Children = [] }, null) }),
        ["root int"] = NetVector.Of(5),
        ["root text"] = NetVector.Of<string?>("hi"),
        ["root text null"] = NetVector.Of<string?>(null),
        ["root nullable"] = NetVector.Of<int?>(7),
        ["root array"] = NetVector.Of<int[]?>([1, 2]),
        ["root dictionary"] = NetVector.Of<Dictionary<int, int>?>(new() { [1] = 2 }),
        ["root list"] = NetVector.Of<List<int>?>(Exact(1, 2)),
        ["root class"] = NetVector.Of<NetAuto?>(new NetAuto { Total = "t", Total2 = 2 }),
        ["root struct"] = NetVector.Of(new NetStruct1 { Byte = 1, Int = 2, Long = 3 }),
    };

    internal static NetOthers Others => new()
    {
        Texts = ["a", null, ""],
        Small = NetSmallEnum.Some,
        Number = 5,
        Struct = new NetStruct1 { Byte = 1, Int = 2, Long = 3 },
        Money = -12.34m,
        Time = new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc),
        Span = TimeSpan.FromSeconds(-1),
        Guid = new Guid("00112233-4455-6677-8899-aabbccddeeff"),
        Ints = Exact(1, 2, 3),
        Names = Exact("n", null),
        Structs = Exact(new NetStruct2 { Text = "s", Int = 1 }),
        Bases = Exact<NetSimpleBase?>(new NetSimple { Zero = 1, Another = 2 }, null),
        Jagged = [[1], []],
        Images = [new NetStruct1 { Byte = 9, Int = 8, Long = 7 }],
        Nested = Exact(Exact(1L), Exact<long>()),
        Map = new() { [NetSmallEnum.Some] = Exact<NetAuto?>(new NetAuto { Total = "x", Total2 = 1 }, null), [NetSmallEnum.None] = null },
        Auto = new NetAuto { Total = "t", Total2 = 2 },
        Doubles = [1.5, null],
    };

    private static List<T> Exact<T>(params T[] elements) => new(elements);

    private static NetVector Of(NetMessage? message) => NetVector.Of(message);
}
