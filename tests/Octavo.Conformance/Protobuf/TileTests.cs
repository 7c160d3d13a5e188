// Owns: Mapbox's vector tiles, valid and broken: what Protobuf's reference reads we read, and nothing else. Knows no codec.
using Octavo.Conformance.Protobuf.Tiles;

namespace Octavo.Conformance.Protobuf;

public class TileTests
{
    private const string Suite = "mvt-fixtures";

    private static readonly HashSet<int> s_none = [];

    [SuiteFact(Suite)]
    public void Tiles_are_read_and_written_as_by_the_reference()
    {
        var failures = new List<string>();
        int tiles = 0;
        foreach (string[] row in File.ReadLines(SuiteFolder.Path(Suite + "/peer_verdicts.tsv")).Skip(1).Select(line => line.Split('\t')))
        {
            tiles++;
            byte[] bytes = SuiteFolder.Bytes($"{Suite}/fixtures/{row[0]}/tile.mvt");
            byte[]? written = ProtobufWays.Again<Tile>(bytes, out OctavoErrorCode refusal);
            if (row[1] != "ok")
            {
                // The reference reports a required field that lacks apart from bytes that are not a message; both are refused here.
                failures.AddRange(written is null ? [] : [$"{row[0]}: accepted, though {row[1]}"]);
            }
            else if (written is null)
            {
                failures.Add($"{row[0]}: refused, {refusal}");
            }
            else if (row[2] == "true" && !bytes.AsSpan().SequenceEqual(written))
            {
                failures.Add($"{row[0]}: {Convert.ToHexString(bytes)} gave {Convert.ToHexString(written)}");
            }
            else if (ProtobufWays.Again<Tile>(written, out _) is not { } again || !Wire.Same(written, again, s_none))
            {
                failures.Add($"{row[0]}: is another message once it was written");
            }
        }
        Assert.True(failures.Count == 0, string.Join('\n', failures));
        Assert.Equal(39, tiles);
    }
}
