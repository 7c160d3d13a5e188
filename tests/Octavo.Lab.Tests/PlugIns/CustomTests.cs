// Owns: the command "custom" without its builds: the types it asks codecs for, the adapter on a type of the tests, the table.
using System.Buffers;
using System.Text.Json;
using Octavo.Lab.Contract;
using Octavo.Lab.Output.Html;
using Octavo.Lab.Peers;
using Octavo.Lab.PlugIns;
using Octavo.Lab.Results;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Tests;

public sealed class CustomTests : IDisposable
{
    private static readonly string Here = typeof(CustomTests).Assembly.Location;
    private readonly string _file = Path.GetTempFileName();

    [Fact]
    public void Every_candidate_verifies_a_value()
    {
        Write(Order(3));
        IWorkload[] workloads = Open();
        Assert.Equal(8, workloads.Length);
        Assert.All(workloads, workload => Assert.Equal(1, workload.PoolSize));
        Assert.All(workloads, workload => Assert.Null(workload.Verify()));
    }

    [Theory]
    [InlineData(1, 1)]
    [InlineData(5, 4)]
    [InlineData(8, 8)]
    [InlineData(3_000, 1_024)]
    public void An_array_gives_as_many_values_as_a_power_of_two_holds(int count, int values)
    {
        Write(Enumerable.Range(0, count).Select(Order).ToArray());
        Assert.Equal(values, Open()[0].PoolSize);
    }

    [Fact]
    public void An_array_without_elements_is_refused()
    {
        Write(Array.Empty<CustomOrder>());
        Assert.Throws<InvalidDataException>(() => Open());
    }

    /// <summary>The others stay as their type makes them, and so does that of a type whose constructor has parameters: System.Text.Json cannot fill
    /// it.</summary>
    [Fact]
    public void Collections_without_setters_are_filled_from_the_data()
    {
        const string Data =
            """{ "List": [1], "Interface": [2], "Set": [3], "Map": { "a": [4] }, "Immutable": [5], "View": [6], "Array": [7], "Bound": { "Id": 8, "List": [9] } }""";
        CustomFilled read = JsonSerializer.Deserialize<CustomFilled>(Data, CustomData.Options)!;
        Assert.Equal([1], read.List);
        Assert.Equal([2], read.Interface);
        Assert.Equal([3], read.Set);
        Assert.Equal([4], read.Map["a"]);
        Assert.Empty(read.Immutable);
        Assert.Empty(read.View);
        Assert.Empty(read.Array);
        Assert.Equal(8, read.Bound!.Id);
        Assert.Empty(read.Bound.List);
    }

    [Fact]
    public void A_value_that_came_back_otherwise_is_found()
    {
        Assert.StartsWith(".Codes[2] was 3", DeepComparison(Order(1), order => order.Codes![2] = 4), StringComparison.Ordinal);
        Assert.StartsWith(".Totals lost the key sum", DeepComparison(Order(1), order => order.Totals = new() { ["total"] = 1.5m }), StringComparison.Ordinal);
        Assert.StartsWith(".Placed was", DeepComparison(Order(1), order => order.Placed = order.Placed.AddTicks(1)), StringComparison.Ordinal);
    }

    [Fact]
    public void What_a_format_declares_not_to_keep_is_no_difference()
    {
        const NotKept Both = NotKept.EmptyCollections | NotKept.UnwrittenMembers;
        Assert.StartsWith(".Codes was null", Difference(NotKept.None, order => order.Codes = null, order => order.Codes = []), StringComparison.Ordinal);
        Assert.Null(Difference(NotKept.EmptyCollections, order => order.Codes = null, order => order.Codes = []));
        Assert.Null(Difference(NotKept.EmptyCollections, order => order.Lines = [], order => order.Lines = null!));
        Assert.NotNull(Difference(Both, order => order.Codes = null, order => order.Codes = [1]));
        Assert.StartsWith(".Lines[0].Article was null", Difference(NotKept.EmptyCollections, order => order.Lines[0].Article = null!, _ => { }),
            StringComparison.Ordinal);
        Assert.Null(Difference(NotKept.UnwrittenMembers, order => order.Lines[0].Article = null!, order => order.Lines[0].Article = ""));
        Assert.NotNull(Difference(NotKept.UnwrittenMembers, order => order.Lines[0].Article = null!, _ => { }));
        Assert.NotNull(Difference(NotKept.UnwrittenMembers, order => order.Lines[0].Price = 0, order => order.Lines[0].Price = null));
        Assert.NotNull(Difference(NotKept.UnwrittenMembers, order => order.Id = 0, _ => { }));
        Assert.NotNull(Difference(NotKept.UnwrittenMembers, _ => { }, order => order.Id = 0));

        static string? Difference(NotKept lost, Action<CustomOrder> before, Action<CustomOrder> after)
        {
            (CustomOrder expected, CustomOrder actual) = (Order(1), Order(1));
            before(expected);
            after(actual);
            return Workloads.DeepComparison.Difference("", expected, actual, lost);
        }
    }

    /// <summary>Structs that hold collections are equal by their elements; what belongs to the type and not to the value is not looked at.</summary>
    [Fact]
    public void Structs_are_compared_by_their_members()
    {
        Assert.Null(Workloads.DeepComparison.Difference("", new Held([1, 2]), new Held([1, 2])));
        Assert.StartsWith(".Numbers[1] was 2", Workloads.DeepComparison.Difference("", new Held([1, 2]), new Held([1, 3])), StringComparison.Ordinal);
        Assert.Null(Workloads.DeepComparison.Difference("", ("a", new List<int> { 1 }), ("a", new List<int> { 1 })));
        Assert.StartsWith(".Value[0] was 1",
            Workloads.DeepComparison.Difference("", KeyValuePair.Create("a", new[] { 1 }), KeyValuePair.Create("a", new[] { 2 })), StringComparison.Ordinal);
        Assert.NotNull(Workloads.DeepComparison.Difference("", Guid.Empty, Guid.AllBitsSet));
    }

    [Fact]
    public void Codecs_are_asked_for_what_has_none()
    {
        CustomTypes types = CustomTypes.Find(Here, "Basket");
        Assert.Equal("Octavo.Lab.Tests.CustomForeign.Basket", CustomTypes.NameOf(types.Root));
        const string Outer = "Octavo.Lab.Tests.CustomForeign.";
        Assert.Equal([Outer + "Basket", Outer + $"Box<global::{Outer}Place>", Outer + "Item", Outer + "Place"],
            types.Missing.Select(CustomTypes.NameOf).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void What_has_a_codec_is_not_asked_for()
    {
        CustomTypes types = CustomTypes.Find(Here, "Octavo.Lab.Tests.CustomOrder");
        Assert.Empty(types.Missing);
        Assert.Equal("global using Custom = global::Octavo.Lab.Tests.CustomOrder;\n\n", CustomProject.Source(types));
    }

    [Theory]
    [InlineData("Nowhere", "There is no type Nowhere in Octavo.Lab.Tests.dll.")]
    [InlineData("Hidden", "Octavo.Lab.Tests.CustomForeign.Hidden is not public.")]
    public void A_type_that_cannot_be_had_is_said(string name, string message) =>
        Assert.Equal(message, Assert.Throws<InvalidDataException>(() => CustomTypes.Find(Here, name)).Message);

    [Fact]
    public void Its_report_has_no_published_figures()
    {
        TableDefinition table = CustomTable.Of("CustomOrder", "orders.json");
        string page =
            HtmlReport.Write(new LabResults(MachineInfo.Here(), "a runtime", "workstation", "UTC", [new TableResult(CustomTable.Id, 1, 1, [])]), [table]);
        Assert.Contains("CustomOrder from orders.json", page, StringComparison.Ordinal);
        Assert.DoesNotContain("Published figures:", page, StringComparison.Ordinal);
    }

    public void Dispose() => File.Delete(_file);

    private readonly record struct Held(int[] Numbers)
    {
        public static int Unreadable => throw new InvalidOperationException();
    }

    private static CustomOrder Order(int i) => new()
    {
        Id = i,
        Customer = i % 2 == 0 ? null : "Käufer",
        Placed = new DateTime(2024, 5, 6, 7, 8, 9, DateTimeKind.Utc),
        Lines = [.. Enumerable.Range(0, i % 4).Select(n => new CustomLine { Article = $"article {n}", Price = n == 0 ? null : n * 1.25 })],
        Day = DayOfWeek.Friday,
        Totals = new() { ["sum"] = i + 0.5m },
        Codes = [1, 2, 3],
    };

    private static string? DeepComparison(CustomOrder expected, Action<CustomOrder> change)
    {
        CustomOrder actual = Order(expected.Id);
        change(actual);
        return Workloads.DeepComparison.Difference("", expected, actual);
    }

    private void Write<T>(T value) => File.WriteAllBytes(_file, JsonSerializer.SerializeToUtf8Bytes(value, new JsonSerializerOptions { IncludeFields = true }));

    private IWorkload[] Open()
    {
        var settings = new WorkloadSettings(1, 1, new ArrayBufferWriter<byte>(4096), _file);
        return [.. new CustomPeer().Candidates.Select(candidate => candidate.Open(CustomTable.Id, "CustomOrder", settings)!)];
    }
}
