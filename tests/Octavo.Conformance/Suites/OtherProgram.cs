// Owns: a run of another program: all of its input in, all of its output back. Knows no format.
using System.Diagnostics;

namespace Octavo.Conformance.Suites;

internal static class OtherProgram
{
    /// <summary>Runs a program to its end; another exit code than 0 fails the test with what it said.</summary>
    /// <param name="program">Its name or path.</param>
    /// <param name="folder">Where; empty for here.</param>
    /// <param name="input">Its standard input.</param>
    /// <param name="arguments">Its arguments.</param>
    /// <returns>What it wrote to standard output.</returns>
    internal static byte[] Run(string program, string folder, byte[] input, params string[] arguments)
    {
        var start =
            new ProcessStartInfo(program, arguments)
            {
                WorkingDirectory = folder,
                RedirectStandardInput = true,
                RedirectStandardOutput = true,
                RedirectStandardError = true
            };
        using Process process = Process.Start(start)!;
        using var output = new MemoryStream();
        Task copied = process.StandardOutput.BaseStream.CopyToAsync(output);
        Task<string> messages = process.StandardError.ReadToEndAsync();
        try
        {
            process.StandardInput.BaseStream.Write(input);
            process.StandardInput.Close();
        }
        catch (IOException)
        {
            // It ended before it had read all: what it said tells why.
        }
        process.WaitForExit();
        Task.WaitAll(copied, messages);
        Assert.True(process.ExitCode == 0, messages.Result);
        return output.ToArray();
    }
}
