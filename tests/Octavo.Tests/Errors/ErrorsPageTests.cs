// Owns: the comparison of OctavoErrorCode with docs/errors.md. Knows no format.
using System.Text.RegularExpressions;

namespace Octavo.Tests.Errors;

public sealed partial class ErrorsPageTests
{
    [Fact]
    public void EachCodeHasASectionWithCauseAndRemedyInTheEnumsOrder()
    {
        string page = File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "docs", "errors.md"));
        string[] sections = page.Split("\n## ")[1..];

        Assert.Equal(Enum.GetNames<OctavoErrorCode>()[1..], sections.Select(section => section[..section.IndexOf('\n')].Trim()));
        Assert.All(sections, section => Assert.Matches(CauseAndRemedy(), section));
    }

    [GeneratedRegex(@"\*\*Cause\.\*\* (.+\n)+?\*\*Remedy\.\*\* \S")]
    private static partial Regex CauseAndRemedy();
}
