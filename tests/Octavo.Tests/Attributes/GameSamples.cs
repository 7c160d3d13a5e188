// Owns: the values of MemoryPack's model, one a vector, and the members that its attributes make, in order. Knows no bytes.
namespace Octavo.Tests.Attributes.Game;

public static class GameSamples
{
    private static readonly Guid s_id = new(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
    private static readonly DateTime s_time = new(2024, 5, 6, 7, 8, 9, 123, DateTimeKind.Utc);

    /// <summary>The members in the formats by position, in their order.</summary>
    public static Dictionary<Type, string[]> Members { get; } = new()
    {
        [typeof(Cell)] = ["X", "Y", "Level"],
        [typeof(ItemId)] = ["Kind", "Serial"],
        [typeof(Price)] = ["Amount", "Currency"],
        [typeof(Item)] = ["Id", "Name", "Rarity", "Price"],
        [typeof(Pile)] = ["_count", "Item"],
        [typeof(Inventory)] = ["Piles", "Currencies", "Unlocked"],
        [typeof(Stats)] = ["Health", "Experience", "Class", "Speed"],
        [typeof(Profile)] = ["Name", "Born", "Motto"],
        [typeof(Account)] = ["Id", "Mail", "Confirmed"],
        [typeof(Session)] = ["Account", "Since", "Idle"],
        [typeof(Place)] = ["At", "Name"],
        [typeof(Town)] = ["At", "Name", "Citizens", "Houses"],
        [typeof(Joined)] = ["Account"],
        [typeof(Said)] = ["Account", "Words"],
        [typeof(Moved)] = ["From", "To"],
        [typeof(Match)] = ["Path", "Events", "Ended", "Scores", "Replay"],
        [typeof(Ledger)] = ["Entries", "Sum"],
        [typeof(Guild)] = ["Name", "Allies", "Home", "Ledger"],
        [typeof(World)] = ["Accounts", "Inventories", "Stats", "Owner", "Last", "Capital", "Match", "Guild"],
    };

    /// <summary>The values, by the names of their vectors.</summary>
    public static IEnumerable<(string Name, Type Type, object Value)> All =>
    [
        ("cell", typeof(Cell), new Cell { X = 1, Y = -2, Level = 3 }),
        ("item-id", typeof(ItemId), new ItemId(7, ulong.MaxValue)),
        ("price", typeof(Price), Price()),
        ("item", typeof(Item), Item()),
        ("item-empty", typeof(Item), new Item()),
        ("pile", typeof(Pile), new Pile { Count = 64, Item = Item() }),
        ("inventory", typeof(Inventory), Inventory()),
        ("stats", typeof(Stats), Stats()),
        ("profile", typeof(Profile), Profile()),
        ("profile-empty", typeof(Profile), new Profile()),
        ("account", typeof(Account), new Account(s_id, "a@example.org") { Confirmed = true }),
        ("session", typeof(Session), new Session(s_id, s_time, TimeSpan.FromMinutes(-1))),
        ("place", typeof(Place), new Place { At = new() { X = 5 }, Name = "Ålesund" }),
        ("town", typeof(Town), Town()),
        ("event-joined", typeof(IEvent), new Joined { Account = s_id }),
        ("event-said", typeof(IEvent), new Said { Account = s_id, Words = "名前" }),
        ("event-moved", typeof(IEvent), new Moved { From = new() { X = 1 }, To = new() { Y = 2 } }),
        ("match", typeof(Match), Match()),
        ("match-empty", typeof(Match), new Match()),
        ("ledger", typeof(Ledger), new Ledger { Entries = [5, -7, 1], Sum = -1 }),
        ("guild", typeof(Guild), Guild()),
        ("world", typeof(World), World()),
    ];

    private static Price Price() => new() { Amount = 19.990m, Currency = "EUR" };

    private static Item Item() => new() { Id = new(3, 4), Name = "lamp", Rarity = Rarity.Legendary, Price = Price() };

    private static Inventory Inventory() =>
        new() { Piles = [new() { Count = 1, Item = Item() }, new()], Currencies = new() { ["gold"] = -5, ["größe"] = 300 }, Unlocked = [1, 70_000] };

    private static Stats Stats() => new() { Speed = 1.5f, Health = 100, Class = "mage", Experience = 5_000_000_000 };

    private static Profile Profile() => new() { Motto = "on", Name = "Ida", Born = s_time };

    private static Town Town() => new() { At = new() { X = 1, Y = 2, Level = -3 }, Name = "Bø", Citizens = 4_000, Houses = [new() { Name = "mill" }] };

    private static Match Match() => new()
    {
        Path = [new() { X = 1 }, new() { Y = int.MinValue, Level = short.MaxValue }],
        Events = [new Joined { Account = s_id }, null, new Said { Words = "hi" }],
        Ended = new DateTimeOffset(s_time.Ticks, TimeSpan.FromHours(2)),
        Scores = [0, -0d, 2.5],
        Replay = [1, 2, 255],
    };

    private static Guild Guild() =>
        new() { Name = "a", Allies = [new() { Name = "b", Allies = [] }], Home = new Cell { X = 9 }, Ledger = new() { Entries = [1, 2], Sum = 3 } };

    private static World World() => new()
    {
        Accounts = new() { [s_id] = new(Guid.Empty, "") },
        Inventories = new() { ["Ida"] = Inventory() },
        Stats = [Stats(), new()],
        Owner = Profile(),
        Last = new(s_id, s_time, TimeSpan.MaxValue),
        Capital = Town(),
        Match = Match(),
        Guild = Guild(),
    };
}
