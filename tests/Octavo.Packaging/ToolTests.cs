// Owns: what must be in the packages beside the library's, and that the tool can be installed and runs.
namespace Octavo.Packaging;

[Collection(PackageCollection.Name)]
public sealed class ToolTests(PackageFixture package)
{
    [WholeRunTheory]
    [InlineData("Octavo.Akka")]
    [InlineData("Octavo.AspNetCore")]
    [InlineData("Octavo.Caching")]
    [InlineData("Octavo.Compression")]
    [InlineData("Octavo.EntityFrameworkCore")]
    [InlineData("Octavo.FusionCache")]
    [InlineData("Octavo.Grpc")]
    [InlineData("Octavo.Http")]
    [InlineData("Octavo.Interop")]
    [InlineData("Octavo.Kafka")]
    [InlineData("Octavo.Lz4")]
    [InlineData("Octavo.MassTransit")]
    [InlineData("Octavo.Nats")]
    [InlineData("Octavo.NodaTime")]
    [InlineData("Octavo.OpenApi")]
    [InlineData("Octavo.Orleans")]
    [InlineData("Octavo.ProtoJson")]
    [InlineData("Octavo.Rebus")]
    [InlineData("Octavo.Refit")]
    [InlineData("Octavo.Runtime")]
    [InlineData("Octavo.SignalR")]
    [InlineData("Octavo.Transcode")]
    [InlineData("Octavo.Wolverine")]
    public void PackagesBesideTheLibrarySHoldTheirAssemblyAndDocumentation(string name) =>
        PackageFixture.HoldsLibrary(name, package.EntriesOf(name));

    [WholeRunFact]
    public void TheTaskOfProtoFilesComesWithItsTargets() => Assert.Equal(
        ["README.md", "build/Octavo.Proto.props", "build/Octavo.Proto.targets", "icon.png", "tasks/netstandard2.0/Octavo.Proto.dll"],
        package.EntriesOf("Octavo.Proto")
            .Where(entry => !entry.StartsWith("_rels/") && !entry.StartsWith("package/") && entry is not ("[Content_Types].xml" or "Octavo.Proto.nuspec"))
            .Order(StringComparer.Ordinal));

    [WholeRunFact]
    public void TheToolIsInstalledAndConverts()
    {
        Assert.Contains("README.md", package.EntriesOf("Octavo.Cli"));
        string packages = package.Workshop.Folder("tool-packages"), tools = package.Workshop.Folder("tools"), data = package.Workshop.Folder("data.json");
        package.Workshop.Dotnet(Workshop.Repository, packages, "tool", "install", "Octavo.Cli", "--tool-path", tools, "--add-source", package.Feed, "--version",
            package.Version);
        File.WriteAllText(data, """{"id": 42}""");
        string assembly = Directory.GetFiles(tools, "Octavo.Cli.dll", SearchOption.AllDirectories).Single();
        Assert.Contains(Directory.GetFiles(tools), path => Path.GetFileNameWithoutExtension(path) == "octavo");

        Assert.Equal("00000000  map\n00000007    \"id\": integer 42", package.Workshop.Dotnet(tools, null, assembly, "inspect", data));
        package.Workshop.Dotnet(tools, null, assembly, "convert", data, "-o", data + ".msgpack");
        Assert.Equal("81A269642A", Convert.ToHexString(File.ReadAllBytes(data + ".msgpack")));
    }
}
