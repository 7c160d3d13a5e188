// Owns: the options of the command that converts, and what they ask for.
using System.CommandLine;
using Octavo.Cli.CommandLine;
using Octavo.Cli.Inputs;

namespace Octavo.Cli.Converting;

internal sealed class ConvertOptions
{
    private readonly Argument<string[]> _input = InputFiles.Argument();
    private readonly InputOptions _data = new();

    private readonly Option<string?> _output =
        new("--output",
            "-o")
        {
            Description = "Output file, or a folder for several inputs; standard output if omitted. - forces standard output even if it is a terminal.",
            HelpName = "FILE"
        };

    private readonly Option<string?> _to =
        InputOptions.Format("--to", "-t", "The output format; taken from the name of the output if omitted. For standard output JSON, or MessagePack if the input is JSON.");

    private readonly Option<bool> _pretty = new("--pretty") { Description = "Write indented JSON." };

    private readonly Option<string> _colour =
        Choices.Of("--color", "Colours in JSON: auto (on a terminal, unless NO_COLOR is set), always, never.", "auto", "always", "never");

    private readonly Option<bool> _sequence = new("--sequence") { Description = "Any number of values." };
    private readonly Option<string> _special = Choices.Of("--special-floats", "NaN and infinities in JSON: refuse, null, text.", "refuse", "null", "text");

    private readonly Option<string> _large =
        Choices.Of("--large-integers", "Whole numbers beyond 64 bits in MessagePack: refuse, nearest, text.", "refuse", "nearest", "text");

    private readonly Option<string> _bytes =
        Choices.Of("--byte-strings", "Byte strings in JSON: base64, base64url, base16.", "base64", "base64url", "base16");

    private readonly Option<string> _tags =
        Choices.Of("--tags", "CBOR tags that have no meaning in the target: refuse, drop, keep.", "refuse", "drop", "keep");

    private readonly Option<string> _simple =
        Choices.Of("--simple-values", "CBOR simple values without a name, in other formats: refuse, null.", "refuse", "null");

    private readonly Option<bool> _indefinite =
        new("--indefinite-lengths") { Description = "Write CBOR in one pass, with indefinite lengths if the input has no counts." };

    private readonly Option<bool> _twice = new("--allow-duplicate-keys") { Description = "Accept duplicate keys in a map." };
    private readonly Option<bool> _progress = new("--progress") { Description = "Show the progress, even if standard error is not a terminal." };

    /// <summary>Adds the input and the options, in the order in which the help shows them.</summary>
    internal void AddTo(Command command)
    {
        command.Add(_input);
        Option[] options =
        [
            _output, _data.From, _to, _pretty, _colour, _data.Proto, _data.Type, _data.Roots, _sequence, _data.Lenient, _special, _large, _bytes, _tags,
            _simple, _indefinite, _twice, _data.Depth, _progress,
        ];
        foreach (Option option in options)
        {
            command.Add(option);
        }
        InputFiles.Check(command, _input);
    }

    internal ConvertCall CallOf(ParseResult parsed, Channels channels) => new()
    {
        Inputs = InputFiles.Of(parsed, _input),
        Output = parsed.GetValue(_output),
        From = parsed.GetValue(_data.From),
        To = parsed.GetValue(_to),
        IsLenient = parsed.GetValue(_data.Lenient),
        IsPretty = parsed.GetValue(_pretty),
        IsColoured = parsed.GetValue(_colour) switch
        {
            "always" => true,
            "never" => false,
            _ => channels.AllowsColours && channels.Shows(parsed.GetValue(_output)),
        },
        IsShown = channels.Shows(parsed.GetValue(_output)) || parsed.GetValue(_colour) == "always",
        TellsProgress = parsed.GetValue(_progress) || channels.IsTerminal,
        Proto = parsed.GetValue(_data.Proto),
        Type = parsed.GetValue(_data.Type),
        Roots = parsed.GetValue(_data.Roots) ?? [],
        Options = OptionsOf(parsed),
    };

    private TranscodeOptions OptionsOf(ParseResult parsed) => new()
    {
        Sequence = parsed.GetValue(_sequence),
        AllowDuplicateKeys = parsed.GetValue(_twice),
        SpecialFloats = parsed.GetValue(_special) switch
        {
            "null" => SpecialFloatRule.Null,
            "text" => SpecialFloatRule.Text,
            _ => SpecialFloatRule.Refuse
        },
        LargeIntegers = parsed.GetValue(_large) switch
        {
            "nearest" => LargeIntegerRule.NearestDouble,
            "text" => LargeIntegerRule.Text,
            _ => LargeIntegerRule.Refuse
        },
        ByteStrings = parsed.GetValue(_bytes) switch
        {
            "base64url" => ByteStringRule.Base64Url,
            "base16" => ByteStringRule.Base16,
            _ => ByteStringRule.Base64
        },
        Tags = parsed.GetValue(_tags) switch { "drop" => TagRule.Drop, "keep" => TagRule.Keep, _ => TagRule.Refuse },
        SimpleValues = parsed.GetValue(_simple) == "null" ? SimpleValueRule.Null : SimpleValueRule.Refuse,
        IndefiniteLengths = parsed.GetValue(_indefinite),
        Limits = new SerializerLimits { MaxDepth = parsed.GetValue(_data.Depth) },
        IsOfAnySize = true,
    };
}
