// Owns: one call of the tool in this process, with streams of its own, and a folder that goes with it.
using Octavo.Cli.Inputs;

namespace Octavo.Cli.Tests;

internal sealed class Tool : IDisposable
{
    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("octavo-cli-");

    /// <summary>Whether standard output says that it is a terminal.</summary>
    internal bool IsOutputTerminal { get; init; }

    /// <summary>Whether the environment has nothing against colours.</summary>
    internal bool AllowsColours { get; init; }

    internal byte[] Output { get; private set; } = [];

    internal string Text => Encoding.UTF8.GetString(Output);

    internal string Messages { get; private set; } = "";

    internal string[] Files => [.. _folder.GetFiles().Select(file => file.Name).Order(StringComparer.Ordinal)];

    internal string Path(string name) => System.IO.Path.Combine(_folder.FullName, name);

    internal string Put(string name, byte[] content)
    {
        Directory.CreateDirectory(System.IO.Path.GetDirectoryName(Path(name))!);
        File.WriteAllBytes(Path(name), content);
        return Path(name);
    }

    /// <summary>Runs the tool; its input is a pipe, which cannot seek.</summary>
    internal async Task<int> Run(byte[] input, params string[] arguments)
    {
        using var output = new MemoryStream();
        var messages = new StringWriter();
        int code =
            await Application.RunAsync(arguments,
                new Channels(new PrefixedStream(input, Stream.Null), output, messages, IsTerminal: false, IsOutputTerminal, AllowsColours));
        Output = output.ToArray();
        Messages = messages.ToString();
        return code;
    }

    public void Dispose() => _folder.Delete(recursive: true);
}
