// Owns: the command line, and what each failure answers.
using System.CommandLine;
using System.CommandLine.Help;
using Octavo.Cli.CommandLine;
using Octavo.Cli.Converting;
using Octavo.Cli.Diff;
using Octavo.Cli.Doctor;
using Octavo.Cli.Inspecting;
using Octavo.Cli.Protos;
using Octavo.Cli.Schemas;

namespace Octavo.Cli;

internal static class Application
{
    internal static RootCommand Root(Channels channels)
    {
        var root =
            new RootCommand(
                "octavo converts JSON, MessagePack, CBOR and Protobuf, shows their content, writes schemas of types, says what breaks between two versions of them, and lists the codecs of a project.")
        {
            ConvertCommand.Make(channels), InspectCommand.Make(channels), SchemaCommand.Make(channels), DiffCommand.Make(channels),
            DoctorCommand.Make(channels),
        };
        root.Subcommands.Add(CompletionCommand.Make(root));
        root.Subcommands.Add(HelpCommand.Make(root));
        root.Options.OfType<HelpOption>().Single().Action = new HelpTextAction();
        root.Action = new HelpTextAction();
        return root;
    }

    internal static async Task<int> RunAsync(string[] arguments, Channels channels)
    {
        if (Array.Exists(arguments, one => one.Length == 0 || one.Contains('\0', StringComparison.Ordinal)))
        {
            // No file, format or name is that, and the platform answers it with an exception of each call's own.
            await channels.Messages.WriteLineAsync("octavo: an argument is empty or contains a NUL character.").ConfigureAwait(false);
            return ExitCode.Usage;
        }
        ParseResult parsed = Root(channels).Parse(arguments);
        if (parsed.Errors.Count != 0)
        {
            foreach (string complaint in ParseErrors.Of(parsed))
            {
                await channels.Messages.WriteLineAsync($"octavo: {Words.Plain(complaint)}").ConfigureAwait(false);
            }
            return ExitCode.Usage;
        }
        try
        {
            using var text = new StreamWriter(channels.Output, leaveOpen: true);
            return await parsed.InvokeAsync(new InvocationConfiguration { EnableDefaultExceptionHandler = false, Output = text, Error = channels.Messages })
                .ConfigureAwait(false);
        }
        catch (Exception found) when (Answer(found) is { } code)
        {
            await channels.Messages.WriteLineAsync(Words.Plain(found is ProtoRefusal ? found.Message
                : $"octavo: {(code == ExitCode.Interrupted ? "interrupted" : code == ExitCode.Files ? Words.OfFile(found) : Words.Of(found.Message))}"))
                .ConfigureAwait(false);
            return code;
        }
    }

    /// <summary>The answer to a failure that is the caller's to mend; null for one that is ours.</summary>
    private static int? Answer(Exception found) => found switch
    {
        OctavoException or DataRefusal or ProtoRefusal or FormatException => ExitCode.Data,
        UsageException => ExitCode.Usage,
        IOException or UnauthorizedAccessException => ExitCode.Files,
        OperationCanceledException => ExitCode.Interrupted,
        _ => null,
    };
}
