// Owns: that the lab installed as a tool builds its peers against the packages, measures and reports, away from the tree.
using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using System.Text.Json.Nodes;

namespace Octavo.Packaging;

[Collection(PackageCollection.Name)]
[Trait("Runs", "Once")]
public sealed class LabToolTests(PackageFixture package)
{
    [WholeRunFact]
    public void ThePackageCarriesTheAdaptersSources()
    {
        const string lab = "tools/net10.0/any/lab/";
        IReadOnlyList<string> entries = package.EntriesOf("Octavo.Lab");
        Assert.Contains("README.md", entries);
        Assert.All(
            ["peers/Directory.Build.targets", "peers/Octavo/peer.json", "peers/Octavo/Interop/SerialiseSubject.cs", "Workloads/Stubs/Octavo.cs",
                "custom/CustomPeer.cs"], file => Assert.Contains(lab + file, entries));
        foreach (string folder in (string[])["peers", "Workloads", "custom", "verify"])
        {
            string root = Path.Combine(Workshop.Repository, "lab", folder);
            IEnumerable<string> files = Directory.EnumerateFiles(root, "*", SearchOption.AllDirectories)
                .Select(file => $"{lab}{folder}/{Path.GetRelativePath(root, file).Replace('\\', '/')}");
            Assert.Equal(files.Order(StringComparer.Ordinal),
                entries.Where(entry => entry.StartsWith($"{lab}{folder}/", StringComparison.Ordinal)).Order(StringComparer.Ordinal));
        }
    }

    [WholeRunFact]
    public void TheToolListsMeasuresReportsAndTakesATypeOfTheUsers()
    {
        string tools = package.Workshop.Folder("lab-tools"), place = package.Workshop.Folder("lab-place"), packages = package.Workshop.Folder("lab-packages");
        Directory.CreateDirectory(place);
        package.Workshop.Dotnet(Workshop.Repository, packages, "tool", "install", "Octavo.Lab", "--tool-path", tools, "--add-source", package.Feed, "--version",
            package.Version);
        string assembly = Directory.GetFiles(tools, "Octavo.Lab.dll", SearchOption.AllDirectories).Single();
        Assert.Contains(Directory.GetFiles(tools), path => Path.GetFileNameWithoutExtension(path) == "octavo-lab");

        string[] run = [assembly, "run", "--quick", "--table", "dotnet-2019", "--peer", "System.Text.Json", "--package-source", package.Feed];
        string said = package.Workshop.Dotnet(place, packages, run);
        Assert.Matches(@"(?m)^ready   .*\bSystem\.Text\.Json\b", said);
        Assert.Contains("Took ", said);
        Assert.StartsWith("<!DOCTYPE html>", File.ReadAllText(Path.Combine(place, "octavo-lab", "report.html")));
        JsonNode results = JsonNode.Parse(File.ReadAllText(Path.Combine(place, "octavo-lab", "results.json")))!;
        Assert.True((bool)results["settings"]!["quick"]!);
        JsonArray candidates = results["tables"]![0]!["rows"]![0]!["candidates"]!.AsArray();
        foreach (string name in (string[])["Octavo Binary", "Octavo JSON", "Octavo Binary (run time)", "System.Text.Json (generated)"])
        {
            JsonNode candidate = candidates.Single(candidate => (string)candidate!["name"]! == name)!;
            Assert.True((bool)candidate["verified"]!);
            Assert.True((double)candidate["medianNs"]! > 0);
        }

        JsonNode octavo = candidates.First(candidate => (string)candidate!["name"]! == "Octavo Binary")!;
        Assert.Equal(package.Version, (string)octavo["version"]!);
        Assert.StartsWith(package.Feed, (string)octavo["origin"]!);

        Assert.True(HasCodecs("Octavo"));
        Assert.False(HasCodecs("OctavoRuntime"));

        // A second run builds nothing; what is built is named by its stamp.
        DateTime[] stamps = Stamps();
        Assert.Equal(3, stamps.Length);
        Assert.Contains("can be had", package.Workshop.Dotnet(place, packages, assembly, "list", "--package-source", package.Feed));
        package.Workshop.Dotnet(place, packages, run);
        Assert.Equal(stamps, Stamps());

        TakesATypeOfTheUsers(assembly, packages);
    }

    private void TakesATypeOfTheUsers(string assembly, string packages)
    {
        string shop = package.Workshop.Folder("shop");
        Directory.CreateDirectory(shop);
        File.WriteAllText(Path.Combine(shop, "Shop.csproj"),
            """<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup></Project>""");
        File.WriteAllText(Path.Combine(shop, "Order.cs"),
            "namespace Shop; public sealed class Order { public int Id { get; set; } public string? Customer { get; set; } }");
        File.WriteAllText(Path.Combine(shop, "orders.json"), """[{"Id":1,"Customer":"a"},{"Id":2,"Customer":null}]""");
        package.Workshop.Dotnet(shop, packages, assembly, "custom", "--project", "Shop.csproj", "--type", "Order", "--data", "orders.json", "--quick",
            "--package-source", package.Feed);
        JsonNode results = JsonNode.Parse(File.ReadAllText(Path.Combine(shop, "octavo-lab", "custom", "results.json")))!;
        JsonArray candidates = results["tables"]![0]!["rows"]![0]!["candidates"]!.AsArray();
        Assert.Contains(candidates, candidate => (string)candidate!["name"]! == "Octavo Binary" && (bool)candidate["verified"]!);
    }

    // Whether the generator has run over an adapter.
    private bool HasCodecs(string peer)
    {
        string assembly = Directory.GetFiles(package.Workshop.Cache, $"Octavo.Lab.Peers.{peer}.dll", SearchOption.AllDirectories)
            .Single(file => file.Contains($"{Path.DirectorySeparatorChar}bin{Path.DirectorySeparatorChar}", StringComparison.Ordinal));
        using var file = new PEReader(File.OpenRead(assembly));
        MetadataReader reader = file.GetMetadataReader();
        return reader.TypeDefinitions.Select(type => reader.GetTypeDefinition(type).BaseType).Where(type => type.Kind == HandleKind.TypeReference)
            .Any(type => reader.GetString(reader.GetTypeReference((TypeReferenceHandle)type).Name) == "CodecTable");
    }

    private DateTime[] Stamps() =>
        [.. Directory.GetFiles(package.Workshop.Cache, "lab-stamp.txt", SearchOption.AllDirectories).Order(StringComparer.Ordinal)
            .Select(File.GetLastWriteTimeUtc)];
}
