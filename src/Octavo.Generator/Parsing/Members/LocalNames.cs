// Owns: the names of members' locals in emitted bodies: camel case, no keyword, no name of the bodies' own.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis.CSharp;

namespace Octavo.Generator.Parsing.Members;

/// <summary>Names for one body.</summary>
/// <param name="tagged">Whether it is one of a tagged format, which has further names of its own.</param>
internal sealed class LocalNames(bool tagged = false)
{
    private static readonly string[] s_reserved =
        ["w", "r", "v", "at", "n", "members", "remaining", "seen", "seen0", "seen1", "seen2", "seen3", "bits", "key", "number", "existing", "isPresent",
            "present", "used", "made", "own", "given", "isFirst", "value", "layout", "rawLayout", "literal", "isCase", "unknown", "place", "head"];

    /// <summary>What emitted code adds to the name of a member's local for locals of its own.</summary>
    private static readonly string[] s_endings = ["Width", "Start", "End", "Specified"];

    private static readonly string[] s_tagged = ["room", "width", "cookie", "limit", "tag", "end", "item", "items", "entry", "own", "one", "oneEnd",
        "oneNumber", "count", "chosen", "taken", "read", "packed", "reference", "g"];

    /// <summary>What a tagged reading body adds to it, of members that a constructor takes after <c>made</c>.</summary>
    private static readonly string[] s_gathered = ["Items", "Cleared", "Taken"];

    /// <summary>Names of a tagged body's locals that end with a number.</summary>
    private static readonly string[] s_numbered = ["field", "from", "over"];

    private readonly HashSet<string> _used = tagged ? [.. s_reserved, .. s_tagged] : [.. s_reserved];

    public string Next(string member)
    {
        string name = member.TrimStart('_');
        if (name.Length == 0)
        {
            name = "member";
        }
        // An abbreviation at the beginning goes down whole: URLPath is urlPath, ID is id.
        int upper = 0;
        while (upper < name.Length && char.IsUpper(name[upper]))
        {
            upper++;
        }
        int lower = upper <= 1 || upper == name.Length ? upper : upper - 1;
        name = name.Substring(0, lower).ToLowerInvariant() + name.Substring(lower);
        if (SyntaxFacts.GetKeywordKind(name) != SyntaxKind.None || SyntaxFacts.GetContextualKeywordKind(name) != SyntaxKind.None)
        {
            name += "Value";
        }
        else if (!SyntaxFacts.IsIdentifierStartCharacter(name[0]))
        {
            name = "member" + name; // _1
        }
        if (tagged && System.Array.Exists(s_numbered, n => name.StartsWith(n, System.StringComparison.Ordinal) && name.Skip(n.Length).Any(char.IsDigit)))
        {
            name = "member" + name;
        }
        string unique = name;
        for (int number = 2; All(unique).Any(_used.Contains); number++)
        {
            unique = name + number;
        }
        _used.UnionWith(All(unique));
        return unique;
    }

    /// <summary>The name of a member's local, and those that emitted code makes of it.</summary>
    private IEnumerable<string> All(string name)
    {
        string made = "made" + char.ToUpperInvariant(name[0]) + name.Substring(1);
        return s_endings.Select(e => name + e).Prepend(name).Concat(tagged ? s_gathered.SelectMany(e => new[] { name + e, made + e }).Append(made) : []);
    }
}
