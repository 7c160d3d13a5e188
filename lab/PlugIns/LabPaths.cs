// Owns: where the lab's folders are, seen from the running lab.
// Must not know: what is done with them.
using Octavo.Lab.Contract;

namespace Octavo.Lab.PlugIns;

/// <summary>Folders of the checkout that the lab was built from, or of the tool's cache.</summary>
/// <param name="Root">The folder that has <c>lab</c>: the repository's root, or the tool's folder in the cache.</param>
/// <param name="Reports">Where reports go unless told otherwise.</param>
/// <param name="Packages">The version of Octavo's packages that its adapters are built with; null in a checkout, if they are built from <c>src</c>.</param>
internal sealed record LabPaths(string Root, string Reports, string? Packages = null)
{
    /// <summary>The peers' projects.</summary>
    public string Peers => Path.Combine(Root, "lab", "peers");

    /// <summary>The shared workload sources.</summary>
    public string Workloads => Path.Combine(Root, "lab", "Workloads");

    /// <summary>The library's sources, which Octavo's adapter is built from; the tool has none.</summary>
    public string Sources => Path.Combine(Root, "src");

    /// <summary>Built peers.</summary>
    public string PeerOutput => Path.Combine(Root, "artifacts", "lab", "peers");

    /// <summary>The project that holds rows against BenchmarkDotNet.</summary>
    public string Verify => Path.Combine(Root, "lab", "verify");

    /// <summary>That project, built.</summary>
    public string VerifyOutput => Path.Combine(Root, "artifacts", "lab", "verify");

    /// <summary>Built programs outside of .NET.</summary>
    public string OutsideOutput => Path.Combine(Root, "artifacts", "lab", "outside");

    /// <summary>The adapters for the user's own type, a folder each.</summary>
    public string CustomOutput { get; init; } = Path.Combine(Root, "artifacts", "lab", "custom");

    /// <summary>The contract that this process has loaded, to which peers are built.</summary>
    public static string Contract => typeof(IPeer).Assembly.Location;

    /// <summary>Where the version, and the feed or the commit, of a loaded library of Octavo's are told.</summary>
    /// <param name="assetsFile">What NuGet noted when the adapter was restored.</param>
    public (string? Version, string Origin) OriginOfOctavo(string assetsFile) =>
        Packages is null ? (null, PackageOrigin.Source(Root)) : PackageOrigin.Of(assetsFile, "Octavo");

    /// <summary>The tool's folder where the program carries its sources; else walks up from the program, then from the current folder, to the folder that has
    /// lab/peers.</summary>
    public static LabPaths Find()
    {
        if (ToolSources.Carried is { } carried)
            return new LabPaths(ToolSources.Unpack(carried, ToolSources.Folder), Path.Combine(Environment.CurrentDirectory, "octavo-lab"), ToolSources.Version);
        foreach (string start in (string[])[AppContext.BaseDirectory, Environment.CurrentDirectory])
        {
            for (DirectoryInfo? folder = new(start); folder is not null; folder = folder.Parent)
            {
                if (File.Exists(Path.Combine(folder.FullName, "lab", "peers", "Directory.Build.props")))
                    return new LabPaths(folder.FullName, Path.Combine(folder.FullName, "artifacts", "lab"));
            }
        }

        throw new DirectoryNotFoundException(
            "The lab builds its peers from lab/peers of the repository, and neither this program nor the current folder lies in a checkout.");
    }
}
