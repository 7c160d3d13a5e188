// Owns: what code sees of the C# that is made of files: types and public members, by their names, read from the text that is made.
namespace Octavo.Cli.Diff.Protos;

internal static class CSharpSurface
{
    private const string Public = "public ";

    /// <summary>The public declarations of a text, by their paths: of a member its type, of a type what kind it is.</summary>
    /// <remarks>The emitter prints a declaration a line, and braces on lines of their own.</remarks>
    internal static Dictionary<string, string> Of(string text)
    {
        var found = new Dictionary<string, string>(StringComparer.Ordinal);
        var scopes = new List<(string Path, bool IsEnum, bool IsType)>();
        string space = "";
        (string Path, bool IsEnum, bool IsType) next = default;
        foreach (string line in text.Split('\n').Select(line => line.Trim()))
        {
            if (line.StartsWith("namespace ", StringComparison.Ordinal))
            {
                space = line["namespace ".Length..].TrimEnd(';') + ".";
            }
            else if (line == "{")
            {
                scopes.Add(next);
                next = default;
            }
            else if (line.StartsWith('}'))
            {
                scopes.RemoveAt(scopes.Count - 1);
            }
            else if (scopes.Count == 0 || scopes[^1].IsType)
            {
                string around = scopes.Count == 0 ? space : scopes[^1].Path + ".";
                next = scopes.Count != 0 && scopes[^1].IsEnum ? Value(line, around, found) : line.StartsWith(Public, StringComparison.Ordinal)
                    ? Declaration(line[Public.Length..], around, found) : default;
            }
        }
        return found;
    }

    private static (string Path, bool IsEnum, bool IsType) Value(string line, string around, Dictionary<string, string> found)
    {
        int equals = line.IndexOf(" = ", StringComparison.Ordinal);
        if (equals > 0)
        {
            found[around + line[..equals]] = "value";
        }
        return default;
    }

    private static (string Path, bool IsEnum, bool IsType) Declaration(string line, string around, Dictionary<string, string> found)
    {
        string[] words = line.Split(' ');
        int kind = Array.FindIndex(words, word => word is "class" or "enum" or "struct" or "interface");
        if (kind >= 0 && words.Take(kind).All(word => word is "static" or "sealed" or "partial" or "abstract"))
        {
            string path = around + words[kind + 1].TrimEnd('{', ':');
            found[path] = words[kind];
            return (path, words[kind] == "enum", true);
        }
        // A property, or a method with its parameters: what comes before its body.
        int end = new[] { " {", " =>", " = ", "(" }.Select(mark => line.IndexOf(mark, StringComparison.Ordinal)).Where(at => at > 0).DefaultIfEmpty(line.Length)
            .Min();
        int name = line.LastIndexOf(' ', end - 1);
        if (name > 0)
        {
            int close = line.IndexOf(')', end);
            found[around + line[(name + 1)..end]] = line[..name] + (end < line.Length && line[end] == '(' && close > 0 ? line[end..(close + 1)] : "");
        }
        return default;
    }
}
