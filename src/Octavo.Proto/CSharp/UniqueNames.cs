// Owns: the names of one scope of C#: each is given once. Knows no .proto file.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;

namespace Octavo.Proto.CSharp;

/// <summary>The names of a scope.</summary>
/// <param name="taken">Names that cannot be given.</param>
internal sealed class UniqueNames(params IEnumerable<string> taken)
{
    private readonly HashSet<string> _taken = new(taken, StringComparer.Ordinal);

    /// <summary>The number to try next for a name that was wanted: all before it are taken.</summary>
    private readonly Dictionary<string, int> _next = new(StringComparer.Ordinal);

    /// <summary>Takes a name that nothing may have.</summary>
    public void Reserve(string name) => _taken.Add(name);

    /// <summary>A name that is not taken yet, from now on taken: the wanted one, with <c>_</c> after it, with the number after that, with others.</summary>
    /// <param name="wanted">The name that is wanted.</param>
    /// <param name="number">What tells it from others; 0 for nothing.</param>
    public string Take(string wanted, int number = 0)
    {
        if (_taken.Add(wanted))
        {
            return wanted;
        }
        if (_taken.Add(wanted + "_"))
        {
            return wanted + "_";
        }
        if (number > 0 && _taken.Add(Numbered(wanted, number)))
        {
            return Numbered(wanted, number);
        }
        int next = _next.TryGetValue(wanted, out int known) ? known : 2;
        while (!_taken.Add(Numbered(wanted, next)))
        {
            next++;
        }
        _next[wanted] = next + 1;
        return Numbered(wanted, next);
    }

    /// <summary>Names of several elements: those that are written as C# has them come first, so <c>FooBar</c> stays where <c>foo_bar</c> is added.</summary>
    /// <param name="elements">The elements, in their order.</param>
    /// <param name="written">The name as it is written.</param>
    /// <param name="wanted">The name of C#.</param>
    /// <param name="number">What tells it from others.</param>
    public Dictionary<T, string> TakeAll<T>(IReadOnlyCollection<T> elements, Func<T, string> written, Func<string, string> wanted, Func<T, int> number)
        where T : notnull
    {
        var names = new Dictionary<T, string>();
        foreach (T element in elements.OrderBy(one => wanted(written(one)) == written(one) ? 0 : 1))
        {
            names.Add(element, Take(wanted(written(element)), number(element)));
        }
        return names;
    }

    private static string Numbered(string wanted, int number) => wanted + "_" + number.ToString(CultureInfo.InvariantCulture);
}
