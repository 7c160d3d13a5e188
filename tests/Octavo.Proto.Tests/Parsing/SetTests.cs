// Owns: published .proto files against the descriptor sets that protoc made of them. Knows no emission.
namespace Octavo.Proto.Tests.Parsing;

public class SetTests
{
    private static readonly HashSet<int> s_noMaps = [];

    [SuiteFact("protobuf-conformance")]
    public void The_conformance_suites_files_give_the_descriptors_of_protoc() => Check("protobuf-conformance", "protos", 4);

    [SuiteFact("protobuf-golden")]
    public void The_unit_tests_files_give_the_descriptors_of_protoc() => Check("protobuf-golden", "protos", 6);

    [SuiteFact("protobuf-net-nwind")]
    public void Northwind_gives_the_descriptors_of_protoc()
    {
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([SuiteFolder.Path("protobuf-net-nwind")], errors);
        // The published file lacks the import of what it names.
        loader.Load("nwind.proto", "nwind.proto", "import \"bcl.proto\";" + File.ReadAllText(SuiteFolder.Path("protobuf-net-nwind/nwind.proto")));
        loader.Load("nwind_delimited_edition2023.proto", SuiteFolder.Path("protobuf-net-nwind/nwind_delimited_edition2023.proto"));
        ProtoLinker.Link(loader, errors);
        Assert.Empty(errors.All);
        Assert.Equal(2, Compare("protobuf-net-nwind", loader, file => file.Name));
    }

    [SuiteFact("protobuf-conformance")]
    public void Descriptor_sets_are_read_and_written_again()
    {
        foreach (string suite in new[] { "protobuf-conformance", "protobuf-golden", "protobuf-net-nwind" })
        {
            byte[] set = SuiteFolder.Bytes(suite + "/descriptor_set.pb");
            var errors = new ProtoErrors();
            var loader = new ProtoLoader([], errors);
            IReadOnlyList<ProtoFile> files = loader.LoadSet(suite, set);
            ProtoLinker.Link(loader, errors);
            Assert.Empty(errors.All);
            Assert.True(Wire.Same(Stripped(set), SetWriter.Write(files), s_noMaps), suite);
        }
    }

    [SuiteFact("mvt-fixtures")]
    public void All_other_files_are_read_without_an_error()
    {
        foreach (string path in new[] { "mvt-fixtures/vector_tile.proto", "jvm-serializers/media.proto", "protobuf-benchmark/benchmarks.proto",
            "protobuf-benchmark/google_message1/benchmark_message1_proto2.proto", "protobuf-benchmark/google_message1/benchmark_message1_proto3.proto" })
        {
            var errors = new ProtoErrors();
            var loader = new ProtoLoader([], errors);
            loader.Load(path, SuiteFolder.Path(path));
            ProtoLinker.Link(loader, errors);
            Assert.Empty(errors.All);
        }
    }

    private static void Check(string suite, string folder, int expected)
    {
        string root = SuiteFolder.Path(suite + "/" + folder);
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([root], errors);
        foreach (string path in Directory.GetFiles(root, "*.proto", SearchOption.AllDirectories).Order(StringComparer.Ordinal))
        {
            loader.Load(Path.GetRelativePath(root, path).Replace('\\', '/'), path);
        }
        ProtoLinker.Link(loader, errors);
        Assert.Empty(errors.All);
        Assert.Equal(expected, Compare(suite, loader, file => file.Name));
    }

    // Of the files of google/protobuf this library has its own texts, with other options.
    private static int Compare(string suite, ProtoLoader loader, Func<ProtoFile, string> name)
    {
        List<WireField> published = Wire.Read(SuiteFolder.Bytes(suite + "/descriptor_set.pb"))!.Select(file => file.Bytes)
            .Select(bytes => new WireField(1, 2, 0, bytes, [])).ToList();
        int compared = 0;
        foreach (WireField one in published)
        {
            string called = Encoding.UTF8.GetString(Wire.Read(one.Bytes)!.First(field => field.Number == 1).Bytes);
            ProtoFile? file = loader.Ordered.FirstOrDefault(file => name(file) == called);
            if (file is null || file.Path == file.Name && file.Name.StartsWith("google/", StringComparison.Ordinal))
            {
                continue;
            }
            byte[] written = SetWriter.Write(file);
            byte[] expected = WithoutSource(one.Bytes);
            Assert.True(Wire.Same(expected, written, s_noMaps), called + "\n" + Difference(Wire.Read(expected)!, Wire.Read(written)!, ""));
            compared++;
        }
        return compared;
    }

    private static byte[] Stripped(byte[] set)
    {
        var writer = new WireWriter();
        foreach (WireField file in Wire.Read(set)!)
        {
            writer.Bytes(1, WithoutSource(file.Bytes));
        }
        return writer.ToArray();
    }

    // Source information is not part of what a file means.
    private static byte[] WithoutSource(byte[] file)
    {
        var bytes = new List<byte>();
        foreach (Octavo.Proto.Sets.WireField field in Octavo.Proto.Sets.WireField.Read(file).Where(field => field.Number != 9))
        {
            bytes.AddRange(file.AsSpan(field.Place, field.End - field.Place));
        }
        return [.. bytes];
    }

    // Where two messages differ first, for the message of a failure.
    internal static string Difference(List<WireField> one, List<WireField> two, string path)
    {
        foreach (int number in one.Concat(two).Select(field => field.Number).Distinct())
        {
            WireField[] left = [.. one.Where(field => field.Number == number)];
            WireField[] right = [.. two.Where(field => field.Number == number)];
            for (int i = 0; i < Math.Max(left.Length, right.Length); i++)
            {
                if (i >= left.Length || i >= right.Length)
                {
                    return $"{path}/{number}[{i}] is {(i >= left.Length ? "too much" : "missing")}: {Encoding.UTF8.GetString((i >= left.Length ? right : left)[i].Bytes)}";
                }
                if (!Wire.Same([left[i]], [right[i]], s_noMaps))
                {
                    return Wire.Read(left[i].Bytes) is { Count: > 0 } inner && Wire.Read(right[i].Bytes) is { Count: > 0 } other && left[i].Bytes.Length > 3
                        ? Difference(inner, other, $"{path}/{number}[{i}]")
                        : $"{path}/{number}[{i}]: {left[i].Value} {Encoding.UTF8.GetString(left[i].Bytes)} is {right[i].Value} {Encoding.UTF8.GetString(right[i].Bytes)}";
                }
            }
        }
        return path;
    }
}
