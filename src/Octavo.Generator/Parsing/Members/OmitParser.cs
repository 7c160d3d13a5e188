// Owns: when each member is left out of formats with names, and the warning if reading would give it another value then.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Types;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Members;

internal sealed class OmitParser(ParseContext context)
{
    /// <summary>Decides for one member: its own word, then what another library says about it, then the type's word, then the assembly's.</summary>
    public OmitRule Decide(ViewMember member, TypeRequest request) =>
        (member.Draft.Omit != 0 ? member.Draft.Omit : member.Omit != 0 ? member.Omit : request.Omit != 0 ? request.Omit
            : Attributes.Named(context.Defaults, "Omit", 0)) switch
        {
            2 => OmitRule.Null,
            3 => OmitRule.Default,
            _ => OmitRule.Never,
        };

    /// <summary>Warns of members that are left out if they are null or default, and read as something else.</summary>
    public void Check(TypeModel type, ViewDraft view, ConstructorParser.Choice choice)
    {
        var missing = new MissingValues(context, choice);
        foreach (MemberDraft told in view.Kinds.Contains(ViewKind.Name) ? view.Members.Select(m => m.Draft).Where(m => m.SpecifiedByName is not null) : [])
        {
            if (missing.Of(told) is string initial && !missing.IsEmpty(told))
            {
                context.Report(Descriptors.OmittedValueLost, told.Location, told.FullName, "what ShouldSerialize" + told.Name + " refuses",
                    initial);
            }
        }
        List<MemberDraft> members = [.. view.Members.Select(m => m.Draft).Where(m => m.Setting != MemberSetting.Computed)];
        if (!type.Omits)
        {
            return;
        }
        for (int i = 0; i < type.Members.Count; i++)
        {
            MemberDraft member = members[i];
            bool takesNull = !member.Type.IsValueType ? member.Type.NullableAnnotation != NullableAnnotation.NotAnnotated
                : type.Members[i].Value is NullableValue;
            if (type.Members[i].OmitsValue && (takesNull || member.Type.IsValueType) && missing.Of(member) is string other)
            {
                context.Report(Descriptors.OmittedValueLost, member.Location, member.FullName, takesNull ? "null" : "default", other);
            }
        }
    }
}
