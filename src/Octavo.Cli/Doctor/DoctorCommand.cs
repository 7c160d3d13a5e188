// Owns: the command that lists what the generator made of a project: types, formats, sizes, diagnostics.
using System.CommandLine;
using System.Text;
using Octavo.Cli.Schemas;

namespace Octavo.Cli.Doctor;

internal static class DoctorCommand
{
    internal static Command Make(Channels channels)
    {
        var input = new Argument<string>("project")
        {
            Description = "A project, which is built; a folder with one; or an assembly. The current folder if omitted.",
            DefaultValueFactory = _ => ".",
        };
        var framework = new Option<string?>("--framework") { Description = "The target framework, if the project has several.", HelpName = "NAME" };
        var configuration = new Option<string>("--configuration", "-c")
        {
            Description = "The configuration to build.",
            HelpName = "NAME",
            DefaultValueFactory = _ => "Debug",
        };
        var command =
            new Command("doctor", "Lists types with codecs, their formats and sizes, and the diagnostics of the generator.") { input, framework, configuration };
        command.SetAction(async (parsed, cancellationToken) =>
        {
            string path = parsed.GetValue(input)!;
            ProjectBuild? build = !IsProject(path) ? null
                : await ProjectBuild.RunAsync(ProjectOf(path), parsed.GetValue(framework), parsed.GetValue(configuration)!, cancellationToken)
                    .ConfigureAwait(false);
            var text = new StringBuilder();
            if (build is null or { Assembly: not null })
            {
                using var loaded = new LoadedAssembly(build?.Assembly ?? path);
                CodecReport.Append(text, loaded);
            }
            if (build is not null)
            {
                text.Append(build.Diagnostics.Count == 0 ? "\nNo diagnostics\n" : "\nDiagnostics\n");
                build.Diagnostics.ForEach(line => text.Append("  ").Append(line).Append('\n'));
            }
            await channels.Output.WriteAsync(Encoding.UTF8.GetBytes(text.ToString()), cancellationToken).ConfigureAwait(false);
            return build is { Assembly: null } ? ExitCode.Broken : ExitCode.Done;
        });
        return command;
    }

    private static bool IsProject(string path) => Directory.Exists(path) || Path.GetExtension(path).EndsWith("proj", StringComparison.OrdinalIgnoreCase);

    private static string ProjectOf(string path)
    {
        if (!Directory.Exists(path))
        {
            return File.Exists(path) ? path : throw new FileNotFoundException(null, path);
        }
        string[] projects = Directory.GetFiles(path, "*.csproj");
        return projects.Length == 1 ? projects[0]
            : throw new UsageException($"{path} has {(projects.Length == 0 ? "no project" : "several projects")}: name one, or an assembly.");
    }
}
