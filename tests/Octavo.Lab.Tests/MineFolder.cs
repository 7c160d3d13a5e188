// Owns: a project as a user has it, built once, and the adapters that are built for it.
using Octavo.Lab.PlugIns;

namespace Octavo.Lab.Tests;

/// <summary>A library of some types in a folder of its own, with data for them. What is built for it lies beside it, for its project would compile that too.</summary>
public abstract class MineFolder : IDisposable
{
    private readonly string _folder = Directory.CreateTempSubdirectory("octavo-mine-").FullName;
    private readonly string _name;
    private readonly string[] _sources;
    private readonly Lazy<Task> _built;

    protected MineFolder(string name, string references, IReadOnlyDictionary<string, string> sources, IReadOnlyDictionary<string, string> data)
    {
        _name = name;
        _sources = [.. sources.Keys.Where(file => file.EndsWith(".cs", StringComparison.Ordinal)).Select(file => Path.Combine(Own, file))];
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
        _built = new Lazy<Task>(async () =>
        {
            (int exitCode, string output) = await ChildProcess.RunAsync(PeerBuilder.Dotnet, ["build", ProjectFile, "-c", "Release", "-v", "q", "--nologo", "-nodeReuse:false"], Own, CancellationToken.None);
            Assert.True(exitCode == 0, output);
        });
    }

    private string Own => Path.Combine(_folder, "own");

    private string ProjectFile => Path.Combine(Own, _name + ".csproj");

    public string DataOf(string type) => Path.Combine(_folder, type + ".json");

    /// <summary>A peer's adapter for a type, as the command builds it beside Octavo's.</summary>
    internal async Task<MineBuild> BuildAsync(string peer, string type, bool annotate)
    {
        await _built.Value;
        LabPaths paths = LabPaths.Find();
        string packages = Path.Combine(paths.PeerOutput, "packages");
        string[] references = Directory.Exists(packages) ? Directory.GetFiles(packages, "Google.Protobuf.dll", SearchOption.AllDirectories) : [];
        MineTypes types = MineTypes.Find(Path.Combine(Own, "bin", "Release", "net10.0", _name + ".dll"), type, references);
        var octavo = new MineBuild("", types.Root.FullName, "", null) { Types = types, Sources = _sources };
        var builder = new MinePeerBuilder(paths with { MineOutput = Path.Combine(_folder, "mine", type) }, null, annotate);
        return await builder.BuildAsync(MineKind.All.Single(kind => kind.Peer == peer), PeerProject.FindAll(paths.Peers).Single(one => one.Name == peer), ProjectFile, octavo, CancellationToken.None);
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
