// Owns: the options of commands that read data: its format, its type, how deep it may nest.
using System.CommandLine;
using System.Globalization;
using Octavo.Cli.Inputs;

namespace Octavo.Cli.CommandLine;

internal sealed class InputOptions
{
    internal Option<string?> From { get; } = Format("--from", "-f", "The input format; detected from the first bytes if omitted.");

    internal Option<string?> Proto { get; } =
        new("--proto") { Description = "A .proto file, a folder of them or a descriptor set, for Protobuf data.", HelpName = "FILE" };

    internal Option<string?> Type { get; } = new("--type") { Description = "The name of the message that the data holds.", HelpName = "NAME" };

    internal Option<string[]> Roots { get; } = Root();

    internal Option<bool> Lenient { get; } = new("--lenient") { Description = "Accept comments, trailing commas, a byte order mark and NaN in JSON." };

    internal Option<int> Depth { get; } = new("--max-depth")
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

    /// <summary>An option that names a format.</summary>
    internal static Option<string?> Format(string name, string alias, string description)
    {
        var option = new Option<string?>(name, alias) { Description = description };
        option.Choose(Formats.Json, Formats.MsgPack, Formats.Cbor, Formats.Protobuf);
        return option;
    }

    /// <summary>Where imports of .proto files are.</summary>
    internal static Option<string[]> Root() =>
        new("--root",
            "-I")
        {
            Description =
                "A folder to search for imports; repeat it for several. Without it: the given folder, or the nearest folder around the file from which its imports are found.",
            Arity = ArgumentArity.OneOrMore
        };
}
