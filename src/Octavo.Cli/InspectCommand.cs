// Owns: the command that shows what is in data.
using System.CommandLine;

namespace Octavo.Cli;

internal static class InspectCommand
{
    internal static Command Make(Channels channels)
    {
        var input = new Argument<string?>("input") { Description = "The file; standard input where it is missing or -.", Arity = ArgumentArity.ZeroOrOne };
        Option<string?> from = ConvertCommand.FormatOption("--from", "The input's format; guessed from its first bytes where it is missing.");
        var hex = new Option<bool>("--hex") { Description = "Show the first bytes of each value." };
        var lenient = new Option<bool>("--lenient") { Description = "Accept comments, trailing commas, a byte order mark and NaN in JSON." };
        Option<int> depth = ConvertCommand.DepthOption();
        var command = new Command("inspect", "Shows each value with its offset and type.") { input, from, hex, lenient, depth };
        command.SetAction(async (parsed, cancellationToken) =>
        {
            using Input source = await Input.OpenAsync(parsed.GetValue(input), parsed.GetValue(from), channels, cancellationToken).ConfigureAwait(false);
            var options = new TranscodeOptions { Sequence = true, AllowDuplicateKeys = true, Limits = new SerializerLimits { MaxDepth = parsed.GetValue(depth) } };
            await Inspection.RunAsync(channels.Output, source.Stream, Formats.Of(source.Format, parsed.GetValue(lenient)), options, parsed.GetValue(hex), cancellationToken).ConfigureAwait(false);
            return ExitCode.Done;
        });
        return command;
    }
}
