// Owns: what programs may ask of the codecs that there are, and graphs by type.
using Octavo.Tests.Features;

namespace Octavo.Tests.Calls;

public sealed class OctavoCodecsTests
{
    [Theory]
    [InlineData(typeof(Parcel), true)]
    [InlineData(typeof(List<Parcel>), true)]
    [InlineData(typeof(int?), true)]
    [InlineData(typeof(string), true)]
    [InlineData(typeof(object), true)]
    [InlineData(typeof(Uncoded), false)]
    [InlineData(typeof(List<Uncoded>), false)]
    [InlineData(typeof(Action), false)]
    [InlineData(typeof(List<>), false)]
    public void TypeHasACodecOrNone(Type type, bool has)
    {
        Assert.Equal(has, OctavoCodecs.HasCodec(type));
        Assert.Equal(has, OctavoFormats.Json.CanSerialize(type));
    }

    [Theory]
    [InlineData(typeof(Parcel), new[] { "Binary", "Compact", "MessagePack", "CBOR", "JSON", "Protobuf" })]
    [InlineData(typeof(List<Parcel>), new[] { "Binary", "Compact", "MessagePack", "CBOR", "JSON" })] // made at run time: Protobuf's lists are the generator's
    [InlineData(typeof(int), new[] { "Binary", "Compact", "MessagePack", "CBOR", "JSON", "Protobuf" })]
    [InlineData(typeof(Unnumbered), new[] { "Binary", "Compact", "MessagePack", "CBOR", "JSON" })]
    [InlineData(typeof(List<Unnumbered>), new[] { "Binary", "Compact", "MessagePack", "CBOR", "JSON" })]
    [InlineData(typeof(OfJson), new[] { "JSON" })]
    [InlineData(typeof(Uncoded), new string[0])]
    public void FormatsOfATypeAreThoseThatWriteIt(Type type, string[] names)
    {
        Assert.Equal(names, OctavoFormats.All.Where(format => format.CanSerialize(type)).Select(format => format.Name));
        CodecFormats formats = OctavoCodecs.FormatsOf(type);
        Assert.Equal(names.Contains("Protobuf"), (formats & CodecFormats.Protobuf) != 0);
        Assert.Equal(names.Length, System.Numerics.BitOperations.PopCount((uint)formats));
    }

    [Fact]
    public void WhatIsRequiredIsThereOrAnErrorSaysWhatToDo()
    {
        OctavoCodecs.EnsureCodec(typeof(Parcel));
        OctavoCodecs.EnsureCodec(typeof(Parcel), OctavoFormats.Protobuf);
        Assert.Equal(OctavoErrorCode.NoCodec, Assert.Throws<OctavoException>(() => OctavoCodecs.EnsureCodec(typeof(Uncoded))).Code);
        Assert.Equal(OctavoErrorCode.NoCodec, Assert.Throws<OctavoException>(() => OctavoCodecs.EnsureCodec(typeof(Uncoded), OctavoFormats.Protobuf)).Code);
        OctavoException unnumbered = Assert.Throws<OctavoException>(() => OctavoCodecs.EnsureCodec(typeof(Unnumbered), OctavoFormats.Protobuf));
        OctavoException called = Assert.Throws<OctavoException>(() => OctavoFormats.Protobuf.Serialize(new Unnumbered(), typeof(Unnumbered)));
        Assert.Equal((OctavoErrorCode.NotInFormat, called.Reason), (unnumbered.Code, unnumbered.Reason));
        OctavoException ofJson = Assert.Throws<OctavoException>(() => OctavoCodecs.EnsureCodec(typeof(OfJson), OctavoFormats.Cbor));
        Assert.Contains("is not in CBOR", ofJson.Reason, StringComparison.Ordinal);
        Assert.Throws<ArgumentNullException>(() => OctavoCodecs.EnsureCodec(null!));
    }

    [Theory]
    [InlineData(typeof(Whole), typeof(Part))]
    [InlineData(typeof(Half), typeof(Part))]
    [InlineData(typeof(Quarter), null)]
    [InlineData(typeof(Part), null)]
    [InlineData(typeof(Marked), typeof(IMark))]
    [InlineData(typeof(MarkedValue), typeof(IMark))]
    [InlineData(typeof(OwnCase), typeof(OwnCase))]
    [InlineData(typeof(OwnDerived), typeof(OwnCase))]
    [InlineData(typeof(Circle), typeof(IShape))]
    [InlineData(typeof(Parcel), null)]
    [InlineData(typeof(Uncoded), null)]
    [InlineData(typeof(int), null)]
    public void CaseKnowsItsUnion(Type type, Type? union) => Assert.Equal(union, OctavoCodecs.UnionBase(type));

    [Fact]
    public void GraphsAreClonedAndComparedByType()
    {
        var parcel = new Parcel { Id = 7, Name = "north", Lines = [new("A-1", 2)] };
        var copy = Assert.IsType<Parcel>(OctavoGraph.Clone(parcel, typeof(Parcel)));
        Assert.NotSame(parcel, copy);
        Assert.NotSame(parcel.Lines, copy.Lines);
        Assert.True(OctavoGraph.Equals(parcel, copy, typeof(Parcel)));
        copy.Lines.Clear();
        Assert.False(OctavoGraph.Equals(parcel, copy, typeof(Parcel)));
        Part half = new Half { Id = 3 };
        Assert.Equal(3, Assert.IsType<Half>(OctavoGraph.Clone(half, typeof(Part))).Id);
        Assert.Equal(3, Assert.IsType<Half>(OctavoGraph.Clone(half, typeof(object))).Id);
        Assert.Equal(new ParcelLine("A", 1), OctavoGraph.Clone(new ParcelLine("A", 1), typeof(ParcelLine)));
        Assert.Equal(5, OctavoGraph.Clone(5, typeof(int?)));
        Assert.Null(OctavoGraph.Clone(null, typeof(Parcel)));
        Assert.Throws<ArgumentException>(() => OctavoGraph.Clone(parcel, typeof(Part)));
        Assert.Throws<ArgumentException>(() => OctavoGraph.Equals(parcel, half, typeof(Part)));
        Assert.Equal(OctavoErrorCode.NoCodec, Assert.Throws<OctavoException>(() => OctavoGraph.Clone(new Uncoded(), typeof(Uncoded))).Code);
    }
}
