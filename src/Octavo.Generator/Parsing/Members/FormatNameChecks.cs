// Owns: what is wrong with names that [CodecName] gives: two in one format, and names of formats that have none.
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Model;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Members;

internal static class FormatNameChecks
{
    /// <summary>Reports it.</summary>
    /// <param name="context">The parse.</param>
    /// <param name="names">The names.</param>
    /// <param name="of">What has them, as messages name it.</param>
    /// <param name="location">Where it is.</param>
    /// <returns>False if two names contradict each other.</returns>
    public static bool Check(ParseContext context, FormatNames names, string of, Location? location)
    {
        foreach (AttributeData attribute in names.Outside(FormatSet.Named))
        {
            Report(context, attribute, of, location, "only JSON, MessagePack and CBOR have names");
        }
        FormatSet twice = names.Twice();
        if (twice != 0)
        {
            context.Report(Descriptors.TwoNames, location, of, twice.Text());
        }
        return twice == 0;
    }

    /// <summary>Reports names of formats that have names, and not the member by its name.</summary>
    /// <param name="context">The parse.</param>
    /// <param name="names">The names.</param>
    /// <param name="formats">The formats that have the member by its name.</param>
    /// <param name="of">The member, as messages name it.</param>
    /// <param name="location">Where it is.</param>
    public static void CheckUsed(ParseContext context, FormatNames names, FormatSet formats, string of, Location? location)
    {
        foreach (AttributeData attribute in names.Outside(formats).Except(names.Outside(FormatSet.Named)))
        {
            Report(context, attribute, of, location, "its formats identify the member by position or number, or do not have it");
        }
    }

    private static void Report(ParseContext context, AttributeData attribute, string of, Location? location, string why) =>
        context.Report(Descriptors.UnusedFormats, StateAnalysis.PlaceOf(attribute) ?? location, "[CodecName] of '" + of + "'", why);
}
