// Owns: the command that writes schemas, of .proto files and descriptor sets.
using Octavo.Cli.Protos;
using Octavo.Proto.Sets;
using Octavo.Tests.Shared;

namespace Octavo.Cli.Tests;

public sealed class ProtoSchemaTests : IDisposable
{
    private const string Common = """
        syntax = "proto3";
        package acme.common;
        import "google/protobuf/descriptor.proto";
        message Money { string currency = 1; int64 units = 2; }
        message Unused { Money money = 1; }
        extend google.protobuf.FieldOptions { Hint hint = 50001; string other = 50002; }
        message Hint { string text = 1; }
        """;

    private const string Shop = """
        syntax = "proto3";
        package acme.shop;
        import "acme/common.proto";
        import "google/protobuf/timestamp.proto";
        // What is bought.
        message Order { int64 id = 1; Line line = 2; message Inner { Money total = 1 [(acme.common.hint) = { text: "sum" }]; } Inner inner = 3; }
        message Line { State state = 1; }
        message Money { acme.common.Money money = 1; }
        message Other { google.protobuf.Timestamp at = 1; }
        enum State { STATE_NONE = 0; }
        service Orders { rpc Get(Order) returns (Other); }
        """;

    private readonly Tool _tool = new();

    public ProtoSchemaTests()
    {
        _tool.Put("protos/acme/common.proto", Encoding.UTF8.GetBytes(Common));
        _tool.Put("protos/acme/shop.proto", Encoding.UTF8.GetBytes(Shop));
    }

    private string Folder => _tool.Path("protos");

    private string ShopFile => _tool.Path("protos/acme/shop.proto");

    public void Dispose() => _tool.Dispose();

    /// <summary>Each file imports the one before: following them took stack for each.</summary>
    [Fact]
    public async Task A_long_chain_of_imports()
    {
        var set = new MemoryStream();
        for (int i = 0; i < 60_000; i++)
        {
            byte[] name = Encoding.ASCII.GetBytes($"f{i}.proto");
            byte[] import = i == 0 ? [] : Encoding.ASCII.GetBytes($"f{i - 1}.proto");
            byte[] file = [0x0A, (byte)name.Length, .. name, .. i == 0 ? [] : (byte[])[0x1A, (byte)import.Length, .. import]];
            set.Write([0x0A, (byte)file.Length, .. file]);
        }
        string path = _tool.Put("chain.pb", set.ToArray());
        Assert.NotEqual(0, await _tool.Run([], "schema", path, "--proto")); // there are many files, and no folder
        Assert.Contains("60000 files", _tool.Messages, StringComparison.Ordinal);
    }

    [Fact]
    public async Task A_file_in_normal_form()
    {
        Assert.Equal(0, await _tool.Run([], "schema", ShopFile, "--proto"));
        Assert.StartsWith(
            "syntax = \"proto3\";\n\npackage acme.shop;\n\nimport \"acme/common.proto\";\nimport \"google/protobuf/timestamp.proto\";\n\nservice Orders {\n  rpc Get(Order) returns (Other);\n}\n\n// What is bought.\nmessage Order {\n", _tool.Text);
    }

    [Fact]
    public async Task One_type_with_what_it_needs()
    {
        Assert.Equal(0, await _tool.Run([], "schema", ShopFile, "acme.shop.Order", "--proto"));
        Assert.Equal(
            """
            syntax = "proto3";

            package acme.shop;

            import "acme/common.proto";

            // What is bought.
            message Order {
              int64 id = 1;
              Line line = 2;
              Inner inner = 3;

              message Inner {
                Money total = 1 [(acme.common.hint) = { text: "sum" }];
              }
            }

            message Line {
              State state = 1;
            }

            message Money {
              acme.common.Money money = 1;
            }

            enum State {
              STATE_NONE = 0;
            }

            """.ReplaceLineEndings("\n"), _tool.Text);
        string order = _tool.Text;
        // A nested type brings what is around it; the type's own name is enough if no other has it.
        Assert.Equal(0, await _tool.Run([], "schema", ShopFile, "Inner", "--proto"));
        Assert.Equal(order, _tool.Text);
        Assert.Equal(0, await _tool.Run([], "schema", ShopFile, "State", "--proto"));
        Assert.Equal("syntax = \"proto3\";\n\npackage acme.shop;\n\nenum State {\n  STATE_NONE = 0;\n}\n", _tool.Text);
    }

    [Fact]
    public async Task Several_files_go_into_a_folder()
    {
        Assert.Equal(2, await _tool.Run([], "schema", Folder, "--proto"));
        Assert.Contains("There are 2 files", _tool.Messages);
        Assert.Equal(0, await _tool.Run([], "schema", Folder, "--proto", "-o", _tool.Path("out") + "/"));
        Assert.Equal(["acme/common.proto", "acme/shop.proto"],
            Directory.GetFiles(_tool.Path("out"), "*", SearchOption.AllDirectories)
                .Select(path => Path.GetRelativePath(_tool.Path("out"), path).Replace('\\', '/')).Order(StringComparer.Ordinal));
        Assert.Equal(Set(ProtoInput.Read(Folder, [])), Set(ProtoInput.Read(_tool.Path("out"), [])));
        // Of a type only the parts that it needs: they are files by themselves.
        Assert.Equal(0, await _tool.Run([], "schema", ShopFile, "Order", "--proto", "-o", _tool.Path("part") + "/"));
        string[] common = [.. ProtoInput.Read(_tool.Path("part/acme/common.proto"), []).Files[0].Messages.Select(message => message.Name)];
        Assert.Equal(["Money", "Hint"], common);
        Assert.Equal(["Order", "Line", "Money"], ProtoInput.Read(_tool.Path("part/acme/shop.proto"), []).Files[0].Messages.Select(message => message.Name));
    }

    [Fact]
    public async Task A_descriptor_set_and_back()
    {
        string set = _tool.Path("shop.pb");
        Assert.Equal(0, await _tool.Run([], "schema", ShopFile, "--descriptors", "-o", set));
        ProtoInput input = ProtoInput.Read(set, []);
        Assert.Equal(["google/protobuf/descriptor.proto", "acme/common.proto", "google/protobuf/timestamp.proto", "acme/shop.proto"],
            input.Files.Select(file => file.Name));
        Assert.Equal(Set(ProtoInput.Read(ShopFile, [])), Set(input));
        Assert.Equal(0, await _tool.Run([], "schema", set, "acme.shop.Line", "--proto"));
        Assert.Equal("syntax = \"proto3\";\n\npackage acme.shop;\n\nmessage Line {\n  State state = 1;\n}\n\nenum State {\n  STATE_NONE = 0;\n}\n", _tool.Text);
        Assert.Equal(0, await _tool.Run([], "schema", set, "--descriptors"));
        Assert.Equal(File.ReadAllBytes(set), _tool.Output);
        Assert.Equal(2, await _tool.Run([], "schema", set, "Money", "--descriptors")); // acme.shop.Money or acme.common.Money
        Assert.Contains("Money may be", _tool.Messages);
    }

    [Fact]
    public async Task Bytes_do_not_go_to_a_terminal()
    {
        using var tool = new Tool { IsOutputTerminal = true };
        Assert.Equal(2, await tool.Run([], "schema", ShopFile, "--descriptors"));
        Assert.Empty(tool.Output);
        Assert.Equal(0, await tool.Run([], "schema", ShopFile, "--descriptors", "-o", "-"));
        Assert.NotEmpty(tool.Output);
    }

    /// <summary>A descriptor set names its files as it likes.</summary>
    [Theory]
    [InlineData("../beside.proto")]
    [InlineData("../outside/a.proto")]
    [InlineData("a/../../outside/a.proto")]
    public async Task Files_outside_of_the_folder_are_not_written(string name)
    {
        byte[] file = [10, (byte)name.Length, .. Encoding.UTF8.GetBytes(name), 98, 6, .. "proto3"u8];
        string set = _tool.Put("evil.pb", [10, (byte)file.Length, .. file]);
        Directory.CreateDirectory(_tool.Path("out"));

        Assert.Equal(2, await _tool.Run([], "schema", set, "--proto", "-o", _tool.Path("out")));
        Assert.Contains("would lie outside of", _tool.Messages);
        Assert.Equal(2, await _tool.Run([], "schema", set, "--proto", "-o", _tool.Path("out") + "/"));
        Assert.False(Directory.Exists(_tool.Path("outside")));
        Assert.False(File.Exists(_tool.Path("beside.proto")));
    }

    /// <summary>Nor are files that are none of .proto: a set from elsewhere could replace any file of the folder. Nothing is written then.</summary>
    [Theory]
    [InlineData("Makefile")]
    [InlineData(".git/hooks/post-checkout")]
    [InlineData("src/app.csproj")]
    [InlineData("a//b.proto")]
    [InlineData("a/./b.proto")]
    [InlineData("a\\b.proto")]
    [InlineData("Makefile:b.proto")]
    public async Task Files_that_are_none_of_proto_are_not_written(string name)
    {
        string set = _tool.Put("evil.pb", [.. Empty("fine.proto"), .. Empty(name)]);
        Assert.Equal(2, await _tool.Run([], "schema", set, "--proto", "-o", _tool.Path("out") + "/"));
        Assert.Contains("is not written into", _tool.Messages);
        Assert.False(Directory.Exists(_tool.Path("out")));

        static byte[] Empty(string name)
        {
            byte[] file = [10, (byte)name.Length, .. Encoding.UTF8.GetBytes(name), 98, 6, .. "proto3"u8];
            return [10, (byte)file.Length, .. file];
        }
    }

    /// <summary>What all files declare is looked at once, not for each file that is printed.</summary>
    [Fact]
    public void Files_with_messages() => Growth.IsLinear(
        n => [.. Enumerable.Range(0, n).SelectMany(i => SetOf($"f{i:D6}.proto", $"M{i:D6}"))], set =>
        {
            var schema = new ProtoSchema(ProtoInput.Read(_tool.Put("many.pb", set), []), null);
            Assert.All(schema.Texts(), file => Assert.NotEmpty(file.Text()));
        }, n: 200, bytesAByte: 2_000);

    private static byte[] SetOf(string name, string message)
    {
        byte[] file = [10, (byte)name.Length, .. Encoding.UTF8.GetBytes(name), 34, (byte)(message.Length + 2), 10, (byte)message.Length,
            .. Encoding.UTF8.GetBytes(message)];
        return [10, (byte)file.Length, .. file];
    }

    [Fact]
    public async Task Of_an_assembly_too()
    {
        Assert.Equal(0, await _tool.Run([], "schema", typeof(SchemaOrder).Assembly.Location, nameof(SchemaLine), "--descriptors"));
        _tool.Put("line.pb", _tool.Output);
        Assert.Equal(0, await _tool.Run([], "schema", _tool.Path("line.pb"), "--proto"));
        Assert.Equal(OctavoProtobuf.Schema<SchemaLine>(), _tool.Text);
        // The message's name is the type's.
        Assert.Equal(0, await _tool.Run([], "schema", typeof(SchemaOrder).Assembly.Location, "octavo.cli.tests.SchemaLine", "--json"));
        Assert.Equal(OctavoJson.Schema<SchemaLine>(), _tool.Text);
        Assert.Equal(2, await _tool.Run([], "schema", typeof(SchemaOrder).Assembly.Location, "--proto"));
        Assert.Contains("Name the type", _tool.Messages);
    }

    [Fact]
    public async Task Errors_stand_at_their_places()
    {
        string path =
            _tool.Put("protos/acme/wrong.proto",
                "syntax = \"proto3\";\nimport \"acme/common.proto\";\nmessage M {\n  Missing a = 1;\n  acme.common.Money b = 0;\n}\n"u8.ToArray());
        Assert.Equal(1, await _tool.Run([], "schema", path, "--proto"));
        Assert.Equal(
            $"{path}(4,3): error OCTP0003: 'Missing' is not a message or an enum that is known here.\n{path}(5,25): error OCTP0005: 'b' has the number 0: numbers are from 1 to 536870911.\n",
            _tool.Messages.ReplaceLineEndings("\n"));
        Assert.Equal(1, await _tool.Run([], "schema", ShopFile, "--proto", "-I", _tool.Path("protos/acme")));
        Assert.Contains($"{ShopFile}(3,8): error OCTP0002: 'acme/common.proto' was not found below '{_tool.Path("protos/acme")}': name its folder with --root.",
            _tool.Messages);
        Assert.Equal(0, await _tool.Run([], "schema", ShopFile, "--proto", "-I", _tool.Path("protos/acme"), "--root", Folder));
        Assert.Equal(1, await _tool.Run([], "schema", _tool.Put("text.pb", "text"u8.ToArray()), "--proto"));
        Assert.Contains("error OCTP0008: This is not a descriptor set", _tool.Messages);
        Assert.Equal(3, await _tool.Run([], "schema", _tool.Path("missing.proto"), "--proto"));
        Assert.Equal(3, await _tool.Run([], "schema", _tool.Path("missing.pb"), "--proto"));
        Directory.CreateDirectory(_tool.Path("empty"));
        Assert.Equal(2, await _tool.Run([], "schema", _tool.Path("empty"), "--proto"));
    }

    [Theory]
    [InlineData("--json", "A JSON Schema is of what OctavoJson writes of a C# type")]
    [InlineData("--cddl", "CDDL is of what OctavoCbor writes of a C# type")]
    public async Task What_a_proto_file_has_no_schema_for_is_said(string option, string reason)
    {
        Assert.Equal(2, await _tool.Run([], "schema", ShopFile, "Order", option));
        Assert.Contains(reason, _tool.Messages);
        Assert.Contains("build a project that has it as OctavoProto", _tool.Messages);
        Assert.Equal(2, await _tool.Run([], "schema", ShopFile, "Nobody", "--proto"));
        Assert.Contains("The files have no message, enum or service Nobody.", _tool.Messages);
    }

    /// <summary>Options whose bytes are not a message, two levels down: an exception was thrown out of the tool.</summary>
    [Theory]
    [InlineData("0a0f0a07612e70726f746f4204ba3e0108")]
    [InlineData("0a1f0a07612e70726f746f22140a0141120f0a016618012001280542049a010180")]
    public async Task Options_that_cannot_be_read(string set)
    {
        string path = _tool.Put("a.pb", Convert.FromHexString(set));
        Assert.Equal(1, await _tool.Run([], "schema", path, "--proto"));
        Assert.Contains("error OCTP0008: This is not a descriptor set", _tool.Messages);
        Assert.Equal(1, await _tool.Run([], "schema", path, "--descriptors"));
        Assert.Contains("error OCTP0008: This is not a descriptor set", _tool.Messages);
    }

    [Fact]
    public async Task Features_of_languages_that_cannot_be_read_are_none()
    {
        string set = _tool.Put("a.pb",
            Convert.FromHexString("0a2f0a07612e70726f746f22170a014112120a01661801200128094207aa0104c23e0108620865646974696f6e7370e807"));
        string other = _tool.Put("b.pb", Convert.FromHexString("0a260a07612e70726f746f220e0a014112090a0166180120012809620865646974696f6e7370e807"));
        Assert.Equal(0, await _tool.Run([], "diff", set, other));
    }

    private static byte[] Set(ProtoInput input) => SetWriter.Write(input.All.OrderBy(file => file.Name, StringComparer.Ordinal));
}
