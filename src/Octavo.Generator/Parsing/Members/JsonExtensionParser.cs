// Owns: the member that keeps unknown members by System.Text.Json's or Json.NET's attribute: in JSON alone, in the dictionary that the library has there.
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Foreign;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Members;

internal sealed class JsonExtensionParser(ParseContext context)
{
    private const string Stj = SystemTextJsonAttributes.Space + "JsonExtensionDataAttribute";
    private const string Newtonsoft = NewtonsoftAttributes.Space + "JsonExtensionDataAttribute";

    /// <summary>Whether a field or property is not a member, as it keeps what the type does not know.</summary>
    public static bool Is(ISymbol member) => Attributes.Find(member, Stj) is not null || Attributes.Find(member, Newtonsoft) is not null;

    /// <summary>Gives a type its extension data.</summary>
    /// <param name="type">The type.</param>
    /// <param name="model">Its model.</param>
    /// <returns>The model, with it if the type has one that can serve.</returns>
    public TypeModel Apply(INamedTypeSymbol type, TypeModel model)
    {
        if (MemberParser.BaseFirst(type).SelectMany(t => context.Facts.Mirror(t)?.Members ?? t.GetMembers())
            .LastOrDefault(m => m is IFieldSymbol or IPropertySymbol && Is(m)) is not ISymbol member)
        {
            return model;
        }
        ITypeSymbol held = member is IFieldSymbol field ? field.Type : ((IPropertySymbol)member).Type;
        string map = Map(held, Attributes.Find(member, Stj) is not null);
        string? reason = type.IsValueType ? "a struct keeps none; make the type a class"
            : member is IFieldSymbol { IsReadOnly: true } or IPropertySymbol { SetMethod: null } or IPropertySymbol { GetMethod: null }
            ? "it needs a getter and a setter"
            : map.Length == 0
            ? $"'{held.ToDisplayString()}' cannot keep unknown members; make it a Dictionary<string, JsonElement>, or [CodecExtensionData] of type UnknownMembers"
            : null;
        if (reason is not null)
        {
            context.Report(Descriptors.BadJsonExtensionData, member.Locations.FirstOrDefault(), member.ToDisplayString(), reason);
            return model;
        }
        if (Attributes.Find(member, Stj) is null && Attributes.Find(member, Newtonsoft) is { } found
            && !(Attributes.Named(found, "WriteData", true) && Attributes.Named(found, "ReadData", true)))
        {
            context.Report(Descriptors.UnfollowedJson, UnfollowedAttributes.LocationOf(found, member), $"[JsonExtensionData] on '{member.ToDisplayString()}'",
                "kept members are both read and written");
        }
        MemberModel extension = ExtensionParser.Member(context, member, CSharpNames.Text(held));
        return model.Everywhere(t => t with { Extension = extension, ExtensionMap = map });
    }

    /// <summary>The method that fills a dictionary of a type; empty for other types.</summary>
    private static string Map(ITypeSymbol type, bool isStj)
    {
        if (type is not INamedTypeSymbol named)
        {
            return "";
        }
        if (CSharpNames.FullName(named) == "System.Text.Json.Nodes.JsonObject")
        {
            return "Node";
        }
        bool isMap = named is { Arity: 2, Name: "Dictionary" or "IDictionary" } && CSharpNames.Space(named) == "System.Collections.Generic"
            && named.TypeArguments[0].SpecialType == SpecialType.System_String;
        return !isMap ? ""
            : named.TypeArguments[1].SpecialType == SpecialType.System_Object ? isStj ? "ElementObjects" : "Objects"
            : named.TypeArguments[1] is INamedTypeSymbol value && CSharpNames.FullName(value) == "System.Text.Json.JsonElement" ? "Elements"
            : "";
    }
}
