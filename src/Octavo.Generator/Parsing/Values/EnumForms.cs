// Owns: in which formats an enum is written by name: as a member says, else the enum, the assembly, a JSON library's converter. Knows no name.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Foreign;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Model;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Values;

internal sealed class EnumForms(ParseContext context)
{
    private const int Number = 1; // EnumForm
    private const int Name = 2;

    /// <summary>The formats that write an enum by name.</summary>
    /// <param name="type">The enum.</param>
    /// <param name="member">The member that has it; null for an element, a key or a root.</param>
    public FormatSet Named(INamedTypeSymbol type, MemberDraft? member)
    {
        AttributeData[] own = [.. Attributes.FindAll(type, Attributes.CodecEnum)];
        Check(type, own);
        FormatSet named = 0;
        FormatSet open = FormatSet.Named;
        if (member is not null)
        {
            Take(member.Enum, member.EnumFormats, ref named, ref open);
        }
        foreach (AttributeData one in own)
        {
            Take(Form(one), Formats(one, "Formats"), ref named, ref open);
        }
        if (context.Defaults is { } defaults)
        {
            int form = Attributes.Named(defaults, "Enum", 0);
            FormatSet formats = Formats(defaults, "EnumFormats");
            CheckFormats(StateAnalysis.PlaceOf(defaults), "EnumFormats in [CodecDefaults]", form, formats);
            Take(form, formats, ref named, ref open);
        }
        return named | (member is { NamesEnum: true } || JsonEnums.Names(type, type) ? open & FormatSet.Json : 0);
    }

    /// <summary>Reports formats of a member's enum that have no form.</summary>
    public void CheckFormats(MemberDraft member) =>
        CheckFormats(member.Location, "EnumFormats of '" + member.FullName + "'", member.Enum, member.EnumFormats);

    /// <summary>Gives formats a form that have none yet.</summary>
    private static void Take(int form, FormatSet formats, ref FormatSet named, ref FormatSet open)
    {
        if (form is Number or Name)
        {
            named |= form == Name ? open & formats : 0;
            open &= ~formats;
        }
    }

    /// <summary>Reports attributes of an enum that contradict each other, and those that say nothing of any format.</summary>
    private void Check(INamedTypeSymbol type, AttributeData[] own)
    {
        var before = new List<(int Form, FormatSet Formats)>();
        foreach (AttributeData one in own)
        {
            int form = Form(one);
            FormatSet formats = Formats(one, "Formats");
            Location? place = StateAnalysis.PlaceOf(one) ?? type.Locations.FirstOrDefault(l => l.IsInSource);
            CheckFormats(place, "Formats in [CodecEnum] of '" + type.ToDisplayString() + "'", form, formats);
            FormatSet twice = before.Where(b => form != 0 && b.Form != 0 && b.Form != form).Aggregate((FormatSet)0, (all, b) => all | (b.Formats & formats))
                & FormatSet.Named;
            if (twice != 0)
            {
                context.Report(Descriptors.TwoForms, place, type.ToDisplayString(), twice.Text());
            }
            before.Add((form, formats));
        }
    }

    /// <summary>Reports formats that have no form: those without names, and any if no form is set.</summary>
    private void CheckFormats(Location? place, string what, int form, FormatSet formats)
    {
        if (formats == FormatSet.All)
        {
            return;
        }
        if (form == 0)
        {
            context.Report(Descriptors.UnusedFormats, place, what, "the attribute says no form; set it to EnumForm.Name or EnumForm.Number");
        }
        else if ((formats & FormatSet.Named) == 0)
        {
            context.Report(Descriptors.UnusedFormats, place, what, "other formats than JSON, MessagePack and CBOR always write the number of an enum");
        }
    }

    private static int Form(AttributeData attribute) => attribute.ConstructorArguments is [{ Value: int form }] ? form : 0;

    private static FormatSet Formats(AttributeData attribute, string argument) => (FormatSet)Attributes.Named(attribute, argument, (int)FormatSet.All);
}
