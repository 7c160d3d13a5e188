// Owns: that emitted code names everything in full: no type, using or extension of the user's can come between it and what it means.
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Qualifying;
using Octavo.Model.Planning;

namespace Octavo.Generator.Tests.Qualifying;

public sealed class QualifiedTextTests
{
    /// <summary>Of every name that means a type the first part is an alias, or it is declared by emitted code beside it.</summary>
    public static TheoryData<string> SourcesToLookAt =>
        [.. TestRun.Sample(["Authored", "Construction", "Formats", "Keeping", "Messages", "Parts", "Scalars", "Shapes", "Small", "Tolerant", "Unions"],
            oneIn: 3)];

    [Theory, MemberData(nameof(SourcesToLookAt))]
    public void Every_name_is_a_full_one(string source)
    {
        Compilation output = Harness.Run(Harness.Compilation([Samples.Stubs, Sources.Read("Trip"), Sources.Read(source)])).Output;
        var found = new SortedSet<string>(StringComparer.Ordinal);
        foreach (SyntaxTree tree in output.SyntaxTrees.Where(t => t.FilePath.EndsWith(".g.cs", StringComparison.Ordinal)))
        {
            SemanticModel model = output.GetSemanticModel(tree);
            SyntaxNode root = tree.GetRoot(TestContext.Current.CancellationToken);
            Assert.Empty(root.DescendantNodes().OfType<UsingDirectiveSyntax>());
            foreach (InvocationExpressionSyntax call in root.DescendantNodes().OfType<InvocationExpressionSyntax>())
            {
                if (model.GetSymbolInfo(call, TestContext.Current.CancellationToken).Symbol is IMethodSymbol { ReducedFrom: not null })
                {
                    found.Add("as an extension: " + call);
                }
            }
            foreach (SimpleNameSyntax name in root.DescendantNodes().OfType<SimpleNameSyntax>().Where(IsFirst))
            {
                ISymbol? symbol = model.GetSymbolInfo(name, TestContext.Current.CancellationToken).Symbol;
                symbol = symbol is IMethodSymbol { MethodKind: MethodKind.Constructor } made ? made.ContainingType : symbol;
                if (symbol is INamedTypeSymbol { ContainingType: null } type && name.Identifier.ValueText is not ("var" or "nint")
                    && !IsDeclaredBeside(type, name))
                {
                    found.Add(name.Identifier.ValueText + " means " + type.ToDisplayString());
                }
            }
        }
        Assert.Empty(found);
    }

    [Fact]
    public void Known_names_are_those_of_types()
    {
        CSharpCompilation compilation = Harness.Compilation("");
        Assert.All(KnownNames.All.Where(n => n.Key != "Collections"), known =>
        {
            string[] parts = known.Value["global::".Length..].Split('.');
            INamespaceSymbol space = parts[..^1].Aggregate(compilation.GlobalNamespace, (at, part) => at.GetNamespaceMembers().Single(n => n.Name == part));
            Assert.NotEmpty(space.GetTypeMembers(parts[^1]));
        });
    }

    [Theory]
    [InlineData("namespace A;\n\nusing global::System;\n\nclass Math\n{\n    Math m;\n}\n", "namespace A;\n\n\nclass Math\n{\n    global::System.Math m;\n}\n")]
    [InlineData("x.Math(Math.Max(1L, 0x1F), \"Math \\\" Math\", '\"', Math); // Math",
        "x.Math(global::System.Math.Max(1L, 0x1F), \"Math \\\" Math\", '\"', global::System.Math); // Math")]
    [InlineData("v = new global::Acme.Math\n{\n    Math = Math.E,\n};", "v = new global::Acme.Math\n{\n    Math = global::System.Math.E,\n};")]
    [InlineData("List<Dictionary<int, @List>>[] a = b[1..Math.Max(1, 2)];",
        "global::System.Collections.Generic.List<global::System.Collections.Generic.Dictionary<int, @List>>[] a = b[1..global::System.Math.Max(1, 2)];")]
    [InlineData("other::Lib.Math m;", "extern alias other;\nother::Lib.Math m;")]
    [InlineData("where R : struct, ISequentialReader<R>\n{\n    Type t;", "where R : struct, global::Octavo.Contracts.ISequentialReader<R>\n{\n    global::System.Type t;")]
    public void Names_alone_are_exchanged(string text, string expected) => Assert.Equal(expected, QualifiedText.Of(text));

    private static bool IsFirst(SimpleNameSyntax name) => name.Parent switch
    {
        QualifiedNameSyntax qualified => qualified.Left == name,
        AliasQualifiedNameSyntax => false,
        MemberAccessExpressionSyntax access => access.Expression == name,
        MemberBindingExpressionSyntax or NameEqualsSyntax => false,
        _ => true,
    };

    /// <summary>Codecs name those of their own namespace shortly: nothing comes before that.</summary>
    private static bool IsDeclaredBeside(INamedTypeSymbol type, SyntaxNode name) =>
        type.Locations.Any(l => l.SourceTree?.FilePath.EndsWith(".g.cs", StringComparison.Ordinal) == true)
            && name.FirstAncestorOrSelf<BaseNamespaceDeclarationSyntax>()?.Name.ToString() == type.ContainingNamespace.ToDisplayString();
}
