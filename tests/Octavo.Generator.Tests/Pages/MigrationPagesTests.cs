// Owns: the rule that a migration page has a row for each option of its library.
using System.Reflection;
using System.Text.RegularExpressions;

namespace Octavo.Generator.Tests.Pages;

public sealed class MigrationPagesTests
{
    [Theory]
    [InlineData("docs/migrate/system-text-json.md", null, "System.Text.Json.JsonSerializerOptions")]
    [InlineData("docs/migrate/newtonsoft-json.md", "Newtonsoft.Json.dll", "Newtonsoft.Json.JsonSerializerSettings")]
    [InlineData("docs/migrate/memorypack.md", "MemoryPack.Core.dll", "MemoryPack.MemoryPackSerializerOptions")]
    [InlineData("docs/migrate/messagepack-csharp.md", "MessagePack.dll", "MessagePack.MessagePackSerializerOptions")]
    [InlineData("docs/migrate/messagepack-csharp.md", "MessagePack.dll", "MessagePack.MessagePackSecurity")]
    [InlineData("docs/migrate/protobuf-net.md", "protobuf-net.dll", "ProtoBuf.Meta.RuntimeTypeModel")]
    [InlineData("docs/migrate/protobuf-net.md", "protobuf-net.Core.dll", "ProtoBuf.Meta.TypeModel")]
    [InlineData("docs/migrate/grpc-tools.md", "Google.Protobuf.dll", "Google.Protobuf.JsonFormatter+Settings")]
    [InlineData("docs/migrate/grpc-tools.md", "Google.Protobuf.dll", "Google.Protobuf.JsonParser+Settings")]
    public void Each_option_has_a_row(string page, string? assembly, string type)
    {
        Assembly library = assembly is null ? typeof(System.Text.Json.JsonSerializer).Assembly
            : Assembly.LoadFrom(Path.Combine(AppContext.BaseDirectory, "libraries", assembly));
        Type declared = library.GetType(type, throwOnError: true)!;
        string[] options = [.. declared.GetProperties(BindingFlags.Public | BindingFlags.Instance | BindingFlags.DeclaredOnly)
            .Where(property => property.SetMethod is { IsPublic: true } || property.PropertyType.IsGenericType || IsChangedByMethod(declared, property))
            .Select(property => property.Name).Order(StringComparer.Ordinal)];
        Assert.NotEmpty(options);
        string[] first = [.. Page.Text(page).Split('\n').Where(line => line.StartsWith("| ", StringComparison.Ordinal)).Select(line => line.Split(" | ")[0])];
        Assert.All(options, option => Assert.Contains(first, cell => Regex.IsMatch(cell, $@"`{option}\b")));
    }

    /// <summary>Options that cannot be changed give others with one of them changed.</summary>
    private static bool IsChangedByMethod(Type type, PropertyInfo option) => type.GetMethods().Any(method => method.Name == "With" + option.Name);
}
