// Owns: the published text suites through CBOR: naughty strings, UTF-8 cases. Knows no codec of the program.
namespace Octavo.Conformance.Cbor;

public class TextSuiteTests
{
    [SuiteFact("naughty-strings")]
    public void Naughty_strings_come_back_as_texts_and_keys()
    {
        var map = new Dictionary<string, string>(StringComparer.Ordinal);
        foreach (string text in TextSuites.Naughty())
        {
            Assert.Equal(text, OctavoCbor.Deserialize<string>(OctavoCbor.Serialize(text)), StringComparer.Ordinal);
            map[text] = text;
        }
        Dictionary<string, string> back = OctavoCbor.Deserialize<Dictionary<string, string>>(OctavoCbor.Serialize(map))!;
        Assert.Equal(map.Count, back.Count);
        Assert.All(map, entry => Assert.Equal(entry.Value, back[entry.Key], StringComparer.Ordinal));
    }

    [SuiteFact("utf8")]
    public void Utf8_cases_are_read_when_valid_and_refused_when_not()
    {
        foreach ((string number, byte[] bytes, bool isValid) in TextSuites.Utf8Cases())
        {
            byte[] data = [0x79, (byte)(bytes.Length >> 8), (byte)bytes.Length, .. bytes];
            byte[] chunk = [0x7F, .. data, 0xFF];
            foreach (byte[] each in (byte[][])[data, chunk])
            {
                if (isValid)
                {
                    Assert.True(OctavoCbor.Deserialize<string>(each) is not null, number);
                }
                else
                {
                    Assert.Equal(OctavoErrorCode.InvalidText, Assert.Throws<OctavoException>(() => OctavoCbor.Deserialize<string>(each)).Code);
                }
            }
        }
    }
}
