// Owns: the adapters' sources that the tool carries, and the folder where it builds them.
// Must not know: building.
using System.Reflection;

namespace Octavo.Lab.PlugIns;

/// <summary>As a tool the lab is in a package's folder, where nothing may be built: its sources are copied to the user's cache, a folder for each
/// version.</summary>
internal static class ToolSources
{
    private const string Name = "octavo-lab";

    /// <summary>The folder <c>lab</c> beside the program; null if the program was not installed as a tool.</summary>
    public static string? Carried => Path.Combine(AppContext.BaseDirectory, "lab") is var lab && Directory.Exists(Path.Combine(lab, "peers")) ? lab : null;

    /// <summary>The version of the tool and of the packages that its adapters are built with.</summary>
    public static string Version { get; } = PackageOrigin.VersionOf(typeof(ToolSources).Assembly);

    /// <summary>Where the sources are built: <c>octavo-lab/VERSION</c> in <c>XDG_CACHE_HOME</c> or <c>~/.cache</c>, on Windows in the local application data. A
    /// commit after the version is part of it, so two builds of one version are two folders.</summary>
    public static string Folder
    {
        get
        {
            string version = typeof(ToolSources).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion ?? Version;
            return Path.Combine(Cache(), Name, version);
        }
    }

    /// <summary>Copies what differs, and deletes what is carried no longer, because adapters compile all that is there.</summary>
    /// <returns>The folder, which has <c>lab</c> now.</returns>
    public static string Unpack(string carried, string folder)
    {
        string target = Path.Combine(folder, "lab");
        HashSet<string> files = [.. Directory.EnumerateFiles(carried, "*", SearchOption.AllDirectories).Select(file => Path.GetRelativePath(carried, file))];
        foreach (string file in files)
        {
            string from = Path.Combine(carried, file), to = Path.Combine(target, file);
            if (File.Exists(to) && File.ReadAllBytes(from).AsSpan().SequenceEqual(File.ReadAllBytes(to)))
                continue;
            Directory.CreateDirectory(Path.GetDirectoryName(to)!);
            File.Copy(from, to, overwrite: true);
        }

        foreach (string old in Directory.EnumerateFiles(target, "*", SearchOption.AllDirectories)
            .Where(file => !files.Contains(Path.GetRelativePath(target, file))).ToArray())
            File.Delete(old);
        return folder;
    }

    private static string Cache()
    {
        if (OperatingSystem.IsWindows())
            return Environment.GetFolderPath(Environment.SpecialFolder.LocalApplicationData);
        return Environment.GetEnvironmentVariable("XDG_CACHE_HOME") is { Length: > 0 } cache && Path.IsPathRooted(cache) ? cache
            : Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.UserProfile), ".cache");
    }
}
