// Owns: what objects come back as, format by format, and what hostile data may ask for where object is declared.
using System.Collections;
using System.Text;
using Octavo.MsgPack;
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Registry;

public sealed class ObjectMemberTests
{
    private static readonly CodecRegistry s_registry = new CodecRegistry().Register<Address>(64).Register<StructCase>(65).Register<ByteEnum>(66)
        .Register<List<Address>>(300, "addresses").Register<Box>(67).Freeze();
    private static readonly OctavoBinaryOptions s_binary = new() { Registry = s_registry };
    private static readonly OctavoCompactOptions s_compact = new() { Registry = s_registry };
    private static readonly OctavoMsgPackOptions s_msgPack = new() { Registry = s_registry };
    private static readonly OctavoTokensOptions s_tokens = new() { Registry = s_registry };

    [Fact]
    public void RegisteredTypesComeBackAsTheyWere()
    {
        foreach (object value in new object[] { new Address { City = "c" }, new StructCase { Number = 1, Text = "t" }, (ByteEnum)3,
            new List<Address> { new() { City = "d" } }, new Box { Width = 5 } })
        {
            foreach (object? back in Everywhere(value))
            {
                Assert.Equal(value.GetType(), back!.GetType());
                Assert.Null(DeepComparer.Difference(value, back, Fidelity.Tokens));
            }
        }
    }

    [Fact]
    public void AllButMessagePackKeepEveryType()
    {
        foreach (object value in new object[] { 'a', new List<object> { 1 }, new Dictionary<string, object> { ["a"] = 1 },
            new Dictionary<object, object> { ["a"] = 1 }, new ArrayList { 1 }, new Hashtable { ["a"] = 1 }, new object[] { 1 } })
        {
            Assert.Equal(value.GetType(), OctavoBinary.Deserialize<object>(OctavoBinary.Serialize(value))!.GetType());
            Assert.Equal(value.GetType(), OctavoCompact.Deserialize<object>(OctavoCompact.Serialize(value))!.GetType());
            Assert.Equal(value.GetType(), OctavoTokens.Deserialize<object>(OctavoTokens.Serialize(value))!.GetType());
        }
    }

    /// <summary>What MessagePack tells of a value it tells as MessagePack-CSharp does; its reader gives the same types.</summary>
    [Theory]
    [InlineData(true, "C3", typeof(bool))]
    [InlineData((sbyte)5, "D005", typeof(sbyte))]
    [InlineData((byte)5, "CC05", typeof(byte))]
    [InlineData((short)-5, "D1FFFB", typeof(short))]
    [InlineData((ushort)5, "CD0005", typeof(ushort))]
    [InlineData(5, "D200000005", typeof(int))]
    [InlineData(5u, "CE00000005", typeof(uint))]
    [InlineData(-5L, "D3FFFFFFFFFFFFFFFB", typeof(long))]
    [InlineData(5ul, "CF0000000000000005", typeof(ulong))]
    [InlineData(1.5f, "CA3FC00000", typeof(float))]
    [InlineData(1.5, "CB3FF8000000000000", typeof(double))]
    [InlineData('a', "61", typeof(byte))]
    [InlineData('語', "CD8A9E", typeof(ushort))]
    [InlineData("ab", "A26162", typeof(string))]
    [InlineData(new byte[] { 1, 2 }, "C4020102", typeof(byte[]))]
    public void MessagePackWritesWhatItKnowsInItsOwnForms(object value, string bytes, Type back)
    {
        Assert.Equal(bytes, Convert.ToHexString(OctavoMsgPack.Serialize(value)));
        Assert.IsType(back, OctavoMsgPack.Deserialize<object>(Convert.FromHexString(bytes)));
    }

    [Fact]
    public void MessagePackReadsCollectionsOfObjectsAsArrayAndDictionary()
    {
        foreach (object value in new object[] { new List<object?> { 1, null }, new ArrayList { 1, null }, new object?[] { 1, null } })
        {
            Assert.Equal("92D200000001C0", Convert.ToHexString(OctavoMsgPack.Serialize(value)));
            Assert.Equal([1, null], Assert.IsType<object?[]>(OctavoMsgPack.Deserialize<object>(OctavoMsgPack.Serialize(value))));
        }
        foreach (object value in new object[] { new Dictionary<string, object> { ["a"] = true }, new Hashtable { ["a"] = true },
            new Dictionary<object, object> { ["a"] = true } })
        {
            Assert.Equal("81A161C3", Convert.ToHexString(OctavoMsgPack.Serialize(value)));
            Assert.Equal(true, Assert.IsType<Dictionary<object, object?>>(OctavoMsgPack.Deserialize<object>(OctavoMsgPack.Serialize(value)))["a"]);
        }
        Assert.Equal(DateTime.UnixEpoch, OctavoMsgPack.Deserialize<object>(OctavoMsgPack.Serialize<object>(DateTime.UnixEpoch)));
    }

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(3)]
    [InlineData(4)]
    [InlineData(12)]
    [InlineData(250)]
    [InlineData(300)]
    [InlineData(70_000)]
    public void AnExtensionHasTheShortestHead(int characters)
    {
        byte[] bytes = OctavoMsgPack.Serialize<object>(new Uri(new string('a', characters), UriKind.Relative));
        var reader = new OctavoMsgPackReader(bytes);
        MsgPackExtension extension = reader.ReadExtension();
        Assert.Equal(79, extension.Type);
        Assert.True(reader.IsAtEnd);
        Assert.Equal([0x92, 46], extension.Data[..2]);
        var buffer = new System.Buffers.ArrayBufferWriter<byte>();
        using (var writer = new OctavoMsgPackWriter(buffer))
        {
            writer.WriteExtension(79, extension.Data);
        }
        Assert.Equal(bytes, buffer.WrittenSpan);
        Assert.Equal(characters, Assert.IsType<Uri>(OctavoMsgPack.Deserialize<object>(bytes)).OriginalString.Length);
    }

    [Fact]
    public void TypesThatAreNotRegisteredAreRefused()
    {
        foreach (object value in new[] { new object(), new Address(), DayOfWeek.Friday, new List<int>(), new Exception() })
        {
            Robustness.Errors.Expect(OctavoErrorCode.NotRegistered, () => OctavoBinary.Serialize(value));
            Robustness.Errors.Expect(OctavoErrorCode.NotRegistered, () => OctavoCompact.Serialize(value));
            Robustness.Errors.Expect(OctavoErrorCode.NotRegistered, () => OctavoMsgPack.Serialize(value));
            Robustness.Errors.Expect(OctavoErrorCode.NotRegistered, () => OctavoTokens.Serialize(value));
        }
        // A class derived from a registered one is another type.
        Robustness.Errors.Expect(OctavoErrorCode.NotRegistered, () => OctavoBinary.Serialize<object>(new Cube(), s_binary));
        byte[] binary = OctavoBinary.Serialize<object>(new Address(), s_binary);
        byte[] compact = OctavoCompact.Serialize<object>(new Address(), s_compact);
        byte[] msgPack = OctavoMsgPack.Serialize<object>(new Address(), s_msgPack);
        byte[] tokens = OctavoTokens.Serialize<object>(new Address(), s_tokens);
        Robustness.Errors.Expect(OctavoErrorCode.NotRegistered, () => OctavoBinary.Deserialize<object>(binary));
        Robustness.Errors.Expect(OctavoErrorCode.NotRegistered, () => OctavoCompact.Deserialize<object>(compact));
        Robustness.Errors.Expect(OctavoErrorCode.NotRegistered, () => OctavoMsgPack.Deserialize<object>(msgPack));
        Robustness.Errors.Expect(OctavoErrorCode.NotRegistered, () => OctavoTokens.Deserialize<object>(tokens));
    }

    [Theory]
    [InlineData("01", OctavoErrorCode.NotRegistered)] // id 0
    [InlineData("40", OctavoErrorCode.NotRegistered)] // id 63
    [InlineData("FFFFFFFF0F", OctavoErrorCode.NotRegistered)]
    [InlineData("1900", OctavoErrorCode.InvalidData)] // a text that is null
    [InlineData("1B00", OctavoErrorCode.InvalidData)] // an array that is null
    [InlineData("1BFFFFFFFF0F", OctavoErrorCode.CountTooLarge)]
    [InlineData("1EFFFFFFFF0F", OctavoErrorCode.CountTooLarge)]
    [InlineData("1E020000", OctavoErrorCode.NullNotAllowed)] // a key that is null
    [InlineData("1E03020102010201", OctavoErrorCode.EndOfData)]
    [InlineData("1E0302010002010000", OctavoErrorCode.DuplicateKey)]
    public void BinaryRefusesWhatIsNoObject(string hex, OctavoErrorCode code) =>
        Robustness.Errors.Expect(code, () => OctavoBinary.Deserialize<object>(Convert.FromHexString(hex)));

    [Theory]
    [InlineData("01", OctavoErrorCode.NotRegistered)] // id 0
    [InlineData("40", OctavoErrorCode.NotRegistered)] // id 63
    [InlineData("FFFFFFFF0F", OctavoErrorCode.NotRegistered)]
    [InlineData("FFFFFFFF1F", OctavoErrorCode.InvalidData)] // more than 32 bits
    [InlineData("8700", OctavoErrorCode.InvalidData)] // not the shortest form
    [InlineData("07FFFFFFFFFFFFFFFFFF", OctavoErrorCode.NumberOutOfRange)] // no int
    [InlineData("1900", OctavoErrorCode.InvalidData)] // a text that is null
    [InlineData("1B00", OctavoErrorCode.InvalidData)] // an array that is null
    [InlineData("1BFFFFFFFF0F", OctavoErrorCode.CountTooLarge)]
    [InlineData("1EFFFFFFFF0F", OctavoErrorCode.CountTooLarge)]
    [InlineData("1E020000", OctavoErrorCode.NullNotAllowed)] // a key that is null
    [InlineData("1E03020102010201", OctavoErrorCode.EndOfData)]
    [InlineData("1E03020100020100", OctavoErrorCode.DuplicateKey)]
    public void CompactRefusesWhatIsNoObject(string hex, OctavoErrorCode code) =>
        Robustness.Errors.Expect(code, () => OctavoCompact.Deserialize<object>(Convert.FromHexString(hex)));

    [Theory]
    [InlineData("C1", OctavoErrorCode.InvalidData)]
    [InlineData("D40500", OctavoErrorCode.TypeMismatch)] // an extension of somebody else's
    [InlineData("C7034F923F00", OctavoErrorCode.NotRegistered)]
    [InlineData("C7034F9218C0", OctavoErrorCode.InvalidData)] // a text that is null
    [InlineData("C7024F9118", OctavoErrorCode.InvalidData)] // an array of one
    [InlineData("C7044F9206056A", OctavoErrorCode.InvalidData)] // longer than its value
    [InlineData("C7024F920605", OctavoErrorCode.InvalidData)] // shorter
    [InlineData("C9FFFFFFFF4F920605", OctavoErrorCode.CountTooLarge)]
    [InlineData("DDFFFFFFFF", OctavoErrorCode.CountTooLarge)]
    [InlineData("81C001", OctavoErrorCode.NullNotAllowed)] // a key that is null
    [InlineData("8201010102", OctavoErrorCode.DuplicateKey)]
    public void MessagePackRefusesWhatIsNoObject(string hex, OctavoErrorCode code) =>
        Robustness.Errors.Expect(code, () => OctavoMsgPack.Deserialize<object>(Convert.FromHexString(hex)));

    [Fact]
    public void DepthIsAlwaysCounted()
    {
        object cycle = new object[1];
        ((object[])cycle)[0] = cycle;
        Robustness.Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoBinary.Serialize(cycle));
        Robustness.Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoCompact.Serialize(cycle));
        Robustness.Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoMsgPack.Serialize(cycle));
        Robustness.Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoTokens.Serialize(cycle));
        object deepest = Nested(64);
        object tooDeep = Nested(65);
        foreach (object? back in Everywhere(deepest))
        {
            Assert.Null(DeepComparer.Difference(deepest, back, Fidelity.Tokens));
        }
        Robustness.Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoBinary.Serialize(tooDeep));
        Robustness.Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoCompact.Serialize(tooDeep));
        Robustness.Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoMsgPack.Serialize(tooDeep));
    }

    [Fact]
    public void TenThousandLevelsAreAnError()
    {
        byte[] binary = [.. Enumerable.Repeat(new byte[] { 27, 2 }, 10_000).SelectMany(pair => pair), 0];
        byte[] msgPack = [.. Enumerable.Repeat((byte)0x91, 10_000), 0xC0];
        byte[] tokens = [.. Enumerable.Repeat(new byte[] { 34, 26, 0, 0, 0, 5, 1, 0, 0, 0 }, 10_000).SelectMany(head => head), 1];
        Robustness.Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoBinary.Deserialize<object>(binary));
        Robustness.Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoCompact.Deserialize<object>(binary)); // the same bytes
        Robustness.Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoMsgPack.Deserialize<object>(msgPack));
        Robustness.Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoTokens.Deserialize<object>(tokens));
        // With the largest limit too, whatever the stack is: a value or an error, never the end of the process.
        var limits = new SerializerLimits { MaxDepth = 10_000 };
        Exception? found = Record.Exception(() => OctavoBinary.Deserialize<object>(binary, new() { Limits = limits }));
        Assert.True(found is null or OctavoException { Code: OctavoErrorCode.DepthExceeded }, $"{found}");
    }

    /// <summary>Nested counts that each claim the whole rest take memory for what is there, not for what they claim.</summary>
    [Fact]
    public void CountsDoNotAddUp()
    {
        const int Levels = 60;
        var msgPack = new List<byte>();
        var binary = new List<byte>();
        for (int level = 0; level < Levels; level++)
        {
            msgPack.AddRange([0xDD, 0, 0x0F, 0, 0]);
            binary.AddRange([27, 0x80, 0x80, 0x3C]);
        }
        msgPack.AddRange(new byte[1 << 20]);
        binary.AddRange(Enumerable.Repeat((byte)0x41, 1 << 20));
        Few(() => OctavoMsgPack.Deserialize<object>([.. msgPack]));
        Few(() => OctavoBinary.Deserialize<object>([.. binary]));
        Few(() => OctavoCompact.Deserialize<object>([.. binary]));

        static void Few(Action read)
        {
            long before = GC.GetAllocatedBytesForCurrentThread();
            Assert.Throws<OctavoException>(read);
            Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 120L << 20);
        }
    }

    [Fact]
    public void DescriptionsNameTheId() => Assert.Equal(
        "typed 26 array 3\n  typed 6 int32 1\n  null\n  typed 24 text \"a\"\n",
        OctavoTokens.Describe<object>(new object?[] { 1, null, "a" }));

    [Fact]
    public void LooseCollectionsAreFilledWhereTheyExist()
    {
        var existing = new HoldsLooseCollections { List = [9], Sorted = new SortedList(StringComparer.OrdinalIgnoreCase), Queue = new(new object[] { 8 }) };
        (ArrayList list, SortedList sorted, Queue queue) = (existing.List, existing.Sorted, existing.Queue);
        OctavoBinary.Populate(
            OctavoBinary.Serialize(new HoldsLooseCollections { List = [1], Sorted = new() { ["a"] = 1 }, Queue = new(new object[] { 2, 3 }) }), existing);
        Assert.Same(list, existing.List);
        Assert.Same(sorted, existing.Sorted);
        Assert.Same(queue, existing.Queue);
        Assert.Equal([1], list.Cast<object>());
        Assert.Equal([2, 3], queue.Cast<object>());
        Assert.Equal(1, sorted["A"]);
    }

    /// <summary>A sorted list asks its keys for an order, which data need not give them.</summary>
    [Fact]
    public void KeysWithoutAnOrderAreNoSortedList()
    {
        var mixed = new Dictionary<object, object?> { [1] = "one", ["a"] = 2, [true] = 3 };
        Assert.Equal(OctavoErrorCode.InvalidValue,
            Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<SortedList>(OctavoBinary.Serialize(mixed))).Code);
        Assert.Equal(OctavoErrorCode.InvalidValue,
            Assert.Throws<OctavoException>(() => OctavoCompact.Deserialize<SortedList>(OctavoCompact.Serialize(mixed))).Code);
        Assert.Equal(OctavoErrorCode.InvalidValue,
            Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<SortedList>(OctavoMsgPack.Serialize(mixed))).Code);
    }

    [Fact]
    public void TheSeedReachesTablesWithoutTypeArguments()
    {
        byte[] bytes = OctavoBinary.Serialize(new Hashtable { [1L] = "a", [new DateTime(5)] = 2 });
        Hashtable back = OctavoBinary.Deserialize<Hashtable>(bytes, OctavoBinaryOptions.Untrusted)!;
        Assert.Equal("a", back[1L]);
        Assert.Equal(2, back[new DateTime(5)]);
    }

    private static object Nested(int levels)
    {
        object value = new object[] { 1 };
        for (int level = 1; level < levels; level++)
        {
            value = new[] { value };
        }
        return value;
    }

    private static object?[] Everywhere(object value) =>
    [
        OctavoBinary.Deserialize<object>(OctavoBinary.Serialize(value, s_binary), s_binary),
        OctavoCompact.Deserialize<object>(OctavoCompact.Serialize(value, s_compact), s_compact),
        OctavoMsgPack.Deserialize<object>(OctavoMsgPack.Serialize(value, s_msgPack), s_msgPack),
        OctavoTokens.Deserialize<object>(OctavoTokens.Serialize(value, s_tokens), s_tokens),
    ];
}
