// Owns: the tests of the report that [OctavoColumn] is not enabled. Knows no database: EF Core and the package are sources here.
using Microsoft.CodeAnalysis;
using Octavo.Generator.Tests.CodeFixes;

namespace Octavo.Generator.Tests.Attributes;

public sealed class UnusedColumnTests
{
    private const string Frameworks = """
        namespace Microsoft.EntityFrameworkCore
        {
            public class DbContext { protected virtual void ConfigureConventions(ModelConfigurationBuilder configuration) { } }
            public class DbSet<T> { }
            public class ModelConfigurationBuilder { }
        }
        namespace Octavo { public sealed class OctavoColumnAttribute : System.Attribute { } }
        """;

    private const string Entity = """
        using Microsoft.EntityFrameworkCore;
        using Octavo;
        using System.Collections.Generic;
        public class Base { [OctavoColumn] private List<int> Tags { get; set; } = []; }
        public class Tagged : Base { public int Id { get; set; } }
        public class Untagged { public int Id { get; set; } public List<int> Tags { get; set; } = []; }

        """;

    [Fact]
    public async Task A_context_that_does_not_enable_the_attribute_is_reported()
    {
        Diagnostic found = Assert.Single(await Reports("public class Shop : DbContext { public DbSet<Tagged> All { get; set; } }"));
        Assert.Equal(("OCT0075", DiagnosticSeverity.Warning), (found.Id, found.DefaultSeverity));
        Assert.Equal("Shop", found.Location.SourceTree!.ToString().Substring(found.Location.SourceSpan.Start, found.Location.SourceSpan.Length));
        Assert.Contains("'Base.Tags'", found.GetMessage(), StringComparison.Ordinal);
        Assert.Single(await Reports("public abstract class Own : DbContext { public DbSet<Tagged> All { get; set; } } public class Shop : Own { }"));
    }

    [Theory]
    [InlineData("public class Shop : DbContext { public DbSet<Untagged> All { get; set; } }")]
    [InlineData("public class Shop { public DbSet<Tagged> All { get; set; } }")]
    [InlineData("public abstract class Shop : DbContext { public DbSet<Tagged> All { get; set; } }")]
    [InlineData("public class Shop : DbContext { public DbSet<Tagged> All { get; set; } void Configure() => Helper.UseOctavo(); } class Helper { public static void UseOctavo() { } }")]
    [InlineData("public class Shop : DbContext { public DbSet<Tagged> All { get; set; } void Configure(dynamic model) => model.HasOctavoJson(); }")]
    public async Task Others_are_not(string source) => Assert.Empty(await Reports(source));

    private static async Task<Diagnostic[]> Reports(string source) =>
        [.. (await FixHarness.Reports(Frameworks, Entity + source)).Where(diagnostic => diagnostic.Id == "OCT0075")];
}
