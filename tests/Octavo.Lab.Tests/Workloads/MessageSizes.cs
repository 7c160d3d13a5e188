// Owns: the wire rules of document 001's three libraries as arithmetic (workload specification 2.5), written from the specification alone.
using System.Numerics;
using System.Text;
using Octavo.Lab.Workloads.Messages;

namespace Octavo.Lab.Tests;

/// <summary>Sizes of one message in the stream of document 001.</summary>
internal static class MessageSizes
{
    /// <summary>NetSerializer: a type id of one byte before each object, integers as varints, the count of characters before a string's bytes.</summary>
    public static int NetSerializer(MessageBase message) => Tagged(message, withCharCount: true);

    /// <summary>NetSerializer2: the same without the count of characters.</summary>
    public static int NetSerializer2(MessageBase message) => Tagged(message, withCharCount: false);

    /// <summary>protobuf-net 2: length prefix, the subtype's field of the base around the body, defaults omitted, negative numbers in ten bytes.</summary>
    public static int Protobuf(MessageBase message)
    {
        int body = ProtobufBody(message);
        return Prefixed(1 + Prefixed(body));
    }

    private static int Tagged(MessageBase message, bool withCharCount) => 1 + message switch
    {
        U8Message => 1,
        S16Message one => Zigzag(one.Value),
        S32Message one => Zigzag(one.Value),
        S64Message one => Zigzag(one.Value),
        PrimitivesMessage one =>
            3 + Varint(one.Char) + Varint(one.UShort) + Zigzag(one.Short) + Varint(one.UInt) + Zigzag(one.Int) + Varint(one.ULong) + Zigzag(one.Long)
            + Varint(BitConverter.SingleToUInt32Bits(one.Single)) + Varint(BitConverter.DoubleToUInt64Bits(one.Double)) + Zigzag((int)one.Enum),
        DictionaryMessage one =>
            Pairs(one.Ints, pair => Zigzag(pair.Key) + Zigzag(pair.Value))
                + Pairs(one.Objects, pair => Text(pair.Key, withCharCount) + 1 + Zigzag(pair.Value.Long)),
        ComplexMessage one =>
            Reference(one.Message, found => Zigzag(found.Value)) + Reference(one.Sealed, Simple)
                + Reference(one.Abstract, found => Simple((MessageSimpleClass)found))
            + Reference(one.Interface, found => Zigzag(((MessageSimpleClass2)found).Long)),
        StringMessage one => Text(one.Text, withCharCount),
        StructMessage one => 1 + Zigzag(one.First.Int) + Zigzag(one.First.Long) + Text(one.Second.Text, withCharCount) + Zigzag(one.Second.Int),
        BoxedPrimitivesMessage one => 2 + 2 + 1 + Zigzag((int)one.Int!) + 1 + Zigzag((long)one.Long!) + 1 + Zigzag((int)(MyEnum)one.Enum!),
        ByteArrayMessage one => one.Bytes is null ? 1 : Varint((ulong)one.Bytes.Length + 1) + one.Bytes.Length,
        IntArrayMessage one => one.Ints is null ? 1 : Varint((ulong)one.Ints.Length + 1) + one.Ints.Sum(number => Zigzag(number)),
        _ => throw new ArgumentException("not a message of document 001", nameof(message)),
    };

    // The dictionary's id, then an array of pairs after its own id.
    private static int Pairs<TKey, TValue>(Dictionary<TKey, TValue>? pairs, Func<KeyValuePair<TKey, TValue>, int> size)
        where TKey : notnull => pairs is null ? 1 : 2 + Varint((ulong)pairs.Count + 1) + pairs.Sum(size);

    private static int Reference<T>(T? value, Func<T, int> size)
        where T : class => 1 + (value is null ? 0 : size(value));

    private static int Simple(MessageSimpleClass value) => Zigzag(value.Int) + Zigzag(value.Long);

    private static int Text(string? text, bool withCharCount)
    {
        if (string.IsNullOrEmpty(text))
            return 1;
        int bytes = Encoding.UTF8.GetByteCount(text);
        return Varint((ulong)bytes + 1) + (withCharCount ? Varint((ulong)text.Length) : 0) + bytes;
    }

    private static int ProtobufBody(MessageBase message) => message switch
    {
        U8Message one => Field(one.Value),
        S16Message one => Field(one.Value),
        S32Message one => Field(one.Value),
        S64Message one => Field(one.Value),
        PrimitivesMessage one =>
            Field(one.Bool ? 1 : 0) + Field(one.Byte) + Field(one.SByte) + Field(one.Char) + Field(one.UShort) + Field(one.Short) + Field(one.UInt)
                + Field(one.Int)
            + Field((long)one.ULong) + Field(one.Long) + (one.Single == 0 ? 0 : 5) + (one.Double == 0 ? 0 : 9) + Field((int)one.Enum),
        DictionaryMessage one => (one.Ints?.Sum(pair => 1 + Prefixed(Field(pair.Key) + Field(pair.Value))) ?? 0)
            + (one.Objects?.Sum(pair => 1 + Prefixed(1 + Prefixed(Encoding.UTF8.GetByteCount(pair.Key)) + 1 + Prefixed(Second(pair.Value)))) ?? 0),
        ComplexMessage one =>
            Nested(one.Message, found => 1 + Prefixed(Field(found.Value))) + Nested(one.Sealed, First)
                + Nested(one.Abstract, found => First((MessageSimpleClass)found))
            + Nested(one.Interface, found => Second((MessageSimpleClass2)found)),
        StringMessage one => one.Text is null ? 0 : 1 + Prefixed(Encoding.UTF8.GetByteCount(one.Text)),
        StructMessage one =>
            1 + Prefixed(Field(one.First.Byte) + Field(one.First.Int) + Field(one.First.Long)) + 1
                + Prefixed(1 + Prefixed(one.Second.Text.Length) + Field(one.Second.Int)),
        ByteArrayMessage one => one.Bytes is null ? 0 : 1 + Prefixed(one.Bytes.Length),
        // Not packed: a tag before each element, and zero is written there.
        IntArrayMessage one => one.Ints?.Sum(number => 1 + Varint((ulong)(long)number)) ?? 0,
        _ => throw new ArgumentException("no protobuf contract in document 001", nameof(message)),
    };

    private static int Nested<T>(T? value, Func<T, int> size)
        where T : class => value is null ? 0 : 1 + Prefixed(size(value));

    // The subtype's field of the base around the own members, then the base's own.
    private static int First(MessageSimpleClass value) => 1 + Prefixed(Field(value.Long)) + Field(value.Int);

    private static int Second(MessageSimpleClass2 value) => 1 + Prefixed(Field(value.Long));

    private static int Field(long value) => value == 0 ? 0 : 1 + Varint((ulong)value);

    private static int Prefixed(int length) => Varint((ulong)length) + length;

    private static int Zigzag(long value) => Varint((ulong)((value << 1) ^ (value >> 63)));

    private static int Varint(ulong value) => (BitOperations.Log2(value | 1) / 7) + 1;
}
