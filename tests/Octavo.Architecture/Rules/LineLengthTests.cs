// Owns: the rule that a line of code fits into 160 columns.
using System.Text.RegularExpressions;
using Octavo.Architecture.Sources;

namespace Octavo.Architecture.Rules;

public sealed partial class LineLengthTests
{
    private const int Columns = 160;

    /// <summary>A literal of this many characters cannot be broken without harm: data of a test, a message.</summary>
    private const int Literal = 40;

    /// <summary>Copies that a tool writes, what they are compared with, and sources that the generator is given, a type a line.</summary>
    private static readonly string[] s_exempt = ["tests/Octavo.Generator.Tests/Sources"];

    [Theory]
    [InlineData("src")]
    [InlineData("tests")]
    [InlineData("bench")]
    [InlineData("lab")]
    [InlineData("samples")]
    public void Lines_of_code_fit(string folder) => Assert.Empty(Repository.Sources(folder).Where(file => !s_exempt.Any(file.IsUnder)).SelectMany(LongLines));

    private static IEnumerable<string> LongLines(SourceFile file)
    {
        bool isRaw = false;
        int number = 0;
        foreach (string line in file.Text.Split('\n'))
        {
            number++;
            bool wasRaw = isRaw;
            int quotes = Raw().Count(line);
            isRaw ^= quotes % 2 != 0;
            if (line.Length > Columns && !wasRaw && quotes < 2 && !Texts().Matches(line).Any(text => text.Length >= Literal))
            {
                yield return $"{file.Path}({number}): {line.Length} columns";
            }
        }
    }

    [GeneratedRegex("\"\"\"")]
    private static partial Regex Raw();

    [GeneratedRegex("""
        "(?:[^"\\]|\\.)*"
        """)]
    private static partial Regex Texts();
}
