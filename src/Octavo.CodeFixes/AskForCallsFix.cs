// Owns: the fix that asks, for the assembly, for the codecs of what the methods of an interface, controller or hub send.
using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Octavo.Generator.Analyzers;

namespace Octavo.CodeFixes;

/// <summary>Adds <c>[assembly: GenerateCodecsForCalls(typeof(X))]</c> to the file where a framework is told of the type.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AskForCallsFix)), Shared]
public sealed class AskForCallsFix : AssemblyFix
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = ["OCT0074"];

    /// <inheritdoc/>
    protected override string Title => "Add [assembly: GenerateCodecsForCalls]";

    private protected override string Attribute => "GenerateCodecsForCalls";

    private protected override string Fix => FixHintKeys.AskForCalls;
}
