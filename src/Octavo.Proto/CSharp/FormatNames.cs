// Owns: the formats of made types, from what an item or a project says to C# text.
using System;
using System.Collections.Generic;
using System.Linq;

namespace Octavo.Proto.CSharp;

internal static class FormatNames
{
    private const string All = "All";

    private static readonly string[] s_names = ["Binary", "Compact", "MessagePack", "Cbor", "Json", "Protobuf"];

    /// <summary>The names in a text such as <c>Protobuf;Json</c>, in one order, each once; all of them for <c>All</c>.</summary>
    /// <returns>Null, and what is wrong with the text.</returns>
    public static string[]? Parse(string text, out string wrong)
    {
        string[] said = [.. text.Split(';', ',', '|').Select(name => name.Trim()).Where(name => name.Length != 0)];
        wrong = said.FirstOrDefault(name => !Is(name, All) && !s_names.Any(known => Is(name, known))) is { } unknown
            ? $"'{unknown}' is not a format: Formats takes {string.Join(", ", s_names)} or All, with semicolons between them."
            : said.Length == 0 ? "Formats does not name a format."
            : "";
        return wrong.Length != 0 ? null : [.. s_names.Where(known => said.Any(name => Is(name, known) || Is(name, All)))];
    }

    /// <summary>C# text for an attribute's arguments; nothing if all formats are asked for.</summary>
    public static string Argument(IReadOnlyCollection<string> formats) =>
        formats.Count == s_names.Length ? "" : ", Formats = " + string.Join(" | ", formats.Select(name => "global::Octavo.CodecFormats." + name));

    /// <summary>All formats that one of several items asks for.</summary>
    public static string[] Union(IEnumerable<IReadOnlyCollection<string>> all)
    {
        HashSet<string> asked = [.. all.SelectMany(formats => formats)];
        return [.. s_names.Where(asked.Contains)];
    }

    private static bool Is(string name, string known) => string.Equals(name, known, StringComparison.OrdinalIgnoreCase);
}
