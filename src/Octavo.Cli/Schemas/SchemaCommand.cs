// Owns: the command that writes the schema of a type, or of .proto files.
using System.CommandLine;
using System.Text;
using Octavo.Cli.CommandLine;
using Octavo.Cli.Protos;
using Octavo.Proto.Linking;

namespace Octavo.Cli.Schemas;

internal static class SchemaCommand
{
    internal static Command Make(Channels channels)
    {
        var input =
            new Argument<string>(
                "input")
            { Description = "An assembly, next to the assemblies that it needs; a .proto file, or a folder of them; or a descriptor set." };
        var type =
            new Argument<string?>(
                "type")
            {
                Description =
                    "The full name of the type, or its name if no other type has it. For .proto files and descriptor sets, all types if omitted.",
                Arity = ArgumentArity.ZeroOrOne
            };
        var proto = new Option<bool>("--proto") { Description = "A .proto file of what Protobuf writes." };
        var descriptors = new Option<bool>("--descriptors") { Description = "A descriptor set with all imports, which other compilers read." };
        var json = new Option<bool>("--json") { Description = "A JSON Schema of what JSON writes. Only for assemblies." };
        var cddl = new Option<bool>("--cddl") { Description = "CDDL of what CBOR writes. Only for assemblies." };
        Option<string[]> roots = InputOptions.Root();
        var output =
            new Option<string?>("--output", "-o") { Description = "Output file, or a folder for several .proto files; standard output if omitted or -." };
        var command =
            new Command("schema", "Writes the schema of a type of a program, or of .proto files.") { input, type, proto, descriptors, json, cddl, roots,
                output };
        command.Validators.Add(result =>
        {
            if (new[] { proto, descriptors, json, cddl }.Count(option => result.GetValue(option)) != 1)
            {
                result.AddError("Choose the schema with one of --proto, --descriptors, --json and --cddl.");
            }
        });
        command.SetAction(async (parsed, cancellationToken) =>
        {
            var call =
                new Call(parsed.GetValue(input)!, parsed.GetValue(type), parsed.GetValue(proto), parsed.GetValue(descriptors), parsed.GetValue(json),
                    parsed.GetValue(roots) ?? [], parsed.GetValue(output));
            if (call.Proto && call.Output is { } folder && (Directory.Exists(folder) || Path.EndsInDirectorySeparator(folder)))
            {
                await WriteAsync(folder, OfProtos(call).Texts(), cancellationToken).ConfigureAwait(false);
                return ExitCode.Done;
            }
            if (call.Descriptors && call.Output is null && channels.IsOutputTerminal)
            {
                throw new UsageException("A descriptor set is binary, which a terminal cannot show: name a file with -o, or use a pipe.");
            }
            byte[] schema = Schema(call);
            if (channels.Shows(call.Output) && !call.Descriptors)
            {
                schema = call.Json ? TerminalText.Json(schema) : TerminalText.Plain(schema);
            }
            await OutputFile.WriteAsync(channels, call.Output, schema, cancellationToken).ConfigureAwait(false);
            return ExitCode.Done;
        });
        return command;
    }

    private static byte[] Schema(Call call)
    {
        if (call.Descriptors || (call.Proto && !InputKind.IsAssembly(call.Input)))
        {
            ProtoSchema schema = OfProtos(call);
            return call.Descriptors ? schema.DescriptorSet() : schema.Text();
        }
        if (!InputKind.IsAssembly(call.Input))
        {
            throw new UsageException(
                $"{(call.Json ? "A JSON Schema is of what OctavoJson" : "CDDL is of what OctavoCbor")} writes of a C# type, which {call.Input} is not: build a project that has it as OctavoProto, and name the assembly of the project and the message.");
        }
        using var assembly = new LoadedAssembly(call.Input);
        return Encoding.UTF8.GetBytes(OfAssembly(call, assembly, call.Proto ? SchemaSource.Protobuf : call.Json ? SchemaSource.Json : SchemaSource.Cbor));
    }

    private static string OfAssembly(Call call, LoadedAssembly assembly, string facade) =>
        SchemaSource.Schema(assembly, assembly.Find(call.Type ?? throw new UsageException("Name the type: an assembly has many.")), facade);

    private static ProtoSchema OfProtos(Call call)
    {
        if (!InputKind.IsAssembly(call.Input))
        {
            return new ProtoSchema(ProtoInput.Read(call.Input, call.Roots), call.Type);
        }
        using var assembly = new LoadedAssembly(call.Input);
        string text = OfAssembly(call, assembly, SchemaSource.Protobuf);
        return new ProtoSchema(ProtoInput.Of(assembly.Find(call.Type!).Name + ".proto", text), null);
    }

    /// <summary>Writes files, if the names of all are those that .proto files may have: a descriptor set may name any file of the folder.</summary>
    private static async Task WriteAsync(string folder, IReadOnlyList<(string Name, Func<byte[]> Text)> files, CancellationToken cancellationToken)
    {
        // With the separator: a descriptor set may name ../outside/a.proto if the folder is out.
        string inside = Path.TrimEndingDirectorySeparator(Path.GetFullPath(folder)) + Path.DirectorySeparatorChar;
        foreach ((string name, _) in files)
        {
            if (!Path.GetFullPath(Path.Combine(folder, name)).StartsWith(inside, StringComparison.Ordinal))
            {
                throw new UsageException($"The file '{name}' would lie outside of {folder}.");
            }
            if (!name.EndsWith(ProtoInput.Ending, StringComparison.OrdinalIgnoreCase) || !ProtoLoader.IsBelowRoots(name))
            {
                throw new UsageException(
                    $"The file '{name}' is not written into {folder}: expected names with slashes between them, and {ProtoInput.Ending} at the end.");
            }
        }
        foreach ((string name, Func<byte[]> text) in files)
        {
            string path = Path.GetFullPath(Path.Combine(folder, name));
            Directory.CreateDirectory(Path.GetDirectoryName(path)!);
            await OutputFile.WriteAsync(path, text(), cancellationToken).ConfigureAwait(false);
        }
    }

    private sealed record Call(string Input, string? Type, bool Proto, bool Descriptors, bool Json, string[] Roots, string? Output);
}
