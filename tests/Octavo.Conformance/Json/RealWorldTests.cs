// Owns: large documents of real programs without a type: equal to the reference encodings, and to themselves once written. Knows no codec.
namespace Octavo.Conformance.Json;

public class RealWorldTests
{
    private const string Suite = "realworld-json";

    [SuiteFact(Suite)]
    public void Canada() => Check("canada");

    [SuiteFact(Suite)]
    public void Citm_catalog() => Check("citm_catalog");

    [SuiteFact(Suite)]
    public void Twitter() => Check("twitter");

    private static void Check(string name)
    {
        byte[] data = SuiteFolder.Bytes($"{Suite}/{name}.json");
        object? value = OctavoJson.Deserialize<object>(data);
        Assert.True(JsonValues.Same(value, OctavoMsgPack.ReadDynamic(SuiteFolder.Bytes($"{Suite}/reference/{name}.msgpack"))),
            $"{name} is not the value of its reference.");
        byte[] written = JsonWays.RoundTrip(value, name);
        Assert.Equal(written, OctavoJson.Serialize(OctavoJson.Deserialize<object>(written)));
        foreach (int cut in Enumerable.Range(0, 16).Select(step => step * (data.Length / 16)).Append(16_384).Append(65_536).Append(data.Length - 1))
        {
            Assert.True(JsonValues.Same(OctavoJson.Deserialize<object>(Segments.Cut(data, cut)), value), $"{name} cut at {cut} is another value.");
        }
        Assert.True(JsonValues.Same(OctavoJson.Deserialize<object>(Segments.Every(data, 1021)), value));
        Assert.True(JsonValues.Same(OctavoJson.Deserialize<object>(Segments.Every(data, 61)), value));
        Assert.Equal(data.AsSpan().Trim(" \r\n\t"u8).ToArray(), OctavoJson.Deserialize<OctavoRaw>(data).Bytes.ToArray());
    }
}
