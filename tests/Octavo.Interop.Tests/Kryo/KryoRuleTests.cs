// Owns: the options of Kryo's layout: ids, rules by place, entry points.
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests.Kryo;

public sealed class KryoRuleTests
{
    [Fact]
    public void Ids_are_the_next_that_are_free()
    {
        var options =
            new KryoOptions
            {
                Entry = KryoEntry.ClassAndObject,
                Classes = [new("a") { Id = 10 }, new("b"), new("Open", typeof(Open)), new("c") { IsRegistered = false }, new("Fin", typeof(Fin))]
            };
        Assert.Equal("0d02", Hex(new Open(1), options)); // 9 is b, 10 is a, 11 is Open
        Assert.Equal("0e02000000000000000000", Hex(new Fin(1, 0, false), options));
        Assert.Throws<ArgumentException>(() => OctavoKryo.Serialize(1, new KryoOptions { Classes = [new("a") { Id = 5 }] }));
        Assert.Throws<ArgumentException>(() => OctavoKryo.Serialize(1, new KryoOptions { Classes = [new("a") { Id = 5, IsRegistered = false }] }));
    }

    [Fact]
    public void A_wrapper_has_a_byte_before_it()
    {
        KryoClass[] classes = [new("Open", typeof(Open))];
        var options = new KryoOptions { Classes = classes, Members = new Dictionary<string, KryoMember> { ["Open.x"] = new() { IsBoxed = true } } };
        Assert.Equal("02", Hex(new Open(1), new KryoOptions { Classes = classes }));
        Assert.Equal("0102", Hex(new Open(1), options));
        Assert.Equal(1, OctavoKryo.Deserialize<Open>([1, 2], options)!.X);
        Assert.Equal(OctavoErrorCode.NullNotAllowed, Assert.Throws<OctavoException>(() => OctavoKryo.Deserialize<Open>([0], options)).Code);
    }

    [Fact]
    public void A_wider_declaration_puts_the_class_before_the_value()
    {
        KryoClass[] classes = [new("HasLists", typeof(HasLists)), new("java.util.ArrayList"), new("java.util.HashMap")];
        var options = new KryoOptions { Classes = classes, Members = new Dictionary<string, KryoMember> { ["HasLists.list[]"] = new() { HasClass = true } } };
        Assert.Equal("0c03020400", Hex(new HasLists([1, 2], null), new KryoOptions { Classes = classes }));
        Assert.Equal("0c830200020400", Hex(new HasLists([1, 2], null), options));
        Assert.Equal([1, 2], OctavoKryo.Deserialize<HasLists>(Convert.FromHexString("0c830200020400"), options)!.List!);
        Assert.Equal([1, 2], OctavoKryo.Deserialize<HasLists>(Convert.FromHexString("0c03" + "0202" + "0204" + "00"), options)!.List!); // each with its class
    }

    [Fact]
    public void Other_collections_of_the_manifest_are_read()
    {
        var options =
            new KryoOptions
            {
                Entry = KryoEntry.ClassAndObject,
                Classes = [new("java.util.ArrayList"), new("java.util.LinkedList"), new("java.util.TreeSet"), new("java.util.TreeMap")]
            };
        Assert.Equal([1], OctavoKryo.Deserialize<List<int>>(Convert.FromHexString("0c82" + "0200" + "02"), options)!);
        Assert.Equal([1], OctavoKryo.Deserialize<List<int>>(Convert.FromHexString("0d82" + "00" + "0200" + "02"), options)!);
        Assert.Equal(OctavoErrorCode.InvalidData,
            Assert.Throws<OctavoException>(() => OctavoKryo.Deserialize<List<int>>(Convert.FromHexString("0d82" + "05" + "0200" + "02"), options)).Code);
        Assert.Equal(5, OctavoKryo.Deserialize<Dictionary<string, int>>(Convert.FromHexString("0e02" + "00" + "03826b" + "020a"), options)!["k"]);
    }

    [Fact]
    public void A_union_needs_its_class_in_the_data()
    {
        var options = new KryoOptions { Classes = [new("Circle", typeof(JavaCircle)), new("Square", typeof(JavaSquare))] };
        Assert.Equal(OctavoErrorCode.NotInFormat, Assert.Throws<OctavoException>(() => OctavoKryo.Deserialize<JavaFigure>([2], options)).Code);
        KryoOptions named = options with { Entry = KryoEntry.ClassAndObject };
        Assert.Equal("0c0a", Hex<JavaFigure>(new JavaSquare(5), named));
        Assert.Equal(new JavaSquare(5), OctavoKryo.Deserialize<JavaFigure>([12, 10], named));
    }

    [Fact]
    public void Classes_with_other_serializers_are_refused()
    {
        Assert.Equal(OctavoErrorCode.NotInFormat,
            Assert.Throws<OctavoException>(() => OctavoKryo.Serialize(new List<int>(), new KryoOptions { CollectionClass = "java.util.PriorityQueue" })).Code);
        Assert.Equal(OctavoErrorCode.NotInFormat,
            Assert.Throws<OctavoException>(() => OctavoKryo.Serialize(new Dictionary<int, int>(), new KryoOptions { MapClass = "java.util.EnumMap" })).Code);
    }

    [Fact]
    public void Streams_and_buffer_writers_have_the_same_bytes()
    {
        var options = new KryoOptions { Classes = [new("Fin", typeof(Fin))] };
        var fin = new Fin(1, 1.5, true);
        byte[] expected = OctavoKryo.Serialize(fin, options);
        var stream = new MemoryStream();
        OctavoKryo.Serialize(stream, fin, options);
        Assert.Equal(expected, stream.ToArray());
        stream.Position = 0;
        Assert.Equal(fin, OctavoKryo.Deserialize<Fin>(stream, options));
        var writer = new System.Buffers.ArrayBufferWriter<byte>();
        OctavoKryo.Serialize(writer, fin, options);
        Assert.Equal(expected, writer.WrittenSpan.ToArray());
    }

    private static string Hex<T>(T value, KryoOptions options) => Convert.ToHexStringLower(OctavoKryo.Serialize(value, options));
}
