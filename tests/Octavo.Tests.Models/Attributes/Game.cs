// Owns: a model of twenty types as a program with MemoryPack has them: its attributes, with [GenerateCodec] beside them. Knows no bytes.
using MemoryPack;

namespace Octavo.Tests.Attributes.Game;

public enum Rarity : byte
{
    Common,
    Rare,
    Legendary,
}

/// <summary>Unmanaged: its memory in MemoryPack, its image in Binary.</summary>
[GenerateCodec]
[MemoryPackable]
public partial struct Cell
{
    public int X;
    public int Y;
    public short Level;
}

[GenerateCodec]
[MemoryPackable]
public readonly partial record struct ItemId(uint Kind, ulong Serial);

/// <summary>A struct with a reference: member by member.</summary>
[GenerateCodec]
[MemoryPackable]
public partial struct Price
{
    public decimal Amount { get; set; }

    public string? Currency { get; set; }
}

[GenerateCodec]
[MemoryPackable]
public partial class Item
{
    public ItemId Id { get; set; }

    public string? Name { get; set; }

    public Rarity Rarity { get; set; }

    [MemoryPackIgnore] public string? Tooltip { get; set; }

    public Price Price { get; set; }
}

/// <summary>A private field is a member if it is included.</summary>
[GenerateCodec]
[MemoryPackable]
public partial class Pile
{
    [MemoryPackInclude] private int _count;

    public Item? Item { get; set; }

    [MemoryPackIgnore]
    public int Count
    {
        get => _count;
        set => _count = value;
    }
}

[GenerateCodec]
[MemoryPackable]
public partial class Inventory
{
    public List<Pile>? Piles { get; set; }

    public Dictionary<string, int>? Currencies { get; set; }

    public HashSet<int>? Unlocked { get; set; }
}

/// <summary>In the order of its numbers.</summary>
[GenerateCodec]
[MemoryPackable(SerializeLayout.Explicit)]
public partial class Stats
{
    [MemoryPackOrder(3)] public float Speed { get; set; }

    [MemoryPackOrder(0)] public int Health { get; set; }

    [MemoryPackOrder(2)] public string? Class { get; set; }

    [MemoryPackOrder(1)] public long Experience { get; set; }
}

/// <summary>Numbers with a gap; what MemoryPack calls VersionTolerant is the Tolerant layout, which takes Octavo's numbers, from 1.</summary>
[GenerateCodec(Layout = Layout.Tolerant)]
[MemoryPackable(GenerateType.VersionTolerant)]
public partial class Profile
{
    [MemoryPackOrder(4), CodecMember(5)] public string? Motto { get; set; }

    [MemoryPackOrder(1), CodecMember(2)] public string? Name { get; set; }

    [MemoryPackOrder(2), CodecMember(3)] public DateTime Born { get; set; }
}

[GenerateCodec]
[MemoryPackable]
public partial class Account
{
    public Account(string mail) => Mail = mail;

    [MemoryPackConstructor]
    public Account(Guid id, string mail) => (Id, Mail) = (id, mail);

    public Guid Id { get; }

    public string Mail { get; }

    public bool Confirmed { get; set; }
}

[GenerateCodec]
[MemoryPackable]
public partial record Session(Guid Account, DateTime Since, TimeSpan Idle);

[GenerateCodec]
[MemoryPackable]
public partial class Place
{
    public Cell At { get; set; }

    public string? Name { get; set; }
}

/// <summary>The base's members come first.</summary>
[GenerateCodec]
[MemoryPackable]
public partial class Town : Place
{
    public int Citizens { get; set; }

    public Place[]? Houses { get; set; }
}

[GenerateCodec]
[MemoryPackable]
[MemoryPackUnion(0, typeof(Joined))]
[MemoryPackUnion(1, typeof(Said))]
[MemoryPackUnion(200, typeof(Moved))]
public partial interface IEvent;

[GenerateCodec]
[MemoryPackable]
public partial class Joined : IEvent
{
    public Guid Account { get; set; }
}

[GenerateCodec]
[MemoryPackable]
public partial class Said : IEvent
{
    public Guid Account { get; set; }

    public string? Words { get; set; }
}

[GenerateCodec]
[MemoryPackable]
public partial class Moved : IEvent
{
    public Cell From { get; set; }

    public Cell To { get; set; }
}

[GenerateCodec]
[MemoryPackable]
public partial class Match
{
    public Cell[]? Path { get; set; }

    public List<IEvent?>? Events { get; set; }

    public DateTimeOffset? Ended { get; set; }

    public double[]? Scores { get; set; }

    public byte[]? Replay { get; set; }
}

/// <summary>Is told when it is written and read.</summary>
[GenerateCodec]
[MemoryPackable]
public partial class Ledger
{
    public List<long>? Entries { get; set; }

    public long Sum { get; set; }

    [MemoryPackOnSerializing] private void Add() => Sum = Entries?.Sum() ?? 0;

    [MemoryPackOnDeserialized]
    private void Check() =>
        Sum = Sum == (Entries?.Sum() ?? 0) ? Sum : throw new InvalidOperationException("The sum is not that of the entries.");
}

[GenerateCodec]
[MemoryPackable]
public partial class Guild
{
    public string? Name { get; set; }

    public List<Guild>? Allies { get; set; }

    public Cell? Home { get; set; }

    public Ledger? Ledger { get; set; }
}

[GenerateCodec]
[MemoryPackable]
public partial class World
{
    public Dictionary<Guid, Account>? Accounts { get; set; }

    public Dictionary<string, Inventory>? Inventories { get; set; }

    public Stats[]? Stats { get; set; }

    public Profile? Owner { get; set; }

    public Session? Last { get; set; }

    public Town? Capital { get; set; }

    public Match? Match { get; set; }

    public Guild? Guild { get; set; }
}
