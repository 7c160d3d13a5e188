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

    /// <summary>An enum in the place of another is the same numbers under other names.</summary>
    [Fact]
    public async Task An_enum_whose_numbers_mean_other_names_is_misread()
    {
        const string Enums = "syntax = \"proto3\"; package p; message O { enum E { X = 0; Y = 1; Z = 2; } } message Q { enum E { X = 0; Z = 1; Y = 2; } } "
            + "enum F { F_X = 0; F_Y = 1; F_Z = 2; } enum G { G_X = 0; OTHER = 1; } message M { ";
        Assert.Equal(1, await Diff(Enums + "O.E e = 1; }", Enums + "Q.E e = 1; }", "--all"));
        Assert.Contains("Protobuf   stored data is misread: the number 1 means Z there, and Y is 2\n", _tool.Text, StringComparison.Ordinal);
        Assert.Contains("ProtoJSON  compatible\n", _tool.Text, StringComparison.Ordinal);
        Assert.Equal(0, await Diff(Enums + "O.E e = 1; }", Enums + "F e = 1; }", "--format", "protobuf"));
        Assert.Equal(1, await Diff(Enums + "F e = 1; }", Enums + "G e = 1; }", "--format", "protobuf"));
        Assert.Contains("stored data is at risk: the number 1 means F_Y to the writer and OTHER to the reader\n", _tool.Text, StringComparison.Ordinal);
    }

    [Fact]
    public async Task An_extension_whose_number_a_field_has_is_read_as_the_field()
    {
        const string Head = "syntax = \"proto2\"; package p; message M { ";
        (string extension, string field) = (Head + "extensions 5 to 10; } extend M { optional int32 e = 5; }", Head + "optional string e = 5; }");
        Assert.Equal(1, await Diff(extension, field, "--format", "protobuf", "--concern", "readers"));
        Assert.Contains("p.M.e: string, was int32\n", _tool.Text, StringComparison.Ordinal);
        Assert.Contains("old readers misread new data: it has another wire type, and is skipped\n", _tool.Text, StringComparison.Ordinal);
        Assert.Equal(1, await Diff(field, extension, "--format", "protobuf", "--concern", "readers"));
        Assert.Equal(0, await Diff(extension, Head + "optional int32 e = 5; }", "--format", "protobuf", "--concern", "readers"));
        Assert.Equal(1, await Diff(extension, Head + "optional int32 e = 5; }", "--format", "protojson"));
        Assert.Contains("p.M.e: a field, was an extension\n    ProtoJSON  some stored data is refused", _tool.Text, StringComparison.Ordinal);
        Assert.Contains("\n               old readers refuse some new data: readers refuse the member", _tool.Text, StringComparison.Ordinal);
    }

    /// <summary>What is absent is the default of whoever reads it, whatever its type.</summary>
    [Theory]
    [InlineData("int32 a = 1 [default = 5]", "int64 a = 1", "it is 5 to the writer and 0 to the reader")]
    [InlineData("E a = 1", "int32 a = 1", "it is 1 to the writer and 0 to the reader")]
    [InlineData("string a = 1 [default = \"x\"]", "bytes a = 1", "it is \"x\" to the writer and \"\" to the reader")]
    [InlineData("int32 a = 1 [default = 5]", "int32 a = 1 [default = 6]", "it is 5 to the writer and 6 to the reader")]
    public async Task An_absent_field_with_another_default_is_misread(string old, string recent, string why)
    {
        const string Head = "syntax = \"proto2\"; package p; enum E { A = 1; B = 2; } message M { optional ";
        foreach (string format in new[] { "protobuf", "protojson" })
        {
            Assert.Equal(1, await Diff(Head + old + "; }", Head + recent + "; }", "--format", format, "--concern", "stored"));
            Assert.Contains("stored data is misread: if it is absent " + why, _tool.Text, StringComparison.Ordinal);
        }
        Assert.Equal(0, await Diff(Head + "bool a = 1; }", Head + "int32 a = 1 [default = 0]; }", "--format", "protobuf", "--concern", "stored"));
    }

    /// <summary>JSON has names and no numbers, and a Struct is any object.</summary>
    [Fact]
    public async Task JSON_does_not_mind_another_number_or_a_message_that_is_the_same_there()
    {
        const string Head = "syntax = \"proto3\"; package p; import \"google/protobuf/struct.proto\"; message M { ";
        Assert.Equal(0, await Diff(Head + "int32 a = 1; }", Head + "int32 a = 2; }", "--format", "protojson"));
        Assert.Equal(1, await Diff(Head + "int32 a = 1; }", Head + "bool a = 2; }", "--format", "protojson"));
        Assert.Contains("int32 is not bool there", _tool.Text, StringComparison.Ordinal);
        (string one, string other) = (Head + "google.protobuf.ListValue a = 1; google.protobuf.Struct s = 2; }",
            Head + "repeated google.protobuf.Value a = 1; map<string, google.protobuf.Value> s = 2; }");
        Assert.Equal(0, await Diff(one, other, "--format", "protojson"));
        Assert.Equal(0, await Diff(other, one, "--format", "protojson"));
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

    /// <summary>Keys that are two to their writer are one to a reader with another comparer.</summary>
    [Fact]
    public async Task A_comparer_that_takes_keys_for_the_same_is_a_change()
    {
        const string Types = """
            using System; using System.Collections.Generic; using Octavo;
            [GenerateCodec] public sealed class T
            {
                [CodecMember(1)] public Dictionary<string, int> Map { get; set; } = new();
                [CodecMember(2)] public HashSet<string> Set { get; set; } = new();
                [CodecMember(3)] public HashSet<string>? Said { get; set; }
            }
            """;
        (string old, string recent) = (Assembly("Old", Types),
            Assembly("New",
            Types.Replace("new();", "new(StringComparer.OrdinalIgnoreCase);", StringComparison.Ordinal)
                .Replace("CodecMember(3)", "CodecMember(3, Comparer = KnownComparer.OrdinalIgnoreCase)", StringComparison.Ordinal)));
        Assert.Equal(1, await _tool.Run([], "diff", old, recent));
        Assert.Contains("""
            T.Map: it is compared by OrdinalIgnoreCase, was by equality
                Binary, Compact, MessagePack, CBOR, JSON  some stored data is refused: keys that are the same to the reader's comparer are refused
                Protobuf                                  stored data is misread: of keys that are the same to the reader's comparer only the last is kept
            """, _tool.Text, StringComparison.Ordinal);
        Assert.Contains("T.Set: it is compared by", _tool.Text, StringComparison.Ordinal);
        Assert.Contains("T.Said: it is compared by", _tool.Text, StringComparison.Ordinal);
        Assert.Equal(0, await _tool.Run([], "diff", recent, old, "--concern", "stored")); // the way back takes no two for one
    }

    [Fact]
    public async Task Text_that_a_member_no_longer_trusts_is_at_risk()
    {
        const string Types = "using Octavo; [GenerateCodec] public sealed class T { [CodecMember(1), ProtobufMember(Utf8 = ProtobufUtf8.Trust)] public string? A { get; set; } }";
        (string old, string recent) = (Assembly("Old", Types), Assembly("New", Types.Replace("(Utf8 = ProtobufUtf8.Trust)", "", StringComparison.Ordinal)));
        Assert.Equal(1, await _tool.Run([], "diff", old, recent));
        Assert.Contains("Protobuf  stored data is at risk: texts that are not UTF-8 are refused", _tool.Text, StringComparison.Ordinal);
        Assert.Equal(0, await _tool.Run([], "diff", recent, old));
    }

    [Fact]
    public async Task A_member_that_JSON_requires_is_said_to_be_required()
    {
        const string Types = "using Octavo; using System.Text.Json.Serialization; [GenerateCodec] public sealed class T { [CodecMember(1)] public string? A { get; set; } }";
        (string old, string recent) = (Assembly("Old", Types), Assembly("New", Types.Replace("(1)]", "(1), JsonRequired]", StringComparison.Ordinal)));
        Assert.Equal(0, await _tool.Run([], "diff", old, recent, "--all"));
        Assert.StartsWith("T.A: required in JSON\n", _tool.Text, StringComparison.Ordinal);
    }

    [Fact]
    public async Task A_number_that_a_closed_enum_no_longer_has_is_skipped()
    {
        const string Types = "using Octavo; public enum E { A, B, C } [GenerateCodec] public sealed class T { [CodecMember(1), ProtobufMember(Enums = ProtobufEnums.Closed)] public E A { get; set; } }";
        (string old, string recent) = (Assembly("Old", Types), Assembly("New", Types.Replace(", C", "", StringComparison.Ordinal)));
        Assert.Equal(1, await _tool.Run([], "diff", old, recent));
        Assert.Contains("Protobuf  stored data is misread: its number is not defined, and is skipped\n", _tool.Text, StringComparison.Ordinal);
        Assert.Equal(0, await _tool.Run([], "diff", recent, old)); // nothing breaks before somebody writes one
    }

    /// <summary>Some collections throw if nobody gave them a value.</summary>
    [Fact]
    public async Task A_member_whose_value_throws_is_a_member()
    {
        const string Types = "using Octavo; [GenerateCodec] public sealed class T { [CodecMember(1)] public System.Collections.Immutable.ImmutableArray<int> A { get; set; } }";
        (string old, string recent) = (Assembly("Old", Types), Assembly("New", Types));
        Assert.Equal(0, await _tool.Run([], "diff", old, recent));
        Assert.Equal("Nothing breaks.\n", _tool.Text);
    }

    [Fact]
    public async Task A_type_and_its_surrogate_are_compared_once()
    {
        const string Types = """
            using Octavo;
            [CodecSurrogate(typeof(S))] public struct T { public int V; }
            [GenerateCodec] public struct S
            {
                [CodecMember(1)] public int V { get; set; }
                public static implicit operator T(S s) => new() { V = (int)s.V };
                public static implicit operator S(T t) => new() { V = t.V };
            }
            """;
        (string old, string recent) = (Assembly("Old", Types), Assembly("New", Types.Replace("public int V {", "public long V {", StringComparison.Ordinal)));
        Assert.Equal(1, await _tool.Run([], "diff", old, recent));
        Assert.Contains("\n    Protobuf                          old readers misread", _tool.Text, StringComparison.Ordinal);
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
