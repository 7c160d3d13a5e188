// Owns: where the repository's folders are, seen from the running lab.
// Must not know: what is done with them.
using Octavo.Lab.Contract;

namespace Octavo.Lab.PlugIns;

/// <summary>Folders of the checkout that the lab was built from.</summary>
/// <param name="Root">The repository's root.</param>
internal sealed record LabPaths(string Root)
{
    /// <summary>The peers' projects.</summary>
    public string Peers => Path.Combine(Root, "lab", "peers");

    /// <summary>The shared workload sources.</summary>
    public string Workloads => Path.Combine(Root, "lab", "Workloads");

    /// <summary>The library's sources, which Octavo's adapter is built from.</summary>
    public string Sources => Path.Combine(Root, "src");

    /// <summary>Built peers.</summary>
    public string PeerOutput => Path.Combine(Root, "artifacts", "lab", "peers");

    /// <summary>Built programs outside of .NET.</summary>
    public string OutsideOutput => Path.Combine(Root, "artifacts", "lab", "outside");

    /// <summary>Where reports go unless told otherwise.</summary>
    public string Reports => Path.Combine(Root, "artifacts", "lab");

    /// <summary>The contract that this process has loaded, to which peers are built.</summary>
    public static string Contract => typeof(IPeer).Assembly.Location;

    /// <summary>Walks up from the program, then from the current folder, to the folder that has lab/peers.</summary>
    public static LabPaths Find()
    {
        foreach (string start in (string[])[AppContext.BaseDirectory, Environment.CurrentDirectory])
        {
            for (DirectoryInfo? folder = new(start); folder is not null; folder = folder.Parent)
            {
                if (File.Exists(Path.Combine(folder.FullName, "lab", "peers", "Directory.Build.props")))
                    return new LabPaths(folder.FullName);
            }
        }

        throw new DirectoryNotFoundException("The lab builds its peers from lab/peers of the repository, and neither this program nor the current folder lies in a checkout.");
    }
}
