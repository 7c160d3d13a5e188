// Owns: the snapshots of what programs can name of the packages that a test project has beside it. Linked into one project a package at least.
using System.Reflection;
using Xunit;

namespace Octavo.Tests.Shared.Surface;

public sealed class PublicApiTests
{
    /// <summary>The package that every project has; Octavo.Architecture alone compares it.</summary>
    private const string Core = "Octavo";

    [Fact]
    public void PublicSurfaceIsTheSnapshot()
    {
        Assembly tests = typeof(PublicApiTests).Assembly;
        string named = tests.GetCustomAttributes<AssemblyMetadataAttribute>().Single(data => data.Key == "TestsPublicApi").Value!;
        bool isCore = tests.GetName().Name == "Octavo.Architecture";
        string[] packages = [.. Directory.EnumerateFiles(AppContext.BaseDirectory, "Octavo*.dll")
            .Select(path => Path.GetFileNameWithoutExtension(path))
            .Where(name => ((name == Core) == isCore && named == "true") || named.Split(';').Contains(name))
            .Where(name => File.Exists(Path.Combine(RepositoryRoot.Folder, Snapshot.Folder, "PublicApi", name + ".txt")))];
        Assert.NotEmpty(packages);
        Assert.All(packages, name => Snapshot.Compare($"PublicApi/{name}.txt", PublicSurface.Lines(Assembly.Load(name))));
    }
}
