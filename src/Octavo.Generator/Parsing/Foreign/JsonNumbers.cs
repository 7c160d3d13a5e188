// Owns: what System.Text.Json's attribute says about the forms of numbers. It counts for JSON alone.
using Microsoft.CodeAnalysis;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Foreign;

internal static class JsonNumbers
{
    public const string Attribute = SystemTextJsonAttributes.Space + "JsonNumberHandlingAttribute";

    private const NumberTraits All = NumberTraits.ReadText | NumberTraits.WriteText | NumberTraits.NamedFloats;

    /// <summary>The forms that an attribute of a type or member asks for; null if it has none.</summary>
    public static NumberTraits? Of(ISymbol symbol) =>
        // the numbers are the same
        Attributes.Find(symbol, Attribute) is { ConstructorArguments: [{ Value: int handling }] } ? (NumberTraits)handling & All : null;
}
