// Owns: telling which version of a library was loaded, and where it came from.
// Must not know: adapters.
using System.Diagnostics;
using System.Reflection;
using System.Text.Json;

namespace Octavo.Lab.PlugIns;

/// <summary>Versions and origins as the report shows them.</summary>
internal static class PackageOrigin
{
    /// <summary>The version that a loaded assembly states, without the commit after "+".</summary>
    public static string VersionOf(Assembly library)
    {
        string version = library.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion ?? library.GetName().Version?.ToString()
            ?? "?";
        int plus = version.IndexOf('+', StringComparison.Ordinal);
        return plus < 0 ? version : version[..plus];
    }

    /// <summary>The package's resolved version, its feed and content hash, from what NuGet noted. Some assemblies state another version than their
    /// package.</summary>
    public static (string? Version, string Origin) Of(string assetsFile, string package)
    {
        if (!File.Exists(assetsFile))
            return (null, "unknown");
        using JsonDocument assets = JsonDocument.Parse(File.ReadAllText(assetsFile));
        JsonProperty library = assets.RootElement.GetProperty("libraries").EnumerateObject()
            .FirstOrDefault(entry => entry.Name.StartsWith(package + "/", StringComparison.OrdinalIgnoreCase));
        if (library.Value.ValueKind != JsonValueKind.Object || !library.Value.TryGetProperty("path", out JsonElement path))
            return (null, "unknown");
        string version = library.Name[(package.Length + 1)..];
        foreach (JsonProperty folder in assets.RootElement.GetProperty("packageFolders").EnumerateObject())
        {
            string metadata = Path.Combine(folder.Name, path.GetString()!, ".nupkg.metadata");
            if (!File.Exists(metadata))
                continue;
            using JsonDocument note = JsonDocument.Parse(File.ReadAllText(metadata));
            string source = note.RootElement.TryGetProperty("source", out JsonElement from) ? from.GetString() ?? "unknown feed" : "unknown feed";
            string hash = note.RootElement.TryGetProperty("contentHash", out JsonElement content) ? content.GetString() ?? "" : "";
            return (version, $"{source}, SHA-512 {(hash.Length > 12 ? hash[..12] + "…" : hash)}");
        }

        return (version, "unknown");
    }

    /// <summary>"built from source, commit …", with a mark when the sources differ from the commit.</summary>
    public static string Source(string root)
    {
        string? commit = Git(root, "rev-parse", "--short=12", "HEAD");
        if (commit is null)
            return "built from source, commit unknown";
        bool changed = Git(root, "status", "--porcelain", "--", "src") is { Length: > 0 };
        return $"built from source, commit {commit}{(changed ? " with changes" : "")}";
    }

    private static string? Git(string root, params string[] arguments)
    {
        try
        {
            using Process? git =
                Process.Start(new ProcessStartInfo("git", ["-C", root, .. arguments]) { RedirectStandardOutput = true, RedirectStandardError = true });
            string output = git!.StandardOutput.ReadToEnd();
            git.WaitForExit();
            return git.ExitCode == 0 ? output.Trim() : null;
        }
        catch (System.ComponentModel.Win32Exception)
        {
            return null;
        }
    }
}
