// Owns: the answer of an assembly's own library for one of its types.
using System.Reflection;

namespace Octavo.Cli.Schemas;

internal static class SchemaSource
{
    /// <summary>The facade whose schema is a .proto file.</summary>
    internal const string Protobuf = "Octavo.OctavoProtobuf";

    /// <summary>The facade whose schema is CDDL.</summary>
    internal const string Cbor = "Octavo.OctavoCbor";

    /// <summary>The facade whose schema is a JSON Schema.</summary>
    internal const string Json = "Octavo.OctavoJson";

    /// <summary>The schema of a type, by the facade of a format.</summary>
    /// <exception cref="UsageException">The type has no such schema; the library's reason.</exception>
    internal static string Schema(LoadedAssembly assembly, Type type, string facade)
    {
        MethodInfo schema = assembly.Library().GetType(facade)?.GetMethod("Schema", 1, [])
            ?? throw new UsageException("The Octavo version of the assembly has no such schema.");
        try
        {
            return (string)schema.MakeGenericMethod(type).Invoke(null, null)!;
        }
        catch (TargetInvocationException refused) when (refused.InnerException is { } reason)
        {
            throw new UsageException(reason.Message);
        }
    }
}
