// Owns: a folder outside the tree with a feed, a package cache and a consumer of its own, and the way to run dotnet there. Knows nothing of the product.
using System.Collections;
using System.Diagnostics;

namespace Octavo.Packaging;

/// <summary>A place to pack to and to build a stranger's project in. Nothing in it is shared with the machine but the SDK.</summary>
public sealed class Workshop : IDisposable
{
    private readonly DirectoryInfo _root = Directory.CreateTempSubdirectory("octavo-packaging-");

    internal static string Repository { get; } =
        RepositoryRoot.Folder;

    /// <summary>Where tools keep what they build; the machine's own on Windows.</summary>
    internal string Cache => Folder("cache");

    internal string Folder(string name) => Path.Combine(_root.FullName, name);

    /// <summary>Runs dotnet and answers what it printed.</summary>
    /// <param name="folder">Where.</param>
    /// <param name="packages">The package cache; the machine's if null.</param>
    /// <param name="arguments">The command line.</param>
    internal string Dotnet(string folder, string? packages, params string[] arguments)
    {
        (int code, string said) = Run("dotnet", folder, packages, arguments);
        Assert.True(code == 0, $"dotnet {string.Join(' ', arguments)} ended with {code}:\n{said}");
        return said;
    }

    /// <summary>Runs a program and answers its exit code and what it printed; where it failed, with its errors.</summary>
    internal (int Code, string Said) Run(string program, string folder, string? packages, params string[] arguments)
    {
        var start = new ProcessStartInfo(program, arguments) { WorkingDirectory = folder, RedirectStandardOutput = true, RedirectStandardError = true };
        // A test run's own settings (of the build that started it, of a configuration of the machine) are not the stranger's.
        foreach (string name in Environment.GetEnvironmentVariables().Cast<DictionaryEntry>().Select(entry => (string)entry.Key))
        {
            if (name.StartsWith("MSBUILD", StringComparison.OrdinalIgnoreCase) || name.StartsWith("TESTINGPLATFORM", StringComparison.OrdinalIgnoreCase)
                || name.StartsWith("OCTAVO", StringComparison.Ordinal))
            {
                start.Environment.Remove(name);
            }
        }
        start.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";
        start.Environment["DOTNET_NOLOGO"] = "1";
        start.Environment["DOTNET_CLI_TELEMETRY_OPTOUT"] = "1";
        start.Environment["MSBUILDDISABLENODEREUSE"] = "1";
        // One compiler for all projects, as where no setting of the machine says otherwise. Without a profile it takes half of the time.
        start.Environment["UseSharedCompilation"] = "true";
        start.Environment["DOTNET_TieredPGO"] = "0";
        start.Environment["XDG_CACHE_HOME"] = Cache;
        if (packages is not null)
        {
            start.Environment["NUGET_PACKAGES"] = packages;
        }
        using Process process = Process.Start(start)!;
        Task<string> errors = process.StandardError.ReadToEndAsync();
        string output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        string said = output.ReplaceLineEndings("\n").Trim();
        return (process.ExitCode, process.ExitCode == 0 ? said : $"{said}\n{errors.Result}");
    }

    public void Dispose() => _root.Delete(recursive: true);
}
