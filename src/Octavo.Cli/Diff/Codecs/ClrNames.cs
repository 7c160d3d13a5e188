// Owns: the names of run-time types, the same in two versions of an assembly.
namespace Octavo.Cli.Diff.Codecs;

internal static class ClrNames
{
    /// <summary>A type's full name as C# has it: <c>Acme.Page&lt;Acme.Order&gt;</c>. Names of assemblies, whose versions differ, are not a part of
    /// it.</summary>
    internal static string Of(Type type)
    {
        if (type.IsArray)
        {
            return Of(type.GetElementType()!) + "[" + new string(',', type.GetArrayRank() - 1) + "]";
        }
        if (Nullable.GetUnderlyingType(type) is { } inner)
        {
            return Of(inner) + "?";
        }
        string name = (type.IsGenericType ? type.GetGenericTypeDefinition() : type).FullName ?? type.Name;
        if (!type.IsGenericType)
        {
            return name.Replace('+', '.');
        }
        Queue<string> arguments = new(type.GetGenericArguments().Select(Of));
        return string.Join('.', name.Split('+').Select(part => Part(part, arguments)));
    }

    private static string Part(string part, Queue<string> arguments)
    {
        int tick = part.IndexOf('`', StringComparison.Ordinal);
        return tick < 0 ? part
            : $"{part[..tick]}<{string.Join(", ", Enumerable.Range(0, int.Parse(part[(tick + 1)..], System.Globalization.CultureInfo.InvariantCulture)).Select(_ => arguments.Dequeue()))}>";
    }
}
