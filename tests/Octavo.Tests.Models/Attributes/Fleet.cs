// Owns: a model of twenty types as a program with Nino has them: its attributes, with [GenerateCodec] beside them. Nino finds derived types by itself; here
// bases name their cases. Knows no bytes.
using Nino.Core;

namespace Octavo.Tests.Attributes.Fleet;

public enum Duty : short
{
    None,
    Pilot = 1,
    Engineer = -2,
}

/// <summary>Unmanaged: its memory in Nino, its image in Binary.</summary>
[GenerateCodec]
[NinoType]
public struct Position
{
    public double Latitude;
    public double Longitude;
    public float Height;
}

[GenerateCodec]
[NinoType]
public struct Money
{
    public decimal Amount;
    public string? Currency;
}

[GenerateCodec]
[NinoType]
public record struct Span(DateTime From, DateTime To);

/// <summary>Only what is numbered, in the order of numbers.</summary>
[GenerateCodec]
[NinoType(false)]
public class Crew
{
    [NinoMember(3)] public string? Name { get; set; }

    [NinoMember(1)] public Duty Duty { get; set; }

    public int Shift { get; set; }

    [NinoMember(2)] public int Badge;
}

[GenerateCodec]
[NinoType]
public class Engine
{
    public string? Model { get; set; }

    [NinoIgnore] public double Heat { get; set; }

    public int Hours;
}

/// <summary>Members that are not public, too.</summary>
[GenerateCodec]
[NinoType(true, true)]
public partial class Tank
{
    private float _level;

    public string? Fuel { get; set; }

    public int Capacity { get; set; }

    [NinoIgnore]
    public float Level
    {
        get => _level;
        set => _level = value;
    }
}

[GenerateCodec]
[NinoType]
[NinoExplicitOrder("Code", "Width", "Length")]
public class Hangar
{
    public float Length { get; set; }

    public string? Code { get; set; }

    public float Width { get; set; }
}

[GenerateCodec]
[NinoType]
public class Plate
{
    [NinoConstructor(nameof(Number), nameof(Country))]
    public Plate(int x, string? y) => (Number, Country) = (x, y);

    public int Number { get; set; }

    public string? Country { get; set; }
}

[GenerateCodec]
[NinoType]
public record Ticket(long Id, Money Fare, string? Seat);

/// <summary>A base whose derived types Nino would look up by their hash.</summary>
[GenerateCodec]
[NinoType]
[CodecUnion(0, typeof(Plane))]
[CodecUnion(1, typeof(Ship))]
[CodecUnion(2, typeof(Drone))]
public abstract class Vehicle
{
    public Guid Id { get; set; }

    public Plate? Plate { get; set; }
}

[GenerateCodec]
[NinoType]
public sealed class Plane : Vehicle
{
    public Engine[]? Engines { get; set; }
}

[GenerateCodec]
[NinoType]
public sealed class Ship : Vehicle
{
    public Tank? Tank { get; set; }

    public uint? Draught { get; set; }
}

[GenerateCodec]
[NinoType]
public sealed class Drone : Vehicle
{
    public Position At { get; set; }
}

[GenerateCodec]
[NinoType]
[CodecUnion(0, typeof(Departure))]
[CodecUnion(1, typeof(Arrival))]
public interface INotice;

[GenerateCodec]
[NinoType]
public sealed class Departure : INotice
{
    public DateTime At { get; set; }
}

[GenerateCodec]
[NinoType]
public struct Arrival : INotice
{
    public DateTime At;
    public short Gate;
}

[GenerateCodec]
[NinoType]
public class Route
{
    public Position[]? Points { get; set; }

    public List<Span>? Slots { get; set; }

    [NinoUtf8] public string? Name { get; set; }

    public Dictionary<int, string>? Stops { get; set; }
}

[GenerateCodec]
[NinoType]
public class Base
{
    public Hangar[]? Hangars { get; set; }

    public HashSet<string>? Codes { get; set; }

    public List<Base>? Outposts { get; set; }
}

[GenerateCodec]
[NinoType]
public class Log
{
    public INotice[]? Notices { get; set; }

    public TimeSpan? Delay { get; set; }

    public byte[]? Voice { get; set; }
}

[GenerateCodec]
[NinoType]
public class Company
{
    public List<Vehicle?>? Vehicles { get; set; }

    public Dictionary<string, Crew>? Crews { get; set; }

    public Route? Route { get; set; }

    public Base? Base { get; set; }

    public Log? Log { get; set; }

    public Ticket[]? Tickets { get; set; }
}
