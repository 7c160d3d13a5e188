// Owns: which name of the new side is that of the old one: the same, or the same in the file's new package.
using Octavo.Proto.Model;

namespace Octavo.Cli.Diff.Protos;

internal sealed class ProtoNames
{
    private readonly Dictionary<string, string> _moved = new(StringComparer.Ordinal);
    private readonly ILookup<ProtoFile, ProtoFile> _files;

    internal ProtoNames(ProtoSide old, ProtoSide recent)
    {
        // One file each is one file, whatever it is called.
        Files = !old.HasFiles || !recent.HasFiles ? []
            : old.Files.Count == 1 && recent.Files.Count == 1
            ? [(old.Files[0], recent.Files[0])]
            : [.. from file in old.Files join other in recent.Files on file.Name equals other.Name select (file, other)];
        _files = Files.ToLookup(pair => pair.Old, pair => pair.New);
        ILookup<ProtoFile, string> names = old.Messages.Select(one => (one.Value.File, one.Key)).Concat(old.Enums.Select(one => (one.Value.File, one.Key)))
            .Concat(old.Services.Select(one => (one.Value.File, one.Key))).ToLookup(one => one.File, one => one.Key);
        foreach ((ProtoFile file, ProtoFile other) in Files.Where(pair => pair.Old.Package != pair.New.Package))
        {
            foreach (string name in names[file])
            {
                string inner = file.Package.Length == 0 ? name : name[(file.Package.Length + 1)..];
                _moved[name] = other.Package.Length == 0 ? inner : other.Package + "." + inner;
            }
        }
    }

    /// <summary>The files that both sides have.</summary>
    internal IReadOnlyList<(ProtoFile Old, ProtoFile New)> Files { get; }

    /// <summary>The file of the new side that an old one is; null if it is gone.</summary>
    internal ProtoFile? New(ProtoFile old) => _files[old].FirstOrDefault();

    /// <summary>Whether two files are one.</summary>
    internal bool AreOne(ProtoFile old, ProtoFile recent) => _files[old].Contains(recent);

    /// <summary>The name that an element of the old side has in the new one, if it is there.</summary>
    internal string New(string old) => _moved.GetValueOrDefault(old, old);

    /// <summary>Whether two names are of one element.</summary>
    internal bool AreOne(string old, string recent) => New(old.TrimStart('.')) == recent.TrimStart('.');
}
