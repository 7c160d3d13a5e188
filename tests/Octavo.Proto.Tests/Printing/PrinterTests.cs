// Owns: files printed and parsed again: the same descriptors, whatever they were made of. Knows no emission.
using Octavo.Proto.Printing;

namespace Octavo.Proto.Tests.Printing;

public class PrinterTests
{
    public static TheoryData<string> Edges =>
        new(Directory.GetFiles(Path.Combine(AppContext.BaseDirectory, "Printing", "Edges"), "*.proto").Select(path => Path.GetFileName(path)!)
            .Order(StringComparer.Ordinal));

    [SuiteFact("protobuf-golden")]
    public void All_published_files_give_the_same_descriptors_again()
    {
        string root = SuiteFolder.Path("");
        string[] suites = ["protobuf-conformance/protos", "protobuf-golden/protos", "protobuf-net-nwind", "mvt-fixtures", "jvm-serializers",
            "protobuf-benchmark", "protobuf-benchmark/google_message1"];
        int printed = 0;
        foreach (string suite in suites)
        {
            string folder = Path.Combine(root, suite);
            bool isDeep = suite.EndsWith("protos", StringComparison.Ordinal);
            foreach (string path in Directory.GetFiles(folder, "*.proto", isDeep ? SearchOption.AllDirectories : SearchOption.TopDirectoryOnly)
                .Where(path => Path.GetFileName(path) is not ("nwind.proto" or "nwind.groups.proto")))
            {
                string name = Path.GetRelativePath(folder, path).Replace('\\', '/');
                RoundTrip(loader => [loader.Load(name, path)!], folder);
                printed++;
            }
        }
        // The published file lacks the import of what it names.
        RoundTrip(
            loader =>
                [loader.Load("nwind.proto", "nwind.proto", "import \"bcl.proto\";" + File.ReadAllText(SuiteFolder.Path("protobuf-net-nwind/nwind.proto")))],
                    SuiteFolder.Path("protobuf-net-nwind"));
        Assert.Equal(19, printed);
    }

    [SuiteFact("protobuf-golden")]
    public void Descriptor_sets_give_the_same_descriptors_again()
    {
        foreach (string suite in new[] { "protobuf-conformance", "protobuf-golden", "protobuf-net-nwind" })
        {
            RoundTrip(loader => loader.LoadSet(suite, SuiteFolder.Bytes(suite + "/descriptor_set.pb")));
        }
    }

    [Theory, MemberData(nameof(Edges))]
    public void Edge_cases_give_the_same_descriptors_again_from_text_and_from_a_set(string name)
    {
        string folder = Path.Combine(AppContext.BaseDirectory, "Printing", "Edges");
        string text = RoundTrip(loader => [loader.Load(name, Path.Combine(folder, name))!], folder)[name];
        byte[] set = SetWriter.Write(Linked(loader => [loader.Load(name, Path.Combine(folder, name))!], folder).Loader.Ordered);
        RoundTrip(loader => loader.LoadSet(name, set));
        // What is printed is printed so again.
        Assert.Equal(text, RoundTrip(loader => [loader.Load(name, name, text)], folder)[name]);
    }

    [Fact]
    public void A_file_looks_as_people_write_it()
    {
        const string text = """
            // Of the file itself, which is no declaration.
            syntax = "proto3"; package acme.shop;
            import "google/protobuf/timestamp.proto";
            option csharp_namespace = "Acme.Shop";
            /* What is bought.
             * Once. */
            message Order { reserved 7, 9 to 11; reserved "old";
              int64 id = 1; // behind it
              // When.
              google.protobuf.Timestamp at = 2;
              map < string , Line > lines = 3;
              oneof payment { string card = 4; bool cash = 5 [deprecated = true]; }
              optional State state = 6 [json_name = "s"];
              message Line { .acme.shop.Order.State state = 1; int32 count = 2; }
              enum State { option allow_alias = true; OPEN = 0; PAID = 1; SETTLED = 1; }
            }
            message Empty {}
            service Orders { rpc Get(Empty) returns (stream Order); rpc Put(stream Order) returns (Empty) { option idempotency_level = IDEMPOTENT; } }
            """;
        Assert.Equal(
            """
            syntax = "proto3";

            package acme.shop;

            import "google/protobuf/timestamp.proto";

            option csharp_namespace = "Acme.Shop";

            service Orders {
              rpc Get(Empty) returns (stream Order);
              rpc Put(stream Order) returns (Empty) {
                option idempotency_level = IDEMPOTENT;
              }
            }

            // What is bought.
            // Once.
            message Order {
              reserved 7, 9 to 11;
              reserved "old";

              enum State {
                option allow_alias = true;

                OPEN = 0;
                PAID = 1;
                SETTLED = 1;
              }

              int64 id = 1;
              // When.
              google.protobuf.Timestamp at = 2;
              map<string, Line> lines = 3;

              oneof payment {
                string card = 4;
                bool cash = 5 [deprecated = true];
              }

              optional State state = 6 [json_name = "s"];

              message Line {
                State state = 1;
                int32 count = 2;
              }
            }

            message Empty {}

            """.ReplaceLineEndings("\n"), RoundTrip(loader => [loader.Load("shop.proto", "shop.proto", text.ReplaceLineEndings("\n"))])["shop.proto"]);
    }

    [Fact]
    public void Options_that_no_file_declares_are_said_to_be_left_out()
    {
        var option = new WireWriter();
        option.Number(50_001, 1);
        var message = new WireWriter();
        message.Text(1, "M");
        message.Bytes(7, option.ToArray());
        var file = new WireWriter();
        file.Text(1, "m.proto");
        file.Bytes(4, message.ToArray());
        var set = new WireWriter();
        set.Bytes(1, file.ToArray());
        (ProtoLoader loader, SymbolTable symbols, ProtoFile[] files) = Linked(loader => loader.LoadSet("set", set.ToArray()));
        Assert.Equal("syntax = \"proto2\";\n\nmessage M {\n  // Left out, because no file declares them or they are nested too deeply: options with the number 50001.\n}\n",
            new ProtoPrinter(loader.Ordered, symbols).Print(files[0]));
    }

    private static (ProtoLoader Loader, SymbolTable Symbols, ProtoFile[] Files) Linked(Func<ProtoLoader, IReadOnlyList<ProtoFile>> load, params string[] roots)
    {
        var errors = new ProtoErrors();
        var loader = new ProtoLoader(roots, errors);
        ProtoFile[] files = [.. load(loader)];
        SymbolTable symbols = ProtoLinker.Link(loader, errors);
        Assert.True(errors.All.Count == 0, string.Join("\n", errors.All) + "\n" + string.Join("\n", loader.Ordered.Select(file => file.Name)));
        return (loader, symbols, files);
    }

    /// <summary>Prints all files of a call, parses what was printed, and compares the descriptors, to the byte.</summary>
    /// <returns>The texts by the files' names.</returns>
    private static Dictionary<string, string> RoundTrip(Func<ProtoLoader, IReadOnlyList<ProtoFile>> load, params string[] roots)
    {
        (ProtoLoader loader, SymbolTable symbols, ProtoFile[] files) = Linked(load, roots);
        var printer = new ProtoPrinter(loader.Ordered, symbols);
        var texts = loader.Ordered.ToDictionary(file => file.Name, file => printer.Print(file));
        (ProtoLoader again, _, _) = Linked(one => [.. loader.Ordered.Select(file => one.Load(file.Name, file.Name + ".printed", texts[file.Name]))]);
        Assert.NotEmpty(files);
        foreach (ProtoFile file in loader.Ordered)
        {
            byte[] expected = SetWriter.Write(file);
            byte[] actual = SetWriter.Write(again.Ordered.Single(one => one.Name == file.Name));
            Assert.True(expected.AsSpan().SequenceEqual(actual), $"{file.Name} is another file when it was printed:\n{texts[file.Name]}");
        }
        return texts;
    }
}
