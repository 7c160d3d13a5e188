// Owns: the rule that each package has a snapshot of its public API. Shared/Surface/PublicApiTests.cs compares it in the project that tests the package.
using System.Xml.Linq;
using Octavo.Tests.Shared.Surface;

namespace Octavo.Architecture.Rules;

public sealed class PackageSurfaceTests
{
    /// <summary>Programs cannot reference them.</summary>
    private static readonly string[] s_tools = ["Octavo.Cli", "Octavo.Lab"];

    [Fact]
    public void Each_package_has_a_snapshot()
    {
        string folder = Path.Combine(RepositoryRoot.Folder, Snapshot.Folder, "PublicApi");
        string[] packages = [.. XDocument.Load(Path.Combine(RepositoryRoot.Folder, "src/packages.proj")).Descendants("Package")
            .Select(one => Path.GetFileNameWithoutExtension(one.Attribute("Include")!.Value))
            .Where(name => !s_tools.Contains(name))];
        string[] snapshots = [.. Directory.EnumerateFiles(folder, "*.txt").Where(path => new FileInfo(path).Length > 1)
            .Select(path => Path.GetFileNameWithoutExtension(path))];
        Assert.Equal(packages.Order(StringComparer.Ordinal), snapshots.Order(StringComparer.Ordinal));
    }
}
