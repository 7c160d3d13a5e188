// Owns: the entry point.
using Octavo.Cli;

using Stream input = Console.OpenStandardInput();
using Stream output = Console.OpenStandardOutput();
return await Application.RunAsync(args, new Channels(input, output, Console.Error, !Console.IsErrorRedirected, !Console.IsOutputRedirected)).ConfigureAwait(false);
