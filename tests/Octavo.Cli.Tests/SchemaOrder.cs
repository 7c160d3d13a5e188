// Owns: types whose schema the tool writes.
namespace Octavo.Cli.Tests;

[GenerateCodec]
public sealed partial class SchemaOrder
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecMember(2)] public string? Note { get; set; }

    [CodecMember(3)] public List<SchemaLine> Lines { get; set; } = [];

    [CodecMember(4)] public Dictionary<string, decimal> Prices { get; set; } = [];

    [CodecMember(5)] public DateTime PlacedAt { get; set; }
}

[GenerateCodec]
public sealed partial class SchemaLine
{
    [CodecMember(1)] public Guid Product { get; set; }

    [CodecMember(2)][ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] public int? Count { get; set; }
}

[GenerateCodec]
public sealed partial class SchemaUnnumbered
{
    public int Id { get; set; }
}
