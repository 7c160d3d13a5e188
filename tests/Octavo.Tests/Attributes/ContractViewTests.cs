// Owns: what each format makes of attributes of other libraries, to the byte. That the values come back is the zoo's.
using Octavo.Codecs.Entries;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Shapes;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Attributes;

public sealed class ContractViewTests
{
    private static readonly ThreeFaces s_three = new() { Third = 3, First = "1", Second = 2.5, NoKey = 4, NoJson = [5, 6] };

    [Fact]
    public void MessagePackTakesItsOwnKeys() => Assert.Equal("95A131CB400400000000000003C0920506", Convert.ToHexString(OctavoMsgPack.Serialize(s_three)));

    [Fact]
    public void BinaryTakesMembersAsDeclared() => Assert.Equal(
        "06" + "03000000" + "0331" + "0000000000000440" + "0400000000000000" + "030500000006000000", Convert.ToHexString(OctavoBinary.Serialize(s_three)));

    [Fact]
    public void FormatsByNameTakeTheNamesOfJson() => Assert.Equal(
        "object 4|key Third 1|int32 3|key first 2|text \"1\"|key Second 3|float64 2.5|key NoKey 4|int64 4|end",
        string.Join('|', OctavoTokens.ToList(s_three)).Replace("double", "float64", StringComparison.Ordinal));

    [Fact]
    public void PropertyNamesAreKeysWhereThatIsAskedFor() => Assert.Equal(
        "83" + "A24964" + "01" + "A46E616D65" + "A16E" + "A45F6F776E" + "07",
            Convert.ToHexString(OctavoMsgPack.Serialize(new NamedKeys { Id = 1, Name = "n" }.WithSecret(7))));

    [Fact]
    public void MemoryPacksOrdersAreBinarys()
    {
        var value = new MemoryPackedByOrder { A = 1, B = "b", C = 3 };
        Assert.Equal("04" + "0362" + "03000000" + "01000000", Convert.ToHexString(OctavoBinary.Serialize(value)));
        Assert.Equal("83A14101A142A162A14303", Convert.ToHexString(OctavoMsgPack.Serialize(value)));
    }

    [Fact]
    public void NinosMembersAreBinarys()
    {
        Assert.Equal("03" + "0362" + "01000000", Convert.ToHexString(OctavoBinary.Serialize(new NinoMembers { A = 1, B = "b" })));
        Assert.Equal("04" + "03000000" + "01000000" + "0362", Convert.ToHexString(OctavoBinary.Serialize(new NinoOrdered { A = 1, B = "b", C = 3 })));
    }

    [Fact]
    public void AContractSpeaksForEveryFormat()
    {
        Contract value = new Contract { Id = 1, Name = "n" }.WithHidden(5);
        Assert.Equal("83A2696401A44E616D65A16EA668696464656E05", Convert.ToHexString(OctavoMsgPack.Serialize(value)));
        Assert.Equal("04" + "01000000" + "036E" + "05000000", Convert.ToHexString(OctavoBinary.Serialize(value)));
        Assert.Equal(OctavoErrorCode.MissingMember, Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<Contract>([0x80])).Code);
        Assert.Equal("96C0A165C0C0C001", Convert.ToHexString(OctavoMsgPack.Serialize(new ContractByOrder { Late = 1, Early = "e" })));
    }

    [Fact]
    public void AnImageHasTheMembersThatBinaryHas()
    {
        var value = new FacedStruct { A = 1, B = 2, C = 3 };
        Assert.Equal("01000000000000000200000000000000" + "0300000000000000", Convert.ToHexString(OctavoBinary.Serialize(value)));
        Assert.Equal("920201", Convert.ToHexString(OctavoMsgPack.Serialize(value)));
    }

    /// <summary>A member that MessagePack leaves out keeps what it had.</summary>
    [Fact]
    public void PopulateLeavesOthersMembersAlone()
    {
        var value = new ThreeFaces { NoKey = 9, Third = 1 };
        OctavoMsgPack.Populate(OctavoMsgPack.Serialize(s_three), ref value);
        Assert.Equal((9, 3, "1"), (value.NoKey, value.Third, value.First));
    }

    [Fact]
    public void EachViewHasItsShape()
    {
        CodecEntry entry = CodecCatalog.Get(typeof(ThreeFaces));
        Assert.Equal(["Third", "First", "Second", "NoKey", "NoJson"], Members(MemberIdentity.Ordinal));
        Assert.Equal(["First", "Second", "Third", "NoJson"], Members(MemberIdentity.MessagePack));
        Assert.Equal(["Third", "first", "Second", "NoKey"], Members(MemberIdentity.Name));

        string[] Members(MemberIdentity identity) => [.. TypeShape.Of(entry, identity)!.Members.ToArray().Select(m => m.Name)];
    }

    /// <summary>The path of an error goes by the members of the format that was read.</summary>
    [Fact]
    public void ErrorsNameTheMemberOfTheirFormat()
    {
        OctavoException found =
            Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<ThreeFaces>(Convert.FromHexString("95A131CB4004000000000000A178C0920506")));
        Assert.Contains("Third", found.Path, StringComparison.Ordinal);
    }
}
