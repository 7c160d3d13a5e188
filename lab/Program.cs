// Owns: the command line's entry.
// Must not know: what the commands do.
using System.CommandLine;
using System.Globalization;
using Octavo.Lab.Commands;

// Ctrl+C is the run's own matter (RunCommand): no time limit on writing the report.
// Reports are read everywhere: figures have points, whatever the machine's culture.
CultureInfo.DefaultThreadCurrentCulture = CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
ParseResult parsed = LabCommandLine.Create().Parse(args);
int code = await parsed.InvokeAsync(new InvocationConfiguration { ProcessTerminationTimeout = null }).ConfigureAwait(false);
return parsed.Errors.Count > 0 ? ExitCodes.Request : code;
