// Owns: JSON_checker's files, and the round trips of nativejson-benchmark and json.org's examples. Knows no codec.
namespace Octavo.Conformance.Json;

public class CheckerTests
{
    [SuiteFact("jsonchecker")]
    public void What_must_fail_fails_and_what_must_pass_passes()
    {
        int files = 0;
        foreach (string file in Documents("jsonchecker"))
        {
            files++;
            byte[] data = SuiteFolder.Bytes(file);
            // RFC 8259 has text at the root, and no limit of depth; the suite is older.
            if (System.IO.Path.GetFileName(file).StartsWith("fail", StringComparison.Ordinal) && !file.Contains("EXCLUDE", StringComparison.Ordinal))
            {
                JsonWays.Refuse(data, file);
            }
            else
            {
                JsonWays.RoundTrip(JsonWays.Read(data, file), file);
            }
        }
        Assert.NotEqual(0, files);
    }

    [SuiteFact("json-roundtrip")]
    public void What_is_read_and_written_has_the_same_bytes()
    {
        int same = 0;
        int extreme = 0;
        foreach (string file in Documents("json-roundtrip"))
        {
            byte[] data = SuiteFolder.Bytes(file).AsSpan().TrimEnd("\r\n"u8).ToArray();
            byte[] written = JsonWays.RoundTrip(JsonWays.Read(data, file), file);
            int number = int.Parse(System.IO.Path.GetFileNameWithoutExtension(file)["roundtrip".Length..], CultureInfo.InvariantCulture);
            if (number < 24)
            {
                Assert.Equal(Encoding.UTF8.GetString(data), Encoding.UTF8.GetString(written));
                same++;
                continue;
            }
            // Doubles whose text has several forms: their bits are the same.
            Assert.Equal(Bits(data), Bits(written));
            extreme++;
        }
        Assert.True(same > 20 && extreme > 5);
    }

    [SuiteFact("json-org")]
    public void Examples_of_json_org_come_back()
    {
        foreach (string file in Documents("json-org"))
        {
            JsonWays.RoundTrip(JsonWays.Read(SuiteFolder.Bytes(file), file), file);
        }
    }

    [SuiteFact("jsonchecker")]
    public void Checker_has_the_values_of_the_other_library() => Companions("jsonchecker");

    [SuiteFact("json-roundtrip")]
    public void Round_trips_have_the_values_of_the_other_library() => Companions("json-roundtrip");

    [SuiteFact("json-org")]
    public void Examples_have_the_values_of_the_other_library() => Companions("json-org");

    private static void Companions(string suite)
    {
        string[] names = [.. Names(suite)];
        int files = 0;
        foreach (string companion in names.Where(name => name.EndsWith(".msgpack", StringComparison.Ordinal)))
        {
            string json = names.Single(name => System.IO.Path.GetFileName(name) == System.IO.Path.GetFileNameWithoutExtension(companion));
            object? value = OctavoJson.Deserialize<object>(SuiteFolder.Bytes(json));
            Assert.True(JsonValues.Same(value, OctavoMsgPack.ReadDynamic(SuiteFolder.Bytes(companion))), $"{json} is not the value of {companion}.");
            files++;
        }
        Assert.NotEqual(0, files);
    }

    private static long Bits(byte[] data) => BitConverter.DoubleToInt64Bits(Assert.Single(OctavoJson.Deserialize<double[]>(data)!));

    private static IEnumerable<string> Names(string suite) => SuiteFolder.Manifest(suite).Select(entry => entry.File);

    private static IEnumerable<string> Documents(string suite) => Names(suite).Where(name => name.EndsWith(".json", StringComparison.Ordinal));
}
