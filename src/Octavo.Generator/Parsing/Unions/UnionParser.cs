// Owns: the step from union attributes to unions and their cases: on the base, on a case, on the assembly. Knows no member.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Protobuf;
using Octavo.Generator.Parsing.Values;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Unions;

internal sealed class UnionParser(ParseContext context)
{
    /// <summary>Parses a base and the cases that it names.</summary>
    /// <returns>Whether the base is a case itself, so its members are to be parsed too.</returns>
    public bool ParseBase(INamedTypeSymbol type, bool isPublic, FormatSet formats)
    {
        List<UnionAttributes.Named> cases = UnionAttributes.OnBase(type);
        context.IsObsolete |= ObsoleteParser.Names(type);
        context.Add(
            new UnionModel(CSharpNames.Text(type), CSharpNames.FullName(type), CSharpNames.Id(type), context.Facts.CodecNamespace(type), isPublic,
                UnionAttributes.IsOpen(type))
            {
                IsInheritance = IncludedPart.IsLevel(type),
                HidesGetType = MemberParser.HidesGetType(type),
                Formats = formats,
                IsFriend = context.Facts.IsFriend(type),
                IsForeign = !context.Declares(type),
            });
        foreach (UnionAttributes.Named one in cases)
        {
            Add(type, one.Number, one.Type, one.Name, one.Attribute);
        }
        // A generic case that names itself is one of each closed base; it may be held nowhere, which is what has a closed type parsed otherwise.
        foreach (INamedTypeSymbol one in !IsOfArguments(type) ? [] : context.Facts.NamedElsewhere(type).Where(c => UnionAttributes.OnCase(c).Any()))
        {
            new ValueParser(context).Parse(one.WithNullableAnnotation(NullableAnnotation.None), out _);
        }
        return cases.Any(c => SymbolEqualityComparer.Default.Equals(c.Type, type));
    }

    /// <summary>Parses what a type says about being a case.</summary>
    public void ParseCase(INamedTypeSymbol type)
    {
        foreach ((int number, INamedTypeSymbol? named, string? name, AttributeData attribute) in UnionAttributes.OnCase(type))
        {
            INamedTypeSymbol[] bases =
                [.. UnionAttributes.Bases(type).Where(b => named is null ? UnionAttributes.IsMarked(b) : SymbolEqualityComparer.Default.Equals(b, named))];
            if (bases.Length != 1 || !UnionAttributes.IsUnion(bases[0]) || !context.Facts.IsEmitted(bases[0]))
            {
                string reason = named is not null ? $"'{named.ToDisplayString()}' is not a union of this assembly among its base types"
                    : bases.Length > 1 ? "it has several unions among its base types; " + (IsOfArguments(type)
                        ? "remove the attribute, and name each closed case: [assembly: CodecUnionFor(typeof(Base<int>), number, typeof(Case<int>))]"
                        : "name the intended one: [CodecUnion(number, typeof(Base))]")
                    : "none of its base types has [CodecUnion] and [GenerateCodec] in this assembly";
                context.Report(Descriptors.NoUnion, LocationOf(attribute), type.ToDisplayString(), reason);
                continue;
            }
            Add(bases[0], number, type, name, attribute);
        }
    }

    /// <summary>Parses a case that the assembly names.</summary>
    public void ParseAssembly(AttributeData attribute)
    {
        if (attribute.ConstructorArguments is not [{ Value: INamedTypeSymbol union }, { Value: int number }, { Value: INamedTypeSymbol type },
            { Value: var name }])
        {
            return;
        }
        if (!UnionAttributes.IsUnion(union) || !context.Facts.IsEmitted(union))
        {
            context.Report(Descriptors.NoUnion, LocationOf(attribute), type.ToDisplayString(),
                $"'{union.ToDisplayString()}' has no [CodecUnion], or its codec is in another assembly");
            return;
        }
        Add(union, number, type, name as string, attribute);
    }

    private void Add(INamedTypeSymbol union, int number, INamedTypeSymbol type, string? name, AttributeData attribute)
    {
        Location? location = LocationOf(attribute);
        if (Attributes.Is(attribute, Attributes.CodecUnion) && UnionAttributes.SaysOpen(attribute))
        {
            context.Report(Descriptors.OpenCase, location, type.ToDisplayString(), union.ToDisplayString());
        }
        if (number < 0)
        {
            context.Report(Descriptors.CaseNumber, location, type.ToDisplayString(), number);
            return;
        }
        if (!UnionAttributes.Derives(type, union) || type.IsUnboundGenericType)
        {
            context.Report(Descriptors.NotACase, location, type.ToDisplayString(), union.ToDisplayString(),
                type.IsUnboundGenericType ? "it is an open generic type; name closed ones" : "it does not derive from it");
            return;
        }
        bool isCollection = false;
        ValueModel? value = new ValueParser(context).Parse(type.WithNullableAnnotation(NullableAnnotation.None), out ValueFailure? failure);
        if (value is SequenceValue or MapValue or ObjectValue { IsLocal: false, IsStruct: false } && CollectionParser.IsUsers(type)
            && context.Facts.IsEmitted(type))
        {
            value = value is ObjectValue shared ? shared : new SharedCollectionParser(context, new ValueParser(context)).ParseCase(type, value);
            isCollection = true;
        }
        switch (value)
        {
            case ObjectValue when isCollection:
            case ObjectValue { IsLocal: true } or ObjectValue { IsStruct: true }:
                string caseName = name ?? Name(type);
                if (!NameParser.Check(context, caseName, type, location))
                {
                    return;
                }
                context.Add(new CaseModel(CSharpNames.Text(union), number, caseName, (ObjectValue)value)
                {
                    Discriminator = UnionAttributes.Discriminator(union) is string told && NameParser.IsText(told) ? told : "",
                    GivenField = Attributes.Is(attribute, Attributes.CodecUnion) ? 0 : UnionAttributes.Included(union, type),
                    ByNumber = !Attributes.Is(attribute, Attributes.CodecUnion) && UnionAttributes.IsByNumber(union, type, number),
                });
                if (((ObjectValue)value).IsLocal)
                {
                    new DiscriminatorParser(context).Check(union, type, location);
                }
                context.Mention(new CaseMention(CSharpNames.Text(union), number, caseName, CSharpNames.Text(type), LocationInfo.From(location)));
                break;
            case ObjectValue:
                context.Report(Descriptors.NotACase, location, type.ToDisplayString(), union.ToDisplayString(),
                    context.Facts.IsEmitted(type) || context.Facts.Foreign(type) is null
                        ? "its codec is a surrogate's or written by hand, and does not know that it is a case; use a class whose codec is of its own members"
                        : "its codec is in another assembly, which does not know that it is a case; name it in that assembly");
                break;
            case null:
                failure?.Report(context, location, union.ToDisplayString());
                break;
            default:
                context.Report(Descriptors.NotACase, location, type.ToDisplayString(), union.ToDisplayString(),
                    "it is neither a class nor a struct with its own codec");
                break;
        }
    }

    /// <summary>The name of a case whose attribute gives none: the type's. A generic one has its arguments in it, because each closed type may be a
    /// case.</summary>
    private static string Name(INamedTypeSymbol type) =>
        type.Arity == 0 ? type.Name : CSharpNames.Id(type).Substring(type.ContainingType is null ? 0 : CSharpNames.Id(type.ContainingType).Length + 1);

    /// <summary>Whether a type, or one around it, has type arguments.</summary>
    private static bool IsOfArguments(INamedTypeSymbol type) => type.Arity != 0 || (type.ContainingType is { } around && IsOfArguments(around));

    private static Location? LocationOf(AttributeData attribute) =>
        attribute.ApplicationSyntaxReference is { } reference ? Location.Create(reference.SyntaxTree, reference.Span) : null;
}
