// Owns: a project as a user has it, built once, and the adapters that are built for it.
using Octavo.Lab.PlugIns;

namespace Octavo.Lab.Tests;

/// <summary>A library of some types in a folder of its own, with data for them.</summary>
public sealed class MineShop : IDisposable
{
    private const string Project = """
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <TargetFramework>net10.0</TargetFramework>
            <Nullable>enable</Nullable>
            <ImplicitUsings>enable</ImplicitUsings>
          </PropertyGroup>
        </Project>
        """;

    private const string Source = """
        namespace Shop;

        public enum Priority { Low, High = 5 }

        public partial class Order
        {
            public int Id { get; set; }
            public string? Customer { get; set; }
            public DateTime Placed { get; set; }
            public List<Line> Lines { get; set; } = [];
            public DayOfWeek Day { get; set; }
            public Priority Priority { get; set; }
            public Dictionary<string, decimal> Totals { get; set; } = [];
            public int[]? Codes { get; set; }
            public Note? Note { get; set; }
            public Point Where { get; set; }
        }

        public partial class Line
        {
            public string Article { get; set; } = "";
            public double? Price { get; set; }
            public int Count { get; set; } = 1;
        }

        public partial record Note(string Text, int Stars);

        public partial struct Point
        {
            public double X { get; set; }
            public double Y { get; set; }
        }

        public partial class Plain
        {
            public long Id { get; set; }
            public string? Text { get; set; }
            public Priority Priority { get; set; }
            public List<Point> Points { get; set; } = [];
        }

        public class Jagged
        {
            public List<List<int>> Numbers { get; set; } = [];
        }
        """;

    private static readonly Dictionary<string, string> s_data = new()
    {
        ["Order"] = """
            [
              { "Id": 1, "Customer": "Käufer", "Placed": "2024-05-06T07:08:09.123Z", "Lines": [{ "Article": "a", "Price": 1.5, "Count": 2 }, { "Article": "b", "Price": null, "Count": 0 }],
                "Day": 5, "Priority": 5, "Totals": { "sum": 1.5 }, "Codes": [1, 2, 3], "Note": { "Text": "hi", "Stars": 3 }, "Where": { "X": 1.5, "Y": 0 } },
              { "Id": 0, "Customer": null, "Placed": "2024-05-06T07:08:09Z", "Lines": [], "Day": 0, "Priority": 0, "Totals": {}, "Codes": [], "Note": null, "Where": { "X": 0, "Y": 0 } }
            ]
            """,
        ["Plain"] = """{ "Id": 7, "Text": "ß", "Priority": 5, "Points": [{ "X": 1, "Y": 2 }] }""",
        ["Jagged"] = """{ "Numbers": [[1], [2, 3]] }""",
    };

    private readonly string _folder = Directory.CreateTempSubdirectory("octavo-mine-").FullName;
    private readonly Lazy<Task> _built;

    public MineShop()
    {
        Directory.CreateDirectory(Own);
        File.WriteAllText(ProjectFile, Project);
        File.WriteAllText(SourceFile, Source);
        foreach (string file in (string[])["Directory.Build.props", "Directory.Build.targets", "Directory.Packages.props"])
            File.WriteAllText(Path.Combine(_folder, file), "<Project />");
        foreach ((string type, string data) in s_data)
            File.WriteAllText(DataOf(type), data);
        _built = new Lazy<Task>(async () =>
        {
            (int exitCode, string output) = await ChildProcess.RunAsync(PeerBuilder.Dotnet, ["build", ProjectFile, "-c", "Release", "-v", "q", "--nologo", "-nodeReuse:false"], Own, CancellationToken.None);
            Assert.True(exitCode == 0, output);
        });
    }

    // Beside what is built for it, which its project would compile too.
    private string Own => Path.Combine(_folder, "shop");

    private string ProjectFile => Path.Combine(Own, "Shop.csproj");

    private string SourceFile => Path.Combine(Own, "Shop.cs");

    public string DataOf(string type) => Path.Combine(_folder, type + ".json");

    /// <summary>A peer's adapter for a type, as the command builds it beside Octavo's.</summary>
    internal async Task<MineBuild> BuildAsync(string peer, string type, bool annotate)
    {
        await _built.Value;
        LabPaths paths = LabPaths.Find();
        MineTypes types = MineTypes.Find(Path.Combine(Own, "bin", "Release", "net10.0", "Shop.dll"), type);
        var octavo = new MineBuild("", types.Root.FullName, "", null) { Types = types, Sources = [SourceFile] };
        var builder = new MinePeerBuilder(paths with { MineOutput = Path.Combine(_folder, "mine", type) }, null, annotate);
        return await builder.BuildAsync(MineKind.All.Single(kind => kind.Peer == peer), PeerProject.FindAll(paths.Peers).Single(one => one.Name == peer), ProjectFile, octavo, CancellationToken.None);
    }

    public void Dispose()
    {
        try
        {
            Directory.Delete(_folder, recursive: true);
        }
        catch (UnauthorizedAccessException)
        {
            // Assemblies of it are loaded still, which some systems do not let go.
        }
    }
}
