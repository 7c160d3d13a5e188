// Owns: the scripts of tests/Integration/npm, which run clients of npm: installs node and the packages where they are missing. Knows no test.
using System.Diagnostics;

namespace Octavo.IntegrationTests.Hosting;

internal static class NpmClient
{
    private static readonly Lazy<Task<(string Folder, string? Reason)>> s_folder = new(InstallAsync);

    /// <summary>Runs a script against an address; the test skips if there is no node or no registry.</summary>
    internal static async Task RunAsync(string script, Uri address)
    {
        (string folder, string? reason) = await s_folder.Value;
        Assert.SkipWhen(reason is not null, reason ?? "");
        (int code, string said) = await Run("node", folder, script, address.ToString());
        Assert.True(code == 0, said);
        Assert.Contains("All answers are right", said, StringComparison.Ordinal);
    }

    /// <summary>The scripts with the packages beside them, installed once for what package.json names.</summary>
    private static async Task<(string, string?)> InstallAsync()
    {
        string root = RepositoryRoot.Folder;
        string source = Path.Combine(root, "tests/Integration/npm"), folder = Path.Combine(root, "artifacts/npm");
        string stamp = Path.Combine(folder, "installed.json");
        foreach ((string command, string package) in ((string, string)[])[("node", "nodejs"), ("npm", "npm")])
        {
            await using DebianServer server = await DebianServer.StartAsync("command", command, package);
            if (server.Reason is not null)
            {
                return (folder, server.Reason);
            }
        }
        Directory.CreateDirectory(folder);
        foreach (string file in Directory.GetFiles(source))
        {
            File.Copy(file, Path.Combine(folder, Path.GetFileName(file)), overwrite: true);
        }
        string wanted = File.ReadAllText(Path.Combine(folder, "package.json"));
        if (File.Exists(stamp) && File.ReadAllText(stamp) == wanted)
        {
            return (folder, null);
        }
        (int code, string said) = await Run("npm", folder, "install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock");
        if (code != 0)
        {
            return (folder, "npm could not install the clients: " + said.Trim().Split('\n')[0]);
        }
        File.WriteAllText(stamp, wanted);
        return (folder, null);
    }

    private static async Task<(int Code, string Said)> Run(string command, string folder, params string[] arguments)
    {
        var start = new ProcessStartInfo(command, arguments) { WorkingDirectory = folder, RedirectStandardOutput = true, RedirectStandardError = true };
        using Process process = Process.Start(start)!;
        Task<string> output = process.StandardOutput.ReadToEndAsync(), errors = process.StandardError.ReadToEndAsync();
        using var patience = new CancellationTokenSource(TimeSpan.FromMinutes(2));
        try
        {
            await process.WaitForExitAsync(patience.Token);
        }
        catch (OperationCanceledException)
        {
            process.Kill(entireProcessTree: true);
        }
        return (process.HasExited ? process.ExitCode : -1, await errors + await output);
    }
}
