// Owns: which of the members that nothing sets are written, and in which formats by name.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Foreign;
using Octavo.Generator.Parsing.Types;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Members;

/// <summary>Decides about the computed members of one type.</summary>
/// <param name="context">What the parse gathers.</param>
/// <param name="type">The type.</param>
/// <param name="request">What its attribute asks.</param>
/// <param name="byView">Whose attributes count for which formats.</param>
/// <param name="candidates">All its candidates, whose attributes tell whether a JSON library is used.</param>
internal sealed class ComputedParser(ParseContext context, INamedTypeSymbol type, TypeRequest request, ViewAttributes[] byView,
    IReadOnlyList<MemberDraft> candidates)
{
    public const int Ignore = 1; // ComputedMembers
    private const int Write = 2;

    private bool? _isJson;

    /// <summary>Takes a member that nothing sets for a computed one, if it is written.</summary>
    /// <param name="member">The member.</param>
    /// <param name="good">Set to false if its attributes contradict one another, which is reported.</param>
    public bool TryTake(MemberDraft member, ref bool good)
    {
        int asked = Asked(member);
        // JSON libraries write what has a field too; reading it back is reported as lost. A field that shares its name with another member is left out.
        if (asked == Ignore || member.MustBeSet || !byView.Any(v => IsByName(v.Kind) && v.Has(member))
            || (asked != Write && (!IsJson || (member.Symbol is IFieldSymbol && candidates.Any(c => c != member && c.Name == member.Name)))))
        {
            return false;
        }
        if (new ReferenceParser(context).Reaches(member.Type))
        {
            if (asked == Write)
            {
                context.Report(Descriptors.ComputedReference, member.Location, member.FullName);
                good = false;
                return true;
            }
            return false;
        }
        member.Setting = MemberSetting.Computed;
        member.IsInMaps = asked == Write;
        return true;
    }

    private static bool IsByName(ViewKind kind) => kind is ViewKind.Name or ViewKind.MessagePack or ViewKind.Cbor;

    /// <summary>ComputedMembers by the member's own word, the type's, the assembly's; 0 if none says anything.</summary>
    private int Asked(MemberDraft member) =>
        member.Computed != 0 ? member.Computed
        : request.Computed != 0 ? request.Computed
        : Attributes.Named(context.Defaults, "Computed", 0);

    /// <summary>Whether the type, a base of it or a candidate carries an attribute of a library that writes computed members.</summary>
    private bool IsJson =>
        _isJson ??= MemberParser.BaseFirst(type).SelectMany(t => t.GetAttributes()).Concat(candidates.SelectMany(c => c.Symbol.GetAttributes())).Any(IsOfJson);

    private static bool IsOfJson(AttributeData attribute) =>
        SystemTextJsonAttributes.Is(attribute)
            || (attribute.AttributeClass is { } found && CSharpNames.FullName(found).StartsWith(NewtonsoftAttributes.Space, System.StringComparison.Ordinal));
}
