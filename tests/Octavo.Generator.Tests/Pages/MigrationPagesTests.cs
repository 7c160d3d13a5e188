// Owns: the rule that a migration page has a row for each option and each call of its library.
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
        Type declared = Library(assembly).GetType(type, throwOnError: true)!;
        string[] options = [.. declared.GetProperties(BindingFlags.Public | BindingFlags.Instance | BindingFlags.DeclaredOnly)
            .Where(property => property.SetMethod is { IsPublic: true } || property.PropertyType.IsGenericType || IsChangedByMethod(declared, property))
            .Select(property => property.Name).Order(StringComparer.Ordinal)];
        Assert.NotEmpty(options);
        string[] first = FirstCells(page);
        Assert.All(options, option => Assert.Contains(first, cell => Regex.IsMatch(cell, $@"`{option}\b")));
    }

    [Theory]
    [InlineData("docs/migrate/system-text-json.md", null, "System.Text.Json.JsonSerializer")]
    [InlineData("docs/migrate/newtonsoft-json.md", "Newtonsoft.Json.dll", "Newtonsoft.Json.JsonConvert")]
    [InlineData("docs/migrate/memorypack.md", "MemoryPack.Core.dll", "MemoryPack.MemoryPackSerializer")]
    [InlineData("docs/migrate/messagepack-csharp.md", "MessagePack.dll", "MessagePack.MessagePackSerializer")]
    [InlineData("docs/migrate/protobuf-net.md", "protobuf-net.dll", "ProtoBuf.Serializer")]
    public void Each_call_has_a_row(string page, string? assembly, string type)
    {
        string[] calls = [.. Library(assembly).GetType(type, throwOnError: true)!
            .GetMethods(BindingFlags.Public | BindingFlags.Static | BindingFlags.DeclaredOnly).Where(call => !call.IsSpecialName)
            .Select(call => call.Name).Distinct().Order(StringComparer.Ordinal)];
        Assert.NotEmpty(calls);
        string[] first = FirstCells(page);
        Assert.All(calls, call => Assert.Contains(first, cell => Regex.IsMatch(cell, $@"[`.]{call}\b")));
    }

    private static Assembly Library(string? name) => name is null ? typeof(System.Text.Json.JsonSerializer).Assembly
        : Assembly.LoadFrom(Path.Combine(AppContext.BaseDirectory, "libraries", name));

    private static string[] FirstCells(string page) =>
        [.. Page.Text(page).Split('\n').Where(line => line.StartsWith("| ", StringComparison.Ordinal)).Select(line => line.Split(" | ")[0])];

    /// <summary>Options that cannot be changed give others with one of them changed.</summary>
    private static bool IsChangedByMethod(Type type, PropertyInfo option) => type.GetMethods().Any(method => method.Name == "With" + option.Name);
}
