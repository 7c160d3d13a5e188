// Owns: what reading .proto texts and descriptor sets costs: as much as they have bytes, whatever there is much of in them.
using System.Runtime.CompilerServices;
using Octavo.Tests.Shared;
using static Octavo.Tests.Shared.GrowingProtos;

namespace Octavo.Proto.Tests.Parsing;

public class GrowthTests
{
    private const int Few = 800;

    /// <summary>The slots of a dictionary of 8,420 to 17,519 keys.</summary>
    private const int TableSize = 17_519;

    [Fact]
    public void Texts() => All(text => text, text =>
    {
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([], errors);
        loader.Load("a.proto", "a.proto", Encoding.UTF8.GetString(text));
        ProtoLinker.Link(loader, errors);
        Assert.Empty(errors.All);
    }, bytesAByte: 1_000);

    [Fact]
    public void Descriptor_sets() => All(Set, set =>
    {
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([], errors);
        loader.LoadSet("a.pb", set);
        ProtoLinker.Link(loader, errors);
        Assert.Empty(errors.All);
    }, bytesAByte: 1_000);

    [Fact]
    public void Registries_of_descriptor_sets() => All(Set, set => ProtoJsonTypes.FromDescriptorSet(set), bytesAByte: 200);

    /// <summary>Numbers that are multiples of a table's size, with and without aliases, and in ranges that declare them.</summary>
    [Fact]
    public void Numbers_that_were_chosen()
    {
        Check(n => Proto3 + "enum E { Z = 0;" + Repeat(n, i => $"V{i} = {(i + 1) * TableSize};") + "}");
        Check(n => Proto3 + "enum E { option allow_alias = true; Z = 0; Y = 0;" + Repeat(n, i => $"V{i} = {(i + 1) * TableSize};") + "}");
        Check(n => Proto3 + "message A {" + Repeat(n, i => $"int32 f{i} = {(i + 1) * TableSize};") + "}");

        static void Check(Func<int, string> make) => Growth.IsLinear(n => Encoding.UTF8.GetBytes(make(n)), text =>
        {
            var errors = new ProtoErrors();
            var loader = new ProtoLoader([], errors);
            loader.Load("a.proto", "a.proto", Encoding.UTF8.GetString(text));
            ProtoLinker.Link(loader, errors);
            Assert.Empty(errors.All);
        }, n: 1_800, bytesAByte: 1_000);
    }

    /// <summary>A file that imports many, with names that go through their packages.</summary>
    [Fact]
    public void Imports()
    {
        Growth.IsLinear(
            n => Files(n, i => "", n => Repeat(n, i => $"import \"f{i}.proto\";") + "message A {" + Repeat(n, i => $"p{i}.q.M f{i} = {Number(i)};") + "}"),
                Read, n: 200, bytesAByte: 2_000);
        Growth.IsLinear(n => Files(n, i => i == 0 ? "" : $"import \"f{i - 1}.proto\";", n => $"import \"f{n - 1}.proto\"; message A {{ p{n - 1}.q.M f = 1; }}"),
            Read, n: 60, bytesAByte: 2_000);

        static byte[] Files(int n, Func<int, string> imports, Func<int, string> last) =>
            Encoding.UTF8.GetBytes(Repeat(n, i => Proto3 + imports(i) + $"package p{i}.q; message M {{}}\f") + Proto3 + last(n));

        static void Read(byte[] texts)
        {
            string[] files = Encoding.UTF8.GetString(texts).Split('\f');
            var errors = new ProtoErrors();
            var loader = new ProtoLoader([], errors);
            for (int i = 0; i < files.Length; i++)
            {
                loader.Load($"f{i}.proto", $"f{i}.proto", files[i]);
            }
            ProtoLinker.Link(loader, errors);
            Assert.Empty(errors.All);
        }
    }

    /// <summary>A file with many options, that many import: whether it is for the lite runtime is among its options.</summary>
    [Fact]
    public void Importers_of_a_file_with_options() => Growth.IsLinear(
        n => Encoding.UTF8.GetBytes(Options + "extend google.protobuf.FileOptions { repeated int32 o = 50000 [packed = false]; }"
            + Repeat(n, i => "option (o) = 1;") + Repeat(n, i => $"\f{Proto3} import \"f0.proto\"; message M{i} {{}}")), texts =>
            {
                string[] files = Encoding.UTF8.GetString(texts).Split('\f');
                var errors = new ProtoErrors();
                var loader = new ProtoLoader([], errors);
                for (int i = 0; i < files.Length; i++)
                {
                    loader.Load($"f{i}.proto", $"f{i}.proto", files[i]);
                }
                ProtoLinker.Link(loader, errors);
                Assert.Empty(errors.All);
            }, n: 300, bytesAByte: 2_000);

    /// <summary>Files in a row that import one another publicly, each with a name of the first, and of the one before.</summary>
    [Fact]
    public void Public_imports()
    {
        Growth.IsLinear(n => Files(n, i => $"import public \"f{i - 1}.proto\"; package p{i}; message M{i} {{ p{i - 1}.M{i - 1} a = 1; p0.M0 b = 2; }}"), Read,
            n: 200, bytesAByte: 2_000);
        Growth.IsLinear(
            n => Files(n, i => $"import public \"f{i - 1}.proto\"; package p.q; message M{i} {{ M{i - 1} a = 1; q.M0 b = 2; p.q.M{i / 2} c = 3; }}"), Read,
                n: 200, bytesAByte: 2_000);
        // A row of 20,000 takes no stack.
        Read(Files(20_000, i => $"import public \"f{i - 1}.proto\"; package p; message M{i} {{ M{i / 2} a = 1; }}"));

        static byte[] Files(int n, Func<int, string> file) =>
            Encoding.UTF8.GetBytes(Proto3 + (file(1).Contains("p.q") ? "package p.q;" : file(1).Contains("package p;") ? "package p;" : "package p0;")
                + "message M0 {}" + Repeat(n - 1, i => "\f" + Proto3 + file(i + 1)));

        static void Read(byte[] texts)
        {
            string[] files = Encoding.UTF8.GetString(texts).Split('\f');
            var errors = new ProtoErrors();
            var loader = new ProtoLoader([], errors);
            for (int i = 0; i < files.Length; i++)
            {
                loader.Load($"f{i}.proto", $"f{i}.proto", files[i]);
            }
            ProtoLinker.Link(loader, errors);
            Assert.Empty(errors.All);
        }
    }

    /// <summary>What a file sees through rows, forks and files with several public imports is what the definition says.</summary>
    [Fact]
    public void Files_see_what_is_imported_publicly()
    {
        var random = new Random(27);
        for (int round = 0; round < 60; round++)
        {
            ProtoFile[] files = [.. Enumerable.Range(0, 150).Select(i => new ProtoFile { Name = $"f{i}", Package = i % 7 == 0 ? "" : $"p{i % 11}" })];
            var sight = new FileScope();
            for (int i = 1; i < files.Length; i++)
            {
                foreach (int import in Enumerable.Range(0, random.Next(8) switch { 0 => 0, < 7 => 1, _ => 2 })
                    .Select(_ => random.Next(3) == 0 ? random.Next(i) : i - 1).Distinct())
                {
                    files[i].Imports.Add(new ProtoImport(files[import].Name, IsPublic: random.Next(12) != 0, IsWeak: false, default));
                    files[i].Imported.Add(files[import]);
                }
            }
            foreach (ProtoFile file in files.Where(file => file.Package.Length != 0))
            {
                sight.Declare(file, file.Package);
            }
            foreach (ProtoFile file in files)
            {
                var seen = new HashSet<ProtoFile> { file };
                var open = new Stack<ProtoFile>(file.Imported!);
                while (open.TryPop(out ProtoFile? one))
                {
                    if (seen.Add(one))
                    {
                        foreach ((ProtoFile? import, int at) in one.Imported.Select((import, at) => (import, at)).Where(two => one.Imports[two.at].IsPublic))
                        {
                            open.Push(import!);
                        }
                    }
                }
                Assert.All(files, other => Assert.Equal(seen.Contains(other), sight.Sees(file, other)));
                Assert.All(Enumerable.Range(0, 12), p => Assert.Equal(seen.Any(one => one.Package == $"p{p}"), sight.SeesPackage(file, $"p{p}")));
            }
        }
    }

    /// <summary>Ranges of one statement have its options in common. Many ranges with many options are too much for a descriptor: that is the one
    /// error.</summary>
    [Fact]
    public void Ranges_with_options()
    {
        Growth.IsLinear(
            n => Encoding.UTF8.GetBytes(
                "import \"google/protobuf/descriptor.proto\"; extend google.protobuf.ExtensionRangeOptions { repeated int32 o = 50000; } message A { extensions "
            + string.Join(",", Enumerable.Range(1, n)) + "[" + string.Join(",", Enumerable.Range(0, n).Select(i => $"(o) = {i}")) + "]; } extend A {"
            + Repeat(n, i => $"optional int32 f{i} = {i + 1};") + "}"), text => Link(text, 0), n: 500, bytesAByte: 1_000);
        // Each number is refused once: it is in one range at most.
        Growth.IsLinear(
            n => Encoding.UTF8.GetBytes("message A { extensions " + string.Join(",", Enumerable.Range(1, n)) + "["
                + string.Join(",", Enumerable.Range(0, n).Select(i => $"declaration = {{ number: {i + 1} full_name: \".f{i}\" type: \"int32\" }}")) + "]; }"),
                    text => Link(text, -1), n: 500, bytesAByte: 2_000);

        static void Link(byte[] text, int count)
        {
            var errors = new ProtoErrors();
            var loader = new ProtoLoader([], errors);
            loader.Load("a.proto", "a.proto", Encoding.UTF8.GetString(text));
            ProtoLinker.Link(loader, errors);
            Assert.True(count < 0 ? errors.All.Count > 0 : errors.All.Count(error => error.Code != ProtoCodes.Option) == count,
                string.Join("\n", errors.All.Take(3)));
        }
    }

    /// <summary>What would take stack or time without a bound is refused.</summary>
    [Fact]
    public void Deep_imports_and_deep_packages_are_refused()
    {
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([], errors);
        loader.LoadSet("a.pb", [.. Enumerable.Range(0, 20_000).SelectMany(i => File($"f{i}", "", $"f{i + 1}")), .. File("f20000", "", "")]);
        Assert.Contains(errors.All, error => error.Code == ProtoCodes.Import);
        string deep = string.Join('.', Enumerable.Repeat("a", 101));
        loader.LoadSet("b.pb", File("g", deep, ""));
        Assert.Contains(errors.All, error => error.Code == ProtoCodes.File);
        loader.Load("h.proto", "h.proto", $"package {deep};");
        Assert.Contains(errors.All, error => error.File == "h.proto");
        Assert.Equal(OctavoErrorCode.InvalidData, Assert.Throws<OctavoException>(() => ProtoJsonTypes.FromDescriptorSet(File("g", deep, ""))).Code);

        static byte[] File(string name, string package, string import)
        {
            byte[] file = [.. Field(1, name), .. Field(2, package), .. Field(3, import)];
            return [10, .. Length(file.Length), .. file];
        }

        static byte[] Field(int number, string text) =>
            text.Length == 0 ? [] : [(byte)((number << 3) | 2), .. Length(text.Length), .. Encoding.UTF8.GetBytes(text)];

        static byte[] Length(int length) => length < 128 ? [(byte)length] : [(byte)(length | 128), (byte)(length >> 7)];
    }

    private static void All(Func<byte[], byte[]> make, Action<byte[]> read, int bytesAByte, [CallerMemberName] string member = "") =>
        Rows.Check(GrowingProtos.All.Select(text => text.Name),
            name => Growth.IsLinear(n => make(Encoding.UTF8.GetBytes(GrowingProtos.All.Single(text => text.Name == name).Make(n))), read, n: Few,
                bytesAByte: bytesAByte), oneIn: 6, member);

    private static byte[] Set(byte[] text)
    {
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([], errors);
        loader.Load("a.proto", "a.proto", Encoding.UTF8.GetString(text));
        ProtoLinker.Link(loader, errors);
        return SetWriter.Write(loader.Ordered);
    }
}
