// Owns: descriptor sets and names that no compiler makes.
namespace Octavo.Conformance.JsonMapping;

public class HostileDescriptorTests
{
    /// <summary>Messages with a JSON of their own have no extensions: each field would be taken for one of theirs.</summary>
    [Theory, InlineData("ListValue"), InlineData("Struct"), InlineData("Value"), InlineData("Int32Value"), InlineData("Timestamp")]
    public void Messages_with_a_JSON_of_their_own_are_not_extended(string name)
    {
        byte[] field = [.. Part(1, "x"), .. Part(2, ".google.protobuf." + name), 0x18, 20, 0x20, 1, 0x28, 5];
        byte[] file = [.. Part(1, "a.proto"), 0x3A, (byte)field.Length, .. field];
        OctavoException found = Assert.Throws<OctavoException>(() => ProtoJsonTypes.FromDescriptorSet([0x0A, (byte)file.Length, .. file]));
        Assert.Equal(OctavoErrorCode.InvalidData, found.Code);

        static byte[] Part(int number, string text) => [(byte)((number << 3) | 2), (byte)text.Length, .. Encoding.ASCII.GetBytes(text)];
    }

    /// <summary>An entry has a key and a value. The last of any other fields was taken for the value, with bytes of what follows.</summary>
    [Fact]
    public void Entries_of_maps_are_a_key_and_a_value()
    {
        byte[] key = Field("key", 1, 9);
        byte[] value = Field("value", 2, 6);
        Taken(Map([.. key, .. value]));
        Taken(Map([.. value, .. key]));
        Refused(Map([.. key, .. value, .. Field("other", 3, 9)]), "A.XEntry");
        Refused(Map([.. key, .. Field("value", 4, 6)]), "A.XEntry");
        Refused(Map(key), "A.XEntry");
        Refused(Map([.. key, .. Field("value", 2, 6, more: [0x48, 0]), .. Sub(8, Text(1, "o"))]), "A.XEntry");

        static byte[] Map(byte[] fields) =>
            Sub(4, [.. Text(1, "A"), .. Field("x", 1, 11, ".A.XEntry", 3), .. Sub(3, [.. Text(1, "XEntry"), .. fields, .. Sub(7, [0x38, 1])])]);
    }

    /// <summary>Items of a message set are single messages, and it has nothing else.</summary>
    [Fact]
    public void Message_sets_have_single_messages_alone()
    {
        Taken([.. Set([]), .. Sub(7, Field("e", 0x7FFFFFFE, 11, ".P", 1, ".S"))]);
        Refused([.. Set([]), .. Sub(7, Field("e", 0x7FFFFFFE, 11, ".P", 3, ".S"))], "e");
        Refused([.. Set([]), .. Sub(7, Field("e", 5, 11, ".P", 3, ".S"))], "e");
        Refused([.. Set([]), .. Sub(7, Field("e", 5, 5, "", 1, ".S"))], "e");
        Refused([.. Set([]), .. Sub(7, Field("e", 0x7FFFFFFE, 11, ".E", 3, ".S")),
            .. Sub(4, [.. Text(1, "E"), .. Field("key", 1, 9), .. Field("value", 2, 5), .. Sub(7, [0x38, 1])])], "e");
        Refused(Set(Field("own", 1, 5)), "S.own");

        static byte[] Set(byte[] fields) => [.. Sub(4, [.. Text(1, "S"), .. fields, .. Sub(7, [0x08, 1])]), .. Sub(4, [.. Text(1, "P"), .. Field("n", 1, 5)])];
    }

    /// <summary>An error has the place and the name of the declaration.</summary>
    [Fact]
    public void Errors_of_linking_have_a_place_and_a_path()
    {
        OctavoException found = Refused(Sub(4, [.. Text(1, "A"), .. Field("f", 1, 11, ".Nobody")]), "A.f");
        Assert.True(found.Offset > 10, $"{found.Offset}");
        Refused([.. Text(2, "p"), .. Sub(4, [.. Text(1, "A"), .. Field("f", 1, 5), .. Field("g", 1, 5)])], "p.A");
        Refused(Sub(4, [.. Text(1, "A"), .. Sub(3, [])]), "A");
        Refused(Sub(4, [.. Text(1, "A"), .. Sub(4, [])]), "A");
        Refused(Sub(4, [.. Text(1, "A"), .. Field("f", 0, 5)]), "A.f");
        Refused(Sub(4, [.. Text(1, "A"), .. Field("f", 1, 5, more: [0x48, 1])]), "A.f");
    }

    /// <summary>Options in pieces are one message: the second piece does not take back what the first says.</summary>
    [Fact]
    public void Options_in_pieces_are_one_message()
    {
        byte[] packed = Field("f", 1, 5, "", 3, more: [.. Sub(8, [0x10, 1]), .. Sub(8, [0x18, 1])]);
        ProtoMessageType type = Taken(Sub(4, [.. Text(1, "A"), .. packed])).Message("A");
        Assert.Equal([0x0A, 2, 1, 2], OctavoProtoJson.FromJson("{\"f\":[1,2]}", type));
        byte[] entry = [.. Text(1, "XEntry"), .. Field("key", 1, 9), .. Field("value", 2, 5), .. Sub(7, [0x38, 1]), .. Sub(7, [0x18, 1])];
        type = Taken(Sub(4, [.. Text(1, "B"), .. Field("x", 1, 11, ".B.XEntry", 3), .. Sub(3, entry)])).Message("B");
        Assert.Equal("{\"x\":{\"k\":1}}", OctavoProtoJson.ToJsonString([0x0A, 5, 0x0A, 1, (byte)'k', 0x10, 1], type));
    }

    private static ProtoJsonTypes Taken(byte[] file) => ProtoJsonTypes.FromDescriptorSet(Sub(1, [.. Text(1, "a.proto"), .. file]));

    private static OctavoException Refused(byte[] file, string path)
    {
        OctavoException found = Assert.Throws<OctavoException>(() => Taken(file));
        Assert.Equal((OctavoErrorCode.InvalidData, path), (found.Code, found.Path));
        Assert.True(found.Offset > 0, $"{found.Offset}");
        return found;
    }

    private static byte[] Field(string name, int number, byte type, string typeName = "", byte label = 1, string extendee = "", byte[]? more = null) =>
        Sub(extendee.Length == 0 ? 2 : 0, [.. Text(1, name), .. extendee.Length == 0 ? [] : Text(2, extendee), 0x18, .. Number((uint)number), 0x20, label,
            0x28, type, .. typeName.Length == 0 ? [] : Text(6, typeName), .. more ?? []]);

    private static byte[] Text(int number, string text) => Sub(number, Encoding.UTF8.GetBytes(text));

    /// <summary>A field with a length; without its tag and length if the number is 0.</summary>
    private static byte[] Sub(int number, byte[] content) =>
        number == 0 ? content : [.. Number((uint)((number << 3) | 2)), .. Number((uint)content.Length), .. content];

    private static byte[] Number(uint number) => number < 128 ? [(byte)number] : [(byte)(number | 128), .. Number(number >> 7)];

    [Theory, InlineData('a'), InlineData('-')]
    public void A_long_name_is_not_quoted_whole(char letter)
    {
        OctavoException found = Assert.Throws<OctavoException>(
            () => OctavoProtoJson.FromJson(Encoding.ASCII.GetBytes("{\"" + new string(letter, 200_000) + "\":1}"), ProtoJsonTypes.MessageOf<Shipment>()));
        Assert.True(found.Path.Length < 300 && found.Message.Length < 3_000, $"{found.Path.Length}, {found.Message.Length}");
    }
}
