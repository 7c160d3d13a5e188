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

    [Theory, InlineData('a'), InlineData('-')]
    public void A_long_name_is_not_quoted_whole(char letter)
    {
        OctavoException found = Assert.Throws<OctavoException>(
            () => OctavoProtoJson.FromJson(Encoding.ASCII.GetBytes("{\"" + new string(letter, 200_000) + "\":1}"), ProtoJsonTypes.MessageOf<Shipment>()));
        Assert.True(found.Path.Length < 300 && found.Message.Length < 3_000, $"{found.Path.Length}, {found.Message.Length}");
    }
}
