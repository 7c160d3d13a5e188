// Owns: the rule that ARCHITECTURE.md lists the rooms of the library and every arrow between them: no more, no fewer.
using Octavo.Architecture.Inspection;
using Octavo.Architecture.Sources;

namespace Octavo.Architecture.Rules;

public sealed class RoomTests
{
    private static readonly RoomTable s_table = RoomTable.OfArchitecture;

    private static readonly (string Type, string? Room)[] s_declared =
        [.. Repository.Sources("src/Octavo").SelectMany(file => file.TopTypes.Select(type => (type, s_table.RoomOf(file.Path)))).Distinct()];

    /// <summary>Name → room. Types of one name and different numbers of arguments are in one room.</summary>
    private static readonly Dictionary<string, string?> s_rooms = s_declared.DistinctBy(one => one.Type).ToDictionary(one => one.Type, one => one.Room);

    private static readonly Arrow[] s_arrows = [.. Arrows().Distinct()];

    [Fact]
    public void EachTypeHasOneRoom()
    {
        Assert.Empty(s_declared.Where(one => one.Room is null).Select(one => one.Type));
        Assert.Equal(s_rooms.Count, s_declared.Length);
    }

    [Fact]
    public void EachCompiledTypeIsOfARoom() => Assert.Empty(
        typeof(OctavoBinary).Assembly.GetTypes().Where(type => type.DeclaringType is null && !IsMade(type) && !s_rooms.ContainsKey(Name(type))).Select(Name));

    [Fact]
    public void RoomsUseWhatTheTableAllows() => None(
        from arrow in s_arrows
        where !s_table.Uses[arrow.From].Contains(arrow.To) && !s_table.Ups.Any(up => IsOf(arrow, up))
        group $"{arrow.Type}.{arrow.Member} uses {arrow.Used}" by (arrow.From, arrow.To) into found
        select $"{found.Key.From} must not use {found.Key.To}: {string.Join("; ", found.Take(8))}");

    [Fact]
    public void EachArrowOfTheTableIsUsed()
    {
        None(
            from room in s_table.Uses
            from used in room.Value
            where !s_arrows.Any(arrow => arrow.From == room.Key && arrow.To == used)
            select $"{room.Key} does not use {used}; take it off the table");
        None(s_table.Ups.Where(up => !s_arrows.Any(arrow => IsOf(arrow, up))).Select(up => $"{up.User} does not use {up.Used}; take it off the table"));
    }

    /// <summary>Arrows of the first table go down: to rooms that are listed before.</summary>
    [Fact]
    public void RoomsUseRoomsAboveThemInTheTable() => None(
        from room in s_table.Uses
        from used in room.Value
        where s_table.Rooms.IndexOf(used) is var at && (at < 0 || at >= s_table.Rooms.IndexOf(room.Key))
        select $"{room.Key} comes before {used}");

    /// <summary>A namespace is a room; what programs call is in <c>Octavo</c>, and what emitted code alone names in <c>Octavo.Internal</c>.</summary>
    [Fact]
    public void NamespacesAreRooms() => None(
        from type in typeof(OctavoBinary).Assembly.GetTypes()
        where type.DeclaringType is null && !IsMade(type)
        let expected = IsHidden(type) ? "Octavo.Internal" : "Octavo." + s_rooms[Name(type)]!.Replace("Formats/", "").Replace('/', '.')
        where type.Namespace != expected && !(type.IsPublic && !IsHidden(type) && type.Namespace == "Octavo")
        select $"{type.FullName} is not in {expected}");

    /// <summary>Fails with every line in full.</summary>
    private static void None(IEnumerable<string> faults)
    {
        string all = string.Join('\n', faults);
        Assert.True(all.Length == 0, all);
    }

    private static IEnumerable<Arrow> Arrows() =>
        from type in typeof(OctavoBinary).Assembly.GetTypes()
        let outer = Outer(type)
        where s_rooms.ContainsKey(Name(outer))
        from named in TypeReferences.Of(type)
        where named.Used.Assembly == type.Assembly && s_rooms.ContainsKey(Name(named.Used))
        let @from = s_rooms[Name(outer)]!
        let to = s_rooms[Name(named.Used)]!
        where @from != to
        select new Arrow(@from, Name(outer), named.Member, to, Name(named.Used));

    private static bool IsOf(Arrow arrow, (string User, string Used) up) => (up.User == arrow.Type || up.User == arrow.From) && up.Used == arrow.To;

    private static bool IsHidden(Type type) =>
        type.IsPublic && type.GetCustomAttributes(typeof(System.ComponentModel.EditorBrowsableAttribute), inherit: false)
            .Cast<System.ComponentModel.EditorBrowsableAttribute>().Any(one => one.State == System.ComponentModel.EditorBrowsableState.Never);

    /// <summary>Whether the compiler made it.</summary>
    private static bool IsMade(Type type) => type.Name.StartsWith('<') || type.Namespace?.StartsWith("Octavo", StringComparison.Ordinal) != true;

    private static Type Outer(Type type) => type.DeclaringType is { } around ? Outer(around) : type;

    private static string Name(Type type) => type.Name.Split('`')[0];
}
