// Owns: texts and descriptor sets that would put code into what is made of them, and sets that no compiler of .proto files makes.
using Octavo.Proto.CSharp;

namespace Octavo.Proto.Tests.Parsing;

public class HostileSetTests
{
    private const string Evil = "internal static class Evil { }";

    /// <summary>The line breaks of C# that .proto text does not have.</summary>
    [Theory]
    [InlineData('\r')]
    [InlineData('\u0085')]
    [InlineData('\u2028')]
    [InlineData('\u2029')]
    public void Comments_stay_comments(char end)
    {
        string text = $"syntax = \"proto3\";\n// x{end}{Evil}{end}y\nmessage M {{\n// {end}{Evil}\nint32 a = 1;\n// {end}{Evil}\n"
            + "oneof o { int32 b = 2; } }\n"
            + $"/* x{end}{Evil}{end}y */\nenum E {{\n// {end}{Evil}\nZ = 0; }}\n// {end}{Evil}\nservice S {{\n// {end}{Evil}\nrpc C (M) returns (M); }}";
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([], errors);
        ProtoFile file = loader.Load($"a{end}{Evil}.proto", "test.proto", text);
        ProtoLinker.Link(loader, errors);
        Assert.Empty(errors.All);
        string made = Assert.Single(CSharpEmitter.Emit([file],
            new EmissionSettings("Test.WellKnown", false) { Services = new Dictionary<ProtoFile, GrpcServices> { [file] = GrpcServices.Both } })).Text;
        Assert.All(made.Split('\n', '\r', '\u0085', '\u2028', '\u2029').Where(line => line.Contains("class Evil", StringComparison.Ordinal)),
            line => Assert.True(line.TrimStart().StartsWith("//", StringComparison.Ordinal) || line.Contains("File = \"", StringComparison.Ordinal), line));
        Assert.Contains("/// " + Evil, made);
    }

    /// <summary>A default or a name in JSON that is not UTF-8 would be another text.</summary>
    [Fact]
    public void Texts_of_a_set_are_UTF_8()
    {
        byte[] field = [.. Text(1, "f"), .. Number(3, 1), .. Number(4, 1), .. Number(5, 9)];
        foreach (byte number in (byte[])[7, 10])
        {
            byte tag = (byte)((number << 3) | 2);
            Taken(Sub(4, [.. Text(1, "M"), .. Sub(2, [.. field, tag, 2, 0xC3, 0xA9])]));
            Refused(Sub(4, [.. Text(1, "M"), .. Sub(2, [.. field, tag, 2, 0xC3, 0x28])]));
        }
    }

    [Fact]
    public void Names_of_a_set_are_names()
    {
        const string Bad = "M { } " + Evil + " class N";
        byte[] field = [.. Text(1, "f"), .. Number(3, 1), .. Number(4, 1), .. Number(5, 5)];
        byte[] badField = [.. Text(1, Bad), .. Number(3, 1), .. Number(4, 1), .. Number(5, 5)];
        Taken([.. Text(2, "a.b"), .. Sub(4, [.. Text(1, "M"), .. Sub(2, field), .. Sub(8, Text(1, "o"))]),
            .. Sub(5, [.. Text(1, "E"), .. Sub(2, Text(1, "V"))])]);
        Refused(Text(2, "p { } " + Evil + " namespace q"));
        Refused(Text(2, "p..q"));
        Refused(Sub(4, Text(1, Bad)));
        Refused(Sub(4, [.. Text(1, "M"), .. Sub(2, badField)]));
        Refused(Sub(4, [.. Text(1, "M"), .. Sub(8, Text(1, Bad))]));
        Refused(Sub(5, [.. Text(1, Bad), .. Sub(2, Text(1, "V"))]));
        Refused(Sub(5, [.. Text(1, "E"), .. Sub(2, Text(1, Bad))]));
        Refused(Sub(6, Text(1, Bad)));
        Refused([.. Sub(4, Text(1, "M")), .. Sub(6, [.. Text(1, "S"), .. Sub(2, [.. Text(1, Bad), .. Text(2, ".M"), .. Text(3, ".M")])])]);
        Refused(Sub(4, []));
        Refused(Text(1, "a\0.proto"));
    }

    /// <summary>Defaults are C# as they are, so each is what the text of a .proto file could give.</summary>
    [Theory]
    [InlineData(5, "-2147483648", true)]
    [InlineData(5, "2147483648", false)]
    [InlineData(5, "0; " + Evil, false)]
    [InlineData(5, "", false)]
    [InlineData(4, "18446744073709551615", true)]
    [InlineData(4, "-1", false)]
    [InlineData(1, "1.5e-300", true)]
    [InlineData(1, "-inf", true)]
    [InlineData(1, "1e400", false)]
    [InlineData(1, "1 + Evil()", false)]
    [InlineData(2, "1e300", false)]
    [InlineData(8, "true", true)]
    [InlineData(8, "!true", false)]
    [InlineData(9, "\"; " + Evil, true)]
    [InlineData(12, "a\\n\\377\\\\", true)]
    [InlineData(12, "\\", false)]
    [InlineData(12, "\\1", false)]
    [InlineData(12, "\\477", false)]
    [InlineData(12, "é", false)]
    [InlineData(12, "a\"b", false)]
    [InlineData(12, "a\\\"b", true)]
    [InlineData(14, "V", true)]
    [InlineData(14, "W", false)]
    public void Defaults_of_a_set_are_values(byte type, string text, bool isTaken)
    {
        byte[] field = [.. Text(1, "f"), .. Number(3, 1), .. Number(4, 1), .. Number(5, type), .. type == 14 ? Text(6, ".E") : [], .. Text(7, text)];
        byte[] file = [.. Sub(5, [.. Text(1, "E"), .. Sub(2, [.. Text(1, "V"), .. Number(2, 0)])]), .. Sub(4, [.. Text(1, "M"), .. Sub(2, field)])];
        if (isTaken)
        {
            Taken(file);
        }
        else
        {
            Refused(file);
        }
    }

    /// <summary>A group, a message, an enum and nothing at all without the name of a type, and a number with one.</summary>
    [Theory]
    [InlineData(10, "")]
    [InlineData(11, "")]
    [InlineData(14, "")]
    [InlineData(0, "")]
    [InlineData(5, ".M")]
    public void Fields_of_a_set_have_their_type(byte type, string name) => Refused(Sub(4, [.. Text(1, "M"), .. Field(2, "f", 1, 1, type, name)]), "type");

    /// <summary>What takes maps apart would follow a map of itself to the end of the stack.</summary>
    [Fact]
    public void Entries_of_maps_are_a_key_and_a_value()
    {
        byte[] key = Field(2, "key", 1, 1, 9);
        byte[] value = Field(2, "value", 2, 1, 5);
        Taken(Map([.. key, .. value]));
        Refused(Map([]), "entry");
        Refused(Map(key), "entry");
        Refused(Map([.. value, .. key]), "entry");
        Refused(Map([.. key, .. value, .. Field(2, "more", 3, 1, 5)]), "entry");
        Refused(Map([.. Field(2, "key", 1, 1, 11, ".M"), .. value]), "entry");
        Refused(Map([.. key, .. Field(2, "value", 2, 3, 11, ".M.E")]), "entry"); // of itself
        Refused(Map([.. key, .. Field(2, "value", 2, 1, 11, ".M.E")]), "entry");
        Refused(Map([.. key, .. value], label: 1), "entry");
        Refused([.. Map([.. key, .. value]), .. Sub(4, [.. Text(1, "N"), .. Field(2, "f", 1, 3, 11, ".M.E")])], "entry"); // of another message
        Refused(Sub(4, [.. Text(1, "M"), .. key, .. value, .. Sub(7, [0x38, 1])]), "entry");

        static byte[] Map(byte[] fields, byte label = 3) =>
            Sub(4, [.. Text(1, "M"), .. Field(2, "f", 1, label, 11, ".M.E"), .. Sub(3, [.. Text(1, "E"), .. fields, .. Sub(7, [0x38, 1])])]);
    }

    [Theory]
    [InlineData("0x1FFFFFFFFFFFFFFFFF")]
    [InlineData("01777777777777777777777777")]
    public void Integers_of_more_than_64_bits_are_errors(string number)
    {
        var errors = new ProtoErrors();
        new ProtoLoader([], errors).Load("a.proto", "a.proto", $"syntax = \"proto2\"; message M {{ optional double d = 1 [default = {number}]; }}");
        Assert.Equal(ProtoCodes.Syntax, Assert.Single(errors.All).Code);
    }

    private static void Refused(byte[] file, string why = "") =>
        Assert.Contains(Link(file, out _).All, error => error.Message.Contains(why, StringComparison.Ordinal));

    /// <summary>What is taken is printed, too.</summary>
    private static void Taken(byte[] file)
    {
        Assert.Empty(Link(file, out IReadOnlyList<ProtoFile> files).All);
        foreach (CSharpFile made in CSharpEmitter.Emit(files, new EmissionSettings("Test.WellKnown", false)))
        {
            Assert.DoesNotContain("\n" + Evil, made.Text);
        }
    }

    private static ProtoErrors Link(byte[] file, out IReadOnlyList<ProtoFile> files)
    {
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([], errors);
        files = loader.LoadSet("a.pb", Sub(1, [.. Text(1, "a.proto"), .. file]));
        if (!errors.Any)
        {
            ProtoLinker.Link(loader, errors);
        }
        return errors;
    }

    private static byte[] Field(int part, string name, byte number, byte label, byte type, string typeName = "") =>
        Sub(part, [.. Text(1, name), .. Number(3, number), .. Number(4, label), .. type == 0 ? [] : Number(5, type),
            .. typeName.Length == 0 ? [] : Text(6, typeName)]);

    private static byte[] Text(int number, string text) => Sub(number, Encoding.UTF8.GetBytes(text));

    private static byte[] Number(int number, byte value) => [(byte)(number << 3), value];

    private static byte[] Sub(int number, byte[] content) => content.Length < 128 ? [(byte)((number << 3) | 2), (byte)content.Length, .. content]
        : [(byte)((number << 3) | 2), (byte)(content.Length | 128), (byte)(content.Length >> 7), .. content];
}
