// Owns: telling Maven to take everything from one repository.
// Must not know: what is built.
using System.Xml.Linq;

namespace Octavo.Lab.Outside;

/// <summary>Options for Maven where <c>--maven-repository</c> was given; without it Maven is as its user has set it up.</summary>
internal static class MavenSettings
{
    /// <summary>The options. What was downloaded stays in the lab's own folder, so nothing but the lab builds from that repository.</summary>
    public static IReadOnlyList<string> Options(string? repository, string folder)
    {
        if (repository is null)
            return [];
        Directory.CreateDirectory(folder);
        string file = Path.Combine(folder, "settings.xml");
        new XElement("settings",
            new XElement("mirrors",
            new XElement("mirror", new XElement("id", "lab"), new XElement("mirrorOf", "*"), new XElement("url", Address(repository))))).Save(file);
        return ["-s", file, $"-Dmaven.repo.local={Path.Combine(folder, "repository")}"];
    }

    // A folder is meant from where the user is.
    private static string Address(string repository) =>
        repository.Contains("://", StringComparison.Ordinal) ? repository : new Uri(Path.GetFullPath(repository)).AbsoluteUri;
}
