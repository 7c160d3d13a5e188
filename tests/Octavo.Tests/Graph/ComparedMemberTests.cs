// Owns: the comparing of members whose types say nothing of their equality. Knows no format.
using System.Net;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace Octavo.Tests.Graph;

public sealed class ComparedMemberTests
{
    public static TheoryData<string> Texts =>
        ["1", "-1.50", "1e5", "12345678901234567890123", "\"a\"", "\"é<\"", "true", "[]", "{}", "[1,{\"a\":[null,\"b\"]}]", "{\"a\":1.0,\"b\":[{}]}"];

    /// <summary>A column of Entity Framework Core was saved at each call.</summary>
    [Theory, MemberData(nameof(Texts))]
    public void JsonIsComparedByItsParts(string text)
    {
        ComparedMembers value = Of(text);
        Equal(value, Of(text));
        Equal(value, Of(" " + text.Replace(",", " , ", StringComparison.Ordinal)));
        Equal(value, OctavoGraph.Clone(value));
        Equal(value, OctavoCbor.Deserialize<ComparedMembers>(OctavoCbor.Serialize(value)));
        Equal(value, OctavoJson.Deserialize<ComparedMembers>(OctavoJson.Serialize(value)));
        ComparedMembers other = Of("[2]");
        Assert.Equal(["Node", "Element", "Document", "Nodes", "Elements"],
            OctavoGraph.Diff(value, other).Select(one => one.Path.Split('.', '[')[1]).Distinct());

        static ComparedMembers Of(string text) => new()
        {
            Node = JsonNode.Parse(text),
            Element = JsonDocument.Parse(text).RootElement,
            Document = JsonDocument.Parse(text),
            Nodes = [JsonNode.Parse(text), null],
            Elements = new() { ["a"] = JsonDocument.Parse(text).RootElement },
        };
    }

    [Fact]
    public void JsonDiffersWhereItIsWrittenDifferently()
    {
        Equal(Node("{\"a\":1,\"b\":2}"), Node("{\"b\":2,\"a\":1}"));
        Equal(new ComparedMembers { Node = new JsonArray(1, 2L, 3m, "é<", null) }, Node("[1,2,3,\"\\u00e9<\",null]"));
        Differ(Node("1"), Node("\"1\""), "ComparedMembers.Node");
        Differ(Node("{\"a\":[1]}"), Node("{\"a\":[1.0]}"), "ComparedMembers.Node[\"a\"][0]");
        Differ(Node("{\"a\":null}"), Node("{}"), "ComparedMembers.Node[\"a\"]");
        Differ(Element("{\"a\":1,\"a\":2}"), Element("{\"a\":2,\"a\":1}"), "ComparedMembers.Element[0].Item2");
        Equal(Element("\"\\u0061\""), Element("\"a\""));
        Equal(Element("{\"\\u0061\":1}"), Element("{\"a\":1}"));
        Equal(Element("[\"\\ud800\",{\"\\ud800\":1}]"), Element("[\"\\ud800\",{\"\\ud800\":1}]"));
        Equal(new ComparedMembers { Element = default(JsonElement) }, new ComparedMembers { Element = default(JsonElement) });

        static ComparedMembers Node(string text) => new() { Node = JsonNode.Parse(text) };

        static ComparedMembers Element(string text) => new() { Element = JsonDocument.Parse(text).RootElement };
    }

    [Fact]
    public void DepthOfJsonIsNotTheStacks()
    {
        string text = new string('[', 9_000) + new string(']', 9_000);
        JsonElement Parsed() => JsonDocument.Parse(text, new JsonDocumentOptions { MaxDepth = 10_000 }).RootElement;
        bool? same = null;
        (ComparedMembers left, ComparedMembers right) = (new() { Element = Parsed() }, new() { Element = Parsed() });
        var thread = new Thread(() => same = OctavoGraph.Equals(left, right), 256 * 1024);
        thread.Start();
        thread.Join();
        Assert.True(same);
    }

    [Fact]
    public void CodecsOfMembersTellByTheirBytes()
    {
        Same(new ComparedMembers { Mark = new(1), Spot = new([1, 2]) });
        Differ(new ComparedMembers { Mark = new(1) }, new ComparedMembers { Mark = new(2) }, "ComparedMembers.Mark");
        Differ(new ComparedMembers { Mark = new(1) }, new ComparedMembers(), "ComparedMembers.Mark");
        Differ(new ComparedMembers { Spot = new([1]) }, new ComparedMembers { Spot = new([2]) }, "ComparedMembers.Spot");
        var mark = new Mark(1);
        Assert.Same(mark, Assert.Single(OctavoGraph.Diff(new ComparedMembers { Mark = mark }, new ComparedMembers { Mark = new(2) })).Left);
    }

    [Fact]
    public void SetsThatDeriveOrShowOthersHaveNoOrder()
    {
        Equal(new ComparedMembers { Derived = [1, 2], Shown = new(new HashSet<int> { 1, 2 }) },
            new ComparedMembers { Derived = [2, 1], Shown = new(new SortedSet<int> { 2, 1 }) });
        Differ(new ComparedMembers { Derived = [1, 2] }, new ComparedMembers { Derived = [1, 3] }, "ComparedMembers.Derived[0]");
    }

    /// <summary>The platform's own addresses are of a type of its own.</summary>
    [Fact]
    public void AddressesAreEqualIfTheySaySo()
    {
        Same(new ComparedMembers { Address = IPAddress.Loopback });
        Equal(new ComparedMembers { Address = IPAddress.IPv6Any }, new ComparedMembers { Address = IPAddress.Parse("::") });
        Differ(new ComparedMembers { Address = IPAddress.Loopback }, new ComparedMembers { Address = IPAddress.Parse("127.0.0.2") }, "ComparedMembers.Address");
    }

    private static void Same(ComparedMembers value)
    {
        Equal(value, OctavoGraph.Clone(value));
        Equal(value, OctavoBinary.Deserialize<ComparedMembers>(OctavoBinary.Serialize(value)));
    }

    private static void Equal(ComparedMembers left, ComparedMembers? right)
    {
        Assert.Empty(OctavoGraph.Diff(left, right));
        Assert.True(OctavoGraph.Equals(left, right));
    }

    private static void Differ(ComparedMembers left, ComparedMembers right, string path) => Assert.Equal(path, OctavoGraph.Diff(left, right, 1)[0].Path);
}
