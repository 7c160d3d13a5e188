// Owns: the text of the adapter's project for the user's type.
// Must not know: building.
namespace Octavo.Lab.PlugIns;

/// <summary>A project that references the user's, names the type, and compiles lab/custom and Octavo's candidates.</summary>
internal static class CustomProject
{
    /// <summary>Writes it. Empty Directory.Build files keep the repository's rules away from it.</summary>
    public static async Task WriteAsync(string folder, string name, string project, CustomTypes types, LabPaths paths)
    {
        await WriteAsync(folder, name, Project(project, paths), Source(types)).ConfigureAwait(false);
    }

    /// <summary>
    /// Writes that of a peer. Sources of the user's are compiled into it, where declarations are further parts of their types, and win over the same types of
    /// the referenced
    /// project, which still brings all that it references itself.
    /// </summary>
    public static async Task WritePeerAsync(
        string folder, string name, string project, PeerProject peer, string version, CustomTypes types, string declarations, IReadOnlyList<string> sources,
            LabPaths paths)
    {
        await WriteAsync(folder, name, PeerText(project, peer, version, sources, paths), PeerSource(types)).ConfigureAwait(false);
        await File.WriteAllTextAsync(Path.Combine(folder, "Annotations.cs"), declarations).ConfigureAwait(false);
    }

    private static async Task WriteAsync(string folder, string name, string text, string source)
    {
        Directory.CreateDirectory(folder);
        foreach (string file in (string[])["Directory.Build.props", "Directory.Build.targets", "Directory.Packages.props"])
            await File.WriteAllTextAsync(Path.Combine(folder, file), "<Project />\n").ConfigureAwait(false);
        await File.WriteAllTextAsync(Path.Combine(folder, name + ".csproj"), text).ConfigureAwait(false);
        await File.WriteAllTextAsync(Path.Combine(folder, "Custom.cs"), source).ConfigureAwait(false);
    }

    /// <summary>What "Custom" is, and the codecs that are asked for.</summary>
    public static string Source(CustomTypes types) =>
        Alias(types) + string.Concat(types.Missing.Select(type => $"[assembly: Octavo.GenerateCodecFor(typeof(global::{CustomTypes.NameOf(type)}))]\n"));

    /// <summary>What "Custom" is, and the types that its values consist of, for libraries that types are registered with.</summary>
    public static string PeerSource(CustomTypes types) => Alias(types) + $$"""
        namespace Octavo.Lab.Peers
        {
            internal static class CustomParts
            {
                public static System.Type[] Types { get; } = [{{List(types.All)}}];

                public static System.Type[] Enums { get; } = [{{List(types.Enums)}}];
            }
        }

        """;

    private static string List(IEnumerable<Type> types) => string.Join(", ", types.Select(type => $"typeof(global::{CustomTypes.NameOf(type)})"));

    private static string Alias(CustomTypes types) => $"global using Custom = global::{CustomTypes.NameOf(types.Root)};\n\n";

    private static string PeerText(string project, PeerProject peer, string version, IEnumerable<string> sources, LabPaths paths)
    {
        string lab = Path.Combine(paths.Root, "lab");
        return $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup>
                <TargetFramework>net10.0</TargetFramework>
                <LangVersion>14.0</LangVersion>
                <Nullable>enable</Nullable>
                <ImplicitUsings>enable</ImplicitUsings>
                <AllowUnsafeBlocks>true</AllowUnsafeBlocks>
                <EnableDynamicLoading>true</EnableDynamicLoading>
                <RootNamespace>Octavo.Lab.Peers</RootNamespace>
                <NoWarn>$(NoWarn);CS0436</NoWarn>
                <RestorePackagesPath>{paths.PeerOutput}/packages</RestorePackagesPath>
                <NuGetAudit>false</NuGetAudit>
              </PropertyGroup>
              <ItemGroup>
                <Compile Include="{lab}/custom/CustomCandidate.cs;{lab}/custom/CustomData.cs;{lab}/custom/CustomOperations.cs;{lab}/custom/peers/{peer.Name}Custom.cs" />
                <Compile Include="{lab}/Workloads/Comparison.cs;{lab}/Workloads/JvmJson/DeepComparison.cs" />
                {string.Join("\n    ", sources.Select(file => $"<Compile Include=\"{file}\" />"))}
                <PackageReference Include="{peer.Manifest.Package}" Version="{version}" />
                <ProjectReference Include="{project}" />
                <Reference Include="Octavo.Lab.Contract" HintPath="$(OctavoLabContract)" Private="false" />
              </ItemGroup>
            </Project>

            """;
    }

    private static string Project(string project, LabPaths paths)
    {
        string lab = Path.Combine(paths.Root, "lab");
        string octavo = paths.Packages is { } version
            ? $"""<PackageReference Include="Octavo" Version="{version}" />"""
            : $"""
                <ProjectReference Include="{paths.Root}/src/Octavo/Octavo.csproj" />
                    <ProjectReference Include="{paths.Root}/src/Octavo.Generator/Octavo.Generator.csproj" OutputItemType="Analyzer" ReferenceOutputAssembly="false" />
                """;
        return $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup>
                <TargetFramework>net10.0</TargetFramework>
                <LangVersion>14.0</LangVersion>
                <Nullable>enable</Nullable>
                <ImplicitUsings>enable</ImplicitUsings>
                <EnableDynamicLoading>true</EnableDynamicLoading>
                <RootNamespace>Octavo.Lab.Peers</RootNamespace>
                <NuGetAudit>false</NuGetAudit>
              </PropertyGroup>
              <ItemGroup>
                <Compile Include="{lab}/custom/*.cs;{lab}/Workloads/Comparison.cs;{lab}/Workloads/JvmJson/DeepComparison.cs" />
                <Compile Include="{lab}/peers/Octavo/BinarySubject.cs;{lab}/peers/Octavo/CompactSubject.cs;{lab}/peers/Octavo/MessagePackSubject.cs;{lab}/peers/Octavo/CborSubject.cs;{lab}/peers/Octavo/Codecs.cs" />
                <PackageReference Include="Newtonsoft.Json" Version="13.0.4" />
                <ProjectReference Include="{project}" />
                {octavo}
                <Reference Include="Octavo.Lab.Contract" HintPath="$(OctavoLabContract)" Private="false" />
              </ItemGroup>
            </Project>

            """;
    }
}
