// Owns: the command that converts, as it is called.
using System.CommandLine;

namespace Octavo.Cli.Converting;

internal static class ConvertCommand
{
    internal static Command Make(Channels channels)
    {
        var options = new ConvertOptions();
        var command = new Command("convert", "Converts from one format to another.");
        options.AddTo(command);
        command.SetAction((parsed, cancellationToken) => new Conversion(options.CallOf(parsed, channels), channels).RunAsync(cancellationToken));
        return command;
    }
}
