// Owns: the command that shows what is in data.
using System.CommandLine;
using Octavo.Cli.CommandLine;
using Octavo.Cli.Inputs;
using Octavo.Cli.Protos;
using Octavo.Proto.Model;

namespace Octavo.Cli.Inspecting;

internal static class InspectCommand
{
    internal static Command Make(Channels channels)
    {
        Argument<string[]> input = InputFiles.Argument();
        var data = new InputOptions();
        var hex = new Option<bool>("--hex") { Description = "Show the first bytes of each value." };
        var command = new Command("inspect", "Shows each value with its offset and type.")
        {
            input, data.From, hex, data.Proto, data.Type, data.Roots, data.Lenient, data.Depth,
        };
        InputFiles.Check(command, input);
        command.SetAction(async (parsed, cancellationToken) =>
        {
            // Without a type the fields of a message have numbers alone, which is better than nothing.
            (ProtoInput Input, ProtoMessage Message)? known = parsed.GetValue(data.Proto) is null && parsed.GetValue(data.Type) is null ? null
                : ProtoData.Find(parsed.GetValue(data.Proto), parsed.GetValue(data.Type), parsed.GetValue(data.Roots) ?? []);
            string?[] inputs = InputFiles.Of(parsed, input);
            var options =
                new TranscodeOptions { Sequence = true, AllowDuplicateKeys = true, Limits = new SerializerLimits { MaxDepth = parsed.GetValue(data.Depth) } };
            foreach (string? path in inputs)
            {
                string? format = parsed.GetValue(data.From) ?? (known is not null || Formats.OfFile(path) == Formats.Protobuf ? Formats.Protobuf : null);
                using Input source = await Input.OpenAsync(path, format, channels, cancellationToken).ConfigureAwait(false);
                if (inputs.Length > 1)
                {
                    await channels.Output.WriteAsync(System.Text.Encoding.UTF8.GetBytes($"{path ?? "standard input"}:\n"), cancellationToken)
                        .ConfigureAwait(false);
                }
                try
                {
                    if (source.Format == Formats.Protobuf)
                    {
                        var lines = new MessageLines(parsed.GetValue(hex), known?.Input, parsed.GetValue(data.Depth));
                        await Inspection.MessageAsync(channels.Output, source, lines, known?.Message, cancellationToken).ConfigureAwait(false);
                        continue;
                    }
                    await Inspection.RunAsync(channels.Output, source.Stream, Formats.Of(source.Format, parsed.GetValue(data.Lenient)), options,
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
