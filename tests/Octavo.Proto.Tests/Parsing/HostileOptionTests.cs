// Owns: descriptor sets whose options are not what descriptor.proto declares.
using Octavo.Proto.Printing;

namespace Octavo.Proto.Tests.Parsing;

public class HostileOptionTests
{
    /// <summary>An uninterpreted option, and targets that are packed, each cut.</summary>
    [Theory]
    [InlineData("0a0f0a07612e70726f746f4204ba3e0108")]
    [InlineData("0a1f0a07612e70726f746f22140a0141120f0a016618012001280542049a010180")]
    public void Declared_options_that_cannot_be_read_are_refused(string set) => Refused(Convert.FromHexString(set));

    [Fact]
    public void Declared_messages_in_options_are_read_to_their_end()
    {
        Refused(File(8, Sub(999, [8])));
        Refused(File(8, Sub(999, Sub(2, [8])))); // uninterpreted_option.name
        Refused(Message(Sub(7, Sub(999, [8]))));
        Refused(Message([.. Sub(5, [8, 1, 16, 5, .. Sub(3, Sub(2, [8]))])])); // declaration
        Refused(Message(Field(Sub(8, Sub(20, [8]))))); // edition_defaults
        Refused(Message(Field(Sub(8, Sub(22, [8]))))); // feature_support
        Refused(Message(Field(Sub(8, Sub(21, [8]))))); // features
    }

    /// <summary>What no file declares is not looked into.</summary>
    [Fact]
    public void Options_that_no_file_declares_may_be_anything()
    {
        byte[] file = File(8, Sub(50_000, [8]));
        (ProtoErrors errors, string? text) = Print(file);
        Assert.Empty(errors.All);
        Assert.Contains("50000", text);
    }

    /// <summary>Options that other files declare are left out if they are not what is declared.</summary>
    [Fact]
    public void Custom_options_that_cannot_be_read_are_left_out()
    {
        const string declaring = "syntax = \"proto2\"; package p; import \"google/protobuf/descriptor.proto\"; message O { optional O o = 1; "
            + "optional int32 i = 2; repeated int32 r = 3 [packed = true]; } extend google.protobuf.FileOptions { optional O opt = 50000; repeated int32 many = 50001; "
            + "optional string text = 50002; }";
        foreach (byte[] options in new[] { Sub(50_000, [8]), Sub(50_000, Sub(1, [8])), Sub(50_000, Sub(3, [0x80])), Sub(50_001, [0x80]) })
        {
            byte[] file = Sub(1, [.. Text(1, "a.proto"), .. Text(3, "o.proto"), .. Sub(8, [.. options, .. Text(50_002, "kept")])]);
            (ProtoErrors errors, string? text) = Print(file, declaring);
            Assert.Empty(errors.All);
            Assert.Contains("Left out", text);
            Assert.Contains("option (p.text) = \"kept\";", text);
        }
    }

    /// <summary>Options that come in pieces are one message, as in every reader of Protobuf.</summary>
    [Fact]
    public void Options_in_pieces_are_one_message()
    {
        byte[] field = Sub(2, [.. Text(1, "f"), 0x18, 1, 0x20, 3, 0x28, 5, .. Sub(8, [0x10, 1]), .. Sub(8, [0x18, 1])]); // packed, deprecated
        (ProtoErrors errors, string? text) = Print(Sub(1, [.. Text(1, "a.proto"), .. Sub(4, [.. Text(1, "A"), .. field]), .. Sub(8, Text(11, "go")),
            .. Sub(8, Text(1, "java"))]));
        Assert.Empty(errors.All);
        Assert.Contains("repeated int32 f = 1 [packed = true, deprecated = true];", text);
        Assert.Contains("option go_package = \"go\";", text);
        Assert.Contains("option java_package = \"java\";", text);
        Octavo.Tests.Shared.Growth.IsLinear(n => Sub(1, [.. Text(1, "a.proto"), .. Enumerable.Repeat(Sub(8, [0x98, 1, 1]), n).SelectMany(one => one)]),
            set => Assert.Empty(Print(set).Errors.All), n: 500, bytesAByte: 2_000);
    }

    /// <summary>A set may bring the options' own file, which must have what options are.</summary>
    [Fact]
    public void Another_file_of_options_has_their_messages()
    {
        byte[] options = Sub(1, [.. Text(1, "google/protobuf/descriptor.proto"), .. Text(2, "google.protobuf")]);
        ProtoErrors errors = Print([.. options, .. File(8, Text(11, "go"))]).Errors;
        Assert.Equal((ProtoCodes.File, "a.pb"), Assert.Single(errors.All) is var error ? (error.Code, error.File) : default);
        byte[] any = Sub(1, [.. Text(1, "any.proto"), .. Text(2, "google.protobuf"), .. Sub(4, Text(1, "Any"))]);
        Assert.Contains(Print(any, "syntax = \"proto2\"; import \"any.proto\"; import \"google/protobuf/descriptor.proto\"; extend google.protobuf.FileOptions "
            + "{ optional google.protobuf.Any o = 50000; } option (o) = { [type.googleapis.com/google.protobuf.Any] {} };", setFirst: true).Errors.All,
            one => one.Code == ProtoCodes.Option);
    }

    private static void Refused(byte[] set)
    {
        ProtoErrors errors = Print(set).Errors;
        ProtoError error = Assert.Single(errors.All);
        Assert.Equal((ProtoCodes.File, "a.pb"), (error.Code, error.File));
    }

    private static (ProtoErrors Errors, string? Text) Print(byte[] set, string? declaring = null, bool setFirst = false)
    {
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([], errors);
        IReadOnlyList<ProtoFile> files = setFirst ? loader.LoadSet("a.pb", set) : [];
        if (declaring is not null)
        {
            loader.Load("o.proto", "o.proto", declaring);
        }
        files = setFirst ? files : loader.LoadSet("a.pb", set);
        SymbolTable? symbols = errors.Any ? null : ProtoLinker.Link(loader, errors);
        return (errors, errors.Any ? null : new ProtoPrinter(loader.Ordered, symbols!).Print(files[^1]));
    }

    private static byte[] File(int number, byte[] content) => Sub(1, [.. Text(1, "a.proto"), .. Sub(number, content)]);

    private static byte[] Message(byte[] rest) => File(4, [.. Text(1, "A"), .. rest]);

    private static byte[] Field(byte[] rest) => Sub(2, [.. Text(1, "f"), 0x18, 1, 0x20, 1, 0x28, 5, .. rest]);

    private static byte[] Text(int number, string text) => Sub(number, Encoding.UTF8.GetBytes(text));

    private static byte[] Sub(int number, byte[] content)
    {
        var writer = new WireWriter();
        writer.Bytes(number, content);
        return writer.ToArray();
    }
}
