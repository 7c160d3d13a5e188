// Owns: the codecs of properties that are one column of an entity: [OctavoColumn].
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Tests.Assemblies;

public sealed class ColumnTests
{
    private const string Attribute = "namespace Octavo; [System.AttributeUsage(System.AttributeTargets.Property)] public sealed class OctavoColumnAttribute : System.Attribute;";

    [Fact]
    public void Types_of_columns_are_roots()
    {
        const string Source = """
            using System.Collections.Generic;
            using Octavo;
            [GenerateCodec] public sealed class Order { [CodecMember(1)] public int Id { get; set; } }
            public sealed class Customer
            {
                [OctavoColumn] public HashSet<string> Tags { get; set; } = [];
                [OctavoColumn] public Dictionary<int, Queue<Order>>? Orders { get; set; }
                [OctavoColumn] public string? Text { get; set; }
                public Stack<int> NotThis { get; set; } = [];
            }
            public sealed class Row<T> { [OctavoColumn] public Stack<T>? NotThis { get; set; } }
            """;
        string table = string.Concat(
            Harness.Run(Harness.Compilation([Source, Attribute])).Compiles().Files.Where(file => file.Key.EndsWith("Codecs.g.cs", StringComparison.Ordinal))
                .Select(file => file.Value));
        Assert.Contains("HashSet<string>", table, StringComparison.Ordinal);
        Assert.Contains("Dictionary<int, global::System.Collections.Generic.Queue<global::Order>>", table, StringComparison.Ordinal);
        Assert.DoesNotContain("Stack", table, StringComparison.Ordinal);
    }

    [Fact]
    public void A_column_without_a_codec_is_reported_at_its_property()
    {
        const string Source = "using Octavo; public sealed class Plain { public int A { get; set; } } public sealed class Customer { [OctavoColumn] public Plain? Value { get; set; } }";
        Diagnostic found = Assert.Single(Harness.Run(Harness.Compilation([Source, Attribute])).Diagnostics);
        Assert.Equal("OCT0010", found.Id);
        Assert.Equal(Source.IndexOf("Value", StringComparison.Ordinal), found.Location.SourceSpan.Start);
    }
}
