// Owns: the way from .proto files to C# types and back: what the library prints of the types says what the files said. Knows no bytes.
using Octavo.Proto.CSharp;

namespace Octavo.Proto.Tests.Emission;

public class BothWaysTests
{
    private const string Conformance = "google/protobuf/test_messages_";

    [SuiteFact("protobuf-conformance")]
    public void Messages_of_the_conformance_suite()
    {
        string root = SuiteFolder.Path("protobuf-conformance/protos");
        Check(root, [($"{Conformance}proto2.proto", "")], ("protobuf_test_messages.proto2.TestAllTypesProto2", "ProtobufTestMessages.Proto2.TestAllTypesProto2"));
        Check(root, [($"{Conformance}proto3.proto", "")], ("protobuf_test_messages.proto3.TestAllTypesProto3", "ProtobufTestMessages.Proto3.TestAllTypesProto3"));
        Check(root, [($"{Conformance}edition2023.proto", "")], ("protobuf_test_messages.editions.TestAllTypesEdition2023", "ProtobufTestMessages.Editions.TestAllTypesEdition2023"));
        Check(root, [($"{Conformance}proto2_editions.proto", "")], ("protobuf_test_messages.editions.proto2.TestAllTypesProto2", "ProtobufTestMessages.Editions.Proto2.TestAllTypesProto2"));
        Check(root, [($"{Conformance}proto3_editions.proto", "")], ("protobuf_test_messages.editions.proto3.TestAllTypesProto3", "ProtobufTestMessages.Editions.Proto3.TestAllTypesProto3"));
    }

    [SuiteFact("protobuf-benchmark")]
    public void Google_message1()
    {
        string root = SuiteFolder.Path("protobuf-benchmark/google_message1");
        Check(root, [("benchmark_message1_proto2.proto", "")], ("benchmarks.proto2.GoogleMessage1", "Benchmarks.Proto2.GoogleMessage1"));
        Check(root, [("benchmark_message1_proto3.proto", "")], ("benchmarks.proto3.GoogleMessage1", "Benchmarks.Proto3.GoogleMessage1"));
    }

    [SuiteFact("protobuf-net-nwind")]
    public void Northwind()
    {
        string root = SuiteFolder.Path("protobuf-net-nwind");
        // The published file lacks the import of what it names.
        Check(root, [("bcl.proto", ""), ("nwind.proto", "import \"bcl.proto\";")], ("DAL.Database", "DAL.Database"));
        Check(root, [("bcl.proto", ""), ("nwind_delimited_edition2023.proto", "")], ("DALG.Database", "DALG.Database"));
    }

    [SuiteFact("mvt-fixtures")]
    public void Vector_tiles() => Check(SuiteFolder.Path("mvt-fixtures"), [("vector_tile.proto", "")], ("vector_tile.Tile", "VectorTile.Tile"));

    [SuiteFact("protobuf-golden")]
    public void Messages_of_the_unit_tests()
    {
        (string, string)[] files = [.. new[] { "unittest", "unittest_import", "unittest_import_public" }.Select(name => ($"google/protobuf/{name}.proto", ""))];
        Check(SuiteFolder.Path("protobuf-golden/protos"), files,
            [.. new[] { "TestAllTypes", "TestRequired", "TestPackedTypes", "TestOneof2", "TestExtremeDefaultValues", "TestFieldOrderings", "TestReservedFields", "TestAllExtensions", "TestMultipleExtensionRanges" }.Select(name => ("protobuf_unittest." + name, "ProtobufUnittest." + name))]);
    }

    private static void Check(string root, (string Name, string Prefix)[] files, params (string Message, string Type)[] messages)
    {
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([root], errors);
        ProtoFile[] loaded = [.. files.Select(file => loader.Load(file.Name, file.Name, file.Prefix + File.ReadAllText(Path.Combine(root, file.Name))))];
        ProtoLinker.Link(loader, errors);
        Assert.Empty(errors.All);
        foreach (bool plain in new[] { false, true })
        {
            Dictionary<string, IReadOnlyDictionary<string, string>> printed = EmittedProtos.Print(CSharpEmitter.Emit(loaded, new EmissionSettings("Test.WellKnown", plain)), [.. messages.Select(message => message.Type)]);
            foreach ((string message, string type) in messages)
            {
                List<string> differences = DescriptorComparison.Differences(loader.Ordered, Read(printed[type]), message);
                Assert.True(differences.Count == 0, $"{differences.Count} differences:\n{string.Join('\n', differences.Take(40))}\n{string.Join('\n', printed[type].Values)}");
            }
        }
    }

    /// <summary>Files that import one another, read again.</summary>
    private static IReadOnlyList<ProtoFile> Read(IReadOnlyDictionary<string, string> printed)
    {
        DirectoryInfo folder = Directory.CreateTempSubdirectory("octavo-proto-");
        try
        {
            foreach ((string name, string text) in printed)
            {
                string path = Path.Combine(folder.FullName, name);
                Directory.CreateDirectory(Path.GetDirectoryName(path)!);
                File.WriteAllText(path, text);
            }
            var errors = new ProtoErrors();
            var loader = new ProtoLoader([folder.FullName], errors);
            foreach (string name in printed.Keys)
            {
                loader.Load(name, Path.Combine(folder.FullName, name));
            }
            ProtoLinker.Link(loader, errors);
            Assert.True(errors.All.Count == 0, string.Join('\n', errors.All) + "\n" + string.Join('\n', printed.Values));
            return [.. loader.Ordered.Where(file => printed.ContainsKey(file.Name))];
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }
}
