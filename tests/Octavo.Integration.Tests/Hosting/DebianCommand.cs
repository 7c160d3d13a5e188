// Owns: a command of Debian that reads and writes bytes, installed by tests/Integration/servers if it is missing. Knows no test.
using System.Diagnostics;

namespace Octavo.IntegrationTests.Hosting;

internal static class DebianCommand
{
    /// <summary>Runs a command; the test skips if there is none.</summary>
    internal static async Task<byte[]> RunAsync(string command, string package, byte[] input, params string[] arguments)
    {
        await using (DebianServer server = await DebianServer.StartAsync("command", command, package))
        {
            Assert.SkipWhen(server.Reason is not null, server.Reason ?? "");
        }
        var start = new ProcessStartInfo(command, arguments) { RedirectStandardInput = true, RedirectStandardOutput = true, RedirectStandardError = true };
        using Process process = Process.Start(start)!;
        Task<string> errors = process.StandardError.ReadToEndAsync();
        var output = new MemoryStream();
        Task copying = process.StandardOutput.BaseStream.CopyToAsync(output);
        await process.StandardInput.BaseStream.WriteAsync(input);
        process.StandardInput.Close();
        await copying;
        await process.WaitForExitAsync();
        Assert.True(process.ExitCode == 0, await errors);
        return output.ToArray();
    }
}
