// Owns: tests of the reason that a missing package's row shows.
using Octavo.Lab.PlugIns;

namespace Octavo.Lab.Tests;

public class RestoreErrorsTests
{
    [Theory]
    [InlineData("/x/a.csproj : error NU1101: Unable to find package MessagePack. No packages exist with this id in source(s): nuget.org",
        "your feeds lack MessagePack")]
    [InlineData(
        "/x/a.csproj : error NU1102: Unable to find package Microsoft.NET.StringTools with version (>= 17.11.4)\n  - Found 2 version(s) in nuget.org",
        "your feeds lack Microsoft.NET.StringTools 17.11.4")]
    [InlineData("/x/a.csproj : error NU1103: Unable to find a stable package Nino with version (>= 4.0.0)", "your feeds lack Nino 4.0.0")]
    [InlineData("a.cs(1,2): error CS0246: The type or namespace name 'X' could not be found [/x/a.csproj]",
        "does not build here: CS0246 The type or namespace name 'X' could not be found")]
    [InlineData("a.cs(1,2): error FORY002: it wants [ForyStruct] here [/x/a.csproj]", "does not build here: FORY002 it wants [ForyStruct] here")]
    [InlineData("a.cs(1,2): error X1: twice [/x/a.csproj::TargetFramework=net10.0]\r\nmore", "does not build here: X1 twice")]
    [InlineData("error NU1301: Unable to load the service index for source https://feed. [/x/a.csproj]",
        "a package feed cannot be reached: Unable to load the service index for source https://feed.")]
    [InlineData("", "does not build here, and the build printed no error")]
    public void Names_what_lacks(string output, string reason) => Assert.Equal(reason, RestoreErrors.Explain(output));

    [Fact]
    public void Each_missing_package_is_named_once()
    {
        const string output = """
            /x/a.csproj : error NU1101: Unable to find package protobuf-net.Core. No packages exist with this id in source(s): nuget.org
            /x/a.csproj : error NU1101: Unable to find package protobuf-net.Core. No packages exist with this id in source(s): nuget.org
            /x/a.csproj : error NU1101: Unable to find package MsgPack.Cli. No packages exist with this id in source(s): nuget.org
            """;
        Assert.Equal("your feeds lack protobuf-net.Core, MsgPack.Cli", RestoreErrors.Explain(output));
    }

    [Fact]
    public void A_peer_that_no_feed_has_says_how_it_can_be_had()
    {
        const string output = "/x/a.csproj : error NU1101: Unable to find package NetSerializer2. No packages exist with this id in source(s): nuget.org";
        IReadOnlyList<PeerProject> peers = PeerProject.FindAll(LabPaths.Find().Peers);
        Assert.Equal(
            "your feeds lack NetSerializer2: it was published as source alone, https://github.com/smalinin/netserializer2, and --package-source takes a folder with a package of it (lab/peers/NetSerializer2/README.md)",
            RestoreErrors.Explain(output, peers.Single(peer => peer.Name == "NetSerializer2")));
        Assert.Equal("your feeds lack NetSerializer2", RestoreErrors.Explain(output, peers.Single(peer => peer.Name == "NetSerializer")));
        Assert.Equal("does not build here, and the build printed no error", RestoreErrors.Explain("", peers.Single(peer => peer.Name == "NetSerializer2")));
    }
}
