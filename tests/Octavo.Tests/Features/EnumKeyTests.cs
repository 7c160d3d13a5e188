// Owns: enums as keys of dictionaries in JSON: by name as in System.Text.Json if the enum is by name, by the text of their number elsewhere. That values come
// back is the zoo's.
using System.Text.Json;
using System.Text.Json.Serialization;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Features;

public sealed class EnumKeyTests
{
    [Fact]
    public void Names_are_what_System_Text_Json_writes()
    {
        var value =
            new OfEnumKeys
            {
                Shades = new() { [Shade.Dark] = 1, [Shade.Light] = 2, [(Shade)9] = 3 },
                Ways = new() { [Way.North | Way.East] = "ne", [Way.None] = "", [(Way)64] = "x" }
            };
        string text = JsonSerializer.Serialize(value);
        Assert.Equal("{\"Shades\":{\"very dark\":1,\"Light\":2,\"9\":3},\"Ways\":{\"North, East\":\"ne\",\"None\":\"\",\"64\":\"x\"},\"Plain\":null}", text);
        Assert.Equal(text, OctavoJson.SerializeToString(value));
        OfEnumKeys read = OctavoJson.Deserialize<OfEnumKeys>(text)!;
        Assert.Equal(value.Shades, read.Shades);
        Assert.Equal(value.Ways, read.Ways);
    }

    [Fact]
    public void Other_enums_are_their_number()
    {
        Assert.Equal("{\"Shades\":null,\"Ways\":null,\"Plain\":{\"5\":1}}",
            OctavoJson.SerializeToString(new OfEnumKeys { Plain = new() { [DayOfWeek.Friday] = 1 } }));
        Assert.Equal("{\"Red\":\"r, w\"}", OctavoJson.SerializeToString(new Dictionary<Tint, Rights> { [Tint.Red] = Rights.Read | Rights.Write }));
        Assert.Equal("{\"1\":true}", OctavoJson.SerializeToString(new OfCheckedKeys { Map = new() { [Checked.One] = true } })[7..^1]);
    }

    [Theory]
    [InlineData("{\"Map\":{\"2\":true}}", OctavoErrorCode.InvalidValue)]
    [InlineData("{\"Map\":{\"One\":true}}", OctavoErrorCode.InvalidValue)]
    [InlineData("{\"Map\":{\"99999999999\":true}}", OctavoErrorCode.InvalidValue)]
    [InlineData("{\"Map\":{\"1\":true,\"01\":true}}", OctavoErrorCode.DuplicateKey)]
    [InlineData("{\"Map\":{1:true}}", OctavoErrorCode.InvalidData)]
    public void Keys_are_checked(string text, OctavoErrorCode code) =>
        Assert.Equal(code, Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<OfCheckedKeys>(text)).Code);

    [Theory]
    [InlineData("{\"Shades\":{\"dark\":1}}", OctavoErrorCode.InvalidValue)]
    [InlineData("{\"Shades\":{\"\":1}}", OctavoErrorCode.InvalidValue)]
    [InlineData("{\"Shades\":{\"very dark\":1,\"1\":1}}", OctavoErrorCode.DuplicateKey)]
    [InlineData("{\"Shades\":[]}", OctavoErrorCode.TypeMismatch)]
    public void Names_are_checked(string text, OctavoErrorCode code) =>
        Assert.Equal(code, Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<OfEnumKeys>(text)).Code);

    [Fact]
    public void Escapes_in_names_are_read() => Assert.Equal(1, OctavoJson.Deserialize<Dictionary<Tint, int>>("{\"gr\\u00fcn\" : 1}")![Tint.Green]);
}
