// Owns: the command that writes the schema of a type.
namespace Octavo.Cli.Tests;

public sealed class SchemaTests : IDisposable
{
    private readonly Tool _tool = new();

    private static string Assembly => typeof(SchemaTests).Assembly.Location;

    public void Dispose() => _tool.Dispose();

    [Fact]
    public async Task A_proto_file()
    {
        Assert.Equal(0, await _tool.Run([], "schema", Assembly, nameof(SchemaOrder), "--proto"));
        Assert.Equal(
            """
            syntax = "proto3";

            package octavo.cli.tests;

            import "google/protobuf/timestamp.proto";

            message SchemaOrder {
              int32 id = 1;
              optional string note = 2;
              repeated SchemaLine lines = 3;
              map<string, string> prices = 4;
              google.protobuf.Timestamp placed_at = 5;
            }

            message SchemaLine {
              string product = 1;
              optional sint32 count = 2;
            }

            """.ReplaceLineEndings("\n"),
            _tool.Text);
    }

    [Fact]
    public async Task A_json_schema_into_a_file()
    {
        Assert.Equal(0, await _tool.Run([], "schema", Assembly, typeof(SchemaOrder).FullName!, "--json", "-o", _tool.Path("order.json")));
        Assert.Equal(OctavoJson.Schema<SchemaOrder>(), await File.ReadAllTextAsync(_tool.Path("order.json"), TestContext.Current.CancellationToken));
    }

    [Fact]
    public async Task Cddl()
    {
        Assert.Equal(0, await _tool.Run([], "schema", Assembly, nameof(SchemaLine), "--cddl"));
        Assert.Equal(
            """
            SchemaLine = [
              Product: guid,
              Count: int32 / null
            ]

            guid = #6.37(bstr .size 16)
            int32 = -2147483648..2147483647

            """.ReplaceLineEndings("\n"),
            _tool.Text);
        Assert.Equal(2, await _tool.Run([], "schema", Assembly, nameof(SchemaLine), "--cddl", "--json"));
    }

    [Fact]
    public async Task What_has_no_schema_is_said()
    {
        Assert.Equal(2, await _tool.Run([], "schema", Assembly, nameof(SchemaUnnumbered), "--proto"));
        Assert.Contains("is not in Protobuf", _tool.Messages);
        Assert.Equal(2, await _tool.Run([], "schema", Assembly, "Nobody", "--proto"));
        Assert.Contains("has no type Nobody", _tool.Messages);
        Assert.Equal(2, await _tool.Run([], "schema", Assembly, nameof(SchemaOrder)));
        Assert.Equal(2, await _tool.Run([], "schema", _tool.Put("text.dll", "text"u8.ToArray()), nameof(SchemaOrder), "--proto"));
        Assert.Equal(3, await _tool.Run([], "schema", _tool.Path("missing.dll"), nameof(SchemaOrder), "--proto"));
    }
}
