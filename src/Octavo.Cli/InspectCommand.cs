// Owns: the command that shows what is in data.
using System.CommandLine;

namespace Octavo.Cli;

internal static class InspectCommand
{
    internal static Command Make(Channels channels)
    {
        Argument<string[]> input = InputFiles.Argument();
        Option<string?> from = ConvertCommand.FormatOption("--from", "-f", "The input's format; guessed from its first bytes where it is missing.");
        var hex = new Option<bool>("--hex") { Description = "Show the first bytes of each value." };
        var lenient = new Option<bool>("--lenient") { Description = "Accept comments, trailing commas, a byte order mark and NaN in JSON." };
        Option<int> depth = ConvertCommand.DepthOption();
        var command = new Command("inspect", "Shows each value with its offset and type.") { input, from, hex, lenient, depth };
        InputFiles.Check(command, input);
        command.SetAction(async (parsed, cancellationToken) =>
        {
            if (parsed.GetValue(from) == Formats.Protobuf)
            {
                throw new UsageException("inspect shows JSON, MessagePack and CBOR: octavo convert --proto FILE --type NAME --pretty shows a message.");
            }
            string?[] inputs = InputFiles.Of(parsed, input);
            var options =
                new TranscodeOptions { Sequence = true, AllowDuplicateKeys = true, Limits = new SerializerLimits { MaxDepth = parsed.GetValue(depth) } };
            foreach (string? path in inputs)
            {
                using Input source = await Input.OpenAsync(path, parsed.GetValue(from), channels, cancellationToken).ConfigureAwait(false);
                if (inputs.Length > 1)
                {
                    await channels.Output.WriteAsync(System.Text.Encoding.UTF8.GetBytes($"{path ?? "standard input"}:\n"), cancellationToken)
                        .ConfigureAwait(false);
                }
                try
                {
                    await Inspection.RunAsync(channels.Output, source.Stream, Formats.Of(source.Format, parsed.GetValue(lenient)), options,
                        parsed.GetValue(hex), cancellationToken).ConfigureAwait(false);
                }
                catch (OctavoException found)
                {
                    throw new DataRefusal(Words.Of(found, source.Path, source.Lines), found);
                }
            }
            return ExitCode.Done;
        });
        return command;
    }
}
