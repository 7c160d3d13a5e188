// Owns: that docs/versioning.md says what the formats do.
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Versions;

[Trait("Runs", "Once")]
public sealed class VersioningPageTests
{
    private static readonly OctavoBinaryOptions s_headed = new() { SchemaHeader = true };

    public static TheoryData<string> Layouts => [.. VersionMatrix.Layouts.Select(layout => layout.Name)];

    [Theory, MemberData(nameof(Layouts))]
    public void ThePageSaysWhatTheFormatsDo(string layout)
    {
        string page = File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "docs", "versioning.md")).ReplaceLineEndings("\n");
        string heading = VersionMatrix.Layouts.Single(each => each.Name == layout).Text;
        string expected = $"### {heading}\n\n{VersionMatrix.Table(layout)}\n";
        Assert.True(page.Contains(expected, StringComparison.Ordinal),
            $"docs/versioning.md differs from what the formats do. Review, then put this in:\n\n{expected}");
    }

    /// <summary>What Tolerant promises: whatever is added, removed, reordered or renamed is read both ways, in every format. In JSON a member is its name: one
    /// that is renamed is another.</summary>
    [Theory]
    [InlineData("AddedLast")]
    [InlineData("AddedBetween")]
    [InlineData("RemovedLast")]
    [InlineData("RemovedBetween")]
    [InlineData("Reordered")]
    [InlineData("Renamed")]
    public void TolerantReadsBothWays(string change)
    {
        (Type First, string Ending, Type Changed)[] pairs = [.. VersionMatrix.Pairs("Tolerant").Where(pair => pair.Ending == change)];
        Assert.Equal(VersionMatrix.Kinds.Count, pairs.Length);
        foreach ((Type first, _, Type changed) in pairs)
        {
            foreach (string format in FormatList.Names)
            {
                string expected = change == "Renamed" && format == "JSON" ? "**wrong**" : "read";
                Assert.Equal(expected, VersionMatrix.Outcome(format, first, changed));
                Assert.Equal(expected, VersionMatrix.Outcome(format, changed, first));
            }
        }
    }

    /// <summary>With the head no change is read wrong, neither way: what is not refused by it is the same.</summary>
    [Theory, MemberData(nameof(Layouts))]
    public void TheHeadRefusesWhatWouldBeReadWrong(string layout)
    {
        int refused = 0;
        foreach ((Type first, string ending, Type changed) in VersionMatrix.Pairs(layout))
        {
            foreach ((Type from, Type to) in new[] { (first, changed), (changed, first) })
            {
                object written = VersionMatrix.Sample(from, 300);
                byte[] data = OctavoBinary.Serialize(written, from, s_headed);
                try
                {
                    object? read = OctavoBinary.Deserialize(data, to, s_headed);
                    Assert.True(VersionMatrix.Same(written, read!), $"{from.Name} read as {to.Name}");
                    Assert.True(ending is "NotNull" or "ToEnum" or "ArrayForList" or "Reordered", $"{from.Name} read as {to.Name}");
                }
                catch (OctavoException found)
                {
                    Assert.True(found.Code == OctavoErrorCode.SchemaMismatch && found.Offset == 0, $"{from.Name} read as {to.Name}: {found.Message}");
                    Assert.True(layout == "Named" || ending != "Reordered", found.Message);
                    refused++;
                }
            }
        }
        Assert.NotEqual(0, refused);
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
