// Owns: random messages through other people's programs, by the .proto text that we write of their types: protobufjs and protoc. Knows no codec.
using Octavo.Conformance.Protobuf.KnownTypes;
using Octavo.Conformance.Protobuf.Northwind;
using Octavo.Conformance.Protobuf.Proto2;
using Octavo.Conformance.Protobuf.Proto3;
using Octavo.Conformance.Protobuf.Tiles;

namespace Octavo.Conformance.Protobuf;

public class LiveTests
{
    private const int Messages = 200;

    // Reads lines of base64, the name of the type first and its .proto text second; writes each message again.
    private const string Script = """
        const protobuf = require('protobufjs');
        const [name, proto, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
        const text = Buffer.from(proto, 'base64').toString();
        const root = new protobuf.Root();
        for (const [, file] of text.matchAll(/import "(.*)"/g)) root.addJSON(protobuf.common.get(file).nested);
        const type = protobuf.parse(text, root, { keepCase: true }).root.resolveAll().lookupType(name);
        console.log(lines.map(line => Buffer.from(type.encode(type.decode(Buffer.from(line.slice(1), 'base64'))).finish()).toString('base64')).map(line => '=' + line).join('\n'));
        """;

    private static readonly HashSet<int> s_maps = [.. Enumerable.Range(56, 19), 103, 104, 1, 151];

    [NodeFact("protobufjs")]
    public void Protobufjs_reads_and_writes_the_messages_of_proto3() => Protobufjs<TestAllTypesProto3>();

    [NodeFact("protobufjs")]
    public void Protobufjs_reads_and_writes_the_messages_of_proto2() => Protobufjs<TestAllTypesProto2>();

    [NodeFact("protobufjs")]
    public void Protobufjs_reads_and_writes_messages_of_level_200() => Protobufjs<Database>();

    [NodeFact("protobufjs")]
    public void Protobufjs_reads_and_writes_groups() => Protobufjs<GroupedDatabase>();

    [NodeFact("protobufjs")]
    public void Protobufjs_reads_and_writes_well_known_types_and_enums() => Protobufjs<Known>(Known.Samples());

    [NodeFact("protoc")]
    public void Protoc_reads_and_writes_well_known_types_and_enums() => Protoc<Known>(Known.Samples());

    [NodeFact("protoc")]
    public void Protoc_reads_and_writes_the_messages_of_proto3() => Protoc<TestAllTypesProto3>();

    [NodeFact("protoc")]
    public void Protoc_reads_and_writes_the_messages_of_proto2() => Protoc<TestAllTypesProto2>();

    [NodeFact("protoc")]
    public void Protoc_reads_and_writes_messages_of_level_200() => Protoc<Database>();

    [NodeFact("protoc")]
    public void Protoc_reads_and_writes_groups() => Protoc<GroupedDatabase>();

    [NodeFact("protoc")]
    public void Protoc_reads_and_writes_required_fields() => Protoc<Tile>();

    private static void Protobufjs<T>()
        where T : class => Protobufjs<T>(Random<T>(Messages));

    private static void Protobufjs<T>(byte[][] ours)
        where T : class
    {
        string schema = Convert.ToBase64String(Encoding.UTF8.GetBytes(OctavoProtobuf.Schema<T>()));
        string lines = string.Join('\n', ours.Select(bytes => "=" + Convert.ToBase64String(bytes)));
        string[] theirs =
            Encoding.UTF8.GetString(
                NodeFactAttribute.Run(NodeFactAttribute.Protobuf, Encoding.UTF8.GetBytes($"{typeof(T).Name}\n{schema}\n{lines}"), "-e", Script)).Trim()
                    .Split('\n');
        Assert.Equal(ours.Length, theirs.Length);
        foreach ((byte[] one, string two) in ours.Zip(theirs))
        {
            Check<T>(one, Convert.FromBase64String(two[1..]));
        }
    }

    private static void Protoc<T>()
        where T : class => Protoc<T>(Random<T>(8));

    private static void Protoc<T>(byte[][] ours)
        where T : class
    {
        string folder = Directory.CreateTempSubdirectory("octavo-proto-").FullName;
        try
        {
            string schema = OctavoProtobuf.Schema<T>();
            File.WriteAllText(Path.Combine(folder, "all.proto"), schema);
            string name = $"{schema.Split("package ")[1].Split(';')[0]}.{typeof(T).Name}";
            foreach (byte[] one in ours)
            {
                byte[] text = Run(one, "--decode=" + name);
                Check<T>(one, Run(text, "--encode=" + name));
            }
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }

        byte[] Run(byte[] input, string what) =>
            NodeFactAttribute.Run(NodeFactAttribute.Protobuf, input, Path.Combine("node_modules", "protoc", "protoc.cjs"), $"--proto_path={folder}", what,
                "all.proto");
    }

    private static byte[][] Random<T>(int count)
        where T : class
    {
        var random = new RandomMessages(11);
        return [.. Enumerable.Range(0, count).Select(_ => OctavoProtobuf.Serialize(random.Next<T>()))];
    }

    /// <summary>What came back is the same message, and we read it as ours.</summary>
    private static void Check<T>(byte[] one, byte[] two)
        where T : class
    {
        Assert.True(Wire.Same(one, two, s_maps), $"{Convert.ToHexString(one)} came back as {Convert.ToHexString(two)}.");
        byte[] again = OctavoProtobuf.Serialize(OctavoProtobuf.Deserialize<T>(two)!);
        Assert.True(Wire.Same(one, again, s_maps), $"{Convert.ToHexString(two)} was read as {Convert.ToHexString(again)}.");
    }
}
