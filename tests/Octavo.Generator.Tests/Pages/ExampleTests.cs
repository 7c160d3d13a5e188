// Owns: the rule that every public call and attribute has an example in its XML comment, which compiles with the types of the README and of getting-started;
// warnings are errors.
using System.Xml.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Octavo.Generator.Tests.Pages;

public sealed class ExampleTests
{
    private const string Globals = """
        global using System;
        global using System.Collections.Generic;
        global using System.IO;
        global using System.Linq;
        global using System.Net.Http;
        global using System.Threading;
        global using System.Threading.Tasks;
        global using Octavo;
        global using Shop;
        """;

    /// <summary>Everything that a program which uses all packages has.</summary>
    private static readonly MetadataReference[] s_references =
        [.. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator).Where(IsOfUser)
            .Select(Harness.Reference)];

    private static readonly CSharpCompilation s_user = Harness.Compilation([Globals, .. Types()]).WithReferences(s_references);

    /// <summary>Facades, classes of extension methods, and attributes.</summary>
    private static readonly Dictionary<string, INamedTypeSymbol> s_types = s_user.References.Select(s_user.GetAssemblyOrModuleSymbol).OfType<IAssemblySymbol>()
        .Where(assembly => assembly.Name.StartsWith("Octavo", StringComparison.Ordinal)).SelectMany(assembly => Nested(assembly.GlobalNamespace))
        .Where(IsShown).ToDictionary(type => type.ToDisplayString());

    private static readonly Dictionary<string, XElement> s_comments = s_references.Select(reference => Path.ChangeExtension(reference.Display!, ".xml"))
        .Where(path => Path.GetFileName(path).StartsWith("Octavo", StringComparison.Ordinal) && File.Exists(path))
        .SelectMany(path => XDocument.Load(path, LoadOptions.PreserveWhitespace).Descendants("member"))
        .DistinctBy(member => member.Attribute("name")!.Value) // two packages may compile one internal file
        .ToDictionary(member => member.Attribute("name")!.Value);

    public static TheoryData<string> Documented => [.. s_types.Keys.Order(StringComparer.Ordinal)];

    [Fact]
    public void They_are_found() => Assert.All(
        [
            "Octavo.OctavoBinary", "Octavo.OctavoFormat", "Octavo.OctavoGraph", "Octavo.OctavoProtoJson", "Octavo.OctavoTranscode", "Octavo.OctavoRuntime",
            "Octavo.OctavoKryo", "Octavo.CodecMemberAttribute", "Octavo.OctavoColumnAttribute",
        ], name => Assert.Contains(name, s_types.Keys));

    /// <summary>Every call has one; a default run compiles those of one type in four.</summary>
    [Theory, MemberData(nameof(Documented))]
    public void Each_has_examples_that_compile(string name)
    {
        INamedTypeSymbol type = s_types[name];
        string[] examples = [.. ExamplesOf(type)];
        if (examples.Length == 0)
        {
            Assert.NotEmpty(Calls(type));
        }
        foreach (IMethodSymbol call in examples.Length == 0 ? Calls(type) : [])
        {
            string[] own = [.. ExamplesOf(call)];
            Assert.True(own.Length != 0, $"{call.ToDisplayString()} has no example.");
            examples = [.. examples, .. own];
        }
        if (!TestRun.Takes(name, oneIn: 4))
        {
            return;
        }
        CSharpCompilation compilation = s_user.AddSyntaxTrees(examples.Select(
            (example, i) => CSharpSyntaxTree.ParseText(FileOf(example, i), Harness.Options(), $"Source{name}{i}.cs")));
        Harness.Run(compilation.WithOptions(compilation.Options.WithSpecificDiagnosticOptions(PagesTests.OfExcerpts))).Compiles();
    }

    private static bool IsOfUser(string path)
    {
        string name = Path.GetFileNameWithoutExtension(path);
        return !name.StartsWith("xunit", StringComparison.OrdinalIgnoreCase) && !name.StartsWith("Octavo.Generator", StringComparison.Ordinal)
            && !name.StartsWith("Microsoft.CodeAnalysis", StringComparison.Ordinal) && name != "Octavo.CodeFixes";
    }

    /// <summary>The types of the README, and those of getting-started.</summary>
    private static IEnumerable<string> Types()
    {
        CompilationUnitSyntax program = SyntaxFactory.ParseCompilationUnit(Page.Blocks("README.md", "csharp").First(), options: Harness.Options());
        yield return program.WithMembers([.. program.Members.Where(member => member is not GlobalStatementSyntax)]).ToFullString();
        foreach (string file in Page.Blocks("docs/getting-started.md", "csharp"))
        {
            yield return file;
        }
    }

    private static IEnumerable<INamedTypeSymbol> Nested(INamespaceSymbol space) =>
        space.GetTypeMembers().Concat(space.GetNamespaceMembers().SelectMany(Nested));

    private static bool IsShown(INamedTypeSymbol type) =>
        type.DeclaredAccessibility == Accessibility.Public && !IsHidden(type)
            && (type is { IsStatic: true, Name: var name } && name.StartsWith("Octavo", StringComparison.Ordinal) || type.Name == "OctavoFormat"
            || type.BaseType is { Name: "Attribute" });

    /// <summary>What editors do not offer is for emitted code.</summary>
    private static bool IsHidden(ISymbol symbol) => symbol.GetAttributes().Any(attribute => attribute.AttributeClass!.Name == "EditorBrowsableAttribute");

    private static IEnumerable<IMethodSymbol> Calls(INamedTypeSymbol type) =>
        type.GetMembers().OfType<IMethodSymbol>()
            .Where(method => method is { MethodKind: MethodKind.Ordinary, DeclaredAccessibility: Accessibility.Public, IsOverride: false })
            .Where(method => !IsHidden(method));

    private static IEnumerable<string> ExamplesOf(ISymbol symbol) =>
        s_comments.TryGetValue(symbol.GetDocumentationCommentId()!, out XElement? comment)
            ? comment.Elements("example").Select(example => Trimmed(example.Element("code")!.Value)) : [];

    /// <summary>Without the indentation of the comment.</summary>
    private static string Trimmed(string code)
    {
        string[] lines = code.ReplaceLineEndings("\n").Split('\n');
        int indent = lines.Where(line => line.Trim().Length != 0).Min(line => line.Length - line.TrimStart().Length);
        return string.Join('\n', lines.Select(line => line.Length < indent ? "" : line[indent..])).Trim();
    }

    /// <summary>An example as a file: its types in a namespace of their own, its statements in a method.</summary>
    private static string FileOf(string example, int number)
    {
        CompilationUnitSyntax unit = SyntaxFactory.ParseCompilationUnit(example, options: Harness.Options());
        if (unit.Members.OfType<BaseNamespaceDeclarationSyntax>().Any())
        {
            return example;
        }
        GlobalStatementSyntax[] statements = [.. unit.Members.OfType<GlobalStatementSyntax>()];
        string types = string.Concat(unit.Members.Where(member => member is not GlobalStatementSyntax).Select(member => member.ToFullString()));
        bool waits = statements.Any(statement => statement.DescendantTokens().Any(token => token.IsKind(SyntaxKind.AwaitKeyword)));
        return $$"""
            {{unit.Usings.ToFullString()}}{{unit.AttributeLists.ToFullString()}}
            namespace Example{{number}}
            {
            {{types}}
                internal static class Calls
                {
                    internal static {{(waits ? "async Task" : "void")}} Run()
                    {
            {{string.Concat(statements.Select(statement => statement.ToFullString()))}}
                    }
                }
            }
            """;
    }
}
