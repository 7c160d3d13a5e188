// Owns: the check that the suites are the published files, byte for byte.
namespace Octavo.Conformance.Suites;

public class ManifestTests
{
    [SuiteFact("msgpack-test-suite")]
    public void MessagePack_suite_is_unchanged() => Check("msgpack-test-suite");

    [SuiteFact("naughty-strings")]
    public void Naughty_strings_are_unchanged() => Check("naughty-strings");

    [SuiteFact("utf8")]
    public void Utf8_cases_are_unchanged() => Check("utf8");

    [SuiteFact("json-org")]
    public void Json_org_is_unchanged() => Check("json-org");

    [SuiteFact("json-roundtrip")]
    public void Json_roundtrip_is_unchanged() => Check("json-roundtrip");

    [SuiteFact("jsontestsuite")]
    public void Json_test_suite_is_unchanged() => Check("jsontestsuite");

    [SuiteFact("number-parsing")]
    public void Number_parsing_is_unchanged() => Check("number-parsing");

    [SuiteFact("realworld-json")]
    public void Real_world_data_is_unchanged() => Check("realworld-json");

    [SuiteFact("jsonchecker")]
    public void Json_checker_is_unchanged() => Check("jsonchecker");

    [SuiteFact("moshi-gson-bench")]
    public void Largesample_is_unchanged() => Check("moshi-gson-bench");

    [SuiteFact("jvm-serializers")]
    public void Media_contents_are_unchanged() => Check("jvm-serializers");

    [SuiteFact("protobuf-conformance")]
    public void Protobuf_suite_is_unchanged() => Check("protobuf-conformance");

    [SuiteFact("protobuf-golden")]
    public void Golden_messages_are_unchanged() => Check("protobuf-golden");

    [SuiteFact("protobuf-benchmark")]
    public void Google_message1_is_unchanged() => Check("protobuf-benchmark");

    [SuiteFact("protobuf-net-nwind")]
    public void Northwind_is_unchanged() => Check("protobuf-net-nwind");

    [SuiteFact("mvt-fixtures")]
    public void Vector_tiles_are_unchanged() => Check("mvt-fixtures");

    [SuiteFact("cbor-rfc8949")]
    public void Cbor_examples_are_unchanged() => Check("cbor-rfc8949");

    [SuiteFact("cose-examples")]
    public void Cose_examples_are_unchanged() => Check("cose-examples");

    private static void Check(string suite)
    {
        int files = 0;
        foreach ((string file, long length, string hash) in SuiteFolder.Manifest(suite))
        {
            Assert.Equal(length, new FileInfo(SuiteFolder.Path(file)).Length);
            Assert.True(hash == SuiteFolder.Hash(file), $"{file} is not the published file.");
            files++;
        }
        Assert.NotEqual(0, files);
    }
}
