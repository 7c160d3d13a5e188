// Owns: the command line, and what each failure answers.
using System.CommandLine;
using Octavo.Cli.Diff;
using Octavo.Cli.Protos;

namespace Octavo.Cli;

internal static class Application
{
    internal static async Task<int> RunAsync(string[] arguments, Channels channels)
    {
        var root = new RootCommand("Converts JSON, MessagePack and CBOR, shows what is in them, writes schemas of types, and says what breaks between two.") { ConvertCommand.Make(channels), InspectCommand.Make(channels), SchemaCommand.Make(channels), DiffCommand.Make(channels) };
        ParseResult parsed = root.Parse(arguments);
        if (parsed.Errors.Count != 0)
        {
            foreach (System.CommandLine.Parsing.ParseError error in parsed.Errors)
            {
                await channels.Messages.WriteLineAsync($"octavo: {error.Message}").ConfigureAwait(false);
            }
            return ExitCode.Usage;
        }
        try
        {
            using var text = new StreamWriter(channels.Output, leaveOpen: true);
            return await parsed.InvokeAsync(new InvocationConfiguration { EnableDefaultExceptionHandler = false, Output = text, Error = channels.Messages }).ConfigureAwait(false);
        }
        catch (Exception found) when (Answer(found) is { } code)
        {
            await channels.Messages.WriteLineAsync(found is ProtoRefusal ? found.Message : $"octavo: {(code == ExitCode.Interrupted ? "interrupted" : found.Message)}").ConfigureAwait(false);
            return code;
        }
    }

    /// <summary>The answer to a failure that is the caller's to mend; null for one that is ours.</summary>
    private static int? Answer(Exception found) => found switch
    {
        OctavoException or ProtoRefusal => ExitCode.Data,
        UsageException => ExitCode.Usage,
        IOException or UnauthorizedAccessException => ExitCode.Files,
        OperationCanceledException => ExitCode.Interrupted,
        _ => null,
    };
}
