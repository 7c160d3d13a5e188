// Owns: the tests of open unions beyond the zoo: their bytes, what is refused, types that became cases, paths. Knows every format.
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Registry;

public sealed class OpenUnionTests
{
    private static readonly IPart s_wheel = new Wheel(5);

    [Fact]
    public void ARegisteredTypeIsTheReservedFormAndItsRoot()
    {
        Assert.Equal("AC82808008" + "02" + "05000000", Convert.ToHexString(OctavoBinary.Serialize(s_wheel, ZooOptions.Binary)));
        Assert.Equal("F1AC02" + "01" + "0A", Convert.ToHexString(OctavoCompact.Serialize(s_wheel, ZooOptions.Compact)));
        Assert.Equal("C70B4F" + "92CD012C" + "81A453697A6505", Convert.ToHexString(OctavoMsgPack.Serialize(s_wheel, ZooOptions.MsgPack)));
        Assert.Equal("typed 300 object 1\n  Size: int32 5\n", OctavoTokens.Describe(s_wheel, ZooOptions.Tokens));
    }

    /// <summary>Opening a union later changes no byte of what was written before.</summary>
    [Fact]
    public void CasesAreWrittenAsInAClosedUnion()
    {
        Assert.Equal("01" + "02" + "02000000", Convert.ToHexString(OctavoBinary.Serialize(new Vehicle { Wheels = 2 })));
        Assert.Equal("01" + "04", Convert.ToHexString(OctavoCompact.Serialize(new Vehicle { Wheels = 2 })));
        Assert.Equal("9200", Convert.ToHexString(OctavoMsgPack.Serialize(new Vehicle { Wheels = 2 }))[..4]);
    }

    [Fact]
    public void WhatIsNeitherCaseNorRegisteredIsRefused()
    {
        Animal dog = new Dog();
        Robustness.Errors.Expect(OctavoErrorCode.UnknownDerivedType, () => OctavoBinary.Serialize(dog));
        Robustness.Errors.Expect(OctavoErrorCode.UnknownDerivedType, () => OctavoCompact.Serialize(dog));
        Robustness.Errors.Expect(OctavoErrorCode.UnknownDerivedType, () => OctavoMsgPack.Serialize(dog));
        Robustness.Errors.Expect(OctavoErrorCode.UnknownDerivedType, () => OctavoTokens.Serialize(dog));
    }

    /// <summary>Its codec is the union's: an object of the base would be itself in itself without an end.</summary>
    [Fact]
    public void ABaseIsNoTypeOfItself()
    {
        CodecRegistry registry = new CodecRegistry().Register<NoCaseOfItself>(64).Register<Vehicle>(65);
        var binary = new OctavoBinaryOptions { Registry = registry };
        Robustness.Errors.Expect(OctavoErrorCode.UnknownDerivedType, () => OctavoBinary.Serialize(new NoCaseOfItself(), binary));
        Robustness.Errors.Expect(OctavoErrorCode.UnknownDerivedType, () => OctavoBinary.Serialize<object>(new NoCaseOfItself(), binary));
        Robustness.Errors.Expect(OctavoErrorCode.UnknownDerivedType, () => OctavoCompact.Serialize(new NoCaseOfItself(), new() { Registry = registry }));
        Robustness.Errors.Expect(OctavoErrorCode.TypeMismatch,
            () => OctavoBinary.Deserialize<NoCaseOfItself>(Convert.FromHexString("C080808008C080808008"), binary));
        Robustness.Errors.Expect(OctavoErrorCode.TypeMismatch,
            () => OctavoBinary.Deserialize<Vehicle>(Convert.FromHexString("C180808008" + "010202000000"), binary));
        // Where object is declared, it is a type like any other.
        Assert.Equal(3,
            Assert.IsType<Vehicle>(OctavoBinary.Deserialize<object>(OctavoBinary.Serialize<object>(new Vehicle { Wheels = 3 }, binary), binary)).Wheels);
    }

    [Theory]
    [InlineData("8080808008", OctavoErrorCode.NotRegistered)] // id 0
    [InlineData("BF80808008", OctavoErrorCode.NotRegistered)] // id 63
    [InlineData("868080800805000000", OctavoErrorCode.TypeMismatch)] // an int
    [InlineData("C080808008020100", OctavoErrorCode.TypeMismatch)] // an Address
    [InlineData("AC8280800802", OctavoErrorCode.EndOfData)]
    [InlineData("AC8280800800", OctavoErrorCode.InvalidData)] // a wheel that is null
    [InlineData("AC82808088", OctavoErrorCode.InvalidData)] // a varint of more than 32 bits
    [InlineData("01", OctavoErrorCode.UnknownUnionCase)]
    public void BinaryRefusesWhatIsNoPart(string hex, OctavoErrorCode code) =>
        Robustness.Errors.Expect(code, () => OctavoBinary.Deserialize<IPart>(Bytes(hex), ZooOptions.Binary));

    [Theory]
    [InlineData("F100", OctavoErrorCode.NotRegistered)]
    [InlineData("F13F", OctavoErrorCode.NotRegistered)]
    [InlineData("F1FFFFFFFF0F", OctavoErrorCode.NotRegistered)]
    [InlineData("F1060A", OctavoErrorCode.TypeMismatch)]
    [InlineData("F1400100", OctavoErrorCode.TypeMismatch)]
    [InlineData("F1AC02", OctavoErrorCode.EndOfData)]
    [InlineData("F1AC0200", OctavoErrorCode.InvalidData)]
    [InlineData("F1AC82808000", OctavoErrorCode.InvalidData)]
    [InlineData("F2AC02010A", OctavoErrorCode.InvalidData)]
    [InlineData("01", OctavoErrorCode.UnknownUnionCase)]
    public void CompactRefusesWhatIsNoPart(string hex, OctavoErrorCode code) =>
        Robustness.Errors.Expect(code, () => OctavoCompact.Deserialize<IPart>(Bytes(hex), ZooOptions.Compact));

    [Theory]
    [InlineData("C7034F923F00", OctavoErrorCode.NotRegistered)]
    [InlineData("C7034F920605", OctavoErrorCode.TypeMismatch)]
    [InlineData("C7034F924090", OctavoErrorCode.TypeMismatch)]
    [InlineData("C7055092CD012CC0", OctavoErrorCode.TypeMismatch)] // an extension of somebody else's
    [InlineData("C7054F92CD012CC0", OctavoErrorCode.InvalidData)] // a wheel that is null
    [InlineData("C7064F92CD012C91", OctavoErrorCode.CountTooLarge)] // cut
    [InlineData("C7074F92CD012C9105C0", OctavoErrorCode.InvalidData)] // longer than its value
    [InlineData("D6FF00000000", OctavoErrorCode.TypeMismatch)] // a timestamp
    [InlineData("05", OctavoErrorCode.TypeMismatch)]
    [InlineData("9200C0", OctavoErrorCode.UnknownUnionCase)]
    public void MessagePackRefusesWhatIsNoPart(string hex, OctavoErrorCode code) =>
        Robustness.Errors.Expect(code, () => OctavoMsgPack.Deserialize<IPart>(Bytes(hex), ZooOptions.MsgPack));

    [Fact]
    public void ClosedUnionsRefuseTheReservedForm()
    {
        Robustness.Errors.Expect(OctavoErrorCode.InvalidData, () => OctavoBinary.Deserialize<Figure>(Bytes("AC82808008" + "0205000000"), ZooOptions.Binary));
        Robustness.Errors.Expect(OctavoErrorCode.InvalidData, () => OctavoCompact.Deserialize<Figure>(Bytes("F1AC02010A"), ZooOptions.Compact));
        Robustness.Errors.Expect(OctavoErrorCode.TypeMismatch, () => OctavoMsgPack.Deserialize<Figure>(Bytes("C7064F92CD012C9105"), ZooOptions.MsgPack));
    }

    [Fact]
    public void DataOfATypeThatBecameACaseIsStillRead()
    {
        CodecRegistry registry = new CodecRegistry().Register<Cat>(64);
        Assert.Equal(7,
            Assert.IsType<Cat>(OctavoBinary.Deserialize<Animal>(Bytes("C080808008" + "03" + "00" + "07000000"), new() { Registry = registry })).Lives);
        Assert.Equal(7, Assert.IsType<Cat>(OctavoCompact.Deserialize<Animal>(Bytes("F140" + "01" + "00" + "0E"), new() { Registry = registry })).Lives);
    }

    [Fact]
    public void TenThousandLevelsAreAnError()
    {
        byte[] level = Bytes("E480808008" + "04" + "00" + "0000000000000000"); // a dog without a name and weight that chases
        byte[] data = [.. Enumerable.Repeat(level, 10_000).SelectMany(part => part), 0];
        Robustness.Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoBinary.Deserialize<Animal>(data, ZooOptions.Binary));
        Animal chain = new Dog();
        for (int i = 0; i < 100; i++)
        {
            chain = new Dog { Chases = chain };
        }
        Robustness.Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoBinary.Serialize(chain, ZooOptions.Binary));
        Robustness.Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoCompact.Serialize(chain, ZooOptions.Compact));
        Robustness.Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoMsgPack.Serialize(chain, ZooOptions.MsgPack));
        Robustness.Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoTokens.Serialize(chain, ZooOptions.Tokens));
    }

    [Fact]
    public void PathsGoThroughObjectsAndOpenUnions()
    {
        var value =
            new HoldsOpen { Required = new Dog { Chases = new Puppy { Name = "p" } }, Anything = [1, new Truck { Load = [new Truck { Wheels = 77 }] }] };
        Paths("HoldsOpen.Required.Chases.Name", value, "p"u8.ToArray(), "p"u8.ToArray());
        Paths("HoldsOpen.Anything[1].Load[0].Wheels", value, [77], [0x9A, 0x01]);
    }

    [Fact]
    public void SchemasTellOpenUnionsAndObjects()
    {
        Assert.StartsWith("open 0:ref1\n", OctavoSchema.Text<Vehicle>(), StringComparison.Ordinal);
        Assert.Equal("seq<ref1>\nobject\n", OctavoSchema.Text<object[]>()); // the call makes it a root of this assembly, as a call that serializes one does
    }

    /// <summary>The data is cut before the first place where these bytes stand, and the path must say what is missing.</summary>
    private static void Paths<T>(string path, T value, byte[] at, byte[] compactAt)
    {
        byte[] binary = OctavoBinary.Serialize(value, ZooOptions.Binary);
        byte[] compact = OctavoCompact.Serialize(value, ZooOptions.Compact);
        byte[] msgPack = OctavoMsgPack.Serialize(value, ZooOptions.MsgPack);
        Assert.Equal(path, Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<T>(Cut(binary, at), ZooOptions.Binary)).Path);
        Assert.Equal(path, Assert.Throws<OctavoException>(() => OctavoCompact.Deserialize<T>(Cut(compact, compactAt), ZooOptions.Compact)).Path);
        // An extension that is cut is refused for its length.
        Assert.StartsWith(path[..path.IndexOf('.', 10)],
            Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<T>(Cut(msgPack, at), ZooOptions.MsgPack)).Path, StringComparison.Ordinal);
    }

    private static byte[] Cut(byte[] data, byte[] at) => data[..data.AsSpan().IndexOf(at)];

    private static byte[] Bytes(string hex) => Convert.FromHexString(hex.Length % 2 == 0 ? hex : hex + "0");
}
