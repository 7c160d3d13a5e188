// Owns: random values through other people's programs: cbor-x and cborg of npm, cbor2 of Python. They read what we wrote and write it again, and we read that.
// Knows no codec of theirs.
using Octavo.Cbor;

namespace Octavo.Conformance.Cbor;

public class LiveTests
{
    private const int Values = 2000;

    // Each reads lines of base64, a value a line, and writes each value again.
    private const string CborX = """
        const { Encoder } = require('cbor-x');
        const cbor = new Encoder({ useRecords: false, mapsAsObjects: false, tagUint8Array: false, useTag259ForMaps: false, largeBigIntToFloat: false });
        const lines = require('fs').readFileSync(0).toString().trim().split('\n');
        console.log(lines.map(line => Buffer.from(cbor.encode(cbor.decode(Buffer.from(line, 'base64')))).toString('base64')).join('\n'));
        """;

    // Strict: integers and lengths in their shortest form, no key twice; and no indefinite lengths.
    private const string CborG = """
        import('cborg').then(({ encode, decode }) => {
          const lines = require('fs').readFileSync(0).toString().trim().split('\n');
          const options = { strict: true, useMaps: true, allowBigInt: true, allowIndefinite: false, rejectDuplicateMapKeys: true, allowUndefined: true };
          console.log(lines.map(line => Buffer.from(encode(decode(Buffer.from(line, 'base64'), options), { mapSorter: () => 0 })).toString('base64')).join('\n'));
        });
        """;

    private const string Cbor2 = """
        import sys, base64, cbor2
        for line in sys.stdin.read().split():
            print(base64.b64encode(cbor2.dumps(cbor2.loads(base64.b64decode(line)), CANONICAL)).decode())
        """;

    /// <summary>It refuses tags beyond 32 bits.</summary>
    [NodeFact("cbor-x", NodeFactAttribute.Cbor)]
    public void Cbor_x_reads_and_writes_random_values() =>
        Check(new RandomCbor(1) { LargeIntegers = true, Tags = [1234, 70_000] }, input => NodeFactAttribute.Run(NodeFactAttribute.Cbor, input, "-e", CborX));

    /// <summary>Of tags it has those alone that it was given decoders for.</summary>
    [NodeFact("cborg", NodeFactAttribute.Cbor)]
    public void Cborg_takes_our_values_as_strict_and_writes_them() =>
        Check(new RandomCbor(2), input => NodeFactAttribute.Run(NodeFactAttribute.Cbor, input, "-e", CborG));

    [PythonFact]
    public void Cbor2_reads_and_writes_random_values()
    {
        foreach (string canonical in new[] { "canonical=False", "canonical=True" })
        {
            Check(Everything(3), input => PythonFactAttribute.Run(Cbor2.Replace("CANONICAL", canonical, StringComparison.Ordinal), input),
                inOrder: canonical == "canonical=False");
        }
    }

    [PythonFact]
    public void Cbor2_reads_indefinite_lengths_as_we_do()
    {
        var random = Everything(4);
        object?[] values = [.. Enumerable.Range(0, 300).Select(_ => random.Next())];
        byte[][] ours = [.. values.Select(value => Open(OctavoCbor.WriteDynamic(value)))];
        byte[][] theirs = Lines(PythonFactAttribute.Run(Cbor2.Replace("CANONICAL", "canonical=False", StringComparison.Ordinal), Text(ours)));
        for (int i = 0; i < values.Length; i++)
        {
            Assert.True(CborValueComparer.Instance.Equals(values[i], OctavoCbor.ReadDynamic(ours[i])));
            Assert.True(CborValueComparer.Instance.Equals(values[i], OctavoCbor.ReadDynamic(theirs[i])), Convert.ToHexString(ours[i]));
        }
    }

    [PythonFact]
    public void Cbor2_has_our_times_numbers_and_uuids_as_its_own()
    {
        // Each type of ours is one of Python's there: datetime, Decimal, UUID, int. It writes them by its own ways.
        const string Script = """
            import sys, base64, cbor2, datetime, decimal, uuid
            kinds = [datetime.datetime, datetime.datetime, decimal.Decimal, uuid.UUID, int, int, bytes, float]
            for line in sys.stdin.read().split():
                values = cbor2.loads(base64.b64decode(line))
                assert [type(v) for v in values] == kinds, [type(v) for v in values]
                print(base64.b64encode(cbor2.dumps(values)).decode())
            """;
        var random = new Random(5);
        LiveRow[] rows = [.. Enumerable.Range(0, 200).Select(_ => LiveRow.Next(random))];
        byte[][] theirs = Lines(PythonFactAttribute.Run(Script, Text([.. rows.Select(row => row.Write())])));
        Assert.Equal(rows, theirs.Select(LiveRow.Read));
    }

    private static RandomCbor Everything(int seed) =>
        new(seed) { WholeFloats = true, LargeIntegers = true, Tags = [1234, 70_000, 5_000_000_000], Simple = [0, 19, 32, 255] };

    private static void Check(RandomCbor random, Func<byte[], byte[]> run, bool inOrder = true)
    {
        object?[] values = [.. Enumerable.Range(0, Values).Select(_ => random.Next())];
        byte[][] ours = [.. values.Select(value => OctavoCbor.WriteDynamic(value))];
        byte[][] theirs = Lines(run(Text(ours)));
        Assert.Equal(ours.Length, theirs.Length);
        for (int i = 0; i < values.Length; i++)
        {
            object? value = inOrder ? values[i] : Sorted(ours[i]);
            object? back = inOrder ? OctavoCbor.ReadDynamic(theirs[i]) : Sorted(theirs[i]);
            Assert.True(CborValueComparer.Instance.Equals(value, back),
                $"{Convert.ToHexString(ours[i].AsSpan(0, Math.Min(200, ours[i].Length)))} came back as {Convert.ToHexString(theirs[i].AsSpan(0, Math.Min(200, theirs[i].Length)))}.");
        }
    }

    /// <summary>The value with the keys of its maps in one order.</summary>
    private static object? Sorted(byte[] data) =>
        OctavoCbor.ReadDynamic(OctavoCbor.Serialize(OctavoCbor.Deserialize<OctavoRaw>(data), new OctavoCborOptions { KeyOrder = CborKeyOrder.Bytewise }));

    /// <summary>The same value in indefinite lengths.</summary>
    private static byte[] Open(byte[] data)
    {
        var open = new ArrayBufferWriter<byte>();
        using (var writer = new OctavoCborWriter(open))
        {
            var reader = new OctavoCborReader(data);
            Open(ref reader, ref System.Runtime.CompilerServices.Unsafe.AsRef(in writer));
        }
        return open.WrittenSpan.ToArray();
    }

    private static void Open(ref OctavoCborReader reader, ref OctavoCborWriter writer)
    {
        CborKind kind = reader.PeekKind();
        switch (kind)
        {
            case CborKind.Array or CborKind.Map:
                Put(ref writer, kind == CborKind.Array ? (byte)0x9f : (byte)0xbf);
                for (int left = kind == CborKind.Array ? reader.ReadArrayStart() : 2 * reader.ReadMapStart(); left > 0; left--)
                {
                    Open(ref reader, ref writer);
                }
                Put(ref writer, 0xff);
                break;
            case CborKind.Tag:
                ulong tag = reader.ReadTag();
                writer.WriteTag(tag);
                if (tag is 2 or 3)
                {
                    writer.WriteRaw(reader.ReadRaw());
                    break;
                }
                Open(ref reader, ref writer);
                break;
            case CborKind.Text:
                Put(ref writer, 0x7f);
                string text = reader.ReadText()!;
                int half = text.Length / 2 > 0 && char.IsHighSurrogate(text[(text.Length / 2) - 1]) ? (text.Length / 2) - 1 : text.Length / 2;
                writer.WriteText(text[..half]);
                writer.WriteText(text[half..]);
                Put(ref writer, 0xff);
                break;
            case CborKind.Bytes:
                Put(ref writer, 0x5f);
                byte[] bytes = reader.ReadBytes()!;
                writer.WriteBytes(bytes.AsSpan(0, bytes.Length / 3));
                writer.WriteBytes(bytes.AsSpan(bytes.Length / 3));
                Put(ref writer, 0xff);
                break;
            default:
                writer.WriteRaw(reader.ReadRaw());
                break;
        }
    }

    private static void Put(ref OctavoCborWriter writer, byte value)
    {
        writer.Reserve(1) = value;
        writer.Advance(1);
    }

    private static byte[] Text(byte[][] values) => Encoding.ASCII.GetBytes(string.Join('\n', values.Select(Convert.ToBase64String)));

    private static byte[][] Lines(byte[] text) =>
        [.. Encoding.ASCII.GetString(text).Split('\n', StringSplitOptions.RemoveEmptyEntries).Select(Convert.FromBase64String)];
}
