// Owns: the messages of an assembly's types, as its own library says them.
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Diff.Protos;
using Octavo.Cli.Protos;
using Octavo.Cli.Schemas;
using Octavo.Proto.Model;

namespace Octavo.Cli.Diff.Sides;

internal static class AssemblyMessages
{
    /// <summary>A file for each type that is in Protobuf.</summary>
    /// <exception cref="UsageException">None is.</exception>
    internal static ProtoSide Of(LoadedAssembly assembly)
    {
        var files = new List<ProtoFile>();
        foreach (Type type in ForeignEntry.Of(assembly.Assembly).Keys.Where(
            type => !type.IsEnum && !type.IsArray && !type.IsGenericType && type.Namespace?.StartsWith("System", StringComparison.Ordinal) != true))
        {
            try
            {
                files.AddRange(ProtoInput.Of(ClrNames.Of(type) + ".proto", SchemaSource.Schema(assembly, type, SchemaSource.Protobuf)).Files);
            }
            catch (UsageException)
            {
                // Not in Protobuf.
            }
        }
        return files.Count != 0 ? new ProtoSide(files, hasFiles: false) : throw new UsageException($"{assembly.Path} has no type that is in Protobuf.");
    }
}
