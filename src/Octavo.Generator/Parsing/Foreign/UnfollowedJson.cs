// Owns: what attributes of System.Text.Json and Json.NET ask for and codecs do not do: each is reported, never ignored silently.
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Unions;
using Octavo.Generator.Parsing.Values;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Foreign;

internal sealed class UnfollowedJson(ParseContext context)
{
    private const string Stj = SystemTextJsonAttributes.Space;
    private const string Newtonsoft = NewtonsoftAttributes.Space;
    private const string DefaultValue = "System.ComponentModel.DefaultValueAttribute";
    private const string ByHand = "write a codec for it and name it with [CodecConverter], or a surrogate with [CodecSurrogate]";

    /// <summary>Arguments of Json.NET's attributes that change what is written or read, and what to do instead.</summary>
    private static readonly Dictionary<string, string> s_newtonsoft = new()
    {
        ["ItemConverterType"] = ByHand,
        ["ItemRequired"] = "set it on each member: [JsonProperty(Required = …)]",
        ["NamingStrategyParameters"] = "a naming strategy names only members without their own name, and no dictionary keys",
        ["IsReference"] = "shared objects are read as separate, equal objects",
        ["ItemIsReference"] = "shared objects are read as separate, equal objects",
        ["TypeNameHandling"] = "data never names types; make the declared type a union with [CodecUnion]",
        ["ItemTypeNameHandling"] = "data never names types; make the declared type a union with [CodecUnion]",
        ["ReferenceLoopHandling"] = "an object that contains itself is refused because of its depth",
        ["ItemReferenceLoopHandling"] = "an object that contains itself is refused because of its depth",
        ["ObjectCreationHandling"] = "a collection without a setter is filled, one with a setter is replaced",
    };

    /// <summary>Reports what is on a type.</summary>
    /// <param name="type">The type.</param>
    /// <param name="library">The library whose attributes count in formats by name.</param>
    public void Check(INamedTypeSymbol type, AttributeLibrary? library)
    {
        foreach (AttributeData attribute in OfType(type, "JsonConverterAttribute", "JsonObjectAttribute"))
        {
            switch (NameOf(attribute))
            {
                case Stj + "JsonConverterAttribute" or Newtonsoft + "JsonConverterAttribute":
                    Report(attribute, type, ByHand);
                    break;
                case Stj + "JsonObjectCreationHandlingAttribute" when attribute.ConstructorArguments is [{ Value: 1 }]:
                    Report(attribute, type, "a collection without a setter is filled, one with a setter is replaced");
                    break;
                case Stj + "JsonPolymorphicAttribute":
                    CheckPolymorphic(attribute, type);
                    break;
                case Stj + "JsonDerivedTypeAttribute" when !UnionAttributes.IsUnion(type):
                    Report(attribute, type,
                        "an object has its declared type unless that type names itself as a case too: [JsonDerivedType(typeof(" + type.Name
                            + "), \"…\")]");
                    return;
                case Stj + "JsonDerivedTypeAttribute" when attribute.ConstructorArguments is [{ Value: INamedTypeSymbol named }, { Value: int number }]:
                    CheckNumber(attribute, type, named, number);
                    break;
                case Newtonsoft + "JsonObjectAttribute" when library is NewtonsoftAttributes:
                    if (Attributes.Named(attribute, "MemberSerialization", attribute.ConstructorArguments is [{ Value: int form }] ? form : 0) == 2)
                    {
                        Report(attribute, type, "fields are members if they are public, or marked in a partial type");
                    }
                    CheckArguments(attribute, type);
                    break;
            }
        }
        foreach (IMethodSymbol method in MemberParser.BaseFirst(type).SelectMany(t => t.GetMembers().OfType<IMethodSymbol>()))
        {
            if (Attributes.Find(method, Newtonsoft + "Serialization.OnErrorAttribute") is { } handler)
            {
                Report(handler, method, "an error ends the call with an OctavoException that says where it is");
            }
        }
        // Json.NET's attributes may be on the parameters of a primary constructor, and of others.
        foreach (IParameterSymbol parameter in type.InstanceConstructors.Where(c => !c.IsImplicitlyDeclared).SelectMany(c => c.Parameters))
        {
            foreach (AttributeData attribute in parameter.GetAttributes())
            {
                CheckNewtonsoft(attribute, parameter, parameter.Type, library, isByHand: false);
            }
        }
    }

    /// <summary>Reports what is on a user collection.</summary>
    /// <param name="type">The collection.</param>
    /// <param name="isMap">Whether it has keys.</param>
    public void CheckCollection(INamedTypeSymbol type, bool isMap)
    {
        foreach (AttributeData attribute in OfType(type, "JsonConverterAttribute", "JsonObjectAttribute", "JsonArrayAttribute", "JsonDictionaryAttribute"))
        {
            switch (NameOf(attribute))
            {
                case Stj + "JsonConverterAttribute" or Newtonsoft + "JsonConverterAttribute":
                    Report(attribute, type, ByHand);
                    break;
                case JsonNumbers.Attribute:
                    Report(attribute, type, "put it on the members that hold the collection");
                    break;
                case Stj + "JsonObjectCreationHandlingAttribute" when attribute.ConstructorArguments is [{ Value: 1 }]:
                    Report(attribute, type, "a collection without a setter is filled, one with a setter is replaced");
                    break;
                case Newtonsoft + "JsonObjectAttribute":
                    Report(attribute, type, "it is written as its elements; mark its members with [CodecMember] to write it as an object without elements");
                    break;
                case Newtonsoft + "JsonArrayAttribute" or Newtonsoft + "JsonDictionaryAttribute":
                    if (isMap && NameOf(attribute) == Newtonsoft + "JsonArrayAttribute")
                    {
                        Report(attribute, type, "a dictionary is an object with its keys as names");
                    }
                    if (attribute.NamedArguments.Any(a => a.Key == "NamingStrategyType"))
                    {
                        Report(attribute, type, "NamingStrategyType: keys are written as they are");
                    }
                    CheckArguments(attribute, type);
                    break;
            }
        }
    }

    /// <summary>Reports a converter of an enum that does not write names.</summary>
    /// <param name="type">The enum.</param>
    public void CheckEnum(INamedTypeSymbol type)
    {
        if (JsonEnums.Converter(type) is not { } attribute || JsonEnums.Names(attribute, type))
        {
            return;
        }
        if (JsonEnums.Numbers(attribute, type))
        {
            if (IsNamed(type, null))
            {
                Report(attribute, type, "the enum is written by name in JSON; put [CodecEnum(EnumForm.Number, Formats = CodecFormats.Json)] on it");
            }
        }
        else
        {
            Report(attribute, type, "write a codec for it and name it with [CodecConverter], or [CodecEnum(EnumForm.Name)] for its names");
        }
    }

    /// <summary>Reports what is on a member.</summary>
    /// <param name="member">The member.</param>
    /// <param name="library">The library whose attributes count in formats by name.</param>
    public void Check(MemberDraft member, AttributeLibrary? library)
    {
        foreach (AttributeData attribute in member.Symbol.GetAttributes())
        {
            switch (NameOf(attribute))
            {
                case Stj + "JsonConverterAttribute" when member.Converter is null && JsonEnums.Numbers(attribute, member.Type):
                    if (IsNamed(JsonEnums.Enum(member.Type)!, member))
                    {
                        Report(attribute, member.Symbol,
                            "the enum is written by name in JSON; set Enum = EnumForm.Number and EnumFormats = CodecFormats.Json in [CodecMember]");
                    }
                    break;
                case Stj + "JsonConverterAttribute" when member.Converter is null && !JsonEnums.Names(attribute, member.Type):
                    Report(attribute, member.Symbol, ByHand);
                    break;
                case Stj + "JsonObjectCreationHandlingAttribute" when attribute.ConstructorArguments is [{ Value: 1 }] && member.Setting != MemberSetting.Fill:
                    Report(attribute, member.Symbol, "remove the setter: a collection without one is filled");
                    break;
                case JsonNumbers.Attribute when member is { Numbers: not NumberTraits.Plain, Forms: NumberTraits.Plain, Converter: null }:
                    Report(attribute, member.Symbol,
                        "the member holds no numbers, or holds them in a collection with its own form; put it on the members that hold them");
                    break;
                case Stj + "JsonIgnoreAttribute" when Attributes.Named(attribute, "Condition", 1) > 3:
                    Report(attribute, member.Symbol, "a member is both written and read, or neither");
                    break;
            }
        }
        // Json.NET reads the attributes of a property that is overridden, the nearest of each kind, and then of interfaces.
        var seen = new HashSet<string>(StringComparer.Ordinal);
        if (NewtonsoftAttributes.Described(member.Symbol) is { } described)
        {
            CheckAll(described);
        }
        for (ISymbol? symbol = member.Symbol; symbol is not null; symbol = (symbol as IPropertySymbol)?.OverriddenProperty)
        {
            CheckAll(symbol);
        }
        foreach (ISymbol declared in NewtonsoftAttributes.Declared(member.Symbol))
        {
            CheckAll(declared);
        }

        void CheckAll(ISymbol symbol)
        {
            foreach (AttributeData attribute in symbol.GetAttributes().Where(a => seen.Add(NameOf(a))))
            {
                CheckNewtonsoft(attribute, member.Symbol, member.Type, library, member.Converter is not null);
            }
        }
    }

    /// <summary>Reports what Json.NET's attribute of a member asks for, or of the parameter that makes one.</summary>
    private void CheckNewtonsoft(AttributeData attribute, ISymbol on, ITypeSymbol type, AttributeLibrary? library, bool isByHand)
    {
        switch (NameOf(attribute))
        {
            case Newtonsoft + "JsonConverterAttribute" when !isByHand && !JsonEnums.Names(attribute, type) && !IsUsual(attribute, type):
                Report(attribute, on, ByHand);
                break;
            case Newtonsoft + "JsonPropertyAttribute" when library is NewtonsoftAttributes:
                if (Attributes.Named(attribute, "DefaultValueHandling", 0) is var handling and not 0
                    && (handling > 1 || Attributes.Find(on, DefaultValue) is not null))
                {
                    Report(attribute, on,
                        "[DefaultValue] is not read: only the default of the type is left out, and a missing member keeps the value of its initializer");
                }
                CheckArguments(attribute, on);
                break;
        }
    }

    private bool IsNamed(INamedTypeSymbol type, MemberDraft? member) => (new EnumForms(context).Named(type, member) & FormatSet.Json) != 0;

    /// <summary>Whether a converter of Json.NET's own writes what codecs write for the type.</summary>
    private static bool IsUsual(AttributeData attribute, ITypeSymbol type) =>
        attribute.ConstructorArguments is [{ Value: INamedTypeSymbol converter }]
        && type.WithNullableAnnotation(NullableAnnotation.None) is INamedTypeSymbol given
        && (CSharpNames.FullName(converter), CSharpNames.FullName(given.OriginalDefinition).Split('<')[0]) is
            (Newtonsoft + "Converters.VersionConverter", "System.Version")
            or (Newtonsoft + "Converters.KeyValuePairConverter", "System.Collections.Generic.KeyValuePair")
            or (Newtonsoft + "Converters.IsoDateTimeConverter", "System.DateTime" or "System.DateTimeOffset");

    /// <summary>A case that another library numbers otherwise. This library's own attribute wins over both.</summary>
    private void CheckNumber(AttributeData attribute, INamedTypeSymbol type, INamedTypeSymbol named, int number)
    {
        if (UnionAttributes.OnBase(type).FirstOrDefault(c => SymbolEqualityComparer.Default.Equals(c.Type, named)) is { } one && one.Number != number
            && !Attributes.Is(one.Attribute, Attributes.CodecUnion))
        {
            Report(attribute, type,
                $"the case '{named.Name}' has the number {one.Number} by another attribute but is written by its name in JSON; give both the same number");
        }
    }

    private void CheckPolymorphic(AttributeData attribute, INamedTypeSymbol type)
    {
        if (Attributes.Named(attribute, "UnknownDerivedTypeHandling", 0) != 0)
        {
            Report(attribute, type, "an object of a type that is not a case is refused, never reduced to a base");
        }
        if (Attributes.Named(attribute, "IgnoreUnrecognizedTypeDiscriminators", false))
        {
            Report(attribute, type, "a case that the union does not have is refused");
        }
    }

    private void CheckArguments(AttributeData attribute, ISymbol on)
    {
        foreach (KeyValuePair<string, TypedConstant> argument in attribute.NamedArguments)
        {
            if (argument.Key == "NamingStrategyType" && NameOf(attribute) is not (Newtonsoft + "JsonArrayAttribute" or Newtonsoft + "JsonDictionaryAttribute")
                && NewtonsoftAttributes.Strategy(attribute) is null)
            {
                Report(attribute, on,
                    "only the naming strategies of Json.NET itself are known: camel, snake and kebab case; name the members with [CodecMember(\"…\")]");
            }
            else if (s_newtonsoft.TryGetValue(argument.Key, out string? instead)
                && (argument.Value.Kind == TypedConstantKind.Array ? !argument.Value.IsNull : argument.Value.Value is not (null or 0 or false)))
            {
                Report(attribute, on, argument.Key + ": " + instead);
            }
        }
    }

    private void Report(AttributeData attribute, ISymbol on, string instead)
    {
        context.Report(Descriptors.UnfollowedJson, UnfollowedAttributes.LocationOf(attribute, on),
            $"[{Attributes.Short(attribute)}] on '{on.ToDisplayString()}'", instead);
    }

    /// <summary>The attributes of a type, and those of Json.NET that it takes from bases and interfaces.</summary>
    private static IEnumerable<AttributeData> OfType(INamedTypeSymbol type, params string[] inherited)
    {
        ImmutableArray<AttributeData> own = type.GetAttributes();
        return own.Concat(inherited.Where(name => !own.Any(a => Attributes.Is(a, Newtonsoft + name)))
            .Select(name => NewtonsoftAttributes.Inherited(type, Newtonsoft + name)).OfType<AttributeData>());
    }

    /// <summary>An attribute's full name; System.Text.Json's converter's of one that derives from it.</summary>
    private static string NameOf(AttributeData attribute) => JsonEnums.IsDerived(attribute) ? Stj + "JsonConverterAttribute"
        : attribute.AttributeClass is INamedTypeSymbol type ? CSharpNames.FullName(type) : "";
}
