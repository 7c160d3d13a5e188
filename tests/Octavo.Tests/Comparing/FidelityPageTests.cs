// Owns: the comparison of docs/fidelity.md with what the formats do. Knows no format: each is a column of the table.
using System.Collections.Immutable;
using System.Net;
using System.Text;
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Comparing;

public sealed class FidelityPageTests
{
    private static readonly Dictionary<string, Func<string, string>> s_probes = new()
    {
        ["`DateTime` in UTC"] = format => Probe(format, new DateTime(5, DateTimeKind.Utc), DateTime.UnixEpoch),
        ["`DateTime` in local time"] = format => Probe(format, new DateTime(2025, 1, 1, 1, 1, 1, DateTimeKind.Local)),
        ["`DateTime` without a kind"] = format => Probe(format, new DateTime(2025, 1, 1)),
        ["`DateTimeOffset` with an offset"] = format => Probe(format, Samples.DateTimeOffsets),
        ["text with a lone surrogate"] = format => Probe(format, "a\uD800b"),
        ["`char` that is a lone surrogate"] = format => Probe(format, '\uD800', '\uDFFF'),
        ["−0.0 of `float` and `double`"] = format => Probe(format, -0.0).Equals("kept", StringComparison.Ordinal) ? Probe(format, -0.0f) : "changed",
        ["NaN payload of `float` and `double`, signalling ones too"] =
            format => Probe(format, Samples.Doubles) is "kept" ? Probe(format, Samples.Singles) : Probe(format, Samples.Doubles),
        ["NaN payload of `Half`, quiet"] = format => Probe(format, Half.NaN, BitConverter.UInt16BitsToHalf(0x7E01), BitConverter.UInt16BitsToHalf(0xFFFF)),
        ["NaN payload of `Half`, signalling"] = format => Probe(format, BitConverter.UInt16BitsToHalf(0x7C01)),
        ["scale of a `decimal`"] = format => Probe(format, 1.10m, 0.00m, 1.1000000000000000000000000000m),
        ["sign of a `decimal` zero"] = format => Probe(format, new decimal(0, 0, 0, true, 0), new decimal(0, 0, 0, true, 28)),
        ["integers of 128 bits"] = format => Probe(format, Samples.Int128s) == "kept" ? Probe(format, Samples.UInt128s) : "changed",
        ["undefined value of an enum"] = format => Probe(format, new NullableEnum { Value = (ByteEnum)77 }),
        ["null and empty text, bytes, collections told apart"] =
            format => Probe(format, new OfText(), new OfText { Nullable = "", Array = [], List = [], Values = [], Set = [] }, new OfText { Plain = "x" }),
        ["nulls in collections"] = format => Probe(format, new NullsInCollections { Texts = [null, ""], Objects = [null], Map = new() { ["x"] = null } }),
        ["`Memory<byte>`: default and empty told apart"] = _ => "changed", // Memory has no way to tell them apart once they are read
        ["order of a dictionary and a set"] = format =>
            Probe(format, new Dictionary<string, int> { ["b"] = 1, ["a"] = 2 }) is "kept" ? Probe(format, new HashSet<int> { 3, 1, 2 }) : "changed",
        ["comparer of a dictionary and a set that its member declares"] = format =>
            Read(format, ComparedByAttribute.Make()) is { Dictionary: { } map, Set: { } set } && map.ContainsKey("A") && set.Contains("A") ? "kept" : "changed",
        ["comparer of another dictionary and set"] = format =>
            Read(format, new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 }).ContainsKey("A") ? "kept" : "changed",
        ["order of a stack, and of a bag that one thread filled"] =
            format =>
                Probe(format, new OfMutables { Stack = new(["a", "b", null]) }) == "kept"
                    ? Probe(format, new OfConcurrents { Bag = [1, 2, 3], Stack = new([new() { A = 1 }, new() { A = 2 }]) }) : "changed",
        ["order of a concurrent or frozen dictionary"] = _ => "changed", // what it is depends on how the dictionary came about
        ["`ImmutableArray`: default and empty told apart"] = format => Probe(format, new OfImmutables { Array = default }, new OfImmutables { Array = [] }),
        ["nullable `ImmutableArray`: null and default told apart"] =
            format => Probe(format, new OfImmutables { Perhaps = default(ImmutableArray<SealedClass?>) }),
        ["`Lazy` of a null"] = format => Read(format, new OfLookups { Maybe = new((string?)null) }).Maybe is null ? "changed" : "kept",
        ["text of a `Uri`, scope of an `IPAddress` and an `IPNetwork`"] =
            format =>
                Probe(format,
                    new OfLibraryTypes
                    {
                        Link = new("HTTP://e.org:80/%41/../b"),
                        Address = new(IPAddress.IPv6Loopback.GetAddressBytes(), 3),
                        Network = new(new(IPAddress.IPv6Any.GetAddressBytes(), 3), 0)
                    }),
        ["lower bounds of an array"] =
            format =>
                Read(format, new OfGrids { Ints = (int[,])Array.CreateInstance(typeof(int), [1, 1], [5, 5]) }).Ints!.GetLowerBound(0) == 5 ? "kept" : "changed",
        ["type behind an interface"] =
            format => Read(format, new InterfacesOfNumbers { Set = new SortedSet<int> { 1 } }).Set is SortedSet<int> ? "kept" : "changed",
        ["`object` that is a number, text, bytes, array of numbers"] =
            format =>
                new object[] { 5, 5L, (byte)5, 1.5f, 1m, "a", new byte[] { 1 }, new[] { 1 } }.All(value => Read(format, value).GetType() == value.GetType())
                    ? "kept" : "changed",
        ["`object` that is a `char`"] = format => Read<object>(format, 'a') is char ? "kept" : "changed",
        ["`object` that is a `List<object>`"] = format => Read<object>(format, new List<object>()) is List<object> ? "kept" : "changed",
        ["`object` that is a `Dictionary<string, object>`"] =
            format => Read<object>(format, new Dictionary<string, object>()) is Dictionary<string, object> ? "kept" : "changed",
        ["object that two members share"] = format =>
        {
            var shared = new Address { City = "x" };
            Company read = Read(format, new Company { Address = shared, Other = shared });
            return ReferenceEquals(read.Address, read.Other) ? "kept" : "changed";
        },
    };

    [Fact]
    public void TheTableSaysWhatTheFormatsDo()
    {
        string[][] rows = Table();
        Assert.Equal(["Value", .. FormatList.Names], rows[0]);
        Assert.Equal(s_probes.Keys, rows[2..].Select(row => row[0]));
        var differences = new List<string>();
        foreach (string[] row in rows[2..])
        {
            for (int i = 1; i < row.Length; i++)
            {
                string found = s_probes[row[0]](rows[0][i]);
                if (!row[i].Replace("`", "", StringComparison.Ordinal).StartsWith(found, StringComparison.Ordinal))
                {
                    differences.Add($"{row[0]} in {rows[0][i]}: found {found}, the page says {row[i]}");
                }
            }
        }
        Assert.True(differences.Count == 0, string.Join('\n', differences));
    }

    private static string[][] Table() =>
    [
        .. File.ReadAllLines(Path.Combine(AppContext.BaseDirectory, "docs", "fidelity.md"), Encoding.UTF8)
            .Where(line => line.StartsWith('|'))
            .Select(line => line.Trim('|').Split('|').Select(cell => cell.Trim()).ToArray()),
    ];

    private static string Probe<T>(string format, params T[] values)
    {
        FormatCalls<T> calls = FormatList.Of<T>(format);
        foreach (T value in values)
        {
            try
            {
                if (DeepComparer.Difference(value, calls.Deserialize(calls.Serialize(value)), Fidelity.Binary) is not null)
                {
                    return "changed";
                }
            }
            catch (OctavoException refused)
            {
                return $"refused: {refused.Code}";
            }
        }
        return "kept";
    }

    private static T Read<T>(string format, T value) => FormatList.Of<T>(format).Deserialize(FormatList.Of<T>(format).Serialize(value))!;
}
