// Owns: options, callbacks and attributes on types that have no members of their own, collections, unions, enums and roots, which have no effect there: each is
// reported. Knows no format.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Protobuf;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Generator.Parsing.Types;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Unused;

internal sealed class UnusedOptions(ParseContext context)
{
    private const string OnHolder = "set it on the types that hold it, or on the types that it holds";

    /// <summary>Reports what a root without a codec of its own is asked for with: a collection, a tuple, a nullable value.</summary>
    public void CheckRoot(ITypeSymbol type, TypeRequest request, Location? location) =>
        Report(Of(request, formats: true, references: false), type, "is written as the value that it holds", OnHolder, location);

    /// <summary>Reports what an enum is asked for with.</summary>
    public void CheckEnum(ITypeSymbol type, TypeRequest request, Location? location) =>
        Report(Of(request, formats: true, references: true), type, "is an enum", "[CodecEnum] says how it is written", location);

    /// <summary>Reports what a union is asked for with whose base is not a case: cases have options of their own. References go to the cases, formats are
    /// the union's, and in Protobuf a class that has parts is written in its version.</summary>
    public void CheckUnion(INamedTypeSymbol type, TypeRequest request, Location? location) =>
        Report(Of(IncludedPart.IsLevel(type) ? request with { Version = 0 } : request, formats: false, references: false), type,
            "is a union and not a case itself", "set it on each case, or for the whole assembly in [CodecDefaults]", location);

    /// <summary>Reports what a collection class is asked for with, and what in it waits to be called.</summary>
    public void CheckCollection(INamedTypeSymbol type, TypeRequest request, Location? location)
    {
        const string IsElements = "is a collection and written as its elements";
        Report(Of(request, formats: true, references: false), type, IsElements, OnHolder, location);
        foreach (AttributeData attribute in type.GetAttributes().Where(a => Attributes.Is(a, Attributes.ProtobufMessage)))
        {
            Report(["[ProtobufMessage]"], type, IsElements, "put it on a class that holds it", StateAnalysis.PlaceOf(attribute) ?? location);
        }
        foreach (IMethodSymbol constructor in MarkedConstructors.Of(type.InstanceConstructors).Where(c => c.Parameters.Length != 0))
        {
            Report(["[CodecConstructor] on '" + constructor.ToDisplayString() + "'"], type, IsElements,
                "it is made by the constructor without parameters, and filled", constructor.Locations.FirstOrDefault() ?? location);
        }
        foreach ((IMethodSymbol method, string[] origins) in CallbackParser.Origins(type))
        {
            Report(["'" + method.ToDisplayString() + "'"], type, IsElements, "no callback runs when it is written or read; call it from a class that holds it",
                method.Locations.FirstOrDefault() ?? location);
        }
    }

    /// <summary>The options that are set, but those that count.</summary>
    private static IEnumerable<string> Of(TypeRequest request, bool formats, bool references)
    {
        (bool IsSet, string Name)[] all =
        [
            (request.Order != 0, "Order"),
            (request.Layout != 0, "Layout"),
            (request.Omit != 0, "Omit"),
            (request.Names != 0, "Names"),
            (request.Computed != 0, "Computed"),
            (request.Version != 0, "Version"),
            (request.Sharing != 0, "Sharing"),
            (references && request.References, "References"),
            (formats && !request.Formats.IsWhole(), "Formats"),
        ];
        return all.Where(o => o.IsSet).Select(o => "'" + o.Name + "'");
    }

    private void Report(IEnumerable<string> what, ITypeSymbol type, string why, string instead, Location? location)
    {
        string[] all = [.. what];
        if (all.Length != 0)
        {
            context.Report(Descriptors.UnusedOption, location, type.ToDisplayString(), why, string.Join(", ", all), instead);
        }
    }
}
