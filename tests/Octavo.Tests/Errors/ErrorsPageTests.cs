// Owns: the comparison of OctavoErrorCode and of a message with docs/errors.md.
using System.Text.RegularExpressions;

namespace Octavo.Tests.Errors;

public sealed partial class ErrorsPageTests
{
    private static readonly string s_page = File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "docs", "errors.md")).ReplaceLineEndings("\n");

    [Fact]
    public void EachCodeHasASectionWithCauseAndRemedyInTheEnumsOrder()
    {
        string[] sections = s_page.Split("\n## ")[1..];

        Assert.Equal(Enum.GetNames<OctavoErrorCode>()[1..], sections.Select(section => section[..section.IndexOf('\n')].Trim()));
        Assert.All(sections, section => Assert.Matches(CauseAndRemedy(), section));
    }

    [Fact]
    public void ItsExampleHasTheMessageOfTheLibrary()
    {
        const string Data = """{"Lines":[{"Sku":"A-1"},{"Sku":7}]}""";
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<OfPage.Order>(Data));

        Assert.Contains($"(\"\"\"{Data}\"\"\")", s_page, StringComparison.Ordinal);
        Assert.Contains($"\n    // {found.Message}\n", s_page, StringComparison.Ordinal);
        Assert.Contains($"// {found.Code} {found.Path} {found.Offset}\n", s_page, StringComparison.Ordinal);
    }

    [GeneratedRegex(@"\*\*Cause\.\*\* (.+\n)+?\*\*Remedy\.\*\* \S")]
    private static partial Regex CauseAndRemedy();
}
