// Owns: the command that compares two schemas.
using System.CommandLine;
using System.Text;
using Octavo.Cli.CommandLine;
using Octavo.Cli.Diff.Findings;
using Octavo.Cli.Diff.Reports;
using Octavo.Cli.Diff.Sides;
using Octavo.Cli.Protos;

namespace Octavo.Cli.Diff;

internal static class DiffCommand
{
    internal static Command Make(Channels channels)
    {
        var old = new Argument<string>("old") { Description = "The old side: an assembly, a .proto file, a folder of them, or a descriptor set." };
        var recent =
            new Argument<string>(
                "new")
            { Description = "The new side, of the same kind or another: an assembly and .proto files are compared by their messages." };
        var format =
            new Option<string[]>("--format")
            {
                Description = $"Only this format; repeat it for several: {string.Join(", ", DataFormats.Keys)}.",
                Arity = ArgumentArity.OneOrMore
            };
        format.Choose([.. DataFormats.Keys]);
        var type = new Option<string?>("--type") { Description = "Only this type and what it holds; OLD=NEW for a type with another name in the new side." };
        var concern =
            new Option<string[]>(
                "--concern")
            {
                Description =
                    "Only what breaks this; repeat it for several: stored (old data, new readers), readers (new data, old readers), source.",
                Arity = ArgumentArity.OneOrMore
            };
        concern.Choose(DiffOptions.Stored, DiffOptions.Readers, DiffOptions.Source);
        var all = new Option<bool>("--all") { Description = "Show compatible changes too." };
        var json = new Option<bool>("--json") { Description = "Write the findings as JSON." };
        var zero = new Option<bool>("--exit-zero") { Description = "Exit with 0 even if something breaks; without it, the exit code is then 1." };
        Option<string[]> roots = InputOptions.Root();
        var output = new Option<string?>("--output", "-o") { Description = "Output file; standard output if omitted or -." };
        var command =
            new Command("diff", "Says what breaks between two schemas, for each format.") { old, recent, format, type, concern, all, json, zero, roots, output };
        command.SetAction(async (parsed, cancellationToken) =>
        {
            var options = new DiffOptions([.. (parsed.GetValue(format) ?? []).Select(DataFormats.Of)], parsed.GetValue(concern) ?? [], parsed.GetValue(all));
            (string before, string after) = (parsed.GetValue(old)!, parsed.GetValue(recent)!);
            List<Finding> findings;
            try
            {
                findings = DiffSides.Compare(before, after, parsed.GetValue(roots) ?? [], parsed.GetValue(type));
            }
            catch (ProtoRefusal wrong)
            {
                // Not the answer that something breaks.
                await channels.Messages.WriteLineAsync(wrong.Message).ConfigureAwait(false);
                return ExitCode.Files;
            }
            Finding[] wanted = [.. findings.Where(options.Wants)];
            byte[] report = parsed.GetValue(json) ? JsonReport.Of(before, after, wanted, options) : Encoding.UTF8.GetBytes(TextReport.Of(wanted, options));
            if (parsed.GetValue(json) && channels.Shows(parsed.GetValue(output)))
            {
                report = TerminalText.Json(report);
            }
            await OutputFile.WriteAsync(channels, parsed.GetValue(output), report, cancellationToken).ConfigureAwait(false);
            return wanted.Any(options.Breaks) && !parsed.GetValue(zero) ? ExitCode.Broken : ExitCode.Done;
        });
        return command;
    }
}
