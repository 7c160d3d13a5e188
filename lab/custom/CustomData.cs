// Owns: the user's values: the file's one value, or each element if the file is an array of them. Must not know: the libraries that are measured; what the file
// holds is taken from System.Text.Json's reflection.
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace Octavo.Lab.Peers;

/// <summary>The user's data.</summary>
internal static class CustomData
{
    private const int MostValues = 1024;

    /// <summary>How it is read.</summary>
    internal static readonly JsonSerializerOptions Options =
        new() { IncludeFields = true, TypeInfoResolver = new DefaultJsonTypeInfoResolver { Modifiers = { Fill } } };

    /// <summary>As many values as a power of two holds: the loops go round by a mask.</summary>
    internal static Custom[] Read(string file)
    {
        byte[] json = File.ReadAllBytes(file);
        using JsonDocument document = JsonDocument.Parse(json);
        if (document.RootElement.ValueKind != JsonValueKind.Array || typeof(Custom).IsAssignableTo(typeof(System.Collections.IEnumerable)))
            return [Of(document.RootElement)];
        int count = document.RootElement.GetArrayLength();
        if (count == 0)
            throw new InvalidDataException($"{file} is an array without elements.");
        int pool = 1;
        while (pool * 2 <= Math.Min(count, MostValues))
            pool *= 2;
        return [.. document.RootElement.EnumerateArray().Take(pool).Select(Of)];
    }

    // A collection without a setter is filled where it is, as those of generated messages are; where a constructor has parameters the reader cannot.
    private static void Fill(JsonTypeInfo type)
    {
        if (type.CreateObject is null)
            return;
        foreach (JsonPropertyInfo member in type.Properties.Where(member => member is { Set: null, Get: not null } && IsFilled(member.PropertyType)))
            member.ObjectCreationHandling = JsonObjectCreationHandling.Populate;
    }

    // That of an immutable collection gives another one.
    private static bool IsFilled(Type type)
    {
        Type[] interfaces = [type, .. type.GetInterfaces()];
        return !type.IsArray && interfaces.Any(one => one.IsGenericType && one.GetGenericTypeDefinition() == typeof(ICollection<>))
            && (type.IsInterface ? interfaces
            : [type]).Any(
                one => one.GetMethods().Any(method => method.Name == "Add" && (method.ReturnType == typeof(void) || method.ReturnType == typeof(bool))));
    }

    private static Custom Of(JsonElement element) => element.Deserialize<Custom>(Options) ?? throw new InvalidDataException("The data is null.");
}
