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

    private static readonly string[] s_tagged = ["room", "width", "begin", "limit", "tag", "end", "item", "items", "entry", "own", "one", "oneEnd",
        "oneNumber", "count", "chosen", "taken", "read", "packed", "reference", "g"];

    /// <summary>What a tagged reading body adds to it, of members that a constructor takes after <c>made</c>.</summary>
    private static readonly string[] s_gathered = ["Items", "Cleared", "Taken"];

    /// <summary>Names of a tagged body's locals that end with a number.</summary>
    private static readonly string[] s_numbered = ["field", "from", "over"];

    private static readonly HashSet<string> s_taken = [.. s_reserved];

    private static readonly HashSet<string> s_takenTagged = [.. s_reserved, .. s_tagged];

    private readonly HashSet<string> _reserved = tagged ? s_takenTagged : s_taken;

    private readonly HashSet<string> _used = [];

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
        string[] all = All(unique);
        for (int number = 2; System.Array.Exists(all, IsTaken); number++)
        {
            unique = name + number;
            all = All(unique);
        }
        _used.UnionWith(all);
        return unique;
    }

    /// <summary>The name of a member's local, and those that emitted code makes of it.</summary>
    private string[] All(string name)
    {
        var all = new string[1 + s_endings.Length + (tagged ? (2 * s_gathered.Length) + 1 : 0)];
        all[0] = name;
        int at = 1;
        foreach (string ending in s_endings)
        {
            all[at++] = name + ending;
        }
        if (tagged)
        {
            string made = "made" + char.ToUpperInvariant(name[0]) + name.Substring(1);
            all[at++] = made;
            foreach (string ending in s_gathered)
            {
                all[at++] = name + ending;
                all[at++] = made + ending;
            }
        }
        return all;
    }

    private bool IsTaken(string name) => _reserved.Contains(name) || _used.Contains(name);
}
