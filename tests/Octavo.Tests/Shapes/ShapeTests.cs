// Owns: the tests of Shapes: the grammar, its errors, the roots' texts, the schema hash. Knows no format.
using Octavo.Codecs.Entries;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Shapes;
using Octavo.Tests.Hand;

namespace Octavo.Tests.Shapes;

public sealed class ShapeTests
{
    [Fact]
    public void AClassHasKindNameLayoutAndMembers()
    {
        TypeShape shape = Parse("class Acme.Outer+Order names 1:Id:int32 3:My%20Lines%3A%25:seq<ref0!>! 9:Prices:map<text!,opt<decimal>>");
        Assert.Equal((ShapeKind.Class, "Acme.Outer+Order", "Order", Layout.NameMap, 9), (shape.Kind, shape.FullName, shape.Name, shape.Layout, shape.Slots));
        Assert.Equal([1, 3, 9], shape.Members.ToArray().Select(member => member.Number));
        Assert.Equal(["Id", "My Lines:%", "Prices"], shape.Members.ToArray().Select(member => member.Name));
        Assert.Equal(["int32", "seq<ref0!>!", "map<text!,opt<decimal>>"], shape.Members.ToArray().Select(member => member.Type.ToString()));
        Assert.Equal("", Parse("struct A array 1::int32").Members.Span[0].Name);
        Assert.Equal("Box<A.B, int>", Parse("class Acme.Box<A.B,%20int> array").Name);
    }

    [Fact]
    public void EveryWordIsItsOwnText()
    {
        foreach (ShapeWord word in Enum.GetValues<ShapeWord>())
        {
            string text = ShapeWords.Text(word) + word switch
            {
                ShapeWord.Sequence or ShapeWord.Optional or ShapeWord.Enum or ShapeWord.Shared or ShapeWord.Maybe => "<bool>",
                ShapeWord.Map => "<bool,char>",
                ShapeWord.Reference or ShapeWord.Value => "12",
                _ => "",
            };
            Assert.Equal(text, Parse(text).Bare!.ToString());
        }
    }

    [Fact]
    public void Enums_may_have_names_and_members_forms()
    {
        TypeShape shape = Parse("class A array 1:A:enum<int32>(Red|gr%C3%BCn%7C) 2:B:enum<int8>()* 3:C:seq<float64>!*~4 4:D:int32~3");
        Assert.Equal(["Red", "grün|"], shape.Members.Span[0].Type.Names!);
        Assert.Equal([], shape.Members.Span[1].Type.Names!);
        Assert.Equal([NumberForms.Plain, NumberForms.Plain, NumberForms.NamedFloats, NumberForms.ReadText | NumberForms.WriteText],
            shape.Members.ToArray().Select(member => member.Numbers));
        Assert.Equal([false, true, true, false], shape.Members.ToArray().Select(member => member.IsRequired));
        Assert.Equal("enum<int32>(Red|gr%C3%BCn%7C)", shape.Members.Span[0].Type.ToString());
    }

    [Theory]
    [InlineData(MemberIdentity.MessagePack, "")]
    [InlineData(MemberIdentity.Name, "Red|Blue")]
    [InlineData(MemberIdentity.Cbor, "any")]
    [InlineData(MemberIdentity.Ordinal, "Red|Blue")]
    public void Names_of_enums_may_differ_by_format(MemberIdentity identity, string names)
    {
        ShapeType type = ShapeParser.Parse("enum<int32>1()2(Red|Blue)4(|)!", identity).Bare!;
        Assert.Equal(names, type.Names is null ? "any" : string.Join('|', type.Names));
        Assert.True(type is { NamesByFormat: true, NotNull: true });
    }

    [Theory]
    [InlineData("", "position 0: expected a type")]
    [InlineData("class A", "position 6: expected something, then ' '")]
    [InlineData("class A list", "position 8: expected array, names, numbers or tolerant")]
    [InlineData("class A array Id:int32", "position 14: expected a member's number")]
    [InlineData("class A array 1:Id", "position 16: expected something, then ':'")]
    [InlineData("class A array 1:Id:int33", "position 19: expected a type")]
    [InlineData("class A array 1:Id:int32,", "position 24: expected ' '")]
    [InlineData("seq<int32", "position 9: expected '>'")]
    [InlineData("enum<int32>1", "position 12: expected '('")]
    [InlineData("map<int32>", "position 9: expected ','")]
    [InlineData("ref99999", "position 8: expected a child's number")]
    [InlineData("int32 ", "position 5: expected the end")]
    public void WhatIsWrongIsSaidWithItsPosition(string text, string message) =>
        Assert.Contains(message, Assert.Throws<FormatException>(() => Parse(text)).Message);

    [Fact]
    public void NestingHasAnEnd() =>
        Assert.Throws<FormatException>(() => Parse(string.Concat(Enumerable.Repeat("seq<", 10_000))));

    [Theory]
    [InlineData(typeof(int), "int32")]
    [InlineData(typeof(byte[]), "bytes")]
    [InlineData(typeof(List<string>), "seq<text>")]
    [InlineData(typeof(List<int[]>), "seq<seq<int32>>")]
    [InlineData(typeof(Dictionary<string, List<Line>>), "map<text!,seq<ref0>>")]
    [InlineData(typeof(IReadOnlyList<Spot>), "seq<val0>")]
    [InlineData(typeof(DateTime?), "opt<datetime>")]
    public void RootsAreMadeOfTheirElements(Type type, string text) => Assert.Equal(text, CodecCatalog.Get(type).ShapeText);

    [Fact]
    public void ImagesHaveNaturalAlignmentUpToEight()
    {
        Assert.Equal((16, 8), TypeShape.Of(CodecCatalog.Get(typeof(Spot)))!.RawLayout());
        Assert.Equal((24, 8), Parse("image A array 1:A:uint8 2:B:int128").RawLayout());
        Assert.Equal((20, 4), Parse("image A array 1:A:uint8 2:B:guid").RawLayout());
        Assert.Equal((6, 2), Parse("image A array 1:A:uint8 2:B:char 3:C:bool").RawLayout());
        Assert.Throws<FormatException>(() => Parse("image A array 1:A:text").RawLayout());
    }

    [Fact]
    public void TheSchemaTextHasALineATypeAndEndsInCycles()
    {
        Assert.Equal(
            "class 1:int32 2:bool 3:datetime 4:text 5:opt<decimal> 6:seq<ref1> 7:map<text,ref1> 8:map<int32,text> 9:seq<int32> 10:seq<bool> 11:val2 12:val3 13:bytes 14:guid\n"
            + "class 1:text 2:int32\nimage 1:bool 2:int32 3:datetime\nstruct 1:text 2:decimal\n",
            SchemaHash.Text(Shape<Order>()));
        Assert.Equal("seq<ref1>\nclass 1:text 2:int32\n", SchemaHash.Text(Shape<List<Line>>()));
        Assert.Equal("class 1:Next:ref0 2:Value:int32\n", SchemaHash.Text(Shape<Node>(), names: true));
        Assert.Equal("seq<ref1>\nopaque Octavo.Tests.Hand.Shapeless\n", SchemaHash.Text(new HandEntry("seq<ref0>", typeof(Shapeless)).Shape));
    }

    [Fact]
    public void TheSchemaIsPublic()
    {
        Assert.Equal("class tolerant 1:int32 2:int32\n", OctavoSchema.Text<TolerantPair>());
        Assert.Equal("class tolerant 1:A:int32 2:B:int32\n", OctavoSchema.Text<TolerantPair>(names: true));
        Assert.Equal(SchemaHash.Of(Shape<TolerantPair>()), OctavoSchema.Hash<TolerantPair>());
        Assert.NotEqual(OctavoSchema.Hash<TolerantPair>(), OctavoSchema.Hash<TolerantPair>(names: true));
        Assert.Equal(OctavoErrorCode.NoCodec, Assert.Throws<OctavoException>(() => OctavoSchema.Hash<System.Timers.Timer>()).Code);
    }

    [Theory]
    [InlineData(typeof(Line), "1ce8efc78d5b9e74")]
    [InlineData(typeof(List<Line>), "314b326373d51f78")]
    [InlineData(typeof(Node), "fed61665836200a8")]
    public void TheSchemaHashIsTheSpecificationsVector(Type type, string bytes) =>
        Assert.Equal(bytes, Convert.ToHexStringLower(BitConverter.GetBytes(SchemaHash.Of(TypeShape.Of(CodecCatalog.Get(type))!))));

    private static TypeShape Shape<T>() => TypeShape.Of(CodecCatalog.Get(typeof(T)))!;

    private static TypeShape Parse(string text) => new HandEntry(text).Shape;

    /// <summary>An entry that has a Shape and nothing else.</summary>
    private sealed class HandEntry(string text, params Type[] children) : CodecEntry<Order>
    {
        internal TypeShape Shape => TypeShape.Of(this)!;

        public override string ShapeText => text;

        public override Type? ShapeChild(int index) => children[index];
    }
}
