// Owns: the command line's entry.
// Must not know: what the commands do.
using System.CommandLine;
using System.Globalization;
using Octavo.Lab.Commands;

// Ctrl+C is the run's own matter (RunCommand): no time limit on writing the report.
// Reports are read everywhere: figures have points, whatever the machine's culture.
CultureInfo.DefaultThreadCurrentCulture = CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
return await LabCommandLine.Create().Parse(args).InvokeAsync(new InvocationConfiguration { ProcessTerminationTimeout = null }).ConfigureAwait(false);
