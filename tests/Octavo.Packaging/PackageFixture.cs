// Owns: the packages, packed once for all tests of them.
using System.IO.Compression;
using System.Xml.Linq;

namespace Octavo.Packaging;

public sealed class PackageFixture : IDisposable
{
    public PackageFixture()
    {
        Feed = Environment.GetEnvironmentVariable("OCTAVO_PACKAGES") ?? Workshop.Folder("feed");
        if (!Directory.Exists(Feed))
        {
            // Artifacts of its own: the tree's may be in use by the build that runs the tests.
            Workshop.Dotnet(Workshop.Repository, null, "pack", "src/packages.proj", "-o", Feed, $"-p:ArtifactsPath={Workshop.Folder("artifacts")}", "-m:1");
        }
        File = Directory.GetFiles(Feed, "Octavo.*.nupkg").Single(file => char.IsAsciiDigit(Path.GetFileName(file)["Octavo.".Length]));
        Version = Path.GetFileNameWithoutExtension(File)["Octavo.".Length..];
        using ZipArchive archive = ZipFile.OpenRead(File);
        Entries = [.. archive.Entries.Select(entry => entry.FullName)];
        using var nuspec = new StreamReader(archive.GetEntry("Octavo.nuspec")!.Open());
        Nuspec = nuspec.ReadToEnd();
    }

    public Workshop Workshop { get; } = new();

    /// <summary>The folder of the packages: the one that <c>OCTAVO_PACKAGES</c> names, or one that they were packed to.</summary>
    public string Feed { get; }

    public string File { get; }

    /// <summary>The version of all packages: that of the last tag, or 0.1.0.</summary>
    public string Version { get; }

    public IReadOnlyList<string> Entries { get; }

    public string Nuspec { get; }

    /// <summary>What another package of the feed holds.</summary>
    public IReadOnlyList<string> EntriesOf(string package)
    {
        using ZipArchive archive = ZipFile.OpenRead(Path.Combine(Feed, $"{package}.{Version}.nupkg"));
        return [.. archive.Entries.Select(entry => entry.FullName)];
    }

    /// <summary>The versions of another package with which a package of the feed works, as its nuspec says.</summary>
    public string DependencyOf(string package, string on)
    {
        using ZipArchive archive = ZipFile.OpenRead(Path.Combine(Feed, $"{package}.{Version}.nupkg"));
        using Stream nuspec = archive.GetEntry(package + ".nuspec")!.Open();
        return XDocument.Load(nuspec).Descendants().Single(element => element.Name.LocalName == "dependency" && element.Attribute("id")!.Value == on)
            .Attribute("version")!.Value;
    }

    /// <summary>What a library's package must hold: assembly, symbols and documentation for .NET 10, the one target.</summary>
    public static void HoldsLibrary(string name, IReadOnlyList<string> entries)
    {
        string[] files = [.. entries.Where(entry => entry.StartsWith("lib/", StringComparison.Ordinal)).Order(StringComparer.Ordinal)];
        Assert.Equal([$"lib/net10.0/{name}.dll", $"lib/net10.0/{name}.pdb", $"lib/net10.0/{name}.xml"], files);
        Assert.Contains("README.md", entries);
        Assert.Contains("icon.png", entries);
    }

    public void Dispose() => Workshop.Dispose();
}
