// Owns: shared text and collections, and collections that hold themselves, by identity and by their bytes; and data that lies about them. Knows no codec.
using System.Text.Json;
using System.Text.Json.Serialization;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.References;

public sealed class SharingTests
{
    public static TheoryData<string> Formats => ["Binary", "Compact", "MessagePack", "CBOR", "JSON", "Tokens"];

    [Theory, MemberData(nameof(Formats))]
    public void EqualTextIsOneTextAfterReading(string format)
    {
        SharedTexts read = Read<SharedTexts>(format, Write(format, SharedValues.Texts()));

        Assert.Same(read.One, read.Two);
        Assert.Same(read.One, read.Many![0]);
        Assert.Same(read.One, read.Many[1]);
        Assert.Same(read.One, read.ByKey!["red"]);
        Assert.Same(read.Many[2], read.Many[5]);
        Assert.Same(read.Matrix![0][0], read.Matrix[1][0]);
        Assert.Equal("red", read.Own);
    }

    [Theory, MemberData(nameof(Formats))]
    public void OneCollectionIsOneAfterReading(string format)
    {
        SharedCollections read = Read<SharedCollections>(format, Write(format, SharedValues.Collections()));

        Assert.Same(read.Numbers, read.Again);
        Assert.Same(read.Numbers, read.Interface);
        Assert.Same(read.Numbers, read.Lists![0]);
        Assert.Same(read.Numbers, read.Lists[1]);
        Assert.NotSame(read.Lists[2], read.Lists[3]);
        Assert.Same(read.Names, read.NamesAgain);
        Assert.Same(read.Bytes, read.BytesAgain);
        Assert.Same(read.Map, read.MapAgain);
    }

    [Theory, MemberData(nameof(Formats))]
    public void EqualCollectionsAreNotOne(string format)
    {
        SharedCollections read = Read<SharedCollections>(format, Write(format, new SharedCollections { Numbers = [1], Again = [1] }));

        Assert.NotSame(read.Numbers, read.Again);
    }

    [Theory, MemberData(nameof(Formats))]
    public void CollectionsHoldThemselves(string format)
    {
        SelfList read = Read<SelfList>(format, Write(format, SharedValues.Circle()));

        Assert.Same(read, read[2]);
        Assert.Same(read, read[1]![0]);
        Assert.Same(read[1], read[3]);
        Assert.Null(read[0]);
    }

    [Theory, MemberData(nameof(Formats))]
    public void ObjectsAndCollectionsReferToOneAnother(string format)
    {
        SharedAmongObjects read = Read<SharedAmongObjects>(format, Write(format, SharedValues.AmongObjects()));

        Assert.Same(read.Children, read.Children![0].Children);
        Assert.Same(read.Name, read.Children[0].Name);
        SharedAmongObjects root = read;
        while (root.Parent != read.Children[0])
        {
            root = root.Parent!;
        }
        Assert.Same(root, read.Children[0].Parent);
    }

    [Fact]
    public void ACloneSharesWhatItsOriginalShares()
    {
        SharedCollections clone = OctavoGraph.Clone(SharedValues.Collections());
        SelfList circle = OctavoGraph.Clone(SharedValues.Circle());
        HoldsSelfLists holder = OctavoGraph.Clone(new HoldsSelfLists { One = circle, Two = circle, Many = [circle] });

        Assert.Same(clone.Numbers, clone.Lists![1]);
        Assert.Same(circle, circle[1]![0]);
        Assert.Same(holder.One, holder.Two);
        Assert.Same(holder.One, holder.Many![0]);
        Assert.NotSame(circle, holder.One);
        Assert.Same(holder.One, holder.One![2]);
        Assert.True(OctavoGraph.Equals(circle, SharedValues.Circle()));
    }

    [Fact]
    public void TheBytes()
    {
        var value = new SharedInStruct { One = [1, 2], Text = "t" };

        Assert.Equal("0203010000000200000002" + "0374", Convert.ToHexString(OctavoBinary.Serialize(value)));
        Assert.Equal("""{"One":{"$id":"1","$values":[1,2]},"Text":{"$id":"2","$values":"t"}}""",
            System.Text.Encoding.UTF8.GetString(OctavoJson.Serialize(value)));
        Assert.Equal("82A3" + "4F6E65", Convert.ToHexString(OctavoMsgPack.Serialize(value))[..10]);
        Assert.Equal("A2634F6E65" + "D81C81" + "820102" + "6454657874" + "D81C81" + "6174", Convert.ToHexString(OctavoCbor.Serialize(value)));
    }

    [Fact]
    public void SystemTextJsonReadsSharedCollections()
    {
        var options = new JsonSerializerOptions { ReferenceHandler = ReferenceHandler.Preserve };
        List<int> numbers = [1, 2];
        var value = new SharedPair { One = numbers, Two = numbers };

        string ours = System.Text.Encoding.UTF8.GetString(OctavoJson.Serialize(value));
        SharedPair read = JsonSerializer.Deserialize<SharedPair>(ours, options)!;
        SharedPair back = OctavoJson.Deserialize<SharedPair>(JsonSerializer.SerializeToUtf8Bytes(value, options))!;

        Assert.Equal("""{"$id":"1","One":{"$id":"2","$values":[1,2]},"Two":{"$ref":"2"}}""", ours);
        Assert.Equal(ours, JsonSerializer.Serialize(value, options));
        Assert.Same(read.One, read.Two);
        Assert.Same(back.One, back.Two);
        Assert.Equal(numbers, back.One);
    }

    /// <summary>A list of the same text is a byte or two per element.</summary>
    [Theory]
    [InlineData("Binary", 2)]
    [InlineData("Compact", 2)]
    [InlineData("MessagePack", 3)]
    public void SharedTextTakesFewBytes(string format, int most)
    {
        var value = new SharedTexts { Many = [.. Enumerable.Repeat("a text that comes again and again", 1000)] };

        Assert.InRange(Write(format, value).Length, 1000, (1000 * most) + 100);
    }

    [Theory]
    [InlineData("F100", OctavoErrorCode.InvalidReference)] // One is to be object 0, and none came before
    [InlineData("02 03 01000000 02000000 F100", OctavoErrorCode.InvalidReference)] // Text is to be the array
    [InlineData("02 03 01000000 02000000 F101", OctavoErrorCode.InvalidReference)] // the future
    [InlineData("02 00 00", OctavoErrorCode.InvalidData)] // null inside
    [InlineData("01 00", OctavoErrorCode.MissingMember)]
    [InlineData("03 0101000000 00 00", OctavoErrorCode.UnknownMember)]
    [InlineData("F3 00", OctavoErrorCode.InvalidData)]
    [InlineData("F4 00", OctavoErrorCode.InvalidData)]
    [InlineData("02 FFFFFFFF0F", OctavoErrorCode.CountTooLarge)]
    public void BadBinaryIsRefused(string hex, OctavoErrorCode code)
    {
        byte[] data = Convert.FromHexString(hex.Replace(" ", ""));

        OctavoException found = Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<SharedInStruct>(data));

        Assert.Equal(code, found.Code);
        Assert.StartsWith("SharedInStruct", found.Path);
        Assert.DoesNotContain("$values", found.Path);
    }

    [Theory]
    [InlineData("""{"One":{"$ref":"1"}}""", OctavoErrorCode.InvalidReference)]
    [InlineData("""{"One":{"$id":"1","$values":[1]},"Text":{"$ref":"1"}}""", OctavoErrorCode.InvalidReference)]
    [InlineData("""{"One":{"$id":"1"}}""", OctavoErrorCode.MissingMember)]
    [InlineData("""{"One":{"$id":"1","values":[1]}}""", OctavoErrorCode.MissingMember)]
    [InlineData("""{"One":{"$id":"1","$values":null}}""", OctavoErrorCode.InvalidData)]
    [InlineData("""{"One":{"$id":"1","$values":[1],"more":2}}""", OctavoErrorCode.InvalidData)]
    [InlineData("""{"One":[1]}""", OctavoErrorCode.TypeMismatch)]
    public void BadJsonIsRefused(string json, OctavoErrorCode code) =>
        Assert.Equal(code, Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<SharedInStruct>(System.Text.Encoding.UTF8.GetBytes(json))).Code);

    /// <summary>After a member that was skipped, numbers cannot be known.</summary>
    [Fact]
    public void ReferencesBehindWhatWasPassedOverAreRefused()
    {
        byte[] data = OctavoBinary.Serialize(new NewerSharing { Before = "a", Tags = ["x"], Others = null, Text = "x" });

        Assert.Equal(OctavoErrorCode.InvalidReference, Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<SharedByNumber>(data)).Code);
    }

    private static byte[] Write<T>(string format, T value) => format switch
    {
        "Binary" => OctavoBinary.Serialize(value),
        "Compact" => OctavoCompact.Serialize(value),
        "MessagePack" => OctavoMsgPack.Serialize(value),
        "CBOR" => OctavoCbor.Serialize(value),
        "JSON" => OctavoJson.Serialize(value),
        _ => OctavoTokens.Serialize(value),
    };

    private static T Read<T>(string format, byte[] data) => format switch
    {
        "Binary" => OctavoBinary.Deserialize<T>(data)!,
        "Compact" => OctavoCompact.Deserialize<T>(data)!,
        "MessagePack" => OctavoMsgPack.Deserialize<T>(data)!,
        "CBOR" => OctavoCbor.Deserialize<T>(data)!,
        "JSON" => OctavoJson.Deserialize<T>(data)!,
        _ => OctavoTokens.Deserialize<T>(data)!,
    };
}
