// Owns: tests that need a package of npm: skipped, with the reason, where it is missing. Knows no format.
using System.Diagnostics;

namespace Octavo.Conformance.Suites;

/// <summary>A test with other people's programs. xunit 2 knows no skipping at run time, so it is decided at discovery.</summary>
[AttributeUsage(AttributeTargets.Method)]
public sealed class NodeFactAttribute : FactAttribute
{
    /// <summary>The environment variable with the path of the folder in which the packages are installed.</summary>
    public const string Variable = "OCTAVO_PROTOBUFJS";

    /// <param name="package">The package's name.</param>
    public NodeFactAttribute(string package)
    {
        if (Folder.Length == 0 || !Directory.Exists(Path.Combine(Folder, "node_modules", package)))
        {
            Skip = $"{package} not found: run 'npm install protobufjs protoc' in a folder and name that in {Variable}; node must be on the path.";
        }
    }

    /// <summary>The folder in which the packages are installed; empty where none is named.</summary>
    internal static string Folder { get; } = Environment.GetEnvironmentVariable(Variable) ?? "";

    /// <summary>Runs node in the folder.</summary>
    /// <returns>What it wrote to standard output.</returns>
    internal static byte[] Run(byte[] input, params string[] arguments)
    {
        var start = new ProcessStartInfo("node", arguments) { WorkingDirectory = Folder, RedirectStandardInput = true, RedirectStandardOutput = true, RedirectStandardError = true };
        using Process node = Process.Start(start)!;
        using var output = new MemoryStream();
        Task copied = node.StandardOutput.BaseStream.CopyToAsync(output);
        Task<string> messages = node.StandardError.ReadToEndAsync();
        node.StandardInput.BaseStream.Write(input);
        node.StandardInput.Close();
        node.WaitForExit();
        Task.WaitAll(copied, messages);
        Assert.True(node.ExitCode == 0, messages.Result);
        return output.ToArray();
    }
}
