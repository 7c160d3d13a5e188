// Owns: what a parse depends on in addition to its own file: every file without the bodies of its members, the references, the options. Knows no attribute.
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Security.Cryptography;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;
using Octavo.Generator.Parsing.Sources;

namespace Octavo.Generator.Parsing.Compiling;

/// <summary>The declarations of a compilation. Two that are equal give every name outside of bodies the same meaning, so that typing in a body changes nothing
/// for other files, unless a parse read it (<see cref="BodyReads"/>).</summary>
internal sealed class Declarations : IEquatable<Declarations>
{
    private static readonly ConditionalWeakTable<Compilation, Declarations> s_known = new();
    private static readonly ConditionalWeakTable<SyntaxTree, byte[]> s_trees = new();

    private readonly byte[] _hash;
    private readonly CompilationOptions _options;
    private readonly ImmutableArray<MetadataReference> _references;

    private Declarations(Compilation compilation)
    {
        _options = compilation.Options;
        _references = [.. compilation.References];
        using var hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        hash.AppendData(Encoding.UTF8.GetBytes(compilation.AssemblyName ?? ""));
        foreach (SyntaxTree tree in compilation.SyntaxTrees)
        {
            hash.AppendData(s_trees.GetValue(tree, HashOf));
        }
        _hash = hash.GetHashAndReset();
    }

    public static Declarations Of(Compilation compilation) => s_known.GetValue(compilation, static c => new Declarations(c));

    public bool Equals(Declarations? other) =>
        ReferenceEquals(this, other)
        || (other is not null && _hash.AsSpan().SequenceEqual(other._hash) && _options.Equals(other._options) && _references.SequenceEqual(other._references));

    public override bool Equals(object? obj) => Equals(obj as Declarations);

    public override int GetHashCode() => _hash[0] | (_hash[1] << 8);

    private static byte[] HashOf(SyntaxTree tree)
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
        int from = 0;
        foreach (TextSpan body in Bodies(tree.GetRoot()))
        {
            kept.Append(text.ToString(TextSpan.FromBounds(from, body.Start)));
            from = body.End;
        }
        kept.Append(text.ToString(TextSpan.FromBounds(from, text.Length)));
        using var hash = SHA256.Create();
        return hash.ComputeHash(Encoding.UTF8.GetBytes(kept.ToString()));
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
