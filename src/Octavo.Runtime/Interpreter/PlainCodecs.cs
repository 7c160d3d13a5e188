// Owns: the entries of the first tier, and when the second takes over. Knows no format.
using System.Diagnostics.CodeAnalysis;
using Octavo.Internal;

namespace Octavo.Runtime.Interpreter;

/// <summary>Makes entries of plain classes.</summary>
internal static class PlainCodecs
{
    private static readonly PlainParser s_parser = new();

    /// <summary>Calls of an entry, elements of lists among them, before its codec is compiled. Fewer would compile what a program uses at its start
    /// alone.</summary>
    internal static int Calls { get; set; } = 30;

    /// <summary>The entry of a type; null if it is not plain.</summary>
    [RequiresDynamicCode("Closed types are made.")]
    internal static CodecEntry? Find(Type type) => s_parser.Parse(type) is { } plan ? plan.Owner.Entry(plan) : null;
}
