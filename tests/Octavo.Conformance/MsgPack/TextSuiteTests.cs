// Owns: the published text suites through the formats: naughty strings, UTF-8 cases. Knows no codec.
using Octavo.MsgPack;

namespace Octavo.Conformance.MsgPack;

public class TextSuiteTests
{
    [SuiteFact("naughty-strings")]
    public void Naughty_strings_come_back_ordinal_equal()
    {
        string[] strings = TextSuites.Naughty();
        Assert.Equal(515, strings.Length);
        foreach (string text in strings)
        {
            Ways.RoundTrip(text);
            byte[] binary = OctavoBinary.Serialize(text);
            Assert.Equal(text, OctavoBinary.Deserialize<string>(binary), StringComparer.Ordinal);
            byte[] compact = OctavoCompact.Serialize(text);
            Assert.Equal(text, OctavoCompact.Deserialize<string>(compact), StringComparer.Ordinal);
            Assert.True(compact.Length <= binary.Length + 1);
            for (int cut = 0; cut < Math.Min(compact.Length, 300); cut++)
            {
                Assert.Equal(text, OctavoCompact.Deserialize<string>(Segments.Cut(compact, cut)), StringComparer.Ordinal);
            }
            for (int cut = 0; cut < Math.Min(binary.Length, 300); cut++)
            {
                Assert.Equal(text, OctavoBinary.Deserialize<string>(Segments.Cut(binary, cut)), StringComparer.Ordinal);
            }
            Assert.Equal(text, OctavoMsgPack.ReadDynamic(OctavoMsgPack.WriteDynamic(text)));
        }
    }

    [SuiteFact("naughty-strings")]
    public void Naughty_strings_are_keys()
    {
        var map = new Dictionary<string, string>(StringComparer.Ordinal);
        foreach (string text in TextSuites.Naughty())
        {
            map[text] = text;
        }
        Same(map, OctavoMsgPack.Deserialize<Dictionary<string, string>>(OctavoMsgPack.Serialize(map))!);
        Same(map, OctavoBinary.Deserialize<Dictionary<string, string>>(OctavoBinary.Serialize(map))!);
        Same(map, OctavoCompact.Deserialize<Dictionary<string, string>>(OctavoCompact.Serialize(map))!);
        var dynamicMap = (MsgPackMap)OctavoMsgPack.ReadDynamic(OctavoMsgPack.Serialize(map))!;
        Assert.Equal(map.Count, dynamicMap.Count);
        foreach ((string key, string value) in map)
        {
            Assert.Equal(value, dynamicMap[key]);
        }
    }

    [SuiteFact("utf8")]
    public void Utf8_cases_are_read_when_valid_and_refused_when_not()
    {
        int valid = 0;
        int all = 0;
        foreach ((string number, byte[] bytes, bool isValid) in TextSuites.Utf8Cases())
        {
            all++;
            valid += isValid ? 1 : 0;
            // Alone, and after and before ASCII of lengths that each way of decoding has.
            foreach (int padding in new[] { 0, 1, 5, 9, 20, 40, 300 })
            {
                byte[] ascii = [.. Enumerable.Repeat((byte)'a', padding)];
                Check(number, [.. ascii, .. bytes], isValid);
                Check(number, [.. bytes, .. ascii], isValid);
            }
        }
        Assert.Equal(222, all);
        Assert.Equal(77, valid);
    }

    [SuiteFact("utf8")]
    public void The_stress_file_is_refused_whole_and_its_valid_lines_are_read()
    {
        byte[] file = SuiteFolder.Bytes("utf8/kuhn-UTF-8-test.txt");
        Check("Kuhn", file, isValid: false);
        int start = 0;
        var strict = new UTF8Encoding(false, throwOnInvalidBytes: true);
        while (start < file.Length)
        {
            int end = file.AsSpan(start).IndexOf((byte)'\n');
            byte[] line = end < 0 ? file[start..] : file[start..(start + end)];
            start += line.Length + 1;
            bool isValid = true;
            try
            {
                strict.GetString(line);
            }
            catch (DecoderFallbackException)
            {
                isValid = false;
            }
            Check("Kuhn", line, isValid);
        }
    }

    private static void Check(string number, byte[] utf8, bool isValid)
    {
        byte[] data = Str(utf8);
        if (isValid)
        {
            string text = Encoding.UTF8.GetString(utf8);
            Assert.Equal(text, OctavoMsgPack.Deserialize<string>(data), StringComparer.Ordinal);
            Assert.Equal(text, OctavoMsgPack.ReadDynamic(data));
            Assert.Equal(data, OctavoMsgPack.Serialize(text));
            return;
        }
        Assert.True(Fails(data), $"{number}: {Convert.ToHexString(utf8)} was accepted.");
        OctavoErrorCode typed = Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<string>(data)).Code;
        OctavoErrorCode untyped = Assert.Throws<OctavoException>(() => OctavoMsgPack.ReadDynamic(data)).Code;
        OctavoErrorCode cut = Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<string>(Segments.Every(data, 5))).Code;
        Assert.True((typed, untyped, cut) == (OctavoErrorCode.InvalidText, OctavoErrorCode.InvalidText, OctavoErrorCode.InvalidText),
            $"{number}: {Convert.ToHexString(utf8)} gave {typed}, {untyped}, {cut}.");
    }

    private static bool Fails(byte[] data)
    {
        try
        {
            OctavoMsgPack.Deserialize<string>(data);
            return false;
        }
        catch (OctavoException)
        {
            return true;
        }
    }

    private static byte[] Str(byte[] utf8) => utf8.Length switch
    {
        < 32 => [(byte)(0xA0 | utf8.Length), .. utf8],
        < 256 => [0xD9, (byte)utf8.Length, .. utf8],
        < 65536 => [0xDA, (byte)(utf8.Length >> 8), (byte)utf8.Length, .. utf8],
        _ => [0xDB, (byte)(utf8.Length >> 24), (byte)(utf8.Length >> 16), (byte)(utf8.Length >> 8), (byte)utf8.Length, .. utf8],
    };

    private static void Same(Dictionary<string, string> expected, Dictionary<string, string> found)
    {
        Assert.Equal(expected.Count, found.Count);
        foreach ((string key, string value) in expected)
        {
            Assert.Equal(value, found[key], StringComparer.Ordinal);
        }
    }
}
