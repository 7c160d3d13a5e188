// Owns: messages of Protobuf as data.
namespace Octavo.Cli.Tests;

public sealed class ProtoDataTests : IDisposable
{
    private const string Proto = """
        syntax = "proto3";
        package shop;
        message Order { int32 id = 1; repeated Line lines = 2; }
        message Line { string sku = 1; double price = 2; }
        """;

    private const string Json = "{\"id\":7,\"lines\":[{\"sku\":\"A-1\",\"price\":2.5}]}";

    private readonly Tool _tool = new();

    private string File => _tool.Put("shop.proto", Encoding.UTF8.GetBytes(Proto));

    public void Dispose() => _tool.Dispose();

    [Fact]
    public async Task There_and_back()
    {
        Assert.Equal(0, await _tool.Run(Encoding.UTF8.GetBytes(Json), "convert", "-t", "protobuf", "--proto", File, "--type", "shop.Order"));
        byte[] message = _tool.Output;
        Assert.Equal("0807120E0A03412D31110000000000000440", Convert.ToHexString(message));
        Assert.Equal(0, await _tool.Run(message, "convert", "--proto", File, "--type", "Order"));
        Assert.Equal(Json + "\n", _tool.Text);
        string data = _tool.Put("order.pb", message);
        Assert.Equal(0, await _tool.Run([], "convert", data, "--proto", File, "--type", "Order", "-o", _tool.Path("order.cbor")));
        Assert.Equal(0, await _tool.Run([], "convert", _tool.Path("order.cbor"), "--proto", File, "--type", "Order", "-o", _tool.Path("again.pb")));
        Assert.Equal(message, await System.IO.File.ReadAllBytesAsync(_tool.Path("again.pb"), TestContext.Current.CancellationToken));
    }

    [Fact]
    public async Task Descriptor_sets_have_types_too()
    {
        Assert.Equal(0, await _tool.Run([], "schema", File, "--descriptors", "-o", _tool.Path("shop.set")));
        Assert.Equal(0, await _tool.Run([0x08, 0x07], "convert", "--proto", _tool.Path("shop.set"), "--type", "Order", "--pretty"));
        Assert.Equal("{\n  \"id\": 7\n}\n", _tool.Text);
    }

    [Fact]
    public async Task What_is_wrong_is_said()
    {
        Assert.Equal(2, await _tool.Run([0x08, 0x07], "convert", "-f", "protobuf"));
        Assert.Contains("--proto FILE and --type NAME", _tool.Messages);
        Assert.Equal(2, await _tool.Run([0x08, 0x07], "convert", "--proto", File, "--type", "Oder"));
        Assert.Contains("has no message Oder; did you mean Order?", _tool.Messages);
        Assert.Equal(1, await _tool.Run([0x0F], "convert", "--proto", File, "--type", "Order"));
        Assert.Contains("of the Protobuf data", _tool.Messages);
        Assert.Equal(1, await _tool.Run("{\n\"idd\": 7}"u8.ToArray(), "convert", "-t", "protobuf", "--proto", File, "--type", "Order"));
        Assert.Contains("At line 2, column ", _tool.Messages);
        Assert.Equal(1, await _tool.Run([0x08, 0x07], "convert", "--proto", _tool.Put("wrong.proto", "message {"u8.ToArray()), "--type", "Order"));
    }
}
