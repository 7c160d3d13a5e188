// Owns: the two assemblies with the old and the new version of every pair, compiled once.
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Schemas;
using Octavo.Cli.Tests.Diff.Reality;

namespace Octavo.Cli.Tests.Diff;

public sealed class PairAssemblies : IDisposable
{
    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("octavo-pairs-");
    private readonly LoadedAssembly _old;
    private readonly LoadedAssembly _new;

    public PairAssemblies()
    {
        Old = Compiled.Of(_folder.FullName, "Old", Pair.Head + string.Concat(Pairs.All.Select((pair, index) => Pair.Source(Space(index), pair.Old))));
        New = Compiled.Of(_folder.FullName, "New", Pair.Head + string.Concat(Pairs.All.Select((pair, index) => Pair.Source(Space(index), pair.New))));
        (_old, _new) = (new LoadedAssembly(Old.Path), new LoadedAssembly(New.Path));
        (OldTypes, NewTypes) = (new CodecAssembly(_old), new CodecAssembly(_new));
    }

    internal Compiled Old { get; }

    internal Compiled New { get; }

    internal CodecAssembly OldTypes { get; }

    internal CodecAssembly NewTypes { get; }

    /// <summary>The namespace of a pair.</summary>
    internal static string Space(int index) => "P" + index.ToString(CultureInfo.InvariantCulture);

    public void Dispose()
    {
        _old.Dispose();
        _new.Dispose();
        _folder.Delete(recursive: true);
    }
}
