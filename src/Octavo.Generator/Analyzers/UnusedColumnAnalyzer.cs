// Owns: the report of contexts of Entity Framework Core that do not follow [OctavoColumn], because nothing calls UseOctavo().
using System;
using System.Collections.Immutable;
using System.Linq;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing;

namespace Octavo.Generator.Analyzers;

/// <summary>Reports a context with an entity that has <c>[OctavoColumn]</c>, if no code of the project makes a model follow it: EF Core maps what it can in its
/// own way, without an error.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class UnusedColumnAnalyzer : DiagnosticAnalyzer
{
    private const string Context = "Microsoft.EntityFrameworkCore.DbContext";

    /// <summary>The calls that make columns: a helper may have them, so any of them in the project counts.</summary>
    private static readonly ImmutableHashSet<string> s_calls = ["UseOctavo", "UseOctavoJson", "UseOctavoBytes", "HasOctavoJson", "HasOctavoBytes"];

    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = [Descriptors.UnusedColumn];

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.EnableConcurrentExecution();
        context.RegisterCompilationStartAction(static start =>
        {
            if (start.Compilation.GetTypeByMetadataName("Octavo.OctavoColumnAttribute") is { } column
                && start.Compilation.GetTypeByMetadataName(Context) is { } contexts)
            {
                Compilation compilation = start.Compilation;
                CancellationToken cancellation = start.CancellationToken;
                var calls = new Lazy<bool>(() => Calls(compilation, cancellation));
                start.RegisterSymbolAction(symbol => Analyze(symbol, column, contexts, calls), SymbolKind.NamedType);
            }
        });
    }

    private static void Analyze(SymbolAnalysisContext context, INamedTypeSymbol column, INamedTypeSymbol contexts, Lazy<bool> calls)
    {
        var type = (INamedTypeSymbol)context.Symbol;
        if (!type.IsAbstract && IsOwnContext(type, contexts, context.Compilation.Assembly) && Column(type, column) is { } property && !calls.Value)
        {
            context.ReportDiagnostic(
                Diagnostic.Create(Descriptors.UnusedColumn, type.Locations[0], $"{property.ContainingType.Name}.{property.Name}", type.Name));
        }
    }

    /// <summary>Whether a type is a context with no base class of another assembly, which may call it.</summary>
    private static bool IsOwnContext(INamedTypeSymbol type, INamedTypeSymbol contexts, IAssemblySymbol own)
    {
        INamedTypeSymbol? at = type.BaseType;
        while (at is not null && !SymbolEqualityComparer.Default.Equals(at, contexts) && SymbolEqualityComparer.Default.Equals(at.ContainingAssembly, own))
        {
            at = at.BaseType;
        }
        return SymbolEqualityComparer.Default.Equals(at, contexts);
    }

    /// <summary>The first property with the attribute of the entities that a context has; null if there is none.</summary>
    private static IPropertySymbol? Column(INamedTypeSymbol context, INamedTypeSymbol column)
    {
        for (INamedTypeSymbol? at = context; at is not null; at = at.BaseType)
        {
            foreach (IPropertySymbol set in at.GetMembers().OfType<IPropertySymbol>())
            {
                if (set.Type is INamedTypeSymbol { Name: "DbSet", TypeArguments: [INamedTypeSymbol entity] } && OfEntity(entity, column) is { } found)
                {
                    return found;
                }
            }
        }
        return null;
    }

    private static IPropertySymbol? OfEntity(INamedTypeSymbol entity, INamedTypeSymbol column)
    {
        for (INamedTypeSymbol? at = entity; at is not null; at = at.BaseType)
        {
            IPropertySymbol? found = at.GetMembers().OfType<IPropertySymbol>()
                .FirstOrDefault(p => p.GetAttributes().Any(a => SymbolEqualityComparer.Default.Equals(a.AttributeClass, column)));
            if (found is not null)
            {
                return found;
            }
        }
        return null;
    }

    private static bool Calls(Compilation compilation, CancellationToken cancellation) => compilation.SyntaxTrees.Any(tree =>
        tree.GetRoot(cancellation).DescendantNodes().OfType<SimpleNameSyntax>().Any(name => s_calls.Contains(name.Identifier.ValueText)));
}
