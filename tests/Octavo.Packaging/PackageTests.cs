// Owns: what must be in the package, and that it serves a project that has nothing else.
using System.IO.Compression;
using System.Xml.Linq;

namespace Octavo.Packaging;

[Collection(PackageCollection.Name)]
public sealed class PackageTests(PackageFixture package)
{
    [WholeRunFact]
    public void OnePackageHoldsLibraryGeneratorCodeFixesSymbolsAndDocumentation()
    {
        PackageFixture.HoldsLibrary("Octavo", package.Entries);
        Assert.Equal(["analyzers/dotnet/cs/Octavo.CodeFixes.dll", "analyzers/dotnet/cs/Octavo.Generator.dll"],
            package.Entries.Where(entry => entry.StartsWith("analyzers/")).Order(StringComparer.Ordinal));
    }

    [WholeRunFact]
    public void PackageDependsOnNothing() =>
        Assert.DoesNotContain(XDocument.Parse(package.Nuspec).Descendants(), element => element.Name.LocalName == "dependency");

    /// <summary>A package that uses internal members of Octavo works with one version of it, and says so.</summary>
    [WholeRunFact]
    public void PackagesThatUseInternalsDependOnTheExactVersion()
    {
        string[] libraries = [.. XDocument.Load(Path.Combine(Workshop.Repository, "src", "Octavo", "Octavo.csproj")).Descendants("InternalsVisibleTo")
            .Select(element => element.Attribute("Include")!.Value)
            .Where(name => File.Exists(Path.Combine(Workshop.Repository, "src", name, name + ".csproj")))
            .Where(name => package.EntriesOf(name).Any(entry => entry.StartsWith("lib/")))];
        Assert.Contains("Octavo.Runtime", libraries);
        Assert.All(libraries, name => Assert.Equal($"[{package.Version}]", package.DependencyOf(name, "Octavo")));
        Assert.Equal(package.Version, package.DependencyOf("Octavo.Http", "Octavo"));
    }

    /// <summary>Programs with strong names can reference it, and who may use what is internal is named with the key.</summary>
    [WholeRunFact]
    public void AssembliesHaveStrongNames()
    {
        foreach (string file in Directory.GetFiles(package.Feed, "*.nupkg"))
        {
            using ZipArchive archive = ZipFile.OpenRead(file);
            ZipArchiveEntry[] own = [.. archive.Entries.Where(entry => entry.Name.StartsWith("Octavo") && entry.Name.EndsWith(".dll"))];
            Assert.NotEmpty(own);
            Assert.All(own, entry => Assert.True(Signature.IsStrong(entry), $"{Path.GetFileName(file)}: {entry.FullName}"));
        }
    }

    [WholeRunFact]
    public void PackageSaysWhereItComesFrom()
    {
        Dictionary<string, string> said = XDocument.Parse(package.Nuspec).Descendants().Where(element => !element.HasElements)
            .GroupBy(element => element.Name.LocalName).ToDictionary(group => group.Key, group => group.First().Value);
        Assert.Equal("icon.png", said["icon"]);
        Assert.Equal("MIT", said["license"]);
        Assert.StartsWith("https://", said["projectUrl"]);
        Assert.EndsWith("/CHANGELOG.md", said["releaseNotes"]);
        Assert.Contains("<repository type=\"git\" url=\"https://", package.Nuspec);
    }

    [WholeRunFact]
    public void ProjectInALanguageWithoutGeneratorsIsTold()
    {
        Assert.Equal(["build/Octavo.targets", "buildTransitive/Octavo.targets"],
            package.Entries.Where(entry => entry.StartsWith("build")).Order(StringComparer.Ordinal));
        string consumer = package.Workshop.Folder("VisualBasic");
        Directory.CreateDirectory(consumer);
        File.WriteAllText(Path.Combine(consumer, "Library.vb"), "Public Class Empty\nEnd Class\n");
        File.WriteAllText(Path.Combine(consumer, "Library.vbproj"), $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup>
              <ItemGroup><PackageReference Include="Octavo" Version="{package.Version}" /></ItemGroup>
            </Project>
            """);
        string packages = package.Workshop.Folder("packages");

        Assert.Contains("warning OCTAVO001: No source generator runs in a project of Visual Basic",
            package.Workshop.Dotnet(consumer, packages, "build", "--source", package.Feed, "-m:1"), StringComparison.Ordinal);
        Assert.DoesNotContain("OCTAVO001", package.Workshop.Dotnet(consumer, packages, "build", "--no-restore", "-p:OctavoIgnoreLanguage=true", "-m:1"),
            StringComparison.Ordinal);
    }

    [WholeRunFact]
    public void FreshProjectSerializesWithThePackageAlone()
    {
        string consumer = Copy("Consumer");
        string packages = package.Workshop.Folder("packages");
        package.Workshop.Dotnet(consumer, packages, "build", "--source", package.Feed, "-m:1", "-o", "out");

        string[] lines = package.Workshop.Dotnet(consumer, packages, "out/Consumer.dll").Split('\n');

        Assert.Equal(
            ["04076E6F7274680301000000FEFFFFFF0300000004000000", "93A56E6F7274689201FE920304", "north -2 Position { X = 3, Y = 4 }",
                "north -2 Position { X = 3, Y = 4 }"], lines);
    }

    [WholeRunFact]
    public void FreshProjectCallsAServiceOfItsProtoFileWithThePackages()
    {
        string consumer = Copy("GrpcConsumer");
        string packages = package.Workshop.Folder("packages");
        package.Workshop.Dotnet(consumer, packages, "build", $"-p:RestoreAdditionalProjectSources={package.Feed}", "-m:1", "-o", "out");

        Assert.Equal("/acme.Greeter/SayHello 0A03416461", package.Workshop.Dotnet(consumer, packages, "out/GrpcConsumer.dll"));
    }

    /// <summary>A project of these tests, out of the tree.</summary>
    private string Copy(string project)
    {
        string copy = package.Workshop.Folder(project);
        Directory.CreateDirectory(copy);
        foreach (string file in Directory.GetFiles(Path.Combine(Workshop.Repository, "tests/Octavo.Packaging", project)))
        {
            File.Copy(file, Path.Combine(copy, Path.GetFileName(file)));
        }
        return copy;
    }
}
