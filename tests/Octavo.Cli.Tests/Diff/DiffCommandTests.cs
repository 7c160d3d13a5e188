// Owns: the command that compares two schemas: what it takes, what it prints, and what it answers.
using System.Text.Json;
using Octavo.Cli.Tests.Diff.Reality;

namespace Octavo.Cli.Tests.Diff;

public sealed class DiffCommandTests : IDisposable
{
    private const string Old = """
        syntax = "proto3";
        package acme.shop;
        message Order { int64 id = 1; string note = 2; repeated Line lines = 3; }
        message Line { string sku = 1; }
        message Other { int32 a = 1; }
        """;

    private const string New = """
        syntax = "proto3";
        package acme.shop;
        message Order { int64 id = 1; repeated Line lines = 3; reserved 2; reserved "note"; }
        message Line { string article = 1; }
        message Other { string a = 1; }
        """;

    private const string Types = """
        using Octavo;
        namespace Shop
        {
            [GenerateCodec] public sealed class Order { [CodecMember(1)] public long Id { get; set; } [CodecMember(2)] public Line? Line { get; set; } }
            [GenerateCodec] public sealed class Line { [CodecMember(1)] public string? Sku { get; set; } }
        }
        """;

    private readonly Tool _tool = new();

    public void Dispose() => _tool.Dispose();

    [Fact]
    public async Task A_change_is_a_paragraph_with_a_line_a_format()
    {
        Assert.Equal(1, await Diff(Old, New, "--type", "Order"));
        Assert.Equal($"""
            {_tool.Path("new.proto")}(3,9): acme.shop.Order.note: removed (2)
                ProtoJSON  some stored data is refused: readers refuse the member, unless they ignore unknown members: then it is lost

            {_tool.Path("new.proto")}(4,23): acme.shop.Line.article: renamed, was sku
                ProtoJSON  some stored data is refused: readers refuse the member, unless they ignore unknown members: then it is lost
                           old readers refuse some new data: readers refuse the member, unless they ignore unknown members: then it is lost

            {_tool.Path("old.proto")}: acme.shop.Order.Note: removed
                C#  breaks source: code that uses it does not compile

            {_tool.Path("old.proto")}: acme.shop.Line.Sku: removed
                C#  breaks source: code that uses it does not compile

            4 changes: 2 break stored data, 1 breaks old readers, 2 break source.

            """, _tool.Text);
    }

    [Fact]
    public async Task Nothing_breaks_in_a_format_that_does_not_mind()
    {
        Assert.Equal(0, await Diff(Old, New, "--type", "Order", "--format", "protobuf"));
        Assert.Equal("Nothing breaks.\n", _tool.Text);
        Assert.Equal(0, await Diff(Old, New, "--type", "Order", "--format", "protobuf", "--all"));
        Assert.Contains("    Protobuf  compatible\n", _tool.Text, StringComparison.Ordinal);
        Assert.Equal(0, await Diff(Old, Old, "--all"));
        Assert.Equal("Nothing changed.\n", _tool.Text);
    }

    [Theory]
    [InlineData(0, "--concern", "readers", "--type", "Order", "--format", "protobuf", "--format", "csharp")]
    [InlineData(1, "--concern", "readers", "--concern", "source", "--type", "Order", "--format", "protobuf", "--format", "csharp")]
    [InlineData(1, "--concern", "stored", "--type", "acme.shop.Other")]
    [InlineData(0, "--exit-zero")]
    [InlineData(2, "--type", "Nothing")]
    [InlineData(2, "--format", "xml")]
    public async Task What_is_asked_for_decides_the_answer(int code, params string[] arguments) => Assert.Equal(code, await Diff(Old, New, arguments));

    [Fact]
    public async Task Files_that_are_wrong_are_no_break()
    {
        Assert.Equal(3, await Diff(Old, "syntax = \"proto3\"; message T { Lost a = 1; }"));
        Assert.Contains("OCTP0003", _tool.Messages, StringComparison.Ordinal);
        Assert.Equal(3, await _tool.Run([], "diff", _tool.Path("old.proto"), _tool.Path("none.proto")));
    }

    [Fact]
    public async Task Findings_for_machines()
    {
        string report = _tool.Path("report.json");
        Assert.Equal(1, await Diff(Old, New, "--type", "Order", "--format", "protojson", "--json", "-o", report));
        Assert.Empty(_tool.Output);
        using var document = JsonDocument.Parse(File.ReadAllBytes(report));
        JsonElement root = document.RootElement;
        Assert.Equal((_tool.Path("old.proto"), _tool.Path("new.proto")), (root.GetProperty("old").GetString(), root.GetProperty("new").GetString()));
        Assert.Equal((true, true, false),
            (root.GetProperty("breaksStoredData").GetBoolean(), root.GetProperty("breaksOldReaders").GetBoolean(),
            root.GetProperty("breaksSource").GetBoolean()));
        Assert.Equal(2, root.GetProperty("findings").GetArrayLength());
        Assert.Equal(
            $$"""{"rule":"field-removed","type":"acme.shop.Order","member":"note","change":"removed (2)","format":"protojson","breaks":true,"storedData":{"outcome":"partly","why":"readers refuse the member, unless they ignore unknown members: then it is lost"},"oldReaders":{"outcome":"read"},"file":{{JsonSerializer.Serialize(_tool.Path("new.proto"))}},"line":3,"column":9}""",
            JsonSerializer.Serialize(root.GetProperty("findings")[0]));
    }

    [Fact]
    public async Task A_descriptor_set_is_what_it_was_made_of()
    {
        _tool.Put("old.proto", Encoding.UTF8.GetBytes(Old));
        Assert.Equal(0, await _tool.Run([], "schema", _tool.Path("old.proto"), "--descriptors", "-o", _tool.Path("old.pb")));
        Assert.Equal(0, await _tool.Run([], "diff", _tool.Path("old.pb"), _tool.Path("old.proto")));
        Assert.Equal("Nothing breaks.\n", _tool.Text);
        _tool.Put("new.proto", Encoding.UTF8.GetBytes(New));
        Assert.Equal(1, await _tool.Run([], "diff", _tool.Path("old.pb"), _tool.Path("new.proto"), "--format", "protobuf"));
        Assert.Contains("acme.shop.Other.a: string, was int32\n    Protobuf  stored data is misread: it has another wire type, and is skipped\n",
            _tool.Text, StringComparison.Ordinal);
    }

    [Fact]
    public async Task A_file_of_a_folder_that_is_gone_takes_its_messages()
    {
        _tool.Put("one/a.proto", Encoding.UTF8.GetBytes("syntax = \"proto3\"; package p; message A { int32 a = 1; }"));
        _tool.Put("one/b.proto", Encoding.UTF8.GetBytes("syntax = \"proto3\"; package p; message B { int32 a = 1; }"));
        _tool.Put("two/a.proto", Encoding.UTF8.GetBytes("syntax = \"proto3\"; package p; message A { int32 a = 1; }"));
        Assert.Equal(1, await _tool.Run([], "diff", _tool.Path("one"), _tool.Path("two"), "--format", "protobuf"));
        Assert.Contains("p.B: removed\n    Protobuf  stored data is refused: no message with that name reads it\n", _tool.Text, StringComparison.Ordinal);
        Assert.DoesNotContain("p.A", _tool.Text, StringComparison.Ordinal);
    }

    /// <summary>Fields are numbers in data: what swaps them swaps values, though each number still has a field.</summary>
    [Fact]
    public async Task A_field_with_another_number_is_misread()
    {
        const string Head = "syntax = \"proto3\"; package p; message T { int32 x = 1; ";
        Assert.Equal(1, await Diff(Head + "int32 a = 2; int32 b = 3; }", Head + "int32 b = 2; int32 a = 3; }", "--format", "protobuf"));
        Assert.Contains("p.T.a: number 3, was 2\n    Protobuf  stored data is misread: its values are read as those of b\n", _tool.Text,
            StringComparison.Ordinal);
        Assert.Contains("p.T.b: number 2, was 3\n    Protobuf  stored data is misread: its values are read as those of a\n", _tool.Text,
            StringComparison.Ordinal);
        Assert.Equal(1, await Diff(Head + "int32 a = 2; }", Head + "int32 a = 5; }", "--format", "protobuf"));
        Assert.Contains("p.T.a: number 5, was 2\n    Protobuf  stored data is misread: its values are not read, because no field has their number\n", _tool.Text,
            StringComparison.Ordinal);
    }

    [Fact]
    public async Task Extensions_that_change_places_are_misread()
    {
        const string Head = "syntax = \"proto2\"; package p; message M { extensions 1 to 9; } extend M { ";
        Assert.Equal(1,
            await Diff(Head + "optional int32 a = 1; optional int32 b = 2; }", Head + "optional int32 b = 1; optional int32 a = 2; }", "--format", "protobuf"));
        Assert.Contains("p.M.a: number 2, was 1\n    Protobuf  stored data is misread: its values are read as those of b\n", _tool.Text,
            StringComparison.Ordinal);
    }

    [Fact]
    public async Task A_message_under_another_name_whose_fields_change_places_is_misread()
    {
        const string Head = "syntax = \"proto3\"; package p; ";
        Assert.Equal(1,
            await Diff(Head + "message M { N n = 1; } message N { int32 a = 1; int32 b = 2; }", Head
            + "message M { P n = 1; } message P { int32 b = 1; int32 a = 2; }", "--format", "protobuf", "--concern", "readers"));
        Assert.Contains("its values are read as those of", _tool.Text, StringComparison.Ordinal);
    }

    /// <summary>JSON goes by names: one that another field has now gives that field its values.</summary>
    [Fact]
    public async Task JSON_names_that_change_places_are_misread()
    {
        const string Head = "syntax = \"proto3\"; package p; message M { ";
        const string Plain = Head + "int32 a = 1; int32 b = 2; }";
        Assert.Equal(1, await Diff(Plain, Head + "int32 a = 1 [json_name = \"b\"]; int32 b = 2 [json_name = \"a\"]; }", "--format", "protojson"));
        Assert.Contains("ProtoJSON  stored data is misread: its values are read as those of b\n", _tool.Text, StringComparison.Ordinal);
        Assert.Equal(0, await Diff(Plain, Head + "int32 b = 1; int32 a = 2; }", "--format", "protojson")); // the same names, under other numbers
    }

    [Fact]
    public async Task Names_of_enum_values_that_change_places_are_misread()
    {
        const string Types = "using Octavo; [GenerateCodec] public class M { public E E { get; set; } } [CodecEnum(EnumForm.Name)] public enum E { ";
        (string old, string recent) = (Assembly("Old", Types + "[CodecMember(\"x\")] A, [CodecMember(\"y\")] B }"),
            Assembly("New", Types + "[CodecMember(\"y\")] A, [CodecMember(\"x\")] B }"));
        Assert.Equal(1, await _tool.Run([], "diff", old, recent, "--format", "json"));
        Assert.Contains("A is written as \"y\", was \"x\"", _tool.Text, StringComparison.Ordinal);
        Assert.Contains("stored data is misread: its name is that of B", _tool.Text, StringComparison.Ordinal);
        Assert.Equal(0, await _tool.Run([], "diff", old, recent, "--format", "binary"));
    }

    [Fact]
    public async Task An_extension_in_JSON_goes_by_its_full_name()
    {
        const string Two = "syntax = \"proto2\"; package p; message T { extensions 100 to 200; } ";
        Assert.Equal(1,
            await Diff(Two + "message In { extend T { optional int32 x = 100; } }", Two + "message In { } extend T { optional int32 x = 100; }", "--format",
            "protobuf", "--format", "protojson"));
        Assert.Contains("its full name was p.In.x\n    ProtoJSON  some stored data is refused", _tool.Text, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Text_that_is_checked_from_now_on_is_told_apart_from_another_default()
    {
        Assert.Equal(1,
            await Diff("syntax = \"proto2\"; package p; message T { optional string a = 1 [default = \"x\"]; }",
            "syntax = \"proto3\"; package p; message T { optional string a = 1; }", "--format", "protobuf"));
        Assert.Contains("p.T.a: absent it is \"\", was \"x\"\n    Protobuf  stored data is misread", _tool.Text, StringComparison.Ordinal);
        Assert.Contains("p.T.a: checked for UTF-8 from now on\n    Protobuf  some stored data is refused: text that is not UTF-8 is refused\n", _tool.Text,
            StringComparison.Ordinal);
    }

    [Fact]
    public async Task Assemblies_are_compared_in_the_formats_of_their_codecs()
    {
        (string old, string recent) = (Assembly("Old", Types),
            Assembly("New", Types.Replace("[CodecMember(1)] public string? Sku", "[CodecMember(1)] public string? Article", StringComparison.Ordinal)));
        Assert.Equal(0,
            await _tool.Run([], "diff", old, recent, "--format", "binary", "--format", "compact", "--format", "messagepack", "--format", "cbor", "--format",
            "protobuf"));
        Assert.Equal(1, await _tool.Run([], "diff", old, recent));
        Assert.StartsWith("Shop.Line.Article: renamed, was Sku: \"Sku\" became \"Article\"\n    JSON  stored data is misread: ", _tool.Text,
            StringComparison.Ordinal);
    }

    [Fact]
    public async Task Formats_that_a_type_gave_up_are_breaks_of_these_alone()
    {
        (string old, string recent) = (Assembly("Old", Types),
            Assembly("New",
            Types.Replace("[GenerateCodec] public sealed class Line",
            "[GenerateCodec(Formats = CodecFormats.Json | CodecFormats.Protobuf)] public sealed class Line", StringComparison.Ordinal)));
        Assert.Equal(0, await _tool.Run([], "diff", old, recent, "--format", "json", "--format", "protobuf"));
        Assert.Equal(1, await _tool.Run([], "diff", old, recent, "--format", "cbor", "--format", "binary"));
        // What holds the type is in no more formats than it.
        Assert.Equal("""
            Shop.Line: no longer in Binary
                Binary  stored data is refused: the type is not in the format

            Shop.Line: no longer in CBOR
                CBOR  stored data is refused: the type is not in the format

            Shop.Order: no longer in Binary
                Binary  stored data is refused: the type is not in the format

            Shop.Order: no longer in CBOR
                CBOR  stored data is refused: the type is not in the format

            4 changes: 4 break stored data, none breaks old readers.

            """, _tool.Text);
        // The way back breaks nothing.
        Assert.Equal(0, await _tool.Run([], "diff", recent, old));
    }

    [Fact]
    public async Task An_assembly_and_files_are_compared_by_their_messages()
    {
        string assembly = Assembly("Old", Types);
        _tool.Put("shop.proto",
            Encoding.UTF8.GetBytes("syntax = \"proto3\"; package shop; message Order { int64 Id = 1; Line Line = 2; } message Line { bytes Sku = 1; }"));
        Assert.Equal(1, await _tool.Run([], "diff", assembly, _tool.Path("shop.proto"), "--format", "protobuf"));
        Assert.Contains("shop.Line.Sku: bytes, was string\n    Protobuf  old readers refuse some new data: bytes that are not UTF-8 are refused\n", _tool.Text,
            StringComparison.Ordinal);
        Assert.DoesNotContain("shop.Order", _tool.Text, StringComparison.Ordinal);
    }

    private Task<int> Diff(string old, string recent, params string[] arguments) =>
        _tool.Run([], ["diff", _tool.Put("old.proto", Encoding.UTF8.GetBytes(old)), _tool.Put("new.proto", Encoding.UTF8.GetBytes(recent)), .. arguments]);

    private string Assembly(string name, string source) => Compiled.Of(Directory.CreateDirectory(_tool.Path("bin")).FullName, name, source).Path;
}
