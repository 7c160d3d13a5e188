// Owns: a project as in a user, and the adapters that are built for it.
using Octavo.Lab.PlugIns;

namespace Octavo.Lab.Tests;

/// <summary>A library of some types in a folder of its own, with data for them. What is built for it lies beside it, for its project would compile that
/// too.</summary>
public abstract class CustomFolder : IDisposable
{
    private readonly string _folder = Directory.CreateTempSubdirectory("octavo-custom-").FullName;
    private readonly string _name;

    protected CustomFolder(string name, string references, IReadOnlyDictionary<string, string> sources, IReadOnlyDictionary<string, string> data)
    {
        _name = name;
        Directory.CreateDirectory(Own);
        // Packages are those that the lab has restored: none is asked for.
        Write(Path.GetFileName(ProjectFile), $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup>
                <TargetFramework>net10.0</TargetFramework>
                <Nullable>enable</Nullable>
                <ImplicitUsings>enable</ImplicitUsings>
                <RestorePackagesPath>{LabPaths.Find().PeerOutput}/packages</RestorePackagesPath>
                <NuGetAudit>false</NuGetAudit>
              </PropertyGroup>
              <ItemGroup>
                {references}
              </ItemGroup>
            </Project>
            """);
        foreach (string file in (string[])["Directory.Build.props", "Directory.Build.targets", "Directory.Packages.props"])
            Write(file, "<Project />");
        foreach ((string file, string text) in sources)
            Write(file, text);
        foreach ((string type, string text) in data)
            File.WriteAllText(DataOf(type), text);
    }

    private string Own => Path.Combine(_folder, "own");

    private string ProjectFile => Path.Combine(Own, _name + ".csproj");

    public string DataOf(string type) => Path.Combine(_folder, type + ".json");

    /// <summary>A peer's adapter for a type, as the command builds it beside Octavo's.</summary>
    internal async Task<CustomBuild> BuildAsync(string peer, string type, bool annotate)
    {
        LabPaths paths = LabPaths.Find();
        paths = paths with { CustomOutput = Path.Combine(_folder, "custom", type) };
        CustomBuild own = await new CustomBuilder(paths, null).FindAsync(ProjectFile, type, CancellationToken.None);
        Assert.Null(own.Unavailable);
        return await new CustomPeerBuilder(paths, null, annotate)
            .BuildAsync(CustomKind.All.Single(kind => kind.Peer == peer), PeerProject.FindAll(paths.Peers).Single(one => one.Name == peer), ProjectFile, own,
                CancellationToken.None);
    }

    public void Dispose()
    {
        GC.SuppressFinalize(this);
        try
        {
            Directory.Delete(_folder, recursive: true);
        }
        catch (UnauthorizedAccessException)
        {
            // Assemblies of it are loaded still, which some systems do not let go.
        }
    }

    private void Write(string file, string text) => File.WriteAllText(Path.Combine(Own, file), text);
}
