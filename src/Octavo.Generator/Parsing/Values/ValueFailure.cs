// Owns: why a type has no value model, as the caller reports it at its own place.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;

namespace Octavo.Generator.Parsing.Values;

/// <summary>A failure; the descriptor takes the holder, the type and the reason.</summary>
/// <param name="Descriptor">The diagnostic; null if the compiler reports it itself.</param>
/// <param name="Type">The type at fault.</param>
/// <param name="Reason">A clause.</param>
internal sealed record ValueFailure(DiagnosticDescriptor? Descriptor, string Type, string Reason)
{
    public static readonly ValueFailure Silent = new(null, "", "");

    public static ValueFailure Unsupported(ITypeSymbol type, string reason) => new(Descriptors.UnsupportedType, type.ToDisplayString(), reason);

    public static ValueFailure NoCodec(ITypeSymbol type) => new(Descriptors.NoCodec, Text(type), "it does not have [GenerateCodec]");

    public static ValueFailure Conflict(ITypeSymbol type, (string One, string Other) assemblies) =>
        new(Descriptors.CodecsDiffer, Text(type), $"'{assemblies.One}' and '{assemblies.Other}'");

    public static ValueFailure Abstract(ITypeSymbol type, string what) => new(Descriptors.AbstractMember, Text(type), what);

    /// <summary>The type as <c>typeof</c> takes it.</summary>
    private static string Text(ITypeSymbol type) => type.WithNullableAnnotation(NullableAnnotation.None).ToDisplayString();

    /// <summary>Why a type has no codec for this reason: a clause.</summary>
    /// <param name="of">The type: that at fault, or one that holds it.</param>
    public string Because(string of)
    {
        const string It = "it ";
        const string WhichIs = "which is ";
        string subject = Type == of ? "it" : $"'{Type}'";
        return Reason.StartsWith(It, System.StringComparison.Ordinal) ? $"{subject} {Reason.Substring(It.Length)}"
            : Reason.StartsWith(WhichIs, System.StringComparison.Ordinal) ? $"{subject} is {Reason.Substring(WhichIs.Length)}"
            : Reason.StartsWith("which ", System.StringComparison.Ordinal) ? $"{subject} is a type {Reason}"
            : $"{subject} is {Reason}";
    }

    /// <summary>Reports it for what holds the type.</summary>
    public void Report(ParseContext context, Location? location, string holder)
    {
        if (Descriptor is not null)
        {
            context.Report(Descriptor, location, holder, Type, Reason);
        }
    }
}
