// Owns: skipping tests of adapters for the user's type whose package no run of the lab has restored here.
using Octavo.Lab.PlugIns;

namespace Octavo.Lab.Tests;

/// <summary>A fact about a peer of the command "custom"; skipped with a reason if its package is not here: tests ask no feed for it.</summary>
public sealed class CustomPeerFactAttribute : FactAttribute
{
    public CustomPeerFactAttribute(string peer)
    {
        LabPaths paths = LabPaths.Find();
        PeerProject project = PeerProject.FindAll(paths.Peers).Single(one => one.Name == peer);
        string folder = Path.Combine(paths.PeerOutput, "packages", project.Manifest.Package!.ToLowerInvariant(), project.PackageVersion!.ToLowerInvariant());
        Skip = Directory.Exists(folder) ? null : $"{project.Title} is not restored here: a run of the lab with the peer does it";
    }
}
