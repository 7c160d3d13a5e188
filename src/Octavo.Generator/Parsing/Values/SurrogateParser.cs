// Owns: surrogates: which type stands for another in data, and how one becomes the other. Knows no member.
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Generator.Parsing.Types;
using Octavo.Model;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Values;

internal sealed class SurrogateParser(ParseContext context)
{
    /// <summary>Parses a type that an attribute of its own, or of the assembly, gives a surrogate.</summary>
    /// <returns>False if it has none, or if another assembly has its codec already.</returns>
    public bool TryParse(ITypeSymbol type, bool notNull, out ValueModel? value, out ValueFailure? failure)
    {
        (value, failure) = (null, null);
        if (type is not INamedTypeSymbol { SpecialType: SpecialType.None } named || Find(named) is not { Surrogate: { } surrogate } found
            || (context.Facts.Surrogate(named) is null && context.Facts.Form(named) is null && context.Facts.Foreign(named) is not null))
        {
            return false;
        }
        string codec = Codec(named);
        if (GenericParser.IsGeneric(named) && !context.CanReach(named))
        {
            // The attribute is on the definition, which has nothing wrong.
            failure = ValueFailure.Unsupported(named, "a type that emitted code cannot name " + ParseContext.WhyUnnamed(named));
            return true;
        }
        if (Begin(named) && Model(named, surrogate, found.IsForm, out string? reason) is null && reason is not null)
        {
            failure = ValueFailure.Silent; // reported where the attribute is
            return true;
        }
        value = new ObjectValue(CSharpNames.Text(named), ValueParser.Name(named), notNull, named.IsValueType, codec, IsLocal: false, Fixed: null);
        return true;
    }

    /// <summary>Parses what an attribute on a type or assembly asks for.</summary>
    public void ParseAsked(AttributeData attribute, INamedTypeSymbol? target, Location? location)
    {
        bool isForm = Attributes.Is(attribute, Attributes.CodecAs);
        (INamedTypeSymbol? type, ITypeSymbol? surrogate) = attribute.ConstructorArguments switch
        {
            [{ Value: ITypeSymbol one }] when target is not null => (target, one),
            [{ Value: INamedTypeSymbol one }, { Value: ITypeSymbol two }] when target is null => (one, two),
            _ => ((INamedTypeSymbol?)null, (ITypeSymbol?)null),
        };
        if (type is null || surrogate is null)
        {
            context.Report(Descriptors.BadSurrogate, location, "the attribute", target?.ToDisplayString() ?? "the assembly",
                target is null ? "on an assembly it names the type, then its surrogate" : "on a type it names only the surrogate");
            return;
        }
        if (target is null && context.Facts.OtherForm(attribute, type) is string other)
        {
            context.Report(Descriptors.BadSurrogate, location, surrogate.ToDisplayString(), type.ToDisplayString(), other);
            return;
        }
        if (isForm && GenericParser.IsGeneric(type) && GenericParser.IsOpen(type))
        {
            // Its closed types are parsed if they are held; what is wrong with all of them is reported here.
            if (new FormParser(context).Parse(type.OriginalDefinition, surrogate, out string? wrong) is null)
            {
                context.Report(Descriptors.BadSurrogate, location, surrogate.ToDisplayString(), type.OriginalDefinition.ToDisplayString(), wrong!);
            }
            return;
        }
        if (Begin(type) && Model(type, surrogate, isForm, out string? reason) is null)
        {
            context.Report(Descriptors.BadSurrogate, location, surrogate.ToDisplayString(), type.ToDisplayString(), reason!);
        }
    }

    /// <summary>The surrogate that an attribute of the type or of the assembly names, unchecked.</summary>
    public ITypeSymbol? Named(INamedTypeSymbol type) => Find(type)?.Surrogate;

    /// <summary>What an attribute of the type or of the assembly names, and whether it is the type's single value.</summary>
    private (ITypeSymbol Surrogate, bool IsForm)? Find(INamedTypeSymbol type) =>
        context.Facts.Surrogate(type) is { } asked ? (asked, false)
        : context.Facts.Form(type) is { } form ? (form, true)
        : Attributes.Find(type.OriginalDefinition, Attributes.CodecSurrogate)?.ConstructorArguments is [{ Value: ITypeSymbol surrogate }] ? (surrogate, false)
        : Attributes.Find(type.OriginalDefinition, Attributes.CodecAs)?.ConstructorArguments is [{ Value: ITypeSymbol own }] ? (own, true)
        : null;

    /// <summary>Whether a type's codec is not made yet. Two closed types can have codecs of one name until all names are given.</summary>
    private bool Begin(INamedTypeSymbol type) => context.Begun.Add(Codec(type) + " " + CSharpNames.Text(type));

    private string Codec(INamedTypeSymbol type) => "global::" + context.Facts.CodecNamespace(type) + "." + CSharpNames.Id(type) + "SurrogateCodec";

    /// <summary>Adds the model; null and the reason if there can be none.</summary>
    private SurrogateModel? Model(INamedTypeSymbol type, ITypeSymbol surrogate, bool isForm, out string? reason)
    {
        reason = Attributes.Find(type.OriginalDefinition, Attributes.GenerateCodec) is not null ? "the type also has [GenerateCodec]"
            : !isForm && type.IsGenericType ? "the type is generic"
            : SymbolEqualityComparer.Default.Equals(type, surrogate) ? "a type cannot stand for itself"
            : surrogate is INamedTypeSymbol other && !context.CanReach(other) ? "emitted code cannot name it " + ParseContext.WhyUnnamed(other)
            : !context.CanReach(type) ? "emitted code cannot name the type " + ParseContext.WhyUnnamed(type)
            : null;
        Conversions? found = reason is not null ? null : isForm ? new FormParser(context).Parse(type, surrogate, out reason)
            : Convert(type, surrogate, out reason);
        if (found is null)
        {
            return null;
        }
        if (isForm && found.From.Contains(".ToString(") && StateAnalysis.Rounds(type) is ({ } place, { } rounded))
        {
            context.Report(Descriptors.ReadAsOther, place, type.ToDisplayString(), "its ToString", rounded);
        }
        ValueModel? value = new ValueParser(context).Parse(surrogate.WithNullableAnnotation(NullableAnnotation.None), out ValueFailure? failure);
        if (value is null)
        {
            reason = failure is { Reason.Length: > 0 } ? $"'{failure.Type}' has no codec: it is {failure.Reason}" : "it has no codec";
            return null;
        }
        if (type.IsReferenceType && surrogate.IsValueType && value is not NullableValue)
        {
            value = new NullableValue(CSharpNames.Text(surrogate) + "?", value);
        }
        var model =
            new SurrogateModel(CSharpNames.Text(type), CSharpNames.Id(type), context.Facts.CodecNamespace(type), type.IsValueType, ModelBuilder.IsPublic(type),
                value, found.From, found.To)
            {
                Accessors = found.Accessors.ToEquatable(),
                NullIsDefault = isForm && type.IsValueType && value.CanBeNull,
                ForeignForm = context.Declares(type) ? "" : (isForm ? "as " : "by ") + CSharpNames.Text(surrogate),
            };
        context.AddSurrogate(model);
        return model;
    }

    /// <summary>The conversions of a surrogate; null and the reason if it has none.</summary>
    private Conversions? Convert(INamedTypeSymbol type, ITypeSymbol surrogate, out string? reason)
    {
        string? from = Conversion(type, surrogate, surrogate, "From");
        string? to = from is null ? null : Conversion(surrogate, type, surrogate, "To");
        reason = from is null ? $"nothing converts '{type.ToDisplayString()}' to it: add a static method From to it, or an operator"
            : to is null ? $"nothing converts it to '{type.ToDisplayString()}': add a static method To to it, or an operator"
            : null;
        return reason is null ? new Conversions(from!, to!, []) : null;
    }

    /// <summary>C# text that converts: a static method of the surrogate, else an operator of either type.</summary>
    private string? Conversion(ITypeSymbol from, ITypeSymbol to, ITypeSymbol surrogate, string method) =>
        Conversions.Method(context, surrogate, from, to, method) ?? Conversions.Operator(context, from, to);
}
