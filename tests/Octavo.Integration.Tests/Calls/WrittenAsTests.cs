// Owns: the tests of how an object is written if only the object is known.
namespace Octavo.IntegrationTests.Calls;

public sealed class WrittenAsTests
{
    [Fact]
    public void TheOwnTypeComesFirst()
    {
        Assert.Equal(typeof(Order), OctavoCodecs.GetSerializableType(typeof(Order), OctavoFormats.Json));
        Assert.Equal(typeof(List<Order>), OctavoCodecs.GetSerializableType(typeof(List<Order>), OctavoFormats.Json));
        Assert.Equal(typeof(string), OctavoCodecs.GetSerializableType(typeof(string), OctavoFormats.Json));
        var order = Order.Of(1);
        Assert.Same(order, OctavoCodecs.ToSerializable(order, typeof(Order)));
    }

    /// <summary>Each is written as an array of its elements; null elements stay.</summary>
    [Fact]
    public void CollectionsAreArrays()
    {
        foreach (object orders in (object[])[new Queue<Order?>([Order.Of(1), null]), new LinkedList<Order?>([Order.Of(1), null]), Query(),
            new Dictionary<int, Order?> { [1] = Order.Of(1), [2] = null }.Values])
        {
            Type type = OctavoCodecs.GetSerializableType(orders.GetType(), OctavoFormats.Cbor)!;
            Assert.True(type.IsAssignableTo(typeof(IEnumerable<Order>)), type.FullName);
            byte[] bytes = OctavoFormats.Cbor.Serialize(OctavoCodecs.ToSerializable(orders, type), type);
            List<Order?> read = OctavoFormats.Cbor.Deserialize<List<Order?>>(bytes)!;
            Assert.Equal((2, 1), (read.Count, read[0]!.Lines.Count));
            Assert.Null(read[1]);
        }
        object numbers = Enumerable.Range(0, 10).Where(number => number % 2 == 0);
        Assert.Equal(typeof(int[]), OctavoCodecs.GetSerializableType(numbers.GetType(), OctavoFormats.Binary));
        Assert.Equal([0, 2, 4, 6, 8], Assert.IsType<int[]>(OctavoCodecs.ToSerializable(numbers, typeof(int[]))));

        static IEnumerable<Order?> Query()
        {
            yield return Order.Of(1);
            yield return null;
        }
    }

    /// <summary>A literal null is a value here, and no stream.</summary>
    [Fact]
    public void NullIsAValue()
    {
        Assert.Equal("null"u8.ToArray(), OctavoFormats.Json.Serialize(null, typeof(Order)));
        Assert.Throws<ArgumentException>(() => OctavoFormats.Json.Serialize(null, typeof(OrderLine)));
    }

    [Fact]
    public void WhatHasNoCodecIsNotWritten()
    {
        Assert.Null(OctavoCodecs.GetSerializableType(typeof(Uncoded), OctavoFormats.Json));
        Assert.Null(OctavoCodecs.GetSerializableType(new Queue<Uncoded>().GetType(), OctavoFormats.Json));
        Assert.Null(OctavoCodecs.GetSerializableType(new Queue<object>().GetType(), OctavoFormats.Json));       // what is in it, only it can say
        Assert.Null(OctavoCodecs.GetSerializableType(typeof(Dictionary<Uncoded, int>), OctavoFormats.Json));    // a dictionary is not an array of pairs
        Assert.Null(OctavoCodecs.GetSerializableType(typeof(Twice), OctavoFormats.Json));
        Assert.Throws<ArgumentException>(() => OctavoCodecs.ToSerializable(Order.Of(1), typeof(int[])));
        OctavoException found =
            Assert.Throws<OctavoException>(() => OctavoCodecs.EnsureCodec(typeof(Uncoded), OctavoFormats.Json.Compressed(CompressionMethod.Brotli)));
        Assert.Contains("[GenerateCodec]", found.Message, StringComparison.Ordinal);
    }

    private sealed class Twice : IEnumerable<int>, IEnumerable<string>
    {
        IEnumerator<int> IEnumerable<int>.GetEnumerator() => throw new NotSupportedException();

        IEnumerator<string> IEnumerable<string>.GetEnumerator() => throw new NotSupportedException();

        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => throw new NotSupportedException();
    }
}
