// Owns: the rules for members: Text, Set, constructors, and what they refuse.
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests.Haskell;

public sealed class HaskellRuleTests
{
    private static readonly HaskellOptions s_options = new()
    {
        Members = new Dictionary<string, HaskellMember>
        {
            ["Remark.Body"] = new HaskellMember { Text = HaskellText.Text },
            ["Remark.Tags"] = new HaskellMember { IsSet = true },
            ["Remark.Grade"] = new HaskellMember { Constructors = 3 },
            ["Remark.ByGrade[]"] = new HaskellMember { Constructors = 3 },
        },
    };

    [Fact]
    public void Rules_hold_for_members_and_places_in_them()
    {
        var remark = new Remark { Body = "é", Tags = [2, -1], Grade = Grade.High, ByGrade = { [(1, 'a')] = [Grade.Middle], [(1, null)] = [] } };
        byte[] bytes = OctavoHaskell.Serialize(remark, s_options);
        Assert.Equal("0000000000000002" + "c3a9" + "0000000000000002" + "ffffffff" + "00000002" + "02"
            + "0000000000000002" + "0001" + "00" + "0000000000000000" + "0001" + "0161" + "0000000000000001" + "01", Convert.ToHexStringLower(bytes));
        Assert.True(OctavoGraph.Equals(remark, OctavoHaskell.Deserialize<Remark>(bytes, s_options)));
    }

    [Theory]
    [InlineData(1, "")]
    [InlineData(2, "01")]
    [InlineData(255, "01")]
    [InlineData(257, "0001")]
    [InlineData(65_536, "0001")]
    [InlineData(65_537, "00000001")]
    public void Constructors_take_the_smallest_word_for_their_number(int constructors, string hex)
    {
        var options =
            new HaskellOptions { Members = new Dictionary<string, HaskellMember> { ["Chain.Value"] = new HaskellMember { Constructors = constructors } } };
        var chain = new Chain { Value = constructors == 1 ? 0 : 1 };
        Assert.Equal(hex + "00", Convert.ToHexStringLower(OctavoHaskell.Serialize(chain, options)));
        Assert.Equal(chain.Value, OctavoHaskell.Deserialize<Chain>(OctavoHaskell.Serialize(chain, options), options)!.Value);
    }

    [Fact]
    public void Exactly_256_constructors_are_refused_unless_the_version_corrects_them()
    {
        var options = new HaskellOptions { Members = new Dictionary<string, HaskellMember> { ["Chain.Value"] = new HaskellMember { Constructors = 256 } } };
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoHaskell.Serialize(new Chain(), options));
        Assert.Equal((OctavoErrorCode.NotInFormat, "Chain.Value"), (found.Code, found.Path));
        Assert.Equal("ff00", Convert.ToHexStringLower(OctavoHaskell.Serialize(new Chain { Value = 255 }, options with { HasByteFor256 = true })));
    }

    [Fact]
    public void A_number_that_is_no_constructor_is_refused()
    {
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoHaskell.Serialize(new Remark { Grade = (Grade)3 }, s_options));
        Assert.Equal((OctavoErrorCode.NumberOutOfRange, "Remark.Grade"), (found.Code, found.Path));
        Assert.Equal(OctavoErrorCode.UnknownUnionCase,
            Assert.Throws<OctavoException>(() => OctavoHaskell.Deserialize<Remark>([.. new byte[16], 3], s_options)).Code);
    }

    [Fact]
    public void Sets_out_of_order_are_refused_unless_accepted()
    {
        byte[] bytes = [.. new byte[15], 2, 0, 0, 0, 5, 0, 0, 0, 4, 0, .. new byte[8]];
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoHaskell.Deserialize<Remark>(bytes, s_options));
        Assert.Equal((OctavoErrorCode.InvalidData, "Remark.Tags[1]"), (found.Code, found.Path));
        Assert.Equal([4, 5], OctavoHaskell.Deserialize<Remark>(bytes, s_options with { AcceptUnsorted = true })!.Tags);
    }
}
