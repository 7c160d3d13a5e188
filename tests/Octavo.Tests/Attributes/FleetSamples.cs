// Owns: the values of Nino's model, one a vector, and the members that its attributes make, in order. Knows no bytes.
namespace Octavo.Tests.Attributes.Fleet;

public static class FleetSamples
{
    private static readonly Guid s_id = new(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
    private static readonly DateTime s_time = new(2024, 5, 6, 7, 8, 9, 123, DateTimeKind.Utc);

    /// <summary>The members in the formats by position, in their order.</summary>
    public static Dictionary<Type, string[]> Members { get; } = new()
    {
        [typeof(Position)] = ["Latitude", "Longitude", "Height"],
        [typeof(Money)] = ["Amount", "Currency"],
        [typeof(Span)] = ["From", "To"],
        [typeof(Crew)] = ["Duty", "Badge", "Name"],
        [typeof(Engine)] = ["Model", "Hours"],
        [typeof(Tank)] = ["_level", "Fuel", "Capacity"],
        [typeof(Hangar)] = ["Code", "Width", "Length"],
        [typeof(Plate)] = ["Number", "Country"],
        [typeof(Ticket)] = ["Id", "Fare", "Seat"],
        [typeof(Plane)] = ["Id", "Plate", "Engines"],
        [typeof(Ship)] = ["Id", "Plate", "Tank", "Draught"],
        [typeof(Drone)] = ["Id", "Plate", "At"],
        [typeof(Departure)] = ["At"],
        [typeof(Arrival)] = ["At", "Gate"],
        [typeof(Route)] = ["Points", "Slots", "Name", "Stops"],
        [typeof(Base)] = ["Hangars", "Codes", "Outposts"],
        [typeof(Log)] = ["Notices", "Delay", "Voice"],
        [typeof(Company)] = ["Vehicles", "Crews", "Route", "Base", "Log", "Tickets"],
    };

    /// <summary>The values, by the names of their vectors.</summary>
    public static IEnumerable<(string Name, Type Type, object Value)> All =>
    [
        ("position", typeof(Position), Point(1)),
        ("money", typeof(Money), Fare()),
        ("span", typeof(Span), new Span(s_time, s_time.AddDays(1))),
        ("crew", typeof(Crew), Crew()),
        ("engine", typeof(Engine), new Engine { Model = "e", Hours = -1 }),
        ("tank", typeof(Tank), new Tank { Level = 0.5f, Fuel = "A1", Capacity = 900 }),
        ("hangar", typeof(Hangar), Hangar()),
        ("plate", typeof(Plate), new Plate(7, "NO")),
        ("ticket", typeof(Ticket), new Ticket(5_000_000_000, Fare(), null)),
        ("plane", typeof(Vehicle), Plane()),
        ("ship", typeof(Vehicle), Ship()),
        ("drone", typeof(Vehicle), new Drone { At = Point(3) }),
        ("plane-alone", typeof(Plane), Plane()),
        ("departure", typeof(INotice), new Departure { At = s_time }),
        ("arrival", typeof(INotice), new Arrival { At = s_time, Gate = -4 }),
        ("route", typeof(Route), Route()),
        ("route-empty", typeof(Route), new Route()),
        ("base", typeof(Base), Base()),
        ("log", typeof(Log), Log()),
        ("company", typeof(Company), Company()),
    ];

    private static Position Point(int at) => new() { Latitude = at, Longitude = -at / 2.0, Height = at };

    private static Money Fare() => new() { Amount = 19.990m, Currency = "NOK" };

    private static Crew Crew() => new() { Name = "Ida", Duty = Duty.Engineer, Badge = 70_000 };

    private static Hangar Hangar() => new() { Length = 1, Code = "größe", Width = 2.5f };

    private static Plane Plane() => new() { Id = s_id, Plate = new(1, null), Engines = [new() { Model = "a" }, new() { Hours = 5 }] };

    private static Ship Ship() => new() { Id = Guid.Empty, Tank = new() { Capacity = 1 }, Draught = 9 };

    private static Route Route() =>
        new() { Points = [Point(1), Point(-2)], Slots = [new(s_time, s_time)], Name = "名前", Stops = new() { [-1] = "a", [2] = "" } };

    private static Base Base() => new() { Hangars = [Hangar()], Codes = ["x", "y"], Outposts = [new() { Outposts = [] }, new()] };

    private static Log Log() => new() { Notices = [new Arrival { At = s_time }, new Departure()], Delay = TimeSpan.FromMinutes(-90), Voice = [] };

    private static Company Company() => new()
    {
        Vehicles = [Plane(), null, Ship()],
        Crews = new() { ["night"] = Crew() },
        Route = Route(),
        Base = Base(),
        Log = Log(),
        Tickets = [new(1, default, "4A")],
    };
}
