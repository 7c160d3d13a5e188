// Owns: that versions come from tags, and that a release that takes away what the last one had is refused: the repository's build files over a library of two
// methods, in a repository of its own.
namespace Octavo.Packaging;

[Trait("Runs", "Once")]
public sealed class VersionTests : IDisposable
{
    private static readonly string[] s_pack = ["pack", "src/Thing", "-m:1", "-v", "q", "-o"];

    private readonly Workshop _workshop = new();

    private string Repository => _workshop.Folder("repository");

    private string Feed => _workshop.Folder("feed");

    [WholeRunFact]
    public void VersionsComeFromTagsAndTheLastOneIsHeldAgainst()
    {
        Directory.CreateDirectory(Path.Combine(Repository, "src", "Thing"));
        foreach (string file in (string[])["Directory.Build.props", "Directory.Build.targets", "Directory.Packages.props", "octavo.snk", ".gitignore"])
        {
            File.Copy(Path.Combine(Workshop.Repository, file), Path.Combine(Repository, file));
        }
        File.WriteAllText(Path.Combine(Repository, "src", "Thing", "Thing.csproj"), """
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><PackageId>Thing</PackageId><NoWarn>$(NoWarn);CS1591</NoWarn></PropertyGroup>
            </Project>
            """);
        Write("public static int One() => 1; public static int Two() => 2;");
        Git("init", "-q", "-b", "main");

        Commit("First");
        Pack();
        Assert.Equal(["Thing.0.1.0.nupkg"], Packed());

        Git("tag", "v1.2.3");
        Pack();
        Assert.Equal(["Thing.0.1.0.nupkg", "Thing.1.2.3.nupkg"], Packed());

        Write("public static int One() => 1; public static int Two() => 2; public static int Three() => 3;");
        Commit("One more");
        Pack("-p:OctavoBaseline=1.2.3", $"-p:RestoreAdditionalProjectSources={Feed}");
        Assert.Equal(["Thing.0.1.0.nupkg", "Thing.1.2.3.nupkg", "Thing.1.2.4-alpha.0.1.nupkg"], Packed());

        Write("public static int One() => 1;");
        Commit("One less");
        (int code, string said) = _workshop.Run("dotnet", Repository, _workshop.Folder("packages"),
            [.. s_pack, Feed, "-p:OctavoBaseline=1.2.3", $"-p:RestoreAdditionalProjectSources={Feed}"]);
        Assert.NotEqual(0, code);
        Assert.Contains("error CP0002", said);
        Assert.Contains("Acme.Thing.Two()", said);
    }

    public void Dispose() => _workshop.Dispose();

    private void Write(string members) => File.WriteAllText(Path.Combine(Repository, "src", "Thing", "Thing.cs"), $$"""
        namespace Acme;

        public static class Thing
        {
            {{members}}
        }

        """);

    private void Commit(string message)
    {
        Git("add", "-A");
        Git("-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "-q", "-m", message);
    }

    private void Git(params string[] arguments)
    {
        (int code, string said) = _workshop.Run("git", Repository, null, arguments);
        Assert.True(code == 0, said);
    }

    private void Pack(params string[] more) => _workshop.Dotnet(Repository, _workshop.Folder("packages"), [.. s_pack, Feed, .. more]);

    private string[] Packed() => [.. Directory.GetFiles(Feed).Select(file => Path.GetFileName(file)).Order(StringComparer.Ordinal)];
}
