// Owns: the comparer that a collection is made with when it is read, where its member declares one. Knows no symbol.
using System.Globalization;
using System.Linq;

namespace Octavo.Model.Values;

/// <summary>A declared comparer.</summary>
/// <param name="Text">The C# expression that gives it: a static member, or a new object.</param>
internal sealed record ComparerModel(string Text)
{
    private const string Strings = "StringComparer.";

    /// <summary>The part of a helper's name that stands for it: its letters, with what is none spelled out.</summary>
    public string Name => "By" + (Text.StartsWith(Strings, System.StringComparison.Ordinal) ? Text.Substring(Strings.Length)
        : string.Concat(
            Text.Replace("global::", "")
                .Select(c => char.IsLetterOrDigit(c) ? c.ToString() : c == '.' ? "_" : "_" + ((int)c).ToString("X", CultureInfo.InvariantCulture) + "_")));
}
