// Owns: the tests of Tokens: every event there and back, the text for people, members in any order, data cut and damaged.
using System.Text;
using Octavo.Tests.Hand;
using Octavo.Tokens;

namespace Octavo.Tests.Tokens;

public sealed class TokensTests
{
    [Fact]
    public void AValueIsDescribedLineByLine() => Assert.Equal(
        """
        object 14
          Id: int32 77
          Paid: bool true
          Created: datetime 2024-05-06T07:08:09.0000000Z
          Name: text "Ærø"
          Discount: decimal 1.25
          Lines: array 3
            object 2
              Sku: text "a"
              Amount: int32 3
            null
            object 2
              Sku: text "Привет"
              Amount: int32 5
          BySku: map 2
            text "one" => object 2
              Sku: text "b"
              Amount: int32 300
            text "two" => object 2
              Sku: null
              Amount: int32 -1
          Notes: map 2
            int32 5 => text "five"
            int32 -6 => null
          Numbers: array 3
            int32 1
            int32 200
            int32 70000
          Flags: array 3
            bool true
            bool false
            bool true
          Spot: struct 3
            Flag: bool true
            X: int32 -2
            At: datetime 2001-01-01T00:00:00.0000000Z
          Price: struct 2
            Currency: text "EUR"
            Amount: decimal 9.99
          Blob: bytes 01020304
          Key: guid 00112233-4455-6677-8899-aabbccddeeff

        """.ReplaceLineEndings("\n"),
        OctavoTokens.Describe(Order.Sample()));

    [Fact]
    public void TokensComeAsAList() => Assert.Equal(
        "array 2|object 2|key Sku 1|text \"a\\\"\\u000A\\uD800\"|key Amount 2|int32 1|end|null|end",
        string.Join('|', OctavoTokens.ToList(new List<Line?> { new() { Sku = "a\"\n\uD800", Amount = 1 }, null })));

    [Fact]
    public void ThereAndBack()
    {
        byte[] tokens = OctavoTokens.Serialize(Order.Sample());
        Order order = OctavoTokens.Deserialize<Order>(tokens)!;
        Assert.Equal(OctavoBinary.Serialize(Order.Sample()), OctavoBinary.Serialize(order));
        Assert.Null(OctavoTokens.Deserialize<Order>(OctavoTokens.Serialize<Order?>(null)));
    }

    [Fact]
    public void EveryScalarThereAndBack()
    {
        Same(true);
        Same(sbyte.MinValue);
        Same(byte.MaxValue);
        Same(short.MinValue);
        Same(ushort.MaxValue);
        Same(int.MinValue);
        Same(uint.MaxValue);
        Same(long.MinValue);
        Same(ulong.MaxValue);
        Same(Int128.MinValue);
        Same(UInt128.MaxValue);
        Same((Half)1.5);
        Same(float.Epsilon);
        Same(double.MaxValue);
        Same(decimal.MinValue);
        Same('\uD800');
        Same(new Rune(0x1F600));
        Same(Guid.NewGuid());
        Same(new DateTime(2024, 1, 2, 3, 4, 5, DateTimeKind.Local));
        Same(new DateTimeOffset(2024, 1, 2, 3, 4, 5, TimeSpan.FromMinutes(-90)));
        Same(DateOnly.MaxValue);
        Same(TimeOnly.MaxValue);
        Same(TimeSpan.MinValue);
        Same("a lone \uDC00 and " + new string('x', 3000));
        Same<byte[]>([1, 2, 3]);
    }

    [Fact]
    public void AnUnknownMemberIsPassedOverWithEverythingInIt()
    {
        byte[] order = OctavoTokens.Serialize(Order.Sample());
        byte[] line = [.. Object(3), .. Key("Extra"), .. order, .. Key("Amount"), .. OctavoTokens.Serialize(7), .. Key("Sku"), .. OctavoTokens.Serialize("z"),
            (byte)OctavoTokenKind.End];
        Line found = OctavoTokens.Deserialize<Line>(line)!;
        Assert.Equal(("z", 7), (found.Sku, found.Amount));
        var options = new OctavoTokensOptions { UnknownMembers = UnknownMemberPolicy.Refuse };
        var refused = Assert.Throws<OctavoException>(() => OctavoTokens.Deserialize<Line>(line, options));
        Assert.Equal((OctavoErrorCode.UnknownMember, "Line.Extra", 5), (refused.Code, refused.Path, (int)refused.Offset));
    }

    [Theory]
    [InlineData(2)]
    [InlineData(8)]
    [InlineData(64)]
    public void AnUnknownMembersValueMayNestToTheLimit(int levels)
    {
        var options = new OctavoTokensOptions { Limits = new SerializerLimits { MaxDepth = levels } };
        byte[] Nested(int arrays) =>
            [.. Object(1), .. Key("Extra"), .. Enumerable.Repeat<byte[]>([(byte)OctavoTokenKind.Array, 1, 0, 0, 0], arrays).SelectMany(one => one),
            (byte)OctavoTokenKind.Null, .. Enumerable.Repeat((byte)OctavoTokenKind.End, arrays + 1)];

        Assert.NotNull(OctavoTokens.Deserialize<Line>(Nested(levels), options));
        Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.Throws<OctavoException>(() => OctavoTokens.Deserialize<Line>(Nested(levels + 1), options)).Code);
    }

    [Fact]
    public void CutAndDamagedDataHasAPlace()
    {
        byte[] tokens = OctavoTokens.Serialize(Order.Sample());
        for (int i = 0; i < tokens.Length; i++)
        {
            var cut = Assert.Throws<OctavoException>(() => OctavoTokens.Deserialize<Order>(tokens.AsSpan(0, i)));
            Assert.StartsWith("Order", cut.Path, StringComparison.Ordinal);
            Assert.InRange(cut.Offset, 0, i);
            byte[] damaged = [.. tokens];
            damaged[i] ^= 0xFF;
            if (Record.Exception(() => OctavoTokens.Deserialize<Order>(damaged)) is { } found)
            {
                Assert.InRange(Assert.IsType<OctavoException>(found).Offset, 0, tokens.Length);
            }
        }
        var mismatch =
            Assert.Throws<OctavoException>(
                () => OctavoTokens.Deserialize<List<Line>>([.. Array(1), .. Object(2), .. Key("Amount"), .. OctavoTokens.Serialize("no")]));
        Assert.Equal("TypeMismatch: expected Int32, found Text. At [0].Amount, byte 25 of the Tokens data.", mismatch.Message);
    }

    [Fact]
    public void DeepAndDuplicateDataIsRefused()
    {
        byte[] deep = [.. Object(1), .. Key("Extra"), .. Enumerable.Repeat(Array(1), 100).SelectMany(bytes => bytes)];
        Assert.Equal(OctavoErrorCode.CountTooLarge, Assert.Throws<OctavoException>(() => OctavoTokens.Deserialize<List<Line>>(Array(9))).Code);
        Assert.Equal((OctavoErrorCode.DepthExceeded, "Line.Extra"), Fail<Line>(deep));
        byte[] entry = [.. OctavoTokens.Serialize("k"), (byte)OctavoTokenKind.Null];
        Assert.Equal((OctavoErrorCode.DuplicateKey, "[\"k\"]"),
            Fail<Dictionary<string, Line?>>([(byte)OctavoTokenKind.Map, 2, 0, 0, 0, .. entry, .. entry, (byte)OctavoTokenKind.End]));
    }

    private static (OctavoErrorCode Code, string Path) Fail<T>(byte[] data)
    {
        var found = Assert.Throws<OctavoException>(() => OctavoTokens.Deserialize<T>(data));
        return (found.Code, found.Path);
    }

    private static void Same<T>(T value)
    {
        byte[] tokens = OctavoTokens.Serialize(value);
        Assert.Equal(value, OctavoTokens.Deserialize<T>(tokens));
        Assert.NotEmpty(OctavoTokens.Describe(value));
    }

    private static byte[] Object(byte members) => [(byte)OctavoTokenKind.Object, members, 0, 0, 0];

    private static byte[] Array(byte count) => [(byte)OctavoTokenKind.Array, count, 0, 0, 0];

    private static byte[] Key(string name) => [(byte)OctavoTokenKind.Key, (byte)name.Length, 0, 0, 0, .. Encoding.UTF8.GetBytes(name), 0, 0, 0, 0];
}
