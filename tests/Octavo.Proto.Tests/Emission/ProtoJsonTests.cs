// Owns: ProtoJSON of types that Octavo.Proto made: their extensions are members, as the same messages have them by descriptors. Knows no parser.
using Octavo.Proto.Tests.Extended;
using Octavo.Proto.Tests.Extended2023;
using Octavo.Protobuf.Extensions;
using Octavo.Protobuf.WellKnown;
using static Octavo.Proto.Tests.Extended.ExtendedExtensions;
using Base2023 = Octavo.Proto.Tests.Extended2023.Base;
using Deep = Octavo.Proto.Tests.Extended.Scope.Types.Inner.Extensions;
using Editions = Octavo.Proto.Tests.Extended2023.Extended2023Extensions;
using Of = Octavo.Proto.Tests.Extended.Extensions.Extensions_;
using Part2023 = Octavo.Proto.Tests.Extended2023.Part;
using Target = Octavo.Proto.Tests.Extended.Base;

namespace Octavo.Proto.Tests.Emission;

public class ProtoJsonTests
{
    [Fact]
    public void Extensions_are_members_in_brackets()
    {
        var message = new Target { Id = 1 };
        OneInt32.Set(message, -2);
        ManyString.Set(message, ["a", ""]);
        OneLevel.Set(message, Level.Low);
        Rating.Set(message, 3);
        Scope.Extensions.Part.Set(message, new() { Name = "p" });
        Assert.Equal(
            """{"id":1,"[octavo.extended.one_int32]":-2,"[octavo.extended.one_level]":"LOW","[octavo.extended.many_string]":["a",""],"[octavo.extended.rating]":3,"[octavo.extended.Scope.part]":{"name":"p"}}""",
            Text(message));
        Target again = OctavoProtoJson.Deserialize<Target>(Encoding.UTF8.GetBytes(Text(message)))!;
        Assert.Equal(-2, OneInt32.Get(again));
        Assert.Equal("p", Scope.Extensions.Part.Get(again)!.Name);
    }

    [Fact]
    public void Every_form_of_value_is_as_descriptors_have_it()
    {
        var message = new Target();
        OneInt32.Set(message, -2);
        OneSint32.Set(message, -2);
        OneSfixed32.Set(message, -2);
        OneUint32.Set(message, uint.MaxValue);
        OneFixed32.Set(message, 1U);
        OneInt64.Set(message, -2);
        OneSint64.Set(message, -2);
        OneSfixed64.Set(message, -2);
        OneUint64.Set(message, 2);
        OneFixed64.Set(message, 2);
        OneBool.Set(message, false);
        OneFloat.Set(message, 1.5F);
        OneDouble.Set(message, double.NegativeInfinity);
        OneString.Set(message, "é");
        OneBytes.Set(message, [1, 0xFF]);
        OneLevel.Set(message, Level.High);
        OnePart.Set(message, new() { Name = "a", Sizes = { 1, 2 }, Inner = new() { Name = "b" } });
        ExtendedExtensions.OneGroup.Set(message, new() { Weight = 1 });
        ManyInt32.Set(message, [1, -1]);
        PackedSint64.Set(message, [1, -1]);
        PackedFixed32.Set(message, [1, 2]);
        ManyBytes.Set(message, [[0xFF]]);
        PackedLevel.Set(message, [Level.High, Level.Low]);
        ManyPart.Set(message, [new() { Name = "a" }, new()]);
        ExtendedExtensions.ManyGroup.Set(message, [new() { Weight = 1 }, new()]);
        Labels.Set(message, new() { ["a"] = true });
        Note.Set(message, "");
        Ratings.Set(message, [new() { Value = 1 }, new()]);
        Payload.Set(message, ProtobufAny.Pack(new Target { Id = 4 }));
        Scope.Extensions.More.Set(message, ["x"]);
        Same(message, "extended.proto", "octavo.extended.Base");
    }

    [Fact]
    public void Extensions_of_what_extensions_hold_are_known()
    {
        var part = new Extended.Part { Name = "a" };
        Deep.Deep.Set(part, true);
        Of.Scopes.Set(part, [new Scope { Extensions_ = "e" }]);
        var message = new Target();
        ManyPart.Set(message, [part]);
        Same(message, "extended.proto", "octavo.extended.Base");
        Assert.Contains("\"[octavo.extended.Scope.Inner.deep]\":true", Text(message), StringComparison.Ordinal);
    }

    [Fact]
    public void Items_of_message_sets_are_members()
    {
        var set = new Set();
        First.Extensions.Item.Set(set, new First { Text = "t" });
        Second.Extensions.Item.Set(set, new Second { Number = 9 });
        Same(set, "extended.proto", "octavo.extended.Set");
        Assert.Equal("""{"[octavo.extended.First.item]":{"text":"t"},"[octavo.extended.Second.item]":{"number":9}}""", Text(set));
    }

    [Fact]
    public void Those_of_editions_have_their_features()
    {
        var message = new Base2023 { Id = 1 };
        Editions.Count.Set(message, 0);
        Editions.Packed.Set(message, [1, 2]);
        Editions.Expanded.Set(message, [1, 2]);
        Editions.BehindLength.Set(message, new Part2023 { Name = "a" });
        Editions.BetweenTags.Set(message, new Part2023 { Name = "b" });
        Editions.ManyBetweenTags.Set(message, [new Part2023(), new Part2023 { Name = "c" }]);
        Editions.Open.Set(message, (State)7);
        Editions.Closed.Set(message, Fixed.Large);
        Editions.ClosedMany.Set(message, [Fixed.Small]);
        Editions.Checked.Set(message, "c");
        Editions.Unchecked.Set(message, "u");
        Same(message, "extended2023.proto", "octavo.extended2023.Base");
    }

    [Theory]
    [InlineData("""{"[octavo.extended.nothing]":1}""", OctavoErrorCode.UnknownMember, "Base[\"[octavo.extended.nothing]\"]")]
    [InlineData("""{"[octavo.extended.one_int32]":1,"[octavo.extended.one_int32]":2}""", OctavoErrorCode.DuplicateMember,
        "Base[\"[octavo.extended.one_int32]\"]")]
    [InlineData("""{"[octavo.extended.one_int32]":"x"}""", OctavoErrorCode.TypeMismatch, "Base[\"[octavo.extended.one_int32]\"]")]
    [InlineData("""{"octavo.extended.one_int32":1}""", OctavoErrorCode.UnknownMember, "Base[\"octavo.extended.one_int32\"]")]
    [InlineData("""{"one_int32":1}""", OctavoErrorCode.UnknownMember, "Base.one_int32")]
    public void What_is_no_such_extension_is_refused(string json, OctavoErrorCode code, string path)
    {
        OctavoException refused = Assert.Throws<OctavoException>(() => OctavoProtoJson.Deserialize<Target>(Encoding.UTF8.GetBytes(json)));
        Assert.Equal(code, refused.Code);
        Assert.Equal(path, refused.Path);
    }

    [Fact]
    public void Extensions_by_hand_are_known_once_they_are_registered()
    {
        var seat = new ProtobufExtension<Second, string>(10) { Name = "hand.seat" };
        Assert.DoesNotContain("seat", Text(new Second { Number = 1 }), StringComparison.Ordinal);
        ProtobufExtensions.Register(() => [seat]);
        var message = new Second { Number = 1 };
        seat.Set(message, "4a");
        Assert.Equal("""{"number":1,"[hand.seat]":"4a"}""", Text(message));
        Assert.Equal("4a", seat.Get(OctavoProtoJson.Deserialize<Second>(Encoding.UTF8.GetBytes(Text(message)))!));
    }

    // JSON and message as those that descriptors have, in both directions.
    private static void Same<T>(T message, string file, string name)
    {
        ProtoMessageType type = Types(file).Message(name);
        byte[] wire = OctavoProtobuf.Serialize(message);
        string expected = Encoding.UTF8.GetString(OctavoProtoJson.ToJson(wire, type));
        Assert.Equal(expected, Text(message));
        T again = OctavoProtoJson.Deserialize<T>(Encoding.UTF8.GetBytes(expected))!;
        Assert.Equal(Convert.ToHexString(OctavoProtoJson.FromJson(Encoding.UTF8.GetBytes(expected), type)),
            Convert.ToHexString(OctavoProtobuf.Serialize(again)));
        Assert.Equal(expected, Text(again));
    }

    /// <summary>protoc only warns of proto2 fields whose names differ in underscores alone: each is written by a name of its own.</summary>
    [Fact]
    public void Fields_with_one_JSON_name_are_told_apart()
    {
        string path = Path.GetTempFileName();
        try
        {
            File.WriteAllText(path, "syntax = \"proto2\"; message C { optional int32 event_type = 1; optional int32 eventType = 2; optional int32 event__type = 3; }");
            ProtoMessageType type = TypesOf("c.proto", path).Message("C");
            foreach ((string wire, string json) in ((string, string)[])[("08011002" + "1803", """{"event_type":1,"eventType":2,"event__type":3}"""),
                ("1002", """{"eventType":2}"""), ("0801", """{"event_type":1}""")])
            {
                Assert.Equal(json, Encoding.UTF8.GetString(OctavoProtoJson.ToJson(Convert.FromHexString(wire), type)));
                Assert.Equal(wire, Convert.ToHexString(OctavoProtoJson.FromJson(Encoding.UTF8.GetBytes(json), type)));
            }
        }
        finally
        {
            File.Delete(path);
        }
    }

    private static ProtoJsonTypes Types(string file) => TypesOf(file, Path.Combine(AppContext.BaseDirectory, "Protos", file));

    private static ProtoJsonTypes TypesOf(string file, string path)
    {
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([], errors);
        loader.Load(file, path);
        ProtoLinker.Link(loader, errors);
        Assert.Empty(errors.All);
        return ProtoJsonTypes.FromDescriptorSet(SetWriter.Write(loader.Ordered));
    }

    private static string Text<T>(T message) => Encoding.UTF8.GetString(OctavoProtoJson.Serialize(message));
}
