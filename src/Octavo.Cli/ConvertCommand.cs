// Owns: the command that converts.
using System.CommandLine;
using System.Globalization;

namespace Octavo.Cli;

internal static class ConvertCommand
{
    internal static Command Make(Channels channels)
    {
        var input = new Argument<string?>("input") { Description = "The file; standard input where it is missing or -.", Arity = ArgumentArity.ZeroOrOne };
        var output = new Option<string?>("--output", "-o") { Description = "The file; standard output where it is missing or -." };
        Option<string?> from = FormatOption("--from", "The input's format; guessed from its first bytes where it is missing.");
        Option<string?> to = FormatOption("--to", "The output's format; by the output's name where it is missing, else JSON, or MessagePack for JSON.");
        var sequence = new Option<bool>("--sequence") { Description = "Any number of values." };
        var lenient = new Option<bool>("--lenient") { Description = "Accept comments, trailing commas, a byte order mark and NaN in JSON." };
        var special = new Option<string>("--special-floats") { Description = "NaN and infinities in JSON: refuse, null, text.", DefaultValueFactory = _ => "refuse" };
        special.AcceptOnlyFromAmong("refuse", "null", "text");
        var large = new Option<string>("--large-integers") { Description = "Whole numbers beyond 64 bits in MessagePack: refuse, nearest, text.", DefaultValueFactory = _ => "refuse" };
        large.AcceptOnlyFromAmong("refuse", "nearest", "text");
        var bytes = new Option<string>("--byte-strings") { Description = "Byte strings in JSON: base64, base64url, base16.", DefaultValueFactory = _ => "base64" };
        bytes.AcceptOnlyFromAmong("base64", "base64url", "base16");
        var tags = new Option<string>("--tags") { Description = "Tags of CBOR that mean nothing to the target: refuse, drop, keep.", DefaultValueFactory = _ => "refuse" };
        tags.AcceptOnlyFromAmong("refuse", "drop", "keep");
        var simple = new Option<string>("--simple-values") { Description = "Simple values of CBOR without a name, in other formats: refuse, null.", DefaultValueFactory = _ => "refuse" };
        simple.AcceptOnlyFromAmong("refuse", "null");
        var indefinite = new Option<bool>("--indefinite-lengths") { Description = "Write CBOR in one pass, with indefinite lengths where the input announces no count." };
        var twice = new Option<bool>("--allow-duplicate-keys") { Description = "Let keys pass that come twice in a map." };
        Option<int> depth = DepthOption();
        var progress = new Option<bool>("--progress") { Description = "Say how far it is, also where standard error is no terminal." };
        var command = new Command("convert", "Converts from one format to another.") { input, output, from, to, sequence, lenient, special, large, bytes, tags, simple, indefinite, twice, depth, progress };
        command.SetAction((parsed, cancellationToken) =>
        {
            var options = new TranscodeOptions
            {
                Sequence = parsed.GetValue(sequence),
                AllowDuplicateKeys = parsed.GetValue(twice),
                SpecialFloats = parsed.GetValue(special) switch { "null" => SpecialFloatRule.Null, "text" => SpecialFloatRule.Text, _ => SpecialFloatRule.Refuse },
                LargeIntegers = parsed.GetValue(large) switch { "nearest" => LargeIntegerRule.NearestDouble, "text" => LargeIntegerRule.Text, _ => LargeIntegerRule.Refuse },
                ByteStrings = parsed.GetValue(bytes) switch { "base64url" => ByteStringRule.Base64Url, "base16" => ByteStringRule.Base16, _ => ByteStringRule.Base64 },
                Tags = parsed.GetValue(tags) switch { "drop" => TagRule.Drop, "keep" => TagRule.Keep, _ => TagRule.Refuse },
                SimpleValues = parsed.GetValue(simple) == "null" ? SimpleValueRule.Null : SimpleValueRule.Refuse,
                IndefiniteLengths = parsed.GetValue(indefinite),
                Limits = new SerializerLimits { MaxDepth = parsed.GetValue(depth) },
            };
            var call = new Call(parsed.GetValue(input), parsed.GetValue(output), parsed.GetValue(from), parsed.GetValue(to), parsed.GetValue(lenient), parsed.GetValue(progress));
            return RunAsync(call, options, channels, cancellationToken);
        });
        return command;
    }

    internal static Option<string?> FormatOption(string name, string description)
    {
        var option = new Option<string?>(name) { Description = description };
        option.AcceptOnlyFromAmong(Formats.Json, Formats.MsgPack, Formats.Cbor);
        return option;
    }

    internal static Option<int> DepthOption()
    {
        var option = new Option<int>("--max-depth") { Description = "Nesting, 1 to 10000.", DefaultValueFactory = _ => SerializerLimits.Default.MaxDepth };
        option.Validators.Add(result =>
        {
            if (result.Tokens is [{ Value: { } text }] && int.TryParse(text, NumberStyles.Integer, CultureInfo.InvariantCulture, out int value) && value is not (>= 1 and <= 10_000))
            {
                result.AddError("--max-depth is 1 to 10000.");
            }
        });
        return option;
    }

    private static async Task<int> RunAsync(Call call, TranscodeOptions options, Channels channels, CancellationToken cancellationToken)
    {
        using Input source = await Input.OpenAsync(call.Input, call.From, channels, cancellationToken).ConfigureAwait(false);
        string target = call.To ?? Formats.OfFile(call.Output) ?? Formats.Other(source.Format);
        ProgressStream? progress = call.Progress || channels.IsTerminal ? new ProgressStream(source.Stream, channels.Messages) : null;
        try
        {
            if (call.Output is null or "-")
            {
                await ConvertAsync(channels.Output).ConfigureAwait(false);
                return ExitCode.Done;
            }
            var file = new OutputFile(call.Output);
            await using (file.ConfigureAwait(false))
            {
                await ConvertAsync(file.Stream).ConfigureAwait(false);
                file.Complete();
            }
            return ExitCode.Done;
        }
        finally
        {
            progress?.End();
        }

        async Task ConvertAsync(Stream destination)
        {
            await OctavoTranscode.ConvertAsync(destination, progress ?? source.Stream, Formats.Of(source.Format, call.Lenient), Formats.Of(target, lenient: false), options, cancellationToken)
                .ConfigureAwait(false);
            await destination.FlushAsync(cancellationToken).ConfigureAwait(false);
        }
    }

    private sealed record Call(string? Input, string? Output, string? From, string? To, bool Lenient, bool Progress);
}
