// Owns: the entry point.
using Octavo.Cli;

using Stream input = Console.OpenStandardInput();
using Stream output = Console.OpenStandardOutput();
bool allowsColours = string.IsNullOrEmpty(Environment.GetEnvironmentVariable("NO_COLOR")) && Environment.GetEnvironmentVariable("TERM") != "dumb";
return await Application.RunAsync(args, new Channels(input, output, Console.Error, !Console.IsErrorRedirected, !Console.IsOutputRedirected, allowsColours))
    .ConfigureAwait(false);
