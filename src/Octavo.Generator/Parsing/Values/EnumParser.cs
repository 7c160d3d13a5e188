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
    /// <summary>Parses an enum.</summary>
    /// <param name="type">The enum.</param>
    /// <param name="kind">Its base type.</param>
    /// <param name="member">The member whose attributes ask for a form; null if there is none.</param>
    public ValueModel Parse(INamedTypeSymbol type, ScalarKind kind, MemberDraft? member = null)
    {
        FormatSet named = new EnumForms(context).Named(type, member);
        bool defined = member is { Defined: true } || Attributes.FindAll(type, Attributes.CodecEnum).Any(a => Attributes.Named(a, "Defined", false));
        UnfollowedConventions.CheckType(context, type);
        new UnfollowedJson(context).CheckEnum(type);
        if (named != 0 || context.Declares(type))
        {
            CheckFormatNames(type);
        }
        if (named == 0 && !defined)
        {
            return new ScalarValue(CSharpNames.Text(type), CSharpNames.Id(type), kind, IsEnum: true);
        }
        bool flags = Attributes.Find(type, "System.FlagsAttribute") is not null;
        var names = new EnumFieldNames(type, context.Defaults);
        EnumView[] views = [.. Kinds(named).Select(k => new EnumView(k.Formats(), FieldsIn(type, names, k))).GroupBy(v => v.Fields)
            .Select(g => new EnumView(g.Aggregate((FormatSet)0, (all, v) => all | v.Formats), g.Key)).OrderByDescending(v => v.Formats & FormatSet.Json)];
        var model =
            new EnumModel(CSharpNames.Text(type), CSharpNames.FullName(type), CSharpNames.Id(type), CSharpNames.CodecNamespace(type), kind, named, defined,
                flags, views[0].Fields)
            { Others = views.Skip(1).ToEquatable() };
        if (model.IsNamed)
        {
            CheckNames(type, names, model);
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

    /// <summary>The kinds of formats whose names are looked at: JSON's, if no format has names.</summary>
    private static IEnumerable<ViewKind> Kinds(FormatSet named) =>
        named == 0 ? [ViewKind.Name] : FormatSets.NamedKinds.Where(k => (named & k.Formats()) != 0);

    private static EquatableList<EnumField> FieldsIn(INamedTypeSymbol type, EnumFieldNames names, ViewKind kind) =>
        EnumFieldNames.FieldsOf(type).Select(f => (Field: f, Name: names.Of(f, kind)))
            .Select(f => new EnumField(NameParser.IsText(f.Name) ? f.Name : f.Field.Name, Literal(f.Field.ConstantValue!), Bits(f.Field.ConstantValue!)))
            .ToEquatable();

    /// <summary>Gives a member's enum the form that its attribute asks for.</summary>
    /// <returns>False if the member holds none.</returns>
    public bool TryApply(MemberDraft member)
    {
        new EnumForms(context).CheckFormats(member);
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
        ValueModel value = Parse(one, kind, member);
        member.Value = nullable ? new NullableValue(CSharpNames.Text(member.Type), value) : value;
        return true;
    }

    /// <summary>A name stands for one field, and one of flags has no separator in it.</summary>
    private void CheckNames(INamedTypeSymbol type, EnumFieldNames names, EnumModel model)
    {
        foreach (IFieldSymbol field in EnumFieldNames.FieldsOf(type))
        {
            foreach (string name in Kinds(model.Named).Select(k => names.Of(field, k)).Distinct())
            {
                NameParser.Check(context, name, field, field.Locations.FirstOrDefault(l => l.IsInSource));
            }
        }
        foreach (EquatableList<EnumField> fields in model.Others.Select(o => o.Fields).Prepend(model.Fields))
        {
            string? twice = fields.GroupBy(f => f.Name, StringComparer.Ordinal).Where(g => g.Count() > 1).Select(g => g.Key).FirstOrDefault();
            string? cut = model.IsFlags ? fields.Select(f => f.Name).FirstOrDefault(n => n.Contains(", ")) : null;
            if ((twice ?? cut) is string name)
            {
                context.Report(Descriptors.BadEnumName, type.Locations.FirstOrDefault(l => l.IsInSource), type.ToDisplayString(), name,
                    twice is not null ? "several fields have it" : "a comma and a space separate flags");
                return;
            }
        }
    }

    /// <summary>Names by format that contradict each other, or are of formats without names, are reported, whatever form the enum has.</summary>
    private void CheckFormatNames(INamedTypeSymbol type)
    {
        foreach (IFieldSymbol field in EnumFieldNames.FieldsOf(type))
        {
            FormatNameChecks.Check(context, FormatNames.Of(field), field.ToDisplayString(), field.Locations.FirstOrDefault(l => l.IsInSource));
        }
    }

    private static string Literal(object number) =>
        number is ulong large ? large.ToString(CultureInfo.InvariantCulture) + "UL"
            : Convert.ToInt64(number, CultureInfo.InvariantCulture).ToString(CultureInfo.InvariantCulture) + (number is long or uint ? "L" : "");

    private static ulong Bits(object number) => number is ulong large ? large : unchecked((ulong)Convert.ToInt64(number, CultureInfo.InvariantCulture));
}
