// Owns: the hidden companions of the generator's diagnostics that a fix can end: editors offer fixes for what analyzers report, not for what generators do.
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Types;

namespace Octavo.Generator.Analyzers;

/// <summary>Reports, hidden, which fixes serve the generator's diagnostics, at the same places.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class FixHintAnalyzer : DiagnosticAnalyzer
{
    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = [Descriptors.Remedy];

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.EnableConcurrentExecution();
        context.RegisterSymbolAction(AnalyzeType, SymbolKind.NamedType);
        context.RegisterSyntaxNodeAction(AnalyzeCall, SyntaxKind.InvocationExpression);
    }

    private static void AnalyzeType(SymbolAnalysisContext context)
    {
        var type = (INamedTypeSymbol)context.Symbol;
        if (Attributes.Find(type, Attributes.GenerateCodec) is not AttributeData attribute)
        {
            return;
        }
        var parse = new ParseContext(context.Compilation);
        var request = TypeRequest.From(attribute, type.Locations[0]);
        new TypeParser(parse).Parse(type, request);
        foreach (DiagnosticInfo found in parse.ToParsed().Diagnostics)
        {
            ISymbol? member = Member(type, found.Location);
            foreach (ImmutableDictionary<string, string?> remedy in FixHints.For(found.Id, type, member, request, context.Compilation))
            {
                Location location = found.Location?.ToLocation(context.Compilation) ?? type.Locations[0];
                context.ReportDiagnostic(Diagnostic.Create(Descriptors.Remedy, location, remedy, found.Id, (member ?? type).ToDisplayString()));
            }
        }
    }

    private static void AnalyzeCall(SyntaxNodeAnalysisContext context)
    {
        var call = (InvocationExpressionSyntax)context.Node;
        if (!CallParser.MayBeCall(call) || CallParser.Parse(context.SemanticModel, call, context.CancellationToken)?.Diagnostics is not { } found
            || !found.Any(d => d.Id == Descriptors.RootWithoutCodec.Id)
            || context.SemanticModel.GetSymbolInfo(call, context.CancellationToken).Symbol is not IMethodSymbol { TypeArguments: [ITypeSymbol root] })
        {
            return;
        }
        foreach (ImmutableDictionary<string, string?> remedy in FixHints.ForLacking(root, context.Compilation))
        {
            context.ReportDiagnostic(
                Diagnostic.Create(Descriptors.Remedy, call.GetLocation(), remedy, Descriptors.RootWithoutCodec.Id, root.ToDisplayString()));
        }
    }

    /// <summary>The field or property that a diagnostic is at, of the type or a base class; null if it is elsewhere.</summary>
    private static ISymbol? Member(INamedTypeSymbol type, LocationInfo? location)
    {
        IEnumerable<ISymbol> members = MemberParser.BaseFirst(type).SelectMany(owner => owner.GetMembers()).Where(m => m is IFieldSymbol or IPropertySymbol);
        return location is null ? null : members.FirstOrDefault(m => !m.IsImplicitlyDeclared && m.Locations.Any(l => LocationInfo.From(l) == location));
    }
}
