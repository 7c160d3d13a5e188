// Owns: which types of a compilation are ordinary, and which derive from which: by names alone, each of which one type has. Binds nothing.
using System;
using System.Collections.Generic;
using System.Linq;

namespace Octavo.Generator.Parsing.Compiling;

/// <summary>A type is ordinary if it may be by its own file, if no alias and no attribute names it, and if all that it derives from, and all that derives from
/// it, is declared here once; what derives from it is as ordinary as itself. A parse of a file that does not name its members then depends on them only if the
/// file declares a type that derives from it.</summary>
internal sealed class TypeFamilies
{
    private readonly Dictionary<string, IReadOnlyList<string>> _bases = new(StringComparer.Ordinal);
    private readonly Dictionary<string, List<string>> _derived = new(StringComparer.Ordinal);
    private readonly HashSet<string> _candidates = new(StringComparer.Ordinal);

    public TypeFamilies(IReadOnlyCollection<FileDeclarations> files)
    {
        var mentioned = new HashSet<string>(files.SelectMany(static f => f.Mentioned), StringComparer.Ordinal);
        var several = new HashSet<string>(StringComparer.Ordinal);
        foreach ((string name, IReadOnlyList<string> bases) in files.SelectMany(static f => f.Declared))
        {
            if (_bases.ContainsKey(name))
            {
                several.Add(name);
            }
            _bases[name] = bases;
            foreach (string one in bases)
            {
                if (!_derived.TryGetValue(one, out List<string>? derived))
                {
                    _derived.Add(one, derived = []);
                }
                derived.Add(name);
            }
        }
        foreach (string name in several)
        {
            _bases.Remove(name);
        }
        _candidates.UnionWith(files.SelectMany(static f => f.Types).Select(static t => t.Name)
            .Where(name => _bases.ContainsKey(name) && !mentioned.Contains(name)));
    }

    /// <summary>Whether files that do not name a type's members, and declare nothing that derives from it, do not depend on them.</summary>
    public bool IsOrdinary(string name) => Up(name).All(_bases.ContainsKey) && Derived(name).Append(name).All(_candidates.Contains);

    /// <summary>The names of all types that derive from a type.</summary>
    public IReadOnlyCollection<string> Derived(string name) => Closure(name, one => _derived.TryGetValue(one, out List<string>? derived) ? derived : []);

    private IReadOnlyCollection<string> Up(string name) => Closure(name, one => _bases.TryGetValue(one, out IReadOnlyList<string>? bases) ? bases : []);

    private static IReadOnlyCollection<string> Closure(string name, Func<string, IReadOnlyList<string>> next)
    {
        if (next(name).Count == 0)
        {
            return [];
        }
        var found = new HashSet<string>(StringComparer.Ordinal);
        var open = new Stack<string>(next(name));
        while (open.Count != 0)
        {
            string one = open.Pop();
            if (found.Add(one))
            {
                foreach (string more in next(one))
                {
                    open.Push(more);
                }
            }
        }
        return found;
    }
}
