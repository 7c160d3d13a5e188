// Owns: files that nest as deeply as they may, on threads with small stacks: an overflow would end the tests.
using Octavo.Proto.CSharp;
using Octavo.Proto.Printing;
using Octavo.Proto.Selecting;

namespace Octavo.Proto.Tests.Parsing;

public class SmallStackTests
{
    private const string Head = "syntax = \"proto2\"; import \"google/protobuf/descriptor.proto\"; message R { extensions 100000 to max; ";

    public static TheoryData<int> Sizes => [128, 192, 256, 512];

    [Theory, MemberData(nameof(Sizes))]
    public void Imports_in_a_row(int size)
    {
        var set = new WireWriter();
        set.Each(1, Enumerable.Range(0, 450), (file, i) =>
        {
            file.Text(1, $"f{i}");
            file.TextUnlessEmpty(3, i == 449 ? "" : $"f{i + 1}");
        });
        On(size, () => All(loader => loader.LoadSet("a.pb", set.ToArray())));
        DirectoryInfo folder = Directory.CreateTempSubdirectory("octavo-proto-");
        try
        {
            for (int i = 0; i < 450; i++)
            {
                File.WriteAllText(Path.Combine(folder.FullName, $"f{i}.proto"), "syntax = \"proto3\";" + (i == 449 ? "" : $"import \"f{i + 1}.proto\";"));
            }
            On(size, () => All(loader => [loader.Load("f0.proto", Path.Combine(folder.FullName, "f0.proto"))!], folder.FullName));
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }

    /// <summary>Messages, groups, groups in oneofs and in extensions, and values of options, in one another.</summary>
    [Theory, MemberData(nameof(Sizes))]
    public void Declarations_in_one_another(int size)
    {
        foreach (string text in new[]
        {
            Nested(30, i => $"message M{i} {{", "}"), // as many as protoc takes, which does not count groups
            Nested(95, i => $"optional group G{i} = {i + 1} {{", "}"),
            Nested(95, i => $"oneof o{i} {{ group G{i} = {i + 1} {{", "} }"),
            Nested(95, i => $"extend R {{ optional group G{i} = {i + 100_000} {{", "} }"),
            Nested(60, i => $"extend R {{ optional group G{i} = {i + 100_000} {{", "option (o) = " + Value(60) + "; } }"),
        })
        {
            On(size, () => All(loader => [loader.Load("a.proto", "a.proto", text)]));
        }
    }

    /// <summary>What is too deep is an error, as on any other thread.</summary>
    [Theory, MemberData(nameof(Sizes))]
    public void What_is_too_deep_is_refused(int size) => On(size, () =>
    {
        var errors = new ProtoErrors();
        new ProtoLoader([], errors).Load("a.proto", "a.proto", Nested(200, i => $"message M{i} {{", "}"));
        Assert.Equal(ProtoCodes.Syntax, Assert.Single(errors.All).Code);
    });

    private static string Nested(int levels, Func<int, string> open, string close) =>
        Head + string.Concat(Enumerable.Range(0, levels).Select(open)) + "optional int32 z = 99999;" + string.Concat(Enumerable.Repeat(close, levels))
            + "} message O { optional O o = 1; optional int32 v = 2; } extend google.protobuf.MessageOptions { optional O o = 50000; }";

    private static string Value(int levels) => string.Concat(Enumerable.Repeat("{ o: ", levels)) + "{ v: 1 }" + string.Concat(Enumerable.Repeat("}", levels));

    /// <summary>Loads, links, selects, prints, emits and writes, and reads what was written.</summary>
    private static void All(Func<ProtoLoader, IReadOnlyList<ProtoFile>> load, params string[] roots)
    {
        byte[] set = Each(load, roots);
        Each(loader => loader.LoadSet("a.pb", set), roots);
    }

    private static byte[] Each(Func<ProtoLoader, IReadOnlyList<ProtoFile>> load, string[] roots)
    {
        var errors = new ProtoErrors();
        var loader = new ProtoLoader(roots, errors);
        ProtoFile[] files = [.. load(loader)];
        Assert.Empty(errors.All);
        SymbolTable symbols = ProtoLinker.Link(loader, errors);
        Assert.Empty(errors.All);
        foreach (ProtoFile file in loader.Ordered)
        {
            Assert.NotEmpty(new ProtoPrinter(loader.Ordered, symbols).Print(file));
            if (file.Messages.Count != 0)
            {
                Assert.NotEmpty(new TypeSelection(loader.Ordered, symbols).Of(file.Messages[0]));
            }
            if (loader.Ordered.Count > 100)
            {
                break;
            }
        }
        Assert.NotEmpty(CSharpEmitter.Emit(files, new EmissionSettings("Test.WellKnown", false)));
        return SetWriter.Write(loader.Ordered);
    }

    private static void On(int kilobytes, Action action)
    {
        Exception? thrown = null;
        var thread = new Thread(() => thrown = Record.Exception(action), kilobytes * 1024);
        thread.Start();
        thread.Join();
        Assert.True(thrown is null, thrown?.ToString());
    }
}
