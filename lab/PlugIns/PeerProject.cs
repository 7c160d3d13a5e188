// Owns: where a peer's project lies and which version of its package it asks for.
// Must not know: how it is built.
using System.Text.Json;
using System.Xml.Linq;

namespace Octavo.Lab.PlugIns;

/// <summary>A peer as found in lab/peers.</summary>
/// <param name="Name">The folder's name, by which <c>--peer</c> selects it.</param>
/// <param name="ProjectFile">The project.</param>
/// <param name="Manifest">What peer.json says.</param>
/// <param name="PackageVersion">The version that the project asks for; null if no package is needed.</param>
internal sealed record PeerProject(string Name, string ProjectFile, PeerManifest Manifest, string? PackageVersion)
{
    /// <summary>The peer's folder.</summary>
    public string Folder => Path.GetDirectoryName(ProjectFile)!;

    /// <summary>Name of project and assembly.</summary>
    public string AssemblyName => Path.GetFileNameWithoutExtension(ProjectFile);

    /// <summary>"MessagePack 3.1.8", or the system's name if no package is needed; of Octavo's there are two.</summary>
    public string Title => Manifest.Package is null ? IsFromSource ? Name : Manifest.System : $"{Manifest.Package} {PackageVersion}";

    /// <summary>Whether it is built from the repository's own sources: Octavo's are.</summary>
    public bool IsFromSource => Manifest.System == "Octavo";

    /// <summary>All peers under a folder, Octavo first.</summary>
    public static IReadOnlyList<PeerProject> FindAll(string peersFolder)
    {
        if (!Directory.Exists(peersFolder))
            return [];
        var found = from folder in Directory.GetDirectories(peersFolder)
                    from project in Directory.GetFiles(folder, "*.csproj")
                    select Read(project);
        return [.. found.OrderBy(peer => peer.IsFromSource ? 0 : 1).ThenBy(peer => peer.Name, StringComparer.Ordinal)];
    }

    private static PeerProject Read(string projectFile)
    {
        string folder = Path.GetDirectoryName(projectFile)!;
        PeerManifest manifest = JsonSerializer.Deserialize<PeerManifest>(File.ReadAllText(Path.Combine(folder, "peer.json")), JsonSerializerOptions.Web)!;
        string? version = XDocument.Load(projectFile).Descendants("PackageReference")
            .FirstOrDefault(reference => reference.Attribute("Include")?.Value == manifest.Package)?.Attribute("Version")?.Value;
        return new PeerProject(Path.GetFileName(folder), projectFile, manifest, version);
    }
}
