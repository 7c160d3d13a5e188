// Owns: the answer to --help.
using System.CommandLine;
using System.CommandLine.Invocation;

namespace Octavo.Cli.CommandLine;

internal sealed class HelpTextAction : SynchronousCommandLineAction
{
    public override int Invoke(ParseResult parseResult)
    {
        parseResult.InvocationConfiguration.Output.Write(HelpText.Of(parseResult.CommandResult.Command));
        return ExitCode.Done;
    }
}
