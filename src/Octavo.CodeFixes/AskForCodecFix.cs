// Owns: the fix that asks, for the assembly, for the codecs of types of other assemblies and of closed generic types.
using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Octavo.Generator.Analyzers;

namespace Octavo.CodeFixes;

/// <summary>Adds <c>[assembly: GenerateCodecFor(typeof(X))]</c> to the file if the codec is missed.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AskForCodecFix)), Shared]
public sealed class AskForCodecFix : AssemblyFix
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = ["OCT0073"];

    /// <inheritdoc/>
    protected override string Title => "Add [assembly: GenerateCodecFor]";

    private protected override string Attribute => "GenerateCodecFor";

    private protected override string Fix => FixHintKeys.AskForCodec;
}
