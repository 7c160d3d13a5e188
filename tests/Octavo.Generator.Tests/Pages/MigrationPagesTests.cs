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
    public void Each_option_has_a_row(string page, string? assembly, string type)
    {
        Assembly library = assembly is null ? typeof(System.Text.Json.JsonSerializer).Assembly
            : Assembly.LoadFrom(Path.Combine(AppContext.BaseDirectory, "libraries", assembly));
        PropertyInfo[] properties =
            library.GetType(type, throwOnError: true)!.GetProperties(BindingFlags.Public | BindingFlags.Instance | BindingFlags.DeclaredOnly);
        string[] options =
            [.. properties.Where(property => property.SetMethod is { IsPublic: true } || property.PropertyType.IsGenericType).Select(property => property.Name)
                .Order(StringComparer.Ordinal)];
        Assert.NotEmpty(options);
        string[] first = [.. Page.Text(page).Split('\n').Where(line => line.StartsWith("| ", StringComparison.Ordinal)).Select(line => line.Split(" | ")[0])];
        Assert.All(options, option => Assert.Contains(first, cell => Regex.IsMatch(cell, $@"`{option}\b")));
    }
}
