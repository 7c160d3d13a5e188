// Owns: why a type has no value model, as the caller reports it at its own place.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;

namespace Octavo.Generator.Parsing.Values;

/// <summary>A failure; the descriptor takes the holder, the type and the reason.</summary>
/// <param name="Descriptor">The diagnostic; null if the compiler reports it itself.</param>
/// <param name="Type">The type at fault.</param>
/// <param name="Reason">What the type is: a noun with its adjectives.</param>
internal sealed record ValueFailure(DiagnosticDescriptor? Descriptor, string Type, string Reason)
{
    public static readonly ValueFailure Silent = new(null, "", "");

    public static ValueFailure Unsupported(ITypeSymbol type, string reason) => new(Descriptors.UnsupportedType, type.ToDisplayString(), reason);

    public static ValueFailure NoCodec(ITypeSymbol type) => new(Descriptors.NoCodec, Text(type), "a type without [GenerateCodec]");

    public static ValueFailure Conflict(ITypeSymbol type, (string One, string Other) assemblies) =>
        new(Descriptors.CodecsDiffer, Text(type), $"'{assemblies.One}' and '{assemblies.Other}'");

    public static ValueFailure Abstract(ITypeSymbol type, string what) => new(Descriptors.AbstractMember, Text(type), what);

    /// <summary>A clause that says why a type that needs the failed one has no codec.</summary>
    /// <param name="type">The type that needs it, or itself.</param>
    public string Clause(ITypeSymbol type) => (Type == type.ToDisplayString() || Type == Text(type) ? "it" : $"'{Type}' in it") + " is " + Reason;

    /// <summary>The type as <c>typeof</c> takes it.</summary>
    private static string Text(ITypeSymbol type) => type.WithNullableAnnotation(NullableAnnotation.None).ToDisplayString();

    /// <summary>Reports it for what holds the type.</summary>
    public void Report(ParseContext context, Location? location, string holder)
    {
        if (Descriptor is not null)
        {
            context.Report(Descriptor, location, holder, Type, Reason);
        }
    }
}
