// Owns: what happens when members, collections and destinations run code of their own, in every format. Knows no format.
using System.Buffers;
using System.Numerics;
using System.Text;
using System.Text.Json.Nodes;
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Memory;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Robustness;

public sealed class UserCodeTests
{
    public static TheoryData<string> EveryFormat => [.. FormatList.EveryName];

    public static TheoryData<string> Formats => [.. FormatList.Names];

    [Theory, MemberData(nameof(Formats))]
    public void GettersMaySerializeAndSettersDeserialize(string format)
    {
        FormatCalls<Reentrant> calls = FormatList.Of<Reentrant>(format);
        byte[] bytes = calls.Serialize(new Reentrant { Depth = 5 });
        Assert.Equal(bytes, calls.Serialize(new Reentrant { Depth = 5 }));
        var writer = new ArrayBufferWriter<byte>();
        calls.Serialize(writer, new Reentrant { Depth = 5 });
        Assert.Equal(bytes, writer.WrittenSpan.ToArray());
        Reentrant? read = calls.Deserialize(bytes);
        for (int depth = 5; depth >= 0; depth--)
        {
            Assert.Equal(depth, read!.Depth);
            Assert.Equal(depth == 5 ? "before" : new string('b', (depth + 1) * 400), read.Before);
            Assert.Equal(depth == 5 ? "after" : new string('a', (depth + 1) * 400), read.After);
            read = read.Read;
        }
        Assert.Null(read);
    }

    [Theory, MemberData(nameof(Formats))]
    public void ConstructorsMayDeserialize(string format)
    {
        FormatCalls<ReentrantConstructor> calls = FormatList.Of<ReentrantConstructor>(format);
        byte[] inner = OctavoBinary.Serialize(new ReentrantConstructor(OctavoBinary.Serialize(new ReentrantConstructor([], 1)), 2));
        ReentrantConstructor read = calls.Deserialize(calls.Serialize(new ReentrantConstructor(inner, 3)))!;
        Assert.Equal((3, 2, 1), (read.Number, read.Parsed!.Number, read.Parsed.Parsed!.Number));
    }

    [Theory, MemberData(nameof(Formats))]
    public void GettersThatAnswerDifferentlyDoNotOverrunAnything(string format)
    {
        FormatCalls<Fickle> calls = FormatList.Of<Fickle>(format);
        foreach (int before in (int[])[0, 1])
        {
            var fickle = new Fickle { Last = 77 };
            _ = before == 1 ? fickle.Text : null;
            for (int i = 0; i < 5; i++)
            {
                Fickle read = calls.Deserialize(calls.Serialize(fickle))!;
                Assert.Equal(77, read.Last);
                Assert.True(read.LastText!.Trim('語').Trim('t').Length == 0);
                Assert.True(read.LastNumbers!.Length is 1 or 70_000);
                _ = i % 2 == 0 ? fickle.Text : null;
            }
        }
    }

    [Theory, MemberData(nameof(Formats))]
    public void ExceptionsOfUserCodeAreWrapped(string format)
    {
        FormatCalls<Thrower> calls = FormatList.Of<Thrower>(format);
        byte[] bytes = calls.Serialize(new Thrower { Value = 3 });
        try
        {
            Thrower.InGetter = () => new InvalidTimeZoneException("mine");
            Assert.IsType<InvalidTimeZoneException>(Errors.Expect(OctavoErrorCode.UserCode, () => calls.Serialize(new Thrower())).InnerException);
            Thrower.InGetter = () => new IOException("passes");
            Assert.Throws<IOException>(() => calls.Serialize(new Thrower()));
            Thrower.InGetter = () => new OperationCanceledException("passes");
            Assert.Throws<OperationCanceledException>(() => calls.Serialize(new Thrower()));
            Thrower.InGetter = null;
            Thrower.InSetter = () => new ArgumentException("mine");
            Assert.IsType<ArgumentException>(Errors.Expect(OctavoErrorCode.UserCode, () => calls.Deserialize(bytes)).InnerException);
            Assert.False(calls.TryDeserialize(bytes, out _, out OctavoError error));
            Assert.Equal(OctavoErrorCode.UserCode, error.Code);
            Thrower.InSetter = null;
            Thrower.InConstructor = () => new InvalidOperationException("mine");
            Assert.IsType<InvalidOperationException>(Errors.Expect(OctavoErrorCode.UserCode, () => calls.Deserialize(bytes)).InnerException);
        }
        finally
        {
            Thrower.InGetter = null;
            Thrower.InSetter = null;
            Thrower.InConstructor = null;
        }
        Assert.Equal(3, calls.Deserialize(bytes)!.Value);
        Assert.Equal(bytes, calls.Serialize(new Thrower { Value = 3 }));
    }

    [Theory, MemberData(nameof(EveryFormat))]
    public void CollectionsThatMiscountAreRefused(string format)
    {
        FormatCalls<HoldsLiars> calls = FormatList.Of<HoldsLiars>(format);
        foreach ((int count, int items) in ((int, int)[])[(3, 2), (2, 3), (0, 1), (1, 0), (1, 100_000), (100_000, 1), (-1, 2)])
        {
            var liar = new Liar(count, items);
            HoldsLiars[] holders = [new() { Collection = liar }, new() { ReadOnlyCollection = liar }, new() { ReadOnlyList = liar }, new() { Map = liar },
                new() { ReadOnlyMap = liar }, new() { Enumerable = liar }];
            foreach (HoldsLiars holder in holders)
            {
                try
                {
                    HoldsLiars back = calls.Deserialize(calls.Serialize(holder))!;
                    // IEnumerable has no count: it may have been enumerated without asking for one, and nothing is lost.
                    Assert.Equal(items, back.Enumerable!.Count());
                }
                catch (OctavoException found)
                {
                    Assert.True(found.Code == OctavoErrorCode.CountChanged,
                        $"({count}, {items}), {Array.FindIndex(holders, h => h == holder)}: {found.Message}");
                }
            }
            Errors.Expect(OctavoErrorCode.CountChanged, () => OctavoProtobuf.Serialize(holders[3], new OctavoProtobufOptions { Deterministic = true }));
            Errors.Expect(OctavoErrorCode.CountChanged, () => OctavoProtobuf.Serialize(holders[4], new OctavoProtobufOptions { Deterministic = true }));
        }
        var honest = new Liar(3, 3);
        HoldsLiars read = calls.Deserialize(calls.Serialize(new HoldsLiars { Collection = honest, ReadOnlyList = honest, Map = honest, Enumerable = honest }))!;
        Assert.Equal([0, 1, 2], read.Collection!);
        Assert.Equal([0, 1, 2], read.ReadOnlyList!);
        Assert.Equal(2, read.Map![2]);
    }

    /// <summary>A list whose elements change it: cleared, cut, grown, in each declaration and as the root.</summary>
    [Theory, MemberData(nameof(EveryFormat))]
    public void ListsThatChangeAreRefused(string format)
    {
        foreach (Action<List<ChangingItem>> change in (Action<List<ChangingItem>>[])[list => list.Clear(), list => list.RemoveAt(4), list => list.Add(new())])
        {
            foreach (Func<List<ChangingItem>, HoldsChanging> hold in (Func<List<ChangingItem>, HoldsChanging>[])
                [list => new() { List = list }, list => new() { Nullable = list! }, list => new() { Enumerable = list }, list => new() { ReadOnlyList = list },
                list => new() { Interface = list }])
            {
                List<ChangingItem> items = Items();
                Errors.Expect(OctavoErrorCode.CountChanged, () => FormatList.Of<HoldsChanging>(format).Serialize(hold(items)));
            }
            List<ChangingItem> root = Items();
            if (format != "Protobuf") // no call names a list of these as a message
            {
                Errors.Expect(OctavoErrorCode.CountChanged, () => FormatList.Of<List<ChangingItem>>(format).Serialize(root));
            }

            List<ChangingItem> Items()
            {
                List<ChangingItem> items = [.. Enumerable.Range(0, 5).Select(i => new ChangingItem { Value = i })];
                bool changed = false;
                items[1].Writing = () =>
                {
                    if (!changed)
                    {
                        changed = true;
                        change(items);
                    }
                };
                return items;
            }
        }
    }

    [Theory, MemberData(nameof(Formats))]
    public void DerivedObjectsAreNeverSliced(string format)
    {
        Errors.Expect(OctavoErrorCode.UnknownDerivedType, () => FormatList.Of<PlainClass>(format).Serialize(new DerivedFromPlain()));
        Errors.Expect(OctavoErrorCode.UnknownDerivedType, () => FormatList.Of<PlainClass[]>(format).Serialize([new(), new DerivedFromPlain()]));
        Errors.Expect(OctavoErrorCode.NoCodec, () => FormatList.Of<DerivedFromPlain>(format).Serialize(new()));
        Errors.Expect(OctavoErrorCode.NoCodec, () => FormatList.Of<PlainClass>(format).SerializeAs(1, typeof(UserCodeTests)));
    }

    [Theory, MemberData(nameof(Formats))]
    public void FailingDestinationsAndSourcesLeaveTheNextCallWorking(string format)
    {
        FormatCalls<byte[]> calls = FormatList.Of<byte[]>(format);
        byte[] large = new byte[300_000];
        Assert.Throws<IOException>(() => calls.Serialize(new FailingStream(), large));
        Assert.Throws<IOException>(() => calls.Serialize(new FailingStream(), [1]));
        Assert.Throws<IOException>(() => calls.Deserialize(new FailingStream()));
        Errors.Expect(OctavoErrorCode.UserCode, () => calls.Serialize(new FailingBufferWriter(), [1]));
        Assert.Equal([1, 2], calls.Deserialize(calls.Serialize([1, 2]))!);
        Assert.Equal(large, calls.Deserialize(calls.Serialize(large))!);
        var limited = new CallOptions { Limits = new SerializerLimits { MaxTotalBytes = 1000 } };
        byte[] bytes = calls.Serialize(large);
        Errors.Expect(OctavoErrorCode.TotalBytesExceeded, () => calls.Deserialize(new MemoryStream(bytes), limited));
        Errors.Expect(OctavoErrorCode.TotalBytesExceeded, () => calls.Deserialize(new Zoo.Memory.SlowStream(bytes, 100), limited));
        Errors.Expect(OctavoErrorCode.TotalBytesExceeded, () => calls.Deserialize(Zoo.Memory.Segments.Cut(bytes, 10), limited));
    }

    /// <summary>A number and a text in a sorted set of objects: no code of the user threw.</summary>
    [Fact]
    public void ElementsThatCannotBeComparedAreInvalid()
    {
        byte[] data = OctavoMsgPack.Serialize(new MixedList { Items = [1, "a"] });
        Errors.Expect(OctavoErrorCode.InvalidValue, () => OctavoMsgPack.Deserialize<MixedSet>(data));
        CodecRegistry registry = new CodecRegistry().Register<DayOfWeek>(64).Register<(int, int)>(65);
        var options = new OctavoBinaryOptions { Registry = registry };
        foreach (object other in (object[])[1, (BigInteger)5, DayOfWeek.Friday, (1, 2), new Version(1, 2), Guid.Empty, 1m])
        {
            byte[] set = OctavoBinary.Serialize(new MixedList { Items = ["a", other] }, options);
            Errors.Expect(OctavoErrorCode.InvalidValue, () => OctavoBinary.Deserialize<MixedSet>(set, options));
            byte[] map = OctavoBinary.Serialize(new MixedMap { Items = new() { ["a"] = 1, [other] = 2 } }, options);
            Errors.Expect(OctavoErrorCode.InvalidValue, () => OctavoBinary.Deserialize<MixedSortedMap>(map, options));
            Errors.Expect(OctavoErrorCode.InvalidValue, () => OctavoBinary.Deserialize<MixedSortedList>(map, options));
        }
    }

    /// <summary>A JsonNode of text that System.Text.Json does not write.</summary>
    [Fact]
    public void HalfASurrogatePairInANodeIsInvalidText()
    {
        var options = new OctavoJsonOptions { AllowLoneSurrogates = true };
        foreach (string json in (string[])["\"\\ud800\"", "[1,\"a\\udc00b\"]"])
        {
            JsonNode read = OctavoJson.ReadNode(Encoding.UTF8.GetBytes(json), options)!;
            Errors.Expect(OctavoErrorCode.InvalidText, () => OctavoJson.WriteNode(read, options));
        }
    }

    /// <summary>What another process says of a failure is a line of a log, as what this library says is.</summary>
    [Fact]
    public void AnExceptionOfAnotherProcessIsOneLine()
    {
        string forged = string.Concat(Enumerable.Repeat("\n[ERROR] \u001B[31m", 100_000));
        var found = new OctavoException(OctavoErrorCode.InvalidData, forged, forged, 1, forged, null);
        Assert.InRange(found.Message.Length, 0, 5_000);
        Assert.DoesNotContain(found.Message, char.IsControl);
    }

    private sealed class FailingBufferWriter : IBufferWriter<byte>
    {
        public void Advance(int count)
        {
        }

        public Memory<byte> GetMemory(int sizeHint = 0) => throw new InvalidOperationException("no memory");

        public Span<byte> GetSpan(int sizeHint = 0) => throw new InvalidOperationException("no span");
    }

    private sealed class FailingStream : MemoryStream
    {
        public override bool CanSeek => false;

        public override int Read(byte[] buffer, int offset, int count) => throw new IOException("fails");

        public override int Read(Span<byte> buffer) => throw new IOException("fails");

        public override void Write(ReadOnlySpan<byte> buffer) => throw new IOException("fails");

        public override void Write(byte[] buffer, int offset, int count) => throw new IOException("fails");
    }
}
