// Owns: what files cost that import one another in many ways.
using Octavo.Tests.Shared;

namespace Octavo.Proto.Tests.Parsing;

public class FileScopeGrowthTests
{
    /// <summary>Each file imports the next two publicly. The last one imports many of them, and names types of files that none of them gives.</summary>
    [Fact]
    public void Types_named_beside_many_forked_imports()
    {
        byte[] set = Forked(6_000, 300, 60);
        Quick.TakesAtMost(3_000, () => Link(set));
    }

    [Fact]
    public void Types_named_in_each_of_many_forked_files() => Growth.IsLinear(EachNames, Link, n: 200, bytesAByte: 1_000);

    [Fact]
    public void Packages_asked_for_in_each_of_many_forked_files() => Growth.IsLinear(EachAsks, Link, n: 200, bytesAByte: 1_000);

    /// <summary>Files with one import of a file that imports all others.</summary>
    [Fact]
    public void Files_below_one_that_imports_many()
    {
        Growth.IsLinear(n =>
        {
            var set = new WireWriter();
            set.Each(1, Enumerable.Range(0, n), (file, i) => File(file, $"f{i}", [], $"M{i}", ""));
            set.Each(1, [0], (file, _) => File(file, "all", Enumerable.Range(0, n).Select(i => $"f{i}"), "", ""));
            set.Each(1, Enumerable.Range(0, n), (file, i) => File(file, $"g{i}", ["all"], $"N{i}", $".M{i}"));
            return set.ToArray();
        }, Link, n: 200, bytesAByte: 1_000);
    }

    private static byte[] Forked(int files, int imports, int names)
    {
        var set = new WireWriter();
        set.Each(1, Enumerable.Range(0, files).Reverse(),
            (file, i) => File(file, $"f{i}", new[] { i + 1, i + 2 }.Where(other => other < files).Select(other => $"f{other}"), "", ""));
        set.Each(1, Enumerable.Range(0, names), (file, i) => File(file, $"g{i}", [], $"G{i}", ""));
        set.Each(1, [0], (file, _) => File(file, "h", Enumerable.Range(0, names).Select(i => $"g{i}"), "", ""));
        set.Each(1, [0], (file, _) => File(file, "z", Enumerable.Range(0, imports).Select(i => $"f{i}").Append("h"), "Z",
            [.. Enumerable.Range(0, names).Select(i => $".G{i}")]));
        return set.ToArray();
    }

    private static byte[] EachNames(int files)
    {
        var set = new WireWriter();
        set.Each(1, Enumerable.Range(0, files).Reverse(),
            (file, i) => File(file, $"f{i}", new[] { i + 1, i + 2 }.Where(other => other < files).Select(other => $"f{other}"), $"M{i}",
                $".M{i + ((files - i) / 2)}"));
        return set.ToArray();
    }

    /// <summary>All are in one package, which each asks for by a name that begins with its last part.</summary>
    private static byte[] EachAsks(int files)
    {
        var set = new WireWriter();
        set.Each(1, Enumerable.Range(0, files).Reverse(), (file, i) =>
        {
            file.Text(2, "p.q");
            File(file, $"f{i}", new[] { i + 1, i + 2 }.Where(other => other < files).Select(other => $"f{other}"), $"M{i}", $"q.M{files - 1}");
        });
        return set.ToArray();
    }

    /// <summary>A file whose imports are public, with one message that has fields of some types.</summary>
    private static void File(WireWriter file, string name, IEnumerable<string> imports, string message, params string[] types)
    {
        file.Text(1, name);
        int place = 0;
        foreach (string import in imports)
        {
            file.Text(3, import);
            file.Number(10, place++);
        }
        file.Each(4, new[] { message }.Where(one => one.Length != 0), (inner, one) =>
        {
            inner.Text(1, one);
            inner.Each(2, Enumerable.Range(0, types.Length).Where(i => types[i].Length != 0), (field, i) =>
            {
                field.Text(1, $"x{i}");
                field.Number(3, i + 1);
                field.Number(4, 1);
                field.Number(5, 11);
                field.Text(6, types[i]);
            });
        });
    }

    private static void Link(byte[] set)
    {
        var errors = new ProtoErrors();
        var loader = new ProtoLoader([], errors);
        loader.LoadSet("a.pb", set);
        ProtoLinker.Link(loader, errors);
        Assert.Empty(errors.All);
    }
}
