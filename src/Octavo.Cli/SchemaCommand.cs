// Owns: the command that writes the schema of a type.
using System.CommandLine;
using System.Text;

namespace Octavo.Cli;

internal static class SchemaCommand
{
    internal static Command Make(Channels channels)
    {
        var assembly = new Argument<string>("assembly") { Description = "The assembly, with those that it needs beside it." };
        var type = new Argument<string>("type") { Description = "The type's full name, or its name where no other type has it." };
        var proto = new Option<bool>("--proto") { Description = "A .proto file, of what Protobuf writes." };
        var json = new Option<bool>("--json") { Description = "A JSON Schema, of what JSON writes." };
        var cddl = new Option<bool>("--cddl") { Description = "CDDL, of what CBOR writes." };
        var output = new Option<string?>("--output", "-o") { Description = "The file; standard output where it is missing or -." };
        var command = new Command("schema", "Writes the schema of a type of a program.") { assembly, type, proto, json, cddl, output };
        command.Validators.Add(result =>
        {
            if (new[] { proto, json, cddl }.Count(option => result.GetValue(option)) != 1)
            {
                result.AddError("One of --proto, --json and --cddl says which schema.");
            }
        });
        command.SetAction(async (parsed, cancellationToken) =>
        {
            using var source = new SchemaSource(parsed.GetValue(assembly)!);
            byte[] text = Encoding.UTF8.GetBytes(source.Schema(parsed.GetValue(type)!, parsed.GetValue(proto) ? SchemaSource.Protobuf : parsed.GetValue(json) ? SchemaSource.Json : SchemaSource.Cbor));
            if (parsed.GetValue(output) is not { } path || path == "-")
            {
                await channels.Output.WriteAsync(text, cancellationToken).ConfigureAwait(false);
                return ExitCode.Done;
            }
            var file = new OutputFile(path);
            await using (file.ConfigureAwait(false))
            {
                await file.Stream.WriteAsync(text, cancellationToken).ConfigureAwait(false);
                file.Complete();
            }
            return ExitCode.Done;
        });
        return command;
    }
}
