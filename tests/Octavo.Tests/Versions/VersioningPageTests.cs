// Owns: that docs/versioning.md says what the formats do.
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Versions;

public sealed class VersioningPageTests
{
    public static TheoryData<string> Layouts => [.. VersionMatrix.Layouts.Select(layout => layout.Name)];

    [Theory, MemberData(nameof(Layouts))]
    public void ThePageSaysWhatTheFormatsDo(string layout)
    {
        string page = File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "docs", "versioning.md")).ReplaceLineEndings("\n");
        string heading = VersionMatrix.Layouts.Single(each => each.Name == layout).Text;
        string expected = $"### {heading}\n\n{VersionMatrix.Table(layout)}\n";
        Assert.True(page.Contains(expected, StringComparison.Ordinal), $"docs/versioning.md differs from what the formats do. Review, then put this in:\n\n{expected}");
    }

    /// <summary>What Tolerant promises: whatever is added, removed, reordered or renamed is read both ways, in every format. In JSON a member is its name: one that is renamed is another.</summary>
    [Theory]
    [InlineData("AddedLast")]
    [InlineData("AddedBetween")]
    [InlineData("RemovedLast")]
    [InlineData("RemovedBetween")]
    [InlineData("Reordered")]
    [InlineData("Renamed")]
    public void TolerantReadsBothWays(string change)
    {
        Type changed = typeof(TolerantFirst).Assembly.GetType(typeof(TolerantFirst).FullName!.Replace("First", change, StringComparison.Ordinal))!;
        foreach (string format in FormatList.Names)
        {
            string expected = change == "Renamed" && format == "JSON" ? "**wrong**" : "read";
            Assert.Equal(expected, VersionMatrix.Outcome(format, typeof(TolerantFirst), changed));
            Assert.Equal(expected, VersionMatrix.Outcome(format, changed, typeof(TolerantFirst)));
        }
    }

    /// <summary>A type that becomes Tolerant reads what it wrote before.</summary>
    [Fact]
    public void ATypeMayBecomeTolerant()
    {
        foreach (string format in FormatList.Names)
        {
            Assert.Equal("read", VersionMatrix.Outcome(format, typeof(NumberedFirst), typeof(TolerantFirst)));
        }
    }
}
