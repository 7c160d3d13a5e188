// Owns: the way from .proto files to C# types and back: what the library prints of the types says what the files said. Knows no bytes.
using Octavo.Proto.CSharp;
using Octavo.Tests.Shared;

namespace Octavo.Proto.Tests.Emission;

public class BothWaysTests
{
    private const string Conformance = "google/protobuf/test_messages_";

    /// <summary>Whether the types are those of .NET and plain messages.</summary>
    private static readonly bool[] s_ways = [false, true];

    [SuiteFact("protobuf-conformance")]
    public void Messages_of_the_conformance_suite()
    {
        string root = SuiteFolder.Path("protobuf-conformance/protos");
        (string File, string Message, string Type)[] files =
        [
            ("proto2", "proto2.TestAllTypesProto2", "Proto2.TestAllTypesProto2"),
            ("proto3", "proto3.TestAllTypesProto3", "Proto3.TestAllTypesProto3"),
            ("edition2023", "editions.TestAllTypesEdition2023", "Editions.TestAllTypesEdition2023"),
            ("proto2_editions", "editions.proto2.TestAllTypesProto2", "Editions.Proto2.TestAllTypesProto2"),
            ("proto3_editions", "editions.proto3.TestAllTypesProto3", "Editions.Proto3.TestAllTypesProto3"),
        ];
        Rows.Check(files.SelectMany(file => s_ways, (file, plain) => (file.File, file.Message, file.Type, plain)),
            row => Check(root, [($"{Conformance}{row.File}.proto", "")], row.plain,
                ("protobuf_test_messages." + row.Message, "ProtobufTestMessages." + row.Type)), oneIn: 5);
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
        string[] messages = ["TestAllTypes", "TestRequired", "TestPackedTypes", "TestOneof2", "TestExtremeDefaultValues", "TestFieldOrderings",
            "TestReservedFields", "TestAllExtensions", "TestMultipleExtensionRanges"];
        Rows.Check(s_ways.Select(plain => (File: "unittest", plain)),
            row =>
                Check(SuiteFolder.Path("protobuf-golden/protos"), files, row.plain,
                    [.. messages.Select(name => ("protobuf_unittest." + name, "ProtobufUnittest." + name))]), oneIn: 4);
    }

    private static void Check(string root, (string Name, string Prefix)[] files, params (string Message, string Type)[] messages)
    {
        foreach (bool plain in s_ways)
        {
            Check(root, files, plain, messages);
        }
    }

    private static void Check(string root, (string Name, string Prefix)[] files, bool plain, params (string Message, string Type)[] messages)
    {
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([root], errors);
        ProtoFile[] loaded = [.. files.Select(file => loader.Load(file.Name, file.Name, file.Prefix + File.ReadAllText(Path.Combine(root, file.Name))))];
        ProtoLinker.Link(loader, errors);
        Assert.Empty(errors.All);
        Dictionary<string, IReadOnlyDictionary<string, string>> printed =
            EmittedProtos.Print(CSharpEmitter.Emit(loaded, new EmissionSettings("Test.WellKnown", plain)), [.. messages.Select(message => message.Type)]);
        foreach ((string message, string type) in messages)
        {
            List<string> differences = DescriptorComparison.Differences(loader.Ordered, Read(printed[type]), message);
            Assert.True(differences.Count == 0,
                $"{differences.Count} differences:\n{string.Join('\n', differences.Take(40))}\n{string.Join('\n', printed[type].Values)}");
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
