// Owns: how an enum is in data: by number, as the scalar that it is, or through a codec of its own. Knows no member but the one that says so itself.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Foreign;
using Octavo.Generator.Parsing.Members;
using Octavo.Model;
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Values;

internal sealed class EnumParser(ParseContext context)
{
    private const int Number = 1;
    private const int Name = 2;

    /// <summary>Parses an enum.</summary>
    /// <param name="type">The enum.</param>
    /// <param name="kind">Its base type.</param>
    /// <param name="form">EnumForm that the member asks for; 0 if it says nothing.</param>
    /// <param name="defined">Whether the member refuses undefined values.</param>
    public ValueModel Parse(INamedTypeSymbol type, ScalarKind kind, int form = 0, bool defined = false)
    {
        AttributeData? own = Attributes.Find(type, Attributes.CodecEnum);
        if (form == 0)
        {
            form = own?.ConstructorArguments is [{ Value: int asked }] && asked != 0 ? asked : Attributes.Named(context.Defaults, "Enum", Number);
        }
        defined |= Attributes.Named(own, "Defined", false);
        bool onlyByName = form != Name && own is null && JsonEnums.Names(type, type);
        return Parse(type, kind, form, defined, onlyByName);
    }

    private ValueModel Parse(INamedTypeSymbol type, ScalarKind kind, int form, bool defined, bool onlyByName)
    {
        UnfollowedConventions.CheckType(context, type);
        new UnfollowedJson(context).CheckEnum(type);
        if (form != Name && !defined && !onlyByName)
        {
            return new ScalarValue(CSharpNames.Text(type), CSharpNames.Id(type), kind, IsEnum: true);
        }
        bool flags = Attributes.Find(type, "System.FlagsAttribute") is not null;
        EnumField[] fields =
            [.. type.GetMembers().OfType<IFieldSymbol>().Where(f => f.HasConstantValue)
                .Select(f => new EnumField(NameParser.IsText(NameOf(f)) ? NameOf(f) : f.Name, Literal(f.ConstantValue!), Bits(f.ConstantValue!)))];
        var model =
            new EnumModel(CSharpNames.Text(type), CSharpNames.FullName(type), CSharpNames.Id(type), CSharpNames.CodecNamespace(type), kind,
                form == Name || onlyByName, defined, flags, fields.ToEquatable())
            { OnlyByName = onlyByName };
        if (model.IsNamed)
        {
            CheckNames(type, model);
        }
        context.Add(model);
        return new ObjectValue(model.Type, model.Id, NotNull: false, IsStruct: true, model.CodecType, IsLocal: false, Fixed: null)
        {
            ByHand = true,
            IsEnum = true,
            Described = model.Shape,
            Content = FieldContent.Payload
        };
    }

    /// <summary>Gives a member's enum the form that its attribute asks for.</summary>
    /// <returns>False if the member holds none.</returns>
    public bool TryApply(MemberDraft member)
    {
        if (member is { Enum: 0, Defined: false } && (!member.NamesEnum || member.Converter is not null))
        {
            return true;
        }
        bool nullable = member.Type.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T;
        ITypeSymbol type = nullable ? ((INamedTypeSymbol)member.Type).TypeArguments[0] : member.Type;
        if (type is not INamedTypeSymbol { TypeKind: TypeKind.Enum } one || member.Converter is not null
            || ValueParser.Scalar(one.EnumUnderlyingType!) is not ScalarKind kind)
        {
            context.Report(Descriptors.NoEnum, member.Location, member.FullName, member.Type.ToDisplayString());
            return false;
        }
        bool onlyByName = member is { Enum: 0, NamesEnum: true } && Attributes.Find(one, Attributes.CodecEnum) is null
            && Attributes.Named(context.Defaults, "Enum", Number) != Name;
        ValueModel value = onlyByName ? Parse(one, kind, Number, member.Defined, onlyByName) : Parse(one, kind, member.Enum, member.Defined);
        member.Value = nullable ? new NullableValue(CSharpNames.Text(member.Type), value) : value;
        return true;
    }

    /// <summary>A name stands for one field, and one of flags has no separator in it.</summary>
    private void CheckNames(INamedTypeSymbol type, EnumModel model)
    {
        foreach (IFieldSymbol field in type.GetMembers().OfType<IFieldSymbol>().Where(f => f.HasConstantValue))
        {
            NameParser.Check(context, NameOf(field), field, field.Locations.FirstOrDefault(l => l.IsInSource));
        }
        string? twice = model.Fields.GroupBy(f => f.Name, StringComparer.Ordinal).Where(g => g.Count() > 1).Select(g => g.Key).FirstOrDefault();
        string? cut = model.IsFlags ? model.Fields.Select(f => f.Name).FirstOrDefault(n => n.Contains(", ")) : null;
        if ((twice ?? cut) is string name)
        {
            context.Report(Descriptors.BadEnumName, type.Locations.FirstOrDefault(l => l.IsInSource), type.ToDisplayString(), name,
                twice is not null ? "several fields have it" : "a comma and a space separate flags");
        }
    }

    private static string NameOf(IFieldSymbol field)
    {
        foreach (AttributeData attribute in field.GetAttributes())
        {
            string? name = attribute.AttributeClass is not INamedTypeSymbol type ? null : CSharpNames.FullName(type) switch
            {
                Attributes.CodecMember => attribute.ConstructorArguments.Select(a => a.Value).OfType<string>().FirstOrDefault(),
                "System.Runtime.Serialization.EnumMemberAttribute" => Attributes.Named<string?>(attribute, "Value", null),
                "System.Text.Json.Serialization.JsonStringEnumMemberNameAttribute" =>
                    attribute.ConstructorArguments is [{ Value: string given }] ? given : null,
                _ => null,
            };
            if (name is not null)
            {
                return name;
            }
        }
        return field.Name;
    }

    private static string Literal(object number) =>
        number is ulong large ? large.ToString(CultureInfo.InvariantCulture) + "UL"
            : Convert.ToInt64(number, CultureInfo.InvariantCulture).ToString(CultureInfo.InvariantCulture) + (number is long or uint ? "L" : "");

    private static ulong Bits(object number) => number is ulong large ? large : unchecked((ulong)Convert.ToInt64(number, CultureInfo.InvariantCulture));
}
