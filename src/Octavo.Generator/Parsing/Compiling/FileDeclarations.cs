// Owns: one file's share of the declarations: its text without bodies and without the members of ordinary types, which are set apart. Binds nothing.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Security.Cryptography;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Octavo.Generator.Parsing.Compiling;

/// <summary>
/// What a file declares, by its syntax alone, once for each of its states.
/// <para>A class, struct or record may be ordinary if a parse of another file that does not name its members has no use for them: it is not nested or generic,
/// has no attribute but the codec's, and names its bases without type arguments. Which of them are ordinary depends on all files (<see cref="Declarations"/>).
/// Parses that look into types that their own file does not name say so (<see cref="Bodies.BodyReads"/>).</para>
/// </summary>
internal sealed class FileDeclarations
{
    private static readonly ConditionalWeakTable<SyntaxTree, FileDeclarations> s_known = new();

    /// <summary>Properties that statements and patterns use without naming them.</summary>
    private static readonly string[] s_unnamed = ["Current", "Length", "Count", "IsCompleted"];

    /// <summary>What a file that takes a record apart uses, whatever the names.</summary>
    public const string Deconstruction = "()";

    private readonly List<TypeMembers> _types = [];
    private readonly List<(string Name, IReadOnlyList<string> Bases)> _declared = [];
    private readonly HashSet<string> _mentioned = new(StringComparer.Ordinal);

    private FileDeclarations(SyntaxTree tree)
    {
        var kept = new StringBuilder(tree.FilePath).Append('\n');
        if (tree.Options is CSharpParseOptions options)
        {
            kept.Append(options.LanguageVersion).Append('\n');
            foreach (string symbol in options.PreprocessorSymbolNames)
            {
                kept.Append(symbol).Append('\n');
            }
        }
        SourceText text = tree.GetText();
        SyntaxNode root = tree.GetRoot();
        TextSpan[] bodies = [.. Bodies(root)];
        var apart = new List<TextSpan>();
        foreach (SyntaxNode node in root.DescendantNodes(static node => node is CompilationUnitSyntax or BaseNamespaceDeclarationSyntax
            or TypeDeclarationSyntax))
        {
            Note(node);
            if (node is TypeDeclarationSyntax type && MayBeOrdinary(type))
            {
                apart.AddRange(SetApart(type, text, bodies));
            }
        }
        _mentioned.UnionWith(root.DescendantNodes().OfType<AttributeSyntax>().Where(static a => !IsJsonList(a)).SelectMany(Names));
        Append(kept, text, TextSpan.FromBounds(0, text.Length), bodies.Concat(apart));
        Hash = HashOf(kept.ToString());
    }

    /// <summary>The hash of the text without bodies, and without the members of <see cref="Types"/>.</summary>
    public byte[] Hash { get; }

    /// <summary>Types that may be ordinary.</summary>
    public IReadOnlyList<TypeMembers> Types => _types;

    /// <summary>The names of all types, once for each declaration, and the bases that each names.</summary>
    public IReadOnlyList<(string Name, IReadOnlyList<string> Bases)> Declared => _declared;

    /// <summary>The names in aliases, attributes and type arguments of bases.</summary>
    public IReadOnlyCollection<string> Mentioned => _mentioned;

    public static FileDeclarations Of(SyntaxTree tree) => s_known.GetValue(tree, static t => new FileDeclarations(t));

    private static byte[] HashOf(string text)
    {
        using var hash = SHA256.Create();
        return hash.ComputeHash(Encoding.UTF8.GetBytes(text));
    }

    private void Note(SyntaxNode node)
    {
        switch (node)
        {
            case BaseTypeDeclarationSyntax type:
                _declared.Add((type.Identifier.ValueText, [.. Bases(type).Select(Simple)]));
                _mentioned.UnionWith(Bases(type).Where(static one => one is not IdentifierNameSyntax).SelectMany(Names));
                break;
            case DelegateDeclarationSyntax type:
                _declared.Add((type.Identifier.ValueText, []));
                break;
            case UsingDirectiveSyntax:
                _mentioned.UnionWith(Names(node));
                break;
        }
    }

    /// <summary>The name of a base; empty if it is more than a name, as of a generic type.</summary>
    private static string Simple(TypeSyntax type) => type is IdentifierNameSyntax name ? name.Identifier.ValueText : "";

    private static IEnumerable<TypeSyntax> Bases(BaseTypeDeclarationSyntax type) => type.BaseList?.Types.Select(static one => one.Type) ?? [];

    private static IEnumerable<string> Names(SyntaxNode node) =>
        node.DescendantNodesAndSelf().OfType<SimpleNameSyntax>().Select(static n => n.Identifier.ValueText);

    private static bool MayBeOrdinary(TypeDeclarationSyntax type) =>
        type is not (InterfaceDeclarationSyntax or ExtensionBlockDeclarationSyntax) && type is { TypeParameterList: null, ContainsDirectives: false }
        && type.Parent is CompilationUnitSyntax or BaseNamespaceDeclarationSyntax
        && Bases(type).All(static one => one is IdentifierNameSyntax)
        && type.AttributeLists.SelectMany(static list => list.Attributes).All(static a => Name(a) == "GenerateCodec");

    /// <summary>The list of types that System.Text.Json's generator takes: it says nothing about them.</summary>
    private static bool IsJsonList(AttributeSyntax attribute) => Name(attribute) == "JsonSerializable";

    private static string Name(AttributeSyntax attribute)
    {
        string name = attribute.Name switch
        {
            QualifiedNameSyntax { Right: var right } => right.Identifier.ValueText,
            AliasQualifiedNameSyntax { Name: var right } => right.Identifier.ValueText,
            SimpleNameSyntax simple => simple.Identifier.ValueText,
            _ => "",
        };
        return Attributes.Short(name);
    }

    /// <summary>The spans of the members and parameters of a type that count only in their own file.</summary>
    private List<TextSpan> SetApart(TypeDeclarationSyntax type, SourceText text, TextSpan[] bodies)
    {
        var spans = new List<TextSpan>();
        var texts = new Dictionary<string, string>(StringComparer.Ordinal);
        var all = new StringBuilder();
        if (type.ParameterList is { Parameters.Count: not 0 } parameters
            && !parameters.Parameters.Any(static one => s_unnamed.Contains(one.Identifier.ValueText)))
        {
            all.Append(texts[Deconstruction] = parameters.ToString());
            spans.Add(parameters.Span);
            foreach (ParameterSyntax one in parameters.Parameters)
            {
                texts[one.Identifier.ValueText] = one.ToString();
            }
        }
        foreach (MemberDeclarationSyntax member in type.Members)
        {
            string[] names = member switch
            {
                PropertyDeclarationSyntax { ExplicitInterfaceSpecifier: null } property => [property.Identifier.ValueText],
                FieldDeclarationSyntax field => [.. field.Declaration.Variables.Select(static v => v.Identifier.ValueText)],
                _ => [],
            };
            if (names.Length == 0 || names.Any(s_unnamed.Contains) || !member.Modifiers.All(IsPlain))
            {
                continue;
            }
            var kept = new StringBuilder();
            Append(kept, text, member.FullSpan, bodies);
            string own = kept.ToString();
            foreach (string name in names)
            {
                texts[name] = texts.TryGetValue(name, out string? other) ? other + own : own;
            }
            all.Append(own);
            spans.Add(member.FullSpan);
        }
        _types.Add(new TypeMembers(type.Identifier.ValueText, HashOf(all.ToString()), texts));
        return spans;
    }

    /// <summary>A constant has a value that other constants may have in turn; other files ask for required members, and implement, override or hide the
    /// rest.</summary>
    private static bool IsPlain(SyntaxToken modifier) =>
        modifier.Kind() is SyntaxKind.PublicKeyword or SyntaxKind.InternalKeyword or SyntaxKind.ProtectedKeyword or SyntaxKind.PrivateKeyword
            or SyntaxKind.StaticKeyword or SyntaxKind.ReadOnlyKeyword;

    /// <summary>Appends a part of the text without what is left out.</summary>
    private static void Append(StringBuilder kept, SourceText text, TextSpan part, IEnumerable<TextSpan> without)
    {
        int from = part.Start;
        foreach (TextSpan span in without.Where(part.Contains).OrderBy(static s => s.Start).ThenByDescending(static s => s.Length))
        {
            if (span.Start >= from)
            {
                kept.Append(text.ToString(TextSpan.FromBounds(from, span.Start)));
                from = span.End;
            }
        }
        kept.Append(text.ToString(TextSpan.FromBounds(from, part.End)));
    }

    /// <summary>The bodies of methods, constructors, operators and accessors, and top-level statements. Two kinds count as declarations: a body with a
    /// directive, which may concern what follows it, and an accessor with <c>field</c>, which gives its type a field.</summary>
    private static IEnumerable<TextSpan> Bodies(SyntaxNode root) =>
        root.DescendantNodes(static node => node is CompilationUnitSyntax or BaseNamespaceDeclarationSyntax or TypeDeclarationSyntax
            or BasePropertyDeclarationSyntax or AccessorListSyntax)
            .Select(Body).Where(static body => body is { ContainsDirectives: false, Span.Length: > 0 }).Select(static body => body!.Span);

    private static SyntaxNode? Body(SyntaxNode node) => node switch
    {
        BaseMethodDeclarationSyntax method => (SyntaxNode?)method.Body ?? method.ExpressionBody,
        AccessorDeclarationSyntax accessor => WithoutField((SyntaxNode?)accessor.Body ?? accessor.ExpressionBody),
        PropertyDeclarationSyntax property => WithoutField(property.ExpressionBody),
        IndexerDeclarationSyntax indexer => indexer.ExpressionBody,
        GlobalStatementSyntax statement => statement,
        _ => null,
    };

    private static SyntaxNode? WithoutField(SyntaxNode? body) =>
        body?.DescendantTokens().Any(static t => t.Text == "field") == true ? null : body;
}
