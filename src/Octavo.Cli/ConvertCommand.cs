// Owns: the command that converts, as it is called.
using System.CommandLine;
using System.Globalization;
using Octavo.Cli.Asking;
using Octavo.Internal;

namespace Octavo.Cli;

internal static class ConvertCommand
{
    internal static Command Make(Channels channels)
    {
        Argument<string[]> input = InputFiles.Argument();
        var output =
            new Option<string?>("--output",
                "-o")
            {
                Description = "The file, or a folder for several; standard output if it is missing, and for -, even if that is a terminal.",
                HelpName = "FILE"
            };
        Option<string?> from = FormatOption("--from", "-f", "The format of the input; guessed from its first bytes if it is missing.");
        Option<string?> to =
            FormatOption("--to", "-t", "The format of the output; taken from the name of the output if it is missing. For standard output JSON, or MessagePack if the input is JSON.");
        var pretty = new Option<bool>("--pretty") { Description = "JSON with a line for each member and element." };
        var colour =
            new Option<string>("--color")
            {
                Description = "Colours in JSON: auto (on a terminal, unless NO_COLOR is set), always, never.",
                DefaultValueFactory = _ => "auto"
            };
        colour.Choose("auto", "always", "never");
        var proto =
            new Option<string?>("--proto") { Description = "A .proto file, a folder of them or a descriptor set, for Protobuf data.", HelpName = "FILE" };
        var type = new Option<string?>("--type") { Description = "The name of the message that the data holds.", HelpName = "NAME" };
        Option<string[]> roots = SchemaCommand.RootOption();
        var sequence = new Option<bool>("--sequence") { Description = "Any number of values." };
        var lenient = new Option<bool>("--lenient") { Description = "Accept comments, trailing commas, a byte order mark and NaN in JSON." };
        var special =
            new Option<string>("--special-floats") { Description = "NaN and infinities in JSON: refuse, null, text.", DefaultValueFactory = _ => "refuse" };
        special.Choose("refuse", "null", "text");
        var large =
            new Option<string>("--large-integers")
            {
                Description = "Whole numbers beyond 64 bits in MessagePack: refuse, nearest, text.",
                DefaultValueFactory = _ => "refuse"
            };
        large.Choose("refuse", "nearest", "text");
        var bytes =
            new Option<string>("--byte-strings") { Description = "Byte strings in JSON: base64, base64url, base16.", DefaultValueFactory = _ => "base64" };
        bytes.Choose("base64", "base64url", "base16");
        var tags =
            new Option<string>("--tags")
            {
                Description = "CBOR tags that have no meaning in the target: refuse, drop, keep.",
                DefaultValueFactory = _ => "refuse"
            };
        tags.Choose("refuse", "drop", "keep");
        var simple =
            new Option<string>("--simple-values")
            {
                Description = "CBOR simple values without a name, in other formats: refuse, null.",
                DefaultValueFactory = _ => "refuse"
            };
        simple.Choose("refuse", "null");
        var indefinite =
            new Option<bool>("--indefinite-lengths") { Description = "Write CBOR in one pass, with indefinite lengths if the input has no counts." };
        var twice = new Option<bool>("--allow-duplicate-keys") { Description = "Accept duplicate keys in a map." };
        Option<int> depth = DepthOption();
        var progress = new Option<bool>("--progress") { Description = "Show the progress, even if standard error is not a terminal." };
        var command = new Command("convert", "Converts from one format to another.")
        {
            input, output, from, to, pretty, colour, proto, type, roots, sequence, lenient, special, large, bytes, tags, simple, indefinite, twice, depth,
                progress,
        };
        InputFiles.Check(command, input);
        command.SetAction((parsed, cancellationToken) =>
        {
            var options = new TranscodeOptions
            {
                Sequence = parsed.GetValue(sequence),
                AllowDuplicateKeys = parsed.GetValue(twice),
                SpecialFloats = parsed.GetValue(special) switch
                {
                    "null" => SpecialFloatRule.Null,
                    "text" => SpecialFloatRule.Text,
                    _ => SpecialFloatRule.Refuse
                },
                LargeIntegers = parsed.GetValue(large) switch
                {
                    "nearest" => LargeIntegerRule.NearestDouble,
                    "text" => LargeIntegerRule.Text,
                    _ => LargeIntegerRule.Refuse
                },
                ByteStrings = parsed.GetValue(bytes) switch
                {
                    "base64url" => ByteStringRule.Base64Url,
                    "base16" => ByteStringRule.Base16,
                    _ => ByteStringRule.Base64
                },
                Tags = parsed.GetValue(tags) switch { "drop" => TagRule.Drop, "keep" => TagRule.Keep, _ => TagRule.Refuse },
                SimpleValues = parsed.GetValue(simple) == "null" ? SimpleValueRule.Null : SimpleValueRule.Refuse,
                IndefiniteLengths = parsed.GetValue(indefinite),
                Limits = new SerializerLimits { MaxDepth = parsed.GetValue(depth) },
                IsOfAnySize = true,
            };
            var call = new ConvertCall
            {
                Inputs = InputFiles.Of(parsed, input),
                Output = parsed.GetValue(output),
                From = parsed.GetValue(from),
                To = parsed.GetValue(to),
                IsLenient = parsed.GetValue(lenient),
                IsPretty = parsed.GetValue(pretty),
                IsColoured = parsed.GetValue(colour) switch
                {
                    "always" => true,
                    "never" => false,
                    _ => channels.ShowsColours && parsed.GetValue(output) is null or "-"
                },
                TellsProgress = parsed.GetValue(progress) || channels.IsTerminal,
                Proto = parsed.GetValue(proto),
                Type = parsed.GetValue(type),
                Roots = parsed.GetValue(roots) ?? [],
                Options = options,
            };
            return new Conversion(call, channels).RunAsync(cancellationToken);
        });
        return command;
    }

    internal static Option<string?> FormatOption(string name, string alias, string description)
    {
        var option = new Option<string?>(name, alias) { Description = description };
        option.Choose(Formats.Json, Formats.MsgPack, Formats.Cbor, Formats.Protobuf);
        return option;
    }

    internal static Option<int> DepthOption() => new("--max-depth")
    {
        Description = "Maximum nesting, 1 to 10000.",
        HelpName = "N",
        DefaultValueFactory = _ => SerializerLimits.Default.MaxDepth,
        CustomParser = result =>
        {
            string text = result.Tokens.Single().Value;
            if (!int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out int value) || value is not (>= 1 and <= 10_000))
            {
                result.AddError($"--max-depth is 1 to 10000, not {text}.");
            }
            return value;
        },
    };
}
