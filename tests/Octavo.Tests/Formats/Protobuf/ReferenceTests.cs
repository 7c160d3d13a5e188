// Owns: references as protobuf-net 2.4.9 writes them: its bytes, sharing and cycles there and back, keys that refer to nothing. Knows no other format.
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Formats.Protobuf;

public sealed class ReferenceTests
{
    // Of protobuf-net 2.4.9, of the same types.
    private const string Shared =
        "0A0C100152080A06736861726564120208011A0208011A0D100252090A036F776E120208011A020801220810035204746578742A0208032A08100452046D6F72652A02080332061005520208053A070A0161120208053A0B0A01621206100652020806431007530A0567726F757054444A070A05706C61696E";
    private const string Itself = "0A016112020800";
    private const string Ring = "0A0162120B100152070A016312020800";
    private const string RingInMember = "0A14100152100A0162120B100252070A016312020801";
    private const string RingInPlainMember = "4A190A01621214100152100A0163120B100252070A016212020801";
    private const string RingOfClasses = "520208020A0162120B100152070A017012020800";
    private const string RingOfClassesFromBase = "0A0170120F1001520B520208020A016212020800";
    private const string List = "0A190A01621214100152100A0163120B100252070A0162120208010A070A016312020802";

    private static NetNode Nodes()
    {
        var first = new NetNode { Name = "b" };
        first.Next = new NetNode { Name = "c", Next = first };
        return first;
    }

    private static string Hex<T>(T value) => Convert.ToHexString(OctavoProtobuf.Serialize(value));

    private static T Read<T>(string hex) => OctavoProtobuf.Deserialize<T>(Convert.FromHexString(hex))!;

    [Fact]
    public void Bytes_are_those_of_protobuf_net()
    {
        var itself = new NetNode { Name = "a" };
        itself.Next = itself;
        var bird = new NetBird { Name = "b", Wings = 2 };
        bird.Parent = new NetSpecies { Name = "p", Parent = bird };
        Assert.Equal(Shared, Hex(NetShared.Full()));
        Assert.Equal(Itself, Hex(itself));
        Assert.Equal(Ring, Hex(Nodes()));
        Assert.Equal(RingInMember, Hex(new NetShared { One = Nodes() }));
        Assert.Equal(RingInPlainMember, Hex(new NetShared { Plain = Nodes() }));
        Assert.Equal(RingOfClasses, Hex<NetSpecies>(bird));
        Assert.Equal(RingOfClasses, Hex(bird));
        Assert.Equal(RingOfClassesFromBase, Hex(bird.Parent));
        NetNode ring = Nodes();
        Assert.Equal(List, Hex(new List<NetNode> { ring, ring.Next! }));
    }

    [Fact]
    public void Shared_objects_and_texts_are_shared_again()
    {
        NetShared read = Read<NetShared>(Shared);
        Assert.Same(read.One, read.Two);
        Assert.Equal([read.One!, read.Nodes![1], read.One!], read.Nodes);
        Assert.Same(read.One, read.Nodes[1].Next);
        Assert.Same(read.Text, read.Texts![0]);
        Assert.Same(read.Text, read.Texts[2]);
        Assert.Same(read.ByDefault, read.Map!["a"]);
        Assert.Equal("group", read.Grouped!.Name);
        Assert.Equal("plain", read.Plain!.Name);
    }

    [Theory]
    [InlineData(Itself, 1)]
    [InlineData(Ring, 2)]
    public void Cycles_close(string hex, int length)
    {
        NetNode read = Read<NetNode>(hex);
        NetNode last = Enumerable.Range(1, length - 1).Aggregate(read, (node, _) => node.Next!);
        Assert.Same(read, last.Next);
    }

    [Fact]
    public void Cycles_in_members_close()
    {
        NetNode one = Read<NetShared>(RingInMember).One!;
        Assert.Same(one, one.Next!.Next);
        // What no reference names has no key: protobuf-net writes it again.
        NetNode plain = Read<NetShared>(RingInPlainMember).Plain!;
        Assert.NotSame(plain, plain.Next!.Next);
        Assert.Same(plain.Next, plain.Next.Next!.Next);
    }

    [Fact]
    public void Cycles_of_an_inheritance_close()
    {
        var bird = Assert.IsType<NetBird>(Read<NetSpecies>(RingOfClasses));
        Assert.Same(bird, bird.Parent!.Parent);
        Assert.Equal(2, bird.Wings);
        NetSpecies species = Read<NetSpecies>(RingOfClassesFromBase);
        Assert.Same(species, Assert.IsType<NetBird>(species.Parent).Parent);
    }

    [Fact]
    public void A_cycle_goes_through_populate_to_the_object_that_is_there()
    {
        var node = new NetNode { Name = "before" };
        OctavoProtobuf.Populate(Convert.FromHexString(Itself), ref node);
        Assert.Same(node, node.Next);
    }

    [Fact]
    public void What_a_constructor_binds_is_shared_and_closes_no_cycle()
    {
        var shared = new NetBoundNode("s", null);
        Assert.Equal("0A0161120710015203" + "0A0173", Hex(new NetBoundNode("a", shared)));
        OctavoException refused = Assert.Throws<OctavoException>(() => Read<NetBoundNode>(Itself));
        Assert.Equal(OctavoErrorCode.InvalidData, refused.Code);
    }

    [Theory]
    [InlineData("0A020805", "NetShared.One", "no earlier object has the key 5")] // of nothing
    [InlineData("0A020800", "NetShared.One", "no earlier object has the key 0")] // the root is none that is referred to
    [InlineData("0A00", "NetShared.One", "a reference without the key of an object")]
    [InlineData("0A021001", "NetShared.One", "a reference without the key of an object")]
    [InlineData("0A0410005200", "NetShared.One", "greater than 0")]
    [InlineData("0A0B10FFFFFFFFFFFFFFFFFF01", "NetShared.One", "greater than 0")]
    [InlineData("0A0410015200" + "120410015200", "NetShared.Two", "two objects have the key 1")]
    [InlineData("0A0410015200" + "22020801", "NetShared.Text", "is a Octavo.Tests.Zoo.Types.NetNode, but the declared type is System.String")]
    [InlineData("2206100152026869" + "0A020801", "NetShared.One", "is a System.String, but the declared type is Octavo.Tests.Zoo.Types.NetNode")]
    [InlineData("0A031A0101", "NetShared.One", "")]
    [InlineData("0A0218015200", "NetShared.One", "data never chooses a type")]
    [InlineData("1A020809", "NetShared.Nodes[0]", "no earlier object has the key 9")]
    [InlineData("0A0710015203" + "0A0561", "NetShared.One.Name", "")] // a length inside the object inside the reference
    public void Other_references_are_refused(string hex, string path, string reason)
    {
        OctavoException refused = Assert.Throws<OctavoException>(() => Read<NetShared>(hex));
        Assert.Contains(reason, refused.Message, StringComparison.Ordinal);
        Assert.EndsWith(path, refused.Path, StringComparison.Ordinal);
    }

    [Fact]
    public void A_null_among_references_is_refused()
    {
        OctavoException refused = Assert.Throws<OctavoException>(() => OctavoProtobuf.Serialize(new NetShared { Nodes = [null!] }));
        Assert.Equal(OctavoErrorCode.InvalidValue, refused.Code);
    }

    [Fact]
    public void Lengths_counted_beforehand_are_those_of_the_same_keys()
    {
        // A chain whose lengths do not fit their call sites' is counted first from the second time on.
        NetNode last = new() { Name = new string('x', 300) };
        NetNode chain = last;
        for (int i = 0; i < 40; i++)
        {
            chain = new NetNode { Name = new string('n', 20 * i), Next = chain };
        }
        last.Next = chain;
        string first = Hex(chain);
        for (int i = 0; i < 5; i++)
        {
            Assert.Equal(first, Hex(chain));
        }
        NetNode read = Read<NetNode>(first);
        NetNode end = Enumerable.Range(0, 40).Aggregate(read, (node, _) => node.Next!);
        Assert.Same(read, end.Next);
    }

    [Fact]
    public void The_schema_has_a_message_for_each_reference()
    {
        string schema = OctavoProtobuf.Schema<NetNode>();
        Assert.Contains("NetNodeNextReference next = 2;", schema, StringComparison.Ordinal);
        Assert.Contains("int32 existing_object_key = 1;", schema, StringComparison.Ordinal);
        Assert.Contains("NetNode payload = 10;", schema, StringComparison.Ordinal);
    }
}
