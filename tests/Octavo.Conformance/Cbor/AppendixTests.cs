// Owns: the examples of RFC 8949: appendix A decoded, written again and cut everywhere, appendix F refused. Knows no codec.
using System.Text.Json;
using Octavo.Cbor;

namespace Octavo.Conformance.Cbor;

public class AppendixTests
{
    private const string Suite = "cbor-rfc8949";

    /// <summary>Made for RFC 7049; RFC 8949 made it not well-formed.</summary>
    private const string NoLonger = "f818";

    [SuiteFact(Suite)]
    public void Appendix_A_is_complete()
    {
        Assert.Equal(82, Rows("appendix_a.json").Length);
        Assert.Equal(81, Rows("rfc8949_appendix_a_diagnostic.json").Length);
        Assert.Equal(94, Rows("rfc8949_appendix_f_not_well_formed.json").Length);
    }

    [SuiteFact(Suite)]
    public void Appendix_A_decodes_to_its_diagnostic_notation()
    {
        foreach (JsonElement row in Rows("rfc8949_appendix_a_diagnostic.json"))
        {
            byte[] data = Hex(row);
            string expected = row.GetProperty("diagnostic").GetString()!;
            if (expected.Contains('_', StringComparison.Ordinal))
            {
                // What is read of indefinite lengths is the same as of definite ones: the sign and the chunks are left out of the expected text.
                expected = expected.Replace("(_ h'0102', h'030405')", "h'0102030405'", StringComparison.Ordinal)
                    .Replace("(_ \"strea\", \"ming\")", "\"streaming\"", StringComparison.Ordinal)
                    .Replace("_ ", "", StringComparison.Ordinal);
            }
            // Unicode of the notation is escaped in the file as in JSON, and the text as it is here.
            Assert.Equal(expected.Replace("\\u00fc", "ü", StringComparison.Ordinal).Replace("\\u6c34", "水", StringComparison.Ordinal)
                .Replace("\\ud800\\udd51", "\ud800\udd51", StringComparison.Ordinal), CborTree.Text(CborTree.Read(data)));
        }
    }

    [SuiteFact(Suite)]
    public void Appendix_A_is_written_again_to_the_same_bytes()
    {
        int same = 0;
        foreach (JsonElement row in Rows("appendix_a.json"))
        {
            byte[] data = Hex(row);
            if (Convert.ToHexString(data).ToLowerInvariant() == NoLonger)
            {
                Assert.Throws<OctavoException>(() => CborTree.Read(data));
                continue;
            }
            byte[] written = CborTree.Write(CborTree.Read(data));
            if (row.GetProperty("roundtrip").GetBoolean())
            {
                same++;
                Assert.Equal(Convert.ToHexString(data), Convert.ToHexString(written));
            }
            Assert.Equal(CborTree.Text(CborTree.Read(data)), CborTree.Text(CborTree.Read(written)));
        }
        Assert.Equal(64, same);
    }

    [SuiteFact(Suite)]
    public void Appendix_A_cut_anywhere_is_refused_and_in_segments_is_the_same()
    {
        foreach (JsonElement row in Rows("rfc8949_appendix_a_diagnostic.json"))
        {
            byte[] data = Hex(row);
            string text = CborTree.Text(CborTree.Read(data));
            Assert.Throws<OctavoException>(() => CborTree.Read([.. data, 0]));
            for (int length = 0; length < data.Length; length++)
            {
                byte[] part = data[..length];
                Assert.Throws<OctavoException>(() => CborTree.Read(part));
                Assert.Throws<OctavoException>(() => Skip(part));
                Assert.Equal(text, CborTree.Text(CborTree.Read(Segments.Cut(data, length))));
            }
            Skip(data);
            var reader = new OctavoCborReader((byte[])[.. data, .. data]);
            reader.Skip();
            Assert.Equal(data.Length, reader.Offset);
            Assert.Equal(data, reader.ReadRaw());
        }
    }

    [SuiteFact(Suite)]
    public void Appendix_F_is_refused_and_takes_no_memory()
    {
        foreach (JsonElement row in Rows("rfc8949_appendix_f_not_well_formed.json"))
        {
            byte[] data = Hex(row);
            long before = GC.GetAllocatedBytesForCurrentThread();
            Assert.Throws<OctavoException>(() => CborTree.Read(data));
            Assert.Throws<OctavoException>(() => Skip(data));
            Assert.Throws<OctavoException>(() => OctavoCbor.Deserialize<object>(data));
            Assert.Throws<OctavoException>(() => OctavoCbor.Deserialize<List<object>>([0x81, .. data]));
            Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 1 << 20);
        }
    }

    private static void Skip(byte[] data)
    {
        var reader = new OctavoCborReader(data);
        reader.Skip();
        if (!reader.IsAtEnd)
        {
            throw new OctavoException(OctavoErrorCode.TrailingData, "bytes follow.");
        }
    }

    private static byte[] Hex(JsonElement row) => Convert.FromHexString(row.GetProperty("hex").GetString()!);

    private static JsonElement[] Rows(string file)
    {
        using JsonDocument document = JsonDocument.Parse(SuiteFolder.Bytes($"{Suite}/{file}"));
        return [.. document.RootElement.EnumerateArray().Select(row => row.Clone())];
    }
}
