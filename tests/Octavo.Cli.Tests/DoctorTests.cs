// Owns: the command that lists types, formats, sizes and diagnostics.
using System.Text.RegularExpressions;

namespace Octavo.Cli.Tests;

public sealed class DoctorTests : IDisposable
{
    private readonly Tool _tool = new();

    public void Dispose() => _tool.Dispose();

    [Fact]
    public async Task An_assembly_has_types_formats_and_sizes()
    {
        Assert.Equal(0, await _tool.Run([], "doctor", typeof(SchemaOrder).Assembly.Location));
        Assert.StartsWith($"Octavo.Cli.Tests, Octavo {typeof(OctavoBinary).Assembly.GetName().Version!.ToString(3)}\n\n  Type ", _tool.Text);
        Assert.True(Size("Octavo.Cli.Tests.SchemaOrder", "all") > Size("Octavo.Cli.Tests.SchemaUnnumbered", "all but Protobuf"));
        Match sum = Regex.Match(_tool.Text, @"\n\n(\d+) types, ([\d,]+) bytes of IL with what they share\n$");
        Assert.True(sum.Success, _tool.Text);
        Assert.Equal(int.Parse(sum.Groups[1].Value), _tool.Text.Split('\n').Count(line => line.StartsWith("  ", StringComparison.Ordinal)) - 1);
        Assert.True(Number(sum.Groups[2].Value) > Size("Octavo.Cli.Tests.SchemaOrder", "all"));
    }

    [Fact]
    public async Task What_is_no_program_is_refused()
    {
        Assert.Equal(2, await _tool.Run([], "doctor", typeof(Xunit.Assert).Assembly.Location));
        Assert.Contains("does not reference Octavo", _tool.Messages);
        Assert.Equal(3, await _tool.Run([], "doctor", _tool.Path("None.csproj")));
        Assert.Contains("there is no file", _tool.Messages);
        Assert.Equal(2, await _tool.Run([], "doctor", Path.GetDirectoryName(_tool.Put("a.json", [1]))!));
        Assert.Contains("has no project", _tool.Messages);
    }

    /// <summary>A project is built, and what the generator says about it stands below the table; with an error there is no table.</summary>
    [WholeRunFact]
    public async Task A_project_has_diagnostics_too()
    {
        string project = Project("""
            [GenerateCodec] public sealed record Order([property: CodecMember(1)] int Id, [property: CodecMember(2)] Line? First);
            [GenerateCodec] public sealed record Line(string Sku);
            """);
        Assert.Equal(0, await _tool.Run([], "doctor", project));
        Assert.True(Size("Order", "all but Protobuf") > 0, _tool.Text);
        Assert.EndsWith("\nNo diagnostics\n", _tool.Text);

        Project("[GenerateCodec] public sealed record Order([property: CodecMember(1)] int Id, [property: CodecMember(1)] int Count);");
        Assert.Equal(1, await _tool.Run([], "doctor", Path.GetDirectoryName(project)!));
        Assert.StartsWith("\nDiagnostics\n  Shop.cs(", _tool.Text);
        Assert.Matches(@": error OCT\d{4}: ", _tool.Text);
        Assert.DoesNotContain("Bytes of IL", _tool.Text);
    }

    private string Project(string types)
    {
        string library = typeof(OctavoBinary).Assembly.Location, generator = Path.Combine(AppContext.BaseDirectory, "Octavo.Generator.dll");
        _tool.Put("Shop/Shop.cs", Encoding.UTF8.GetBytes("using Octavo;\n" + types));
        return _tool.Put("Shop/Shop.csproj", Encoding.UTF8.GetBytes($"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>
              <ItemGroup><Reference Include="{library}" /><Analyzer Include="{generator}" /></ItemGroup>
            </Project>
            """));
    }

    private int Size(string type, string formats)
    {
        Match row = Regex.Match(_tool.Text, $@"\n  {Regex.Escape(type)} +{Regex.Escape(formats)} +([\d,]+)\n");
        Assert.True(row.Success, _tool.Text);
        return Number(row.Groups[1].Value);
    }

    private static int Number(string text) => int.Parse(text.Replace(",", ""));
}
