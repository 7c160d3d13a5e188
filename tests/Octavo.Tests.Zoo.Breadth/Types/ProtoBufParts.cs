// Owns: classes that protobuf-net's [ProtoInclude] joins: bases that are abstract, that can be made, interfaces; constructors, groups, callbacks, unknown
// fields.
using System.ComponentModel;
using ProtoBuf;

namespace Octavo.Tests.Zoo.Types;

internal static class ProtoBufParts
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<NetAnimal>("protobuf-net: a base that can be made", () => [new NetAnimal(), new NetAnimal { Legs = 6, Name = "ant" }]),
        new ZooEntry<NetDog>("protobuf-net: a derived class with parts",
            () => [new NetDog(), new NetDog { Legs = 4, Name = "Rex", Barks = true, Toys = [1, 2] }]),
        new ZooEntry<NetPuppy>("protobuf-net: a class two levels down",
            () => [new NetPuppy(), new NetPuppy { Legs = 4, Name = "Rex", Barks = true, Toys = [300], Weeks = 7 }]),
        new ZooEntry<NetCat>("protobuf-net: a part as a group", () => [new NetCat(), new NetCat { Legs = 4, Name = "Tom", Lives = 9 }]),
        new ZooEntry<NetVehicle>("protobuf-net: an abstract base with members", () =>
        [
            new NetCar("Saab", 4, null),
            new NetCar("Saab", 0, "S 1") { Codes = [1, 2], Wheels = 5 },
            new NetSail { Plate = "B", Masts = 2, Length = 11.5, Name = "Ada" },
            new NetSail { Name = "" },
            new NetTrain { Cars = { new NetSail { Name = "x" }, new NetTrain() }, ByName = new() { ["a"] = new NetCar("b", 1, "c") } },
        ]),
        new ZooEntry<NetBoat>("protobuf-net: an abstract class between", () => [new NetSail { Name = "n", Masts = 1 }]),
        new ZooEntry<NetCar>("protobuf-net: a constructor binds members of the base", () => [new NetCar("a", 1, "b") { Codes = [3] }]),
        new ZooEntry<INetMark>("protobuf-net: an interface with members", () => [new NetDot { Color = 3, Size = 2 }, new NetRing { Color = 1, Width = -1 }]),
        new ZooEntry<NetGarage>("protobuf-net: members of a base and of a derived class",
            () => [new(), new() { First = new NetCar("a", 1, "b"), Sail = new NetSail { Name = "q" }, Marks = [new NetDot { Size = 1 }] }]),
    ];
}

[GenerateCodec, ProtoContract, ProtoInclude(10, typeof(NetDog)), ProtoInclude(11, typeof(NetCat), DataFormat = DataFormat.Group)]
public class NetAnimal
{
    [ProtoMember(1)] public int Legs { get; set; }

    [ProtoMember(2)] public string? Name { get; set; }
}

[GenerateCodec, ProtoContract, ProtoInclude(7, typeof(NetPuppy))]
public class NetDog : NetAnimal
{
    [ProtoMember(1)] public bool Barks { get; set; }

    [ProtoMember(2)] public List<int>? Toys { get; set; }
}

[GenerateCodec, ProtoContract]
public sealed class NetPuppy : NetDog
{
    [ProtoMember(1)] public int Weeks { get; set; }
}

[GenerateCodec, ProtoContract]
public class NetCat : NetAnimal
{
    [ProtoMember(1)] public int Lives { get; set; }
}

/// <summary>A class that its base does not name.</summary>
public sealed class NetLion : NetCat;

[GenerateCodec, ProtoContract, ProtoInclude(1, typeof(NetCar)), ProtoInclude(2, typeof(NetBoat)), ProtoInclude(3, typeof(NetTrain))]
public abstract class NetVehicle
{
    [ProtoMember(5)] public string? Plate { get; set; }

    [ProtoMember(6, IsPacked = true)] public int[]? Codes { get; set; }
}

[GenerateCodec, ProtoContract]
public sealed class NetCar : NetVehicle
{
    public NetCar(string maker, int doors, string? plate)
    {
        Maker = maker;
        Doors = doors;
        Plate = plate;
    }

    [ProtoMember(1)] public string Maker { get; }

    [ProtoMember(2)] public int Doors { get; }

    [ProtoMember(3), DefaultValue(4)] public int Wheels { get; set; } = 4;
}

[GenerateCodec, ProtoContract, ProtoInclude(4, typeof(NetSail))]
public abstract class NetBoat : NetVehicle
{
    [ProtoMember(1)] public double Length { get; init; }
}

[GenerateCodec, ProtoContract]
public sealed class NetSail : NetBoat
{
    [ProtoMember(1)] public int Masts { get; init; }

    [ProtoMember(2)] public required string Name { get; init; }
}

[GenerateCodec, ProtoContract]
public sealed class NetTrain : NetVehicle
{
    [ProtoMember(1)] public List<NetVehicle> Cars { get; } = [];

    [ProtoMember(2)] public Dictionary<string, NetVehicle>? ByName { get; set; }
}

[GenerateCodec, ProtoContract, ProtoInclude(1, typeof(NetDot)), ProtoInclude(2, typeof(NetRing))]
public interface INetMark
{
    [ProtoMember(5)] int Color { get; set; }
}

[GenerateCodec, ProtoContract]
public sealed class NetDot : INetMark
{
    public int Color { get; set; }

    [ProtoMember(1)] public int Size { get; set; }
}

[GenerateCodec, ProtoContract]
public sealed class NetRing : INetMark
{
    public int Color { get; set; }

    [ProtoMember(1, DataFormat = DataFormat.ZigZag)] public int Width { get; set; }
}

[GenerateCodec, ProtoContract]
public sealed class NetGarage
{
    [ProtoMember(1)] public NetVehicle? First { get; set; }

    [ProtoMember(2)] public NetSail? Sail { get; set; }

    [ProtoMember(3)] public List<INetMark>? Marks { get; set; }
}
