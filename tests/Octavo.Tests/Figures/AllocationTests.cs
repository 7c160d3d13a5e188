// Owns: what a call allocates: the result and nothing else. Knows the types of documents 000 and 002.
using System.Buffers;
using Octavo.Tests.Zoo.Types;
using Xunit;

namespace Octavo.Tests.Figures;

/// <summary>Bytes allocated on this thread by a call that ran before, so what is made once is made.</summary>
public sealed class AllocationTests
{
    private static readonly BareClass s_value = Sample();
    private static readonly byte[] s_binary = OctavoBinary.Serialize(s_value);
    private static readonly byte[] s_msgPack = OctavoMsgPack.Serialize(s_value);
    private static readonly byte[] s_json = OctavoJson.Serialize(s_value);

    /// <summary>The graph of document 002's SimpleClass: the object, two long texts, ten short ones, an array, a list with its array, two dictionaries with
    /// theirs.</summary>
    private const long Graph = 2528;

    [Fact]
    public void Writing_to_a_buffer_writer_allocates_nothing()
    {
        var destination = new ArrayBufferWriter<byte>(64 * 1024);
        Assert.Equal(0, Allocated(() => OctavoBinary.Serialize(Cleared(destination), s_value)));
        Assert.Equal(0, Allocated(() => OctavoMsgPack.Serialize(Cleared(destination), s_value)));
        Assert.Equal(0, Allocated(() => OctavoJson.Serialize(Cleared(destination), s_value)));
    }

    [Fact]
    public void Writing_to_an_array_allocates_the_array()
    {
        Assert.Equal(ArrayOf(s_binary.Length), Allocated(() => OctavoBinary.Serialize(s_value)));
        Assert.Equal(ArrayOf(s_msgPack.Length), Allocated(() => OctavoMsgPack.Serialize(s_value)));
        Assert.Equal(ArrayOf(s_json.Length), Allocated(() => OctavoJson.Serialize(s_value)));
    }

    [Fact]
    public void Reading_allocates_the_graph()
    {
        Assert.Equal(Graph, Allocated(() => OctavoBinary.Deserialize<BareClass>(s_binary)));
        Assert.Equal(Graph, Allocated(() => OctavoMsgPack.Deserialize<BareClass>(s_msgPack)));
        Assert.Equal(Graph, Allocated(() => OctavoJson.Deserialize<BareClass>(s_json)));
    }

    [Fact]
    public void Structs_that_are_images_allocate_nothing_but_a_result()
    {
        var value = new SimpleStruct { Id = 7, CreateTime = new DateTime(2026, 11, 21) };
        byte[] bytes = OctavoBinary.Serialize(value);
        var destination = new ArrayBufferWriter<byte>(64 * 1024);
        Assert.Equal(0, Allocated(() => OctavoBinary.Serialize(Cleared(destination), value)));
        Assert.Equal(0, Allocated(() => OctavoMsgPack.Serialize(Cleared(destination), value)));
        Assert.Equal(0, Allocated(() => OctavoBinary.Deserialize<SimpleStruct>(bytes)));
        Assert.Equal(ArrayOf(16), Allocated(() => OctavoBinary.Serialize(value)));
    }

    private static IBufferWriter<byte> Cleared(ArrayBufferWriter<byte> writer)
    {
        writer.ResetWrittenCount();
        return writer;
    }

    /// <summary>An array's header and length are 24 bytes with its object header; objects are multiples of 8.</summary>
    private static long ArrayOf(int bytes) => 24 + ((bytes + 7) & ~7);

    private static long Allocated(Action call) => Allocations.Of(call);

    private static BareClass Sample()
    {
        var random = new Random(2);
        var time = new DateTime(2026, 11, 21, 9, 30, 0, DateTimeKind.Utc);
        return new BareClass
        {
            Id = random.Next(),
            Tag = true,
            Guid = new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
            CreateTime = time,
            Name = new string('n', 36),
            Desc = new string('d', 360),
            // Of ten digits: JSON's text of fewer is made with tables of constants, whose use allocates if the JIT does not optimize.
            Numbers = [.. Enumerable.Range(0, 100).Select(_ => random.Next(1_000_000_000, int.MaxValue))],
            Dates = [.. Enumerable.Range(0, 10).Select(i => time.AddSeconds(i))],
            Map1 = Enumerable.Range(0, 10).ToDictionary(n => n, n => n.ToString(System.Globalization.CultureInfo.InvariantCulture)),
            Map2 = Enumerable.Range(0, 10).ToDictionary(n => n, n => n * 2),
        };
    }
}
