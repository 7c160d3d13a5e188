// Owns: the rule that usings of System come first, as .editorconfig says. No build checks it.
using Octavo.Architecture.Sources;

namespace Octavo.Architecture.Rules;

public sealed class UsingOrderTests
{
    [Fact]
    public void System_comes_first() => Assert.Empty(Repository.Sources("src").Where(file => !IsOrdered(file.Text)).Select(file => file.Path));

    private static bool IsOrdered(string text)
    {
        bool hasOther = false;
        foreach (string line in text.Split('\n').Where(l => l.StartsWith("using ", StringComparison.Ordinal) && !l.Contains('=') && !l.Contains('(')))
        {
            bool isSystem = line.StartsWith("using System.", StringComparison.Ordinal) || line.StartsWith("using System;", StringComparison.Ordinal);
            if (isSystem && hasOther)
            {
                return false;
            }
            hasOther |= !isSystem && !line.StartsWith("using static ", StringComparison.Ordinal);
        }
        return true;
    }
}
