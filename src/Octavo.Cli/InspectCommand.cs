// Owns: the command that shows what is in data.
using System.CommandLine;
using Octavo.Cli.Protos;
using Octavo.Proto.Model;

namespace Octavo.Cli;

internal static class InspectCommand
{
    internal static Command Make(Channels channels)
    {
        Argument<string[]> input = InputFiles.Argument();
        Option<string?> from = ConvertCommand.FormatOption("--from", "-f", "The format of the input; guessed from its first bytes if it is missing.");
        var hex = new Option<bool>("--hex") { Description = "Show the first bytes of each value." };
        var lenient = new Option<bool>("--lenient") { Description = "Accept comments, trailing commas, a byte order mark and NaN in JSON." };
        Option<int> depth = ConvertCommand.DepthOption();
        var proto =
            new Option<string?>("--proto") { Description = "A .proto file, a folder of them or a descriptor set, for Protobuf data.", HelpName = "FILE" };
        var type = new Option<string?>("--type") { Description = "The name of the message that the data holds.", HelpName = "NAME" };
        Option<string[]> roots = SchemaCommand.RootOption();
        var command = new Command("inspect", "Shows each value with its offset and type.") { input, from, hex, proto, type, roots, lenient, depth };
        InputFiles.Check(command, input);
        command.SetAction(async (parsed, cancellationToken) =>
        {
            // Without a type the fields of a message have numbers alone, which is better than nothing.
            (ProtoInput Input, ProtoMessage Message)? known = parsed.GetValue(proto) is null && parsed.GetValue(type) is null ? null
                : ProtoData.Find(parsed.GetValue(proto), parsed.GetValue(type), parsed.GetValue(roots) ?? []);
            string?[] inputs = InputFiles.Of(parsed, input);
            var options =
                new TranscodeOptions { Sequence = true, AllowDuplicateKeys = true, Limits = new SerializerLimits { MaxDepth = parsed.GetValue(depth) } };
            foreach (string? path in inputs)
            {
                string? format = parsed.GetValue(from) ?? (known is not null || Formats.OfFile(path) == Formats.Protobuf ? Formats.Protobuf : null);
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
                        await Inspection.MessageAsync(channels.Output, source, new MessageLines(parsed.GetValue(hex), known?.Input, parsed.GetValue(depth)),
                            known?.Message, cancellationToken).ConfigureAwait(false);
                        continue;
                    }
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
