// Owns: the tests of graphs that are more than the zoo's samples: long, on a small stack, read from bad data.
using System.Text;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.References;

public sealed class ReferenceGraphTests
{
    private const int SmallStack = 256 * 1024;

    public static TheoryData<string> Native => ["Binary", "Compact"];

    public static TheoryData<string> All => ["Binary", "Compact", "MessagePack", "CBOR", "JSON"];

    [Theory, MemberData(nameof(Native))]
    public void AListOfAMillionNodesNeedsNoStack(string format) => OnSmallStack(() =>
    {
        int Length = TestRun.All ? 1_000_000 : 200_000; // both are far more than the small stack holds
        SharedNode list = SharedTypes.Chain(Length);
        SharedNode? node = Read<SharedNode>(format, Write(format, list));
        for (int i = 1; i <= Length; i++)
        {
            if (node is null || node.Id != i)
            {
                Assert.Fail($"node {i} is {node?.Id.ToString(System.Globalization.CultureInfo.InvariantCulture) ?? "null"}");
            }
            node = node.Next;
        }
        Assert.Null(node);
    });

    [Theory, MemberData(nameof(Native))]
    public void ADegenerateTreeThatComesBackToItsRootNeedsNoStack(string format) => OnSmallStack(() =>
    {
        SharedGroup root = new() { Name = "root" };
        SharedGroup at = root;
        for (int i = 0; i < 100_000; i++)
        {
            SharedGroup next = new() { Shapes = [root] };
            at.Shapes = [new SharedDot { X = i }, next, at];
            at = next;
        }
        SharedShape? read = Read<SharedShape>(format, Write<SharedShape>(format, root));
        int levels = 0;
        for (SharedGroup? group = Assert.IsType<SharedGroup>(read); group.Shapes is [SharedDot dot, SharedGroup next, var self]; group = next)
        {
            Assert.Same(group, self);
            Assert.Equal(levels++, dot.X);
        }
        Assert.Equal(100_000, levels);
    });

    [Theory, MemberData(nameof(All))]
    public void SharingIsKeptAcrossMembersThatHaveNoReferences(string format)
    {
        SharedNode one = SharedTypes.Circle(3);
        SharedHolder read = Read<SharedHolder>(format, Write(format, new SharedHolder { First = one, Second = one.Next, Third = one }))!;
        Assert.Same(read.First, read.Third);
        Assert.Same(read.First!.Next, read.Second);
        Assert.Same(read.First, read.First.Next!.Next!.Next);
    }

    [Theory, MemberData(nameof(All))]
    public void TwoCallsShareNothing(string format)
    {
        SharedNode one = new() { Id = 1 };
        byte[] first = Write(format, one);
        Assert.Equal(first, Write(format, one));
        Assert.NotSame(Read<SharedNode>(format, first), Read<SharedNode>(format, first));
    }

    /// <summary>An object in a key does not wait for its place; a key that could not be written is forgotten with its call.</summary>
    [Theory, MemberData(nameof(Native))]
    public void AKeyThatIsRefusedLeavesNothing(string format)
    {
        SharedNode chain = SharedTypes.Chain(200);
        byte[] before = Write(format, chain);
        Refuse(new KeptKeys { Set = new(ReferenceEqualityComparer.Instance) { null! } });
        Refuse(new KeptKeys { Set = new(ReferenceEqualityComparer.Instance) { new KeptStranger() } });
        Refuse(new KeptKeys { Map = new(ReferenceEqualityComparer.Instance) { [new KeptStranger()] = 1 } });

        void Refuse(KeptKeys keys)
        {
            Assert.Throws<OctavoException>(() => Write(format, keys));
            Assert.Equal(before, Write(format, chain));
        }
    }

    [Theory, MemberData(nameof(Native))]
    public void WhatWaitsInsideOfALengthDoesNot(string format)
    {
        SharedTolerant list = new() { Number = 90 };
        for (int i = 89; i > 0; i--)
        {
            list = new() { Number = i, Next = list };
        }
        SharedTolerant? read = Read<SharedTolerant>(format, Write(format, list));
        for (int i = 1; i <= 90; i++, read = read.Next)
        {
            Assert.Equal(i, read!.Number);
        }
        for (int i = 0; i < 20; i++)
        {
            list = new() { Next = list };
        }
        Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.Throws<OctavoException>(() => Write(format, list)).Code);
    }

    [Fact]
    public void JsonIsAsSystemTextJsonWritesIt()
    {
        SharedNamed one = new() { Name = "a" };
        one.Next = one;
        Assert.Equal("""{"$id":"1","Name":"a","Count":null,"Next":{"$ref":"1"}}""", OctavoJson.SerializeToString(one));
        Assert.Equal("""{"$id":"1","$type":"SharedGroup","Name":null,"Shapes":[{"$ref":"1"}],"Main":null}""",
            OctavoJson.SerializeToString<SharedShape>(Self()));
    }

    [Theory]
    [InlineData("""{"$id":"x","Next":{"$ref":"x"}}""")]
    [InlineData("""{ "$id" : "7" , "Next" : { "$ref" : "7" } }""")]
    [InlineData("""{"\u0024id":"1","Next":{"\u0024ref":"1"}}""")]
    [InlineData("""{"$id":"01","Next":{"$ref":"01"}}""")]
    [InlineData("""{"$id":"2","Next":{"$ref":"2"}}""")]
    public void JsonTakesAnyIdentity(string json)
    {
        SharedNamed read = OctavoJson.Deserialize<SharedNamed>(json)!;
        Assert.Same(read, read.Next);
    }

    [Theory]
    [InlineData("""{"$ref":"1"}""", "")]
    [InlineData("""{"$id":"1","Next":{"$ref":"2"}}""", "SharedNamed.Next")]
    [InlineData("""{"$id":"1","Next":{"$ref":"x"}}""", "SharedNamed.Next")]
    [InlineData("""{"$id":"1","Next":{"$id":"1"}}""", "SharedNamed.Next")]
    public void JsonRefusesWhatRefersToNothing(string json, string path)
    {
        OctavoException error = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<SharedNamed>(json));
        Assert.Equal(OctavoErrorCode.InvalidReference, error.Code);
        Assert.StartsWith(path, error.Path, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("F100", OctavoErrorCode.InvalidReference)] // before any object
    [InlineData("F3", OctavoErrorCode.InvalidData)] // waits after nothing
    [InlineData("0401000000 00 F105", OctavoErrorCode.InvalidReference)] // the future
    [InlineData("0401000000 00 F3", OctavoErrorCode.InvalidData)] // announced inside of one object only
    [InlineData("F2", OctavoErrorCode.InvalidData)]
    [InlineData("F0FDFFFFFF07", OctavoErrorCode.InvalidData)] // a member count that would mean something else
    [InlineData("F0FEFFFFFF07", OctavoErrorCode.InvalidData)]
    public void BadReferencesAreRefused(string hex, OctavoErrorCode code)
    {
        byte[] data = Convert.FromHexString(hex.Replace(" ", "", StringComparison.Ordinal));
        Assert.Equal(code, Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<SharedNode>(data)).Code);
    }

    [Fact]
    public void AReferenceToAnObjectOfAnotherTypeIsRefused()
    {
        // Material with a note: the note's Next refers to object 0, which is the material that its constructor has not made yet; then to one of another type.
        byte[] data = OctavoBinary.Serialize<List<SharedMaterial?>>([new("a", 1, null) { Note = new() { Next = new() { Id = 5 } } }]);
        int next = data.AsSpan().LastIndexOf(Convert.FromHexString("0605000000"));
        byte[] early = [.. data[..next], 0xF1, 0x00, .. data[(next + 8)..]];
        Assert.Equal(OctavoErrorCode.InvalidReference, Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<List<SharedMaterial?>>(early)).Code);

        byte[] two = OctavoBinary.Serialize<List<SharedShape?>>([new SharedDot { X = 1 }, new SharedGroup()]);
        byte[] wrong = [.. two.AsSpan(0, two.Length - 4), 0xF1, 0x00]; // the group's place refers to the dot
        OctavoException error = Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<List<SharedShape?>>(wrong));
        Assert.Equal(OctavoErrorCode.InvalidReference, error.Code);
    }

    /// <summary>Behind 32 objects inside one another, where an object waits.</summary>
    [Theory]
    [InlineData("F3", OctavoErrorCode.EndOfData)] // announced and absent
    [InlineData("F3 F100", OctavoErrorCode.InvalidData)] // announced, and then a reference
    [InlineData("F3 00", OctavoErrorCode.InvalidData)] // announced, and then null
    [InlineData("F3 F3", OctavoErrorCode.InvalidData)] // announced, and then announced again
    public void BadAnnouncementsAreRefused(string hex, OctavoErrorCode code)
    {
        byte[] data = [.. Nested(32), .. Convert.FromHexString(hex.Replace(" ", ""))];
        Assert.Equal(code, Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<SharedNode>(data)).Code);
    }

    [Fact]
    public void AnObjectWaitsInsideOf32OthersAndNoFewer()
    {
        byte[] behind = [0xF3, 1];

        Assert.NotNull(OctavoBinary.Deserialize<SharedNode>([.. Nested(32), .. behind]));
        Assert.Equal(OctavoErrorCode.InvalidData, Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<SharedNode>([.. Nested(31), .. behind])).Code);
    }

    [Fact]
    public void AMillionAnnouncedObjectsTakeNoMoreThanTheyHaveBytes()
    {
        byte[] data = [.. Nested(31), 6, 1, 0, 0, 0, 0, 0, 0xC1, 0x84, 0x3D, .. Enumerable.Repeat((byte)0xF3, 1_000_000)];
        long before = GC.GetAllocatedBytesForCurrentThread();
        Assert.Equal(OctavoErrorCode.CountTooLarge, Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<SharedNode>(data)).Code);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 100 * data.Length);
    }

    [Theory, MemberData(nameof(Native))]
    public void NestingThatDoesNotWaitIsBounded(string format)
    {
        byte[] node = format == "Binary" ? [4, 0, 0, 0, 0, 0] : [1, 0, 0];
        byte[] data = [.. Enumerable.Repeat(node, 10_000).SelectMany(one => one)];
        Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.Throws<OctavoException>(() => Read<SharedNode>(format, data)).Code);
    }

    /// <summary>The writer nests 32; a reader takes the levels of the limit more, for data of other writers.</summary>
    [Theory]
    [InlineData(1)]
    [InlineData(5)]
    [InlineData(64)]
    public void ObjectsThatDoNotWaitNest32LevelsBeyondTheLimit(int limit)
    {
        var options = new OctavoBinaryOptions { Limits = new SerializerLimits { MaxDepth = limit } };

        Assert.NotNull(OctavoBinary.Deserialize<SharedNode>([.. Nested(32 + limit), 0], options));
        Assert.Equal(OctavoErrorCode.DepthExceeded,
            Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<SharedNode>([.. Nested(33 + limit), 0], options)).Code);
    }

    [Fact]
    public void ProtobufRefusesTheTypeAtTheCall()
    {
#pragma warning disable OCT0115
        OctavoException error = Assert.Throws<OctavoException>(() => OctavoProtobuf.Serialize(new SharedNode()));
#pragma warning restore OCT0115
        Assert.Equal(OctavoErrorCode.NotInFormat, error.Code);
    }

    [Theory, MemberData(nameof(All))]
    public void OmittedMembersAndReferencesGoTogether(string format)
    {
        SharedOmitting one = new() { Text = null, Count = 3 };
        one.Next = new() { Next = one, Text = "b" };
        SharedOmitting read = Read<SharedOmitting>(format, Write(format, one))!;
        Assert.Same(read, read.Next!.Next);
        Assert.Equal(("b", null, 3), (read.Next.Text, read.Text, read.Count));
    }

    private static SharedGroup Self()
    {
        SharedGroup self = new();
        self.Shapes = [self];
        return self;
    }

    private static byte[] Write<T>(string format, T value) => format switch
    {
        "Binary" => OctavoBinary.Serialize(value),
        "Compact" => OctavoCompact.Serialize(value),
        "MessagePack" => OctavoMsgPack.Serialize(value),
        "CBOR" => OctavoCbor.Serialize(value),
        _ => OctavoJson.Serialize(value),
    };

    private static T? Read<T>(string format, byte[] data) => format switch
    {
        "Binary" => OctavoBinary.Deserialize<T>(data),
        "Compact" => OctavoCompact.Deserialize<T>(data),
        "MessagePack" => OctavoMsgPack.Deserialize<T>(data),
        "CBOR" => OctavoCbor.Deserialize<T>(data),
        _ => OctavoJson.Deserialize<T>(data),
    };

    /// <summary>The beginnings of nodes inside one another in Binary, each up to its member Next, the third of three.</summary>
    private static IEnumerable<byte> Nested(int levels) => Enumerable.Repeat<byte[]>([4, 0, 0, 0, 0, 0], levels).SelectMany(node => node);

    private static void OnSmallStack(Action action)
    {
        Exception? thrown = null;
        var thread = new Thread(() => thrown = Record.Exception(action), SmallStack);
        thread.Start();
        thread.Join();
        Assert.Null(thrown);
    }
}
