// Owns: object and dynamic as member, element, key, dictionary value and root, and collections without a type argument. Knows no format.
using System.Collections;
using System.Numerics;
using System.Text;

namespace Octavo.Tests.Zoo.Types;

internal static class Objects
{
    /// <summary>What every format brings back as the same type: of each built-in type one at least.</summary>
    private static object?[] All =>
    [
        null, true, false, (sbyte)5, sbyte.MinValue, (byte)5, byte.MaxValue, (short)5, short.MinValue, (ushort)5, ushort.MaxValue, 5, int.MinValue, 5u,
            uint.MaxValue, 5L, long.MinValue, 5ul, ulong.MaxValue,
        Int128.MinValue, UInt128.MaxValue, Half.Epsilon, 1.5f, float.NaN, -0.0, double.MaxValue, 1.10m, new Rune(0x1F600),
            new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), DateTime.UnixEpoch,
        new DateTimeOffset(2024, 5, 6, 7, 8, 9, TimeSpan.FromHours(2)), new DateOnly(2024, 5, 6), new TimeOnly(7, 8), TimeSpan.FromTicks(-1), "", "naïve",
            new string('x', 300), Array.Empty<byte>(), new byte[] { 1, 2 },
        new bool[] { true }, new sbyte[] { -1 }, new short[] { 1, -1 }, new ushort[] { 1 }, new[] { 1, 2, 3 }, new uint[] { 7 }, new long[] { 1 },
            new ulong[] { 1 }, new[] { 1f }, new[] { 1.0, 2.0 },
        new[] { 1m }, new[] { 'a', 'b' }, new[] { Guid.Empty }, new[] { DateTime.UnixEpoch }, new[] { "a", null, "" }, BigInteger.Pow(2, 100),
            new Uri("https://example.org"), new Version(1, 2),
    ];

    private static Dictionary<object, object?> Map => new() { [5] = "five", ["six"] = 6, [7L] = null, [true] = new object?[] { 1, "b" } };

    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<object?>("object", () => [.. All, All, new object?[] { new object?[] { new object?[] { 1 } } }, Map, new Dictionary<object, object?>()]),
        new ZooEntry<object?>("object: types of the program",
            () => [new Address { City = "c" }, new Company { Name = "co", Other = new Address() }, DayOfWeek.Friday, new List<Address> { new() },
            new Tag { Text = "t" }, new object?[] { new Company(), DayOfWeek.Monday }]),
        new ZooEntry<object?[]?>("object: array", () => [null, [], All]),
        new ZooEntry<List<object?>>("object: list", () => [[], [1, "a", null, new List<object?> { 2, "b" }, new object?[300]]]),
        new ZooEntry<Dictionary<string, object?>>("object: dictionary by text", () => [[], new() { ["a"] = 1, ["b"] = null, ["c"] = new[] { 1, 2 } }]),
        new ZooEntry<Dictionary<object, object?>>("object: dictionary by object", () => [[], Map]),
        new ZooEntry<HoldsObjects>("object: members", () =>
        [
            new() { Required = 0 },
            new()
            {
                Number = 1, First = "first", Required = Map, Array = [null, 1.5], All = [(byte)1, "x"], ByText = new() { ["k"] = 1m },
                    ByObject = new() { [1] = "one" }, Set = [1, "1"],
                Dynamic = 5L, Dynamics = [1, "d", null], Pair = ("left", 1), Last = "end",
            },
        ]),
        new ZooEntry<HoldsLooseCollections>("collections without a type argument", () =>
        [
            new(),
            new() { List = [], Queue = new(), Stack = new(), AnyList = new List<object?>(), Items = new List<object?>(), Each = new List<object?>(),
                AnyMap = new Dictionary<object, object?>() },
            new()
            {
                List = [1, "a", null], Queue = new(new object[] { 1, 2, 3 }), Stack = new(new object[] { "bottom", "top" }),
                AnyList = new object?[] { 1, null }, Items = new List<object?> { "i" }, Each = new List<object?> { 1.5, "e" }, AnyMap = Map,
            },
        ]),
        new ZooEntry<Hashtable?>("hash table", () => [null, [], new() { ["a"] = 1, [2] = "b", [3L] = null, [true] = 4m }]) { Reorders = true },
    ];
}

[GenerateCodec]
public sealed class HoldsObjects
{
    public int Number { get; set; }

    public object? First { get; set; }

    public required object Required { get; set; }

    public object?[]? Array { get; set; }

    public List<object?>? All { get; set; }

    public Dictionary<string, object?>? ByText { get; set; }

    public Dictionary<object, object?>? ByObject { get; set; }

    public HashSet<object>? Set { get; set; }

    public dynamic? Dynamic { get; set; }

    public List<dynamic?>? Dynamics { get; set; }

    public (object? Left, int Right) Pair { get; set; }

    public string? Last { get; set; }
}

[GenerateCodec]
public sealed class HoldsLooseCollections
{
    public ArrayList? List { get; set; }

    public Queue? Queue { get; set; }

    public Stack? Stack { get; set; }

    public SortedList? Sorted { get; set; }

    public IList? AnyList { get; set; }

    public ICollection? Items { get; set; }

    public IEnumerable? Each { get; set; }

    public IDictionary? AnyMap { get; set; }
}
