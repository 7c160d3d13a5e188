// Owns: values for the tests with NetSerializer, by a seed, and the manifests of their types.
using Octavo.Internal;
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests.NetSerializer;

internal sealed class NetMessages(int seed)
{
    private readonly Random _random = new(seed);

    /// <summary>The types as the other program gives them to its serializer. NetSimple2 and NetAuto for NetSerializer2, which does not find what dictionaries
    /// hold.</summary>
    internal static Type[] Roots { get; } =
    [
        typeof(NetU8), typeof(NetS16), typeof(NetS32), typeof(NetS64), typeof(NetPrimitives), typeof(NetDictionaries), typeof(NetComplex), typeof(NetSimple),
            typeof(NetSimple2), typeof(NetString), typeof(NetStructs),
        typeof(NetByteArray), typeof(NetIntArray), typeof(NetOthers), typeof(NetNode), typeof(NetAuto), typeof(List<NetAuto>), typeof(NetSmallEnum),
    ];

    internal static NetSerializerOptions Options4 { get; } = new() { Types = NetSerializerTypes.FromRoots(NetSerializerVersion.NetSerializer4, Roots) };

    internal static NetSerializerOptions Options2 { get; } =
        new() { Version = NetSerializerVersion.NetSerializer2, Types = NetSerializerTypes.FromRoots(NetSerializerVersion.NetSerializer2, Roots) };

    internal static NetSerializerOptions Of(NetSerializerVersion version) => version == NetSerializerVersion.NetSerializer2 ? Options2 : Options4;

    internal NetMessage Next() => _random.Next(13) switch
    {
        0 => new NetU8 { Value = (byte)_random.Next() },
        1 => new NetS16 { Value = (short)_random.Next() },
        2 => new NetS32 { Value = Int() },
        3 => new NetS64 { Value = Long() },
        4 => Primitives(),
        5 => new NetDictionaries
        {
            Ints = Maybe(() => Array(() => Int()).Distinct().ToDictionary(static key => key, _ => Int())),
            Objects = Maybe(() => Enumerable.Range(0, _random.Next(5)).ToDictionary(static i => $"{i}é", _ => Simple2()))
        },
        6 => new NetComplex { Message = Maybe(() => new NetS16 { Value = -3 }), Sealed = Maybe(Simple), Abstract = Maybe(Simple), Interface = Maybe(Simple2) },
        7 => new NetString { Value = Text() },
        8 => new NetStructs { First = Struct1(), Second = Struct2() },
        9 => new NetByteArray { Value = Maybe(() => Array(() => (byte)_random.Next())) },
        10 => new NetIntArray { Value = Maybe(() => Array(Int)) },
        11 => Others(),
        _ => Node(3),
    };

    private NetNode Node(int depth) => new()
    {
        Value = Int(),
        Next = depth == 0 ? null : Maybe(() => Node(depth - 1)),
        Children = depth == 0 ? null : List(() => Maybe(() => Node(depth - 1))),
    };

    private NetPrimitives Primitives() => new()
    {
        Bool = _random.Next(2) == 0,
        Byte = (byte)_random.Next(),
        SByte = (sbyte)_random.Next(),
        Char = (char)_random.Next(char.MaxValue + 1),
        UShort = (ushort)_random.Next(),
        Short = (short)_random.Next(),
        UInt = (uint)Int(),
        Int = Int(),
        ULong = (ulong)Long(),
        Long = Long(),
        Single = _random.NextSingle(),
        Double = _random.NextDouble() * Int(),
        Enum = (NetEnum)_random.Next(6),
    };

    private NetOthers Others() => new()
    {
        Texts = Maybe(() => Array(Text)),
        Small = (NetSmallEnum)(_random.Next(2) * 200),
        Number = _random.Next(2) == 0 ? null : Int(),
        Struct = _random.Next(2) == 0 ? null : Struct1(),
        Money = new decimal(Int(), Int(), Int(), _random.Next(2) == 0, (byte)_random.Next(29)),
        Time = new DateTime(_random.NextInt64(DateTime.MaxValue.Ticks), (DateTimeKind)_random.Next(2)),
        Span = new TimeSpan(Long()),
        Guid = Guid.NewGuid(),
        Ints = List(Int),
        Names = List(Text),
        Structs = List(Struct2),
        Bases = List<NetSimpleBase?>(() => Maybe(Simple)),
        Jagged = Maybe(() => Array(() => Array(Int))),
        Images = Maybe(() => Array(Struct1)),
        Nested = List(() => List(Long) ?? []),
        Map = Maybe(() => new Dictionary<NetSmallEnum, List<NetAuto?>?> { [NetSmallEnum.Some] = List(() => Maybe(Auto)), [NetSmallEnum.None] = null }),
        Auto = Maybe(Auto),
        Doubles = Maybe(() => Array(() => _random.Next(2) == 0 ? (double?)null : _random.NextDouble())),
    };

    private NetAuto Auto() => new() { Total = Text(), Total2 = Int() };

    private NetSimple Simple() => new() { Zero = Int(), Another = Long() };

    private NetSimple2 Simple2() => new() { Value = Long() };

    private NetStruct1 Struct1() => new() { Byte = (byte)_random.Next(), Int = Int(), Long = Long() };

    private NetStruct2 Struct2() => new() { Text = Text(), Int = Int() };

    private string? Text() => _random.Next(8) switch
    {
        0 => null,
        1 => "",
        2 => new string('é', _random.Next(200)),
        3 => "\U0001F600" + new string('€', _random.Next(100)),
        _ => new string('a', _random.Next(300)),
    };

    private int Int() => _random.Next(int.MinValue, int.MaxValue) >> _random.Next(32);

    private long Long() => _random.NextInt64(long.MinValue, long.MaxValue) >> _random.Next(64);

    private T[] Array<T>(Func<T> next) => [.. Enumerable.Range(0, _random.Next(6)).Select(_ => next())];

    /// <summary>With more room than elements, or just enough.</summary>
    private List<T>? List<T>(Func<T> next)
    {
        List<T> list = new(_random.Next(2) == 0 ? 0 : 9);
        foreach (T one in Array(next))
        {
            list.Add(one);
        }
        if (_random.Next(3) == 0 && list.Count != 0)
        {
            list.RemoveAt(0);
        }
        return _random.Next(5) == 0 ? null : list;
    }

    private T? Maybe<T>(Func<T> make)
        where T : class => _random.Next(4) == 0 ? null : make();
}
