// Owns: tests of the version of a peer that is told, and of the one that is taken if feeds lack the one asked for.
using System.Xml.Linq;
using Octavo.Lab.PlugIns;

namespace Octavo.Lab.Tests;

public class PeerVersionTests
{
    private static readonly PeerProject s_messagePack = PeerProject.FindAll(LabPaths.Find().Peers).Single(peer => peer.Name == "MessagePack");

    [Fact]
    public void The_version_that_runs_is_told_with_the_one_that_was_asked_for()
    {
        Assert.Equal("MessagePack 3.1.8", new PeerBuild(s_messagePack, "x", null, "3.1.8").Title);
        Assert.Equal("MessagePack 2.5.307 (your feeds lack 3.1.8)", new PeerBuild(s_messagePack, "x", null, "2.5.307").Title);
        Assert.Equal("MessagePack 3.1.8", new PeerBuild(s_messagePack, null, "absent").Title);
    }

    [Fact]
    public void The_report_says_that_another_version_was_taken()
    {
        Assert.True(PeerLoader.IsFallback(s_messagePack, "2.5.307"));
        Assert.False(PeerLoader.IsFallback(s_messagePack, "3.1.8"));
        Assert.False(PeerLoader.IsFallback(s_messagePack, null));
        Assert.False(PeerLoader.IsFallback(s_messagePack with { Manifest = s_messagePack.Manifest with { Fallback = null } }, "2.5.307"));
    }

    [Fact]
    public void MessagePack_takes_the_newest_that_the_feeds_have()
    {
        Assert.Equal("2.*", s_messagePack.Manifest.Fallback);
        XElement reference = XDocument.Parse(PeerBuilder.FallbackTargets("MessagePack", "2.*")).Descendants("PackageReference").Single();
        Assert.Equal(("MessagePack", "2.*"), (reference.Attribute("Update")!.Value, reference.Attribute("Version")!.Value));
        Assert.True(RestoreErrors.LacksPackage("a.csproj : error NU1102: Unable to find package MessagePack with version (>= 3.1.8)"));
        Assert.False(RestoreErrors.LacksPackage("a.cs(1,1): error CS0103: The name 'x' does not exist"));
    }
}
