// Owns: the packages, packed once for all tests of them.
using System.IO.Compression;

namespace Octavo.Packaging;

public sealed class PackageFixture : IDisposable
{
    public PackageFixture()
    {
        // Artifacts of its own: the tree's may be in use by the build that runs the tests.
        Workshop.Dotnet(Workshop.Repository, null, "pack", "src/Octavo", "-o", Feed, $"-p:ArtifactsPath={Workshop.Folder("artifacts")}", "-m:1");
        File = Directory.GetFiles(Feed).Single();
        foreach (string project in (string[])["src/Octavo.Transcode", "src/Octavo.Lz4", "src/Octavo.Grpc", "src/Octavo.Interop", "src/Octavo.ProtoJson", "src/Octavo.Proto", "src/Octavo.Cli", "src/Octavo.Runtime", "lab"])
        {
            Workshop.Dotnet(Workshop.Repository, null, "pack", project, "-o", Feed, $"-p:ArtifactsPath={Workshop.Folder("artifacts")}", "-m:1");
        }
        using ZipArchive archive = ZipFile.OpenRead(File);
        Entries = [.. archive.Entries.Select(entry => entry.FullName)];
        using var nuspec = new StreamReader(archive.GetEntry("Octavo.nuspec")!.Open());
        Nuspec = nuspec.ReadToEnd();
    }

    public Workshop Workshop { get; } = new();

    public string Feed => Workshop.Folder("feed");

    public string File { get; }

    public IReadOnlyList<string> Entries { get; }

    public string Nuspec { get; }

    /// <summary>What another package of the feed holds.</summary>
    public IReadOnlyList<string> EntriesOf(string package)
    {
        using ZipArchive archive = ZipFile.OpenRead(Path.Combine(Feed, package));
        return [.. archive.Entries.Select(entry => entry.FullName)];
    }

    public void Dispose() => Workshop.Dispose();
}
