// Owns: a member as formats of one kind see it, while it is being parsed.
using Octavo.Model.Tagged;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Members;

/// <summary>A member of a contract view.</summary>
/// <param name="Draft">The member.</param>
/// <param name="Number">The number as written; null if it has none.</param>
/// <param name="Least">The least number of the attribute that gives it.</param>
/// <param name="Name">The name.</param>
/// <param name="IsRequired">Whether data without it is refused.</param>
/// <param name="Omit">When it is left out by the attributes that count, as OmitPolicy's number; 0 if they say nothing.</param>
/// <param name="RefusesNull">Whether null is refused, whatever its type says.</param>
internal sealed record ViewMember(MemberDraft Draft, int? Number, int Least, string Name, bool IsRequired, int Omit = 0, bool RefusesNull = false)
{
    /// <summary>What it is as a field of Protobuf; null in other contract views.</summary>
    public FieldModel? Field { get; init; }

    /// <summary>Slot from 0; −1 if it has no number.</summary>
    public int Slot => Number is int number ? number - Least : -1;

    /// <summary>MessagePack-CSharp takes contracts for its own attributes, and skips <c>EmitDefaultValue</c>.</summary>
    private static bool IsSkipped(ViewAttributes attributes) => attributes is { Kind: ViewKind.MessagePack, Library: Foreign.DataContractAttributes };

    /// <summary>The member in a contract view.</summary>
    /// <param name="draft">The member.</param>
    /// <param name="attributes">The attributes that count for the view.</param>
    /// <param name="policy">NamePolicy for members to which nothing gives a name.</param>
    public static ViewMember Of(MemberDraft draft, ViewAttributes attributes, int policy)
    {
        Foreign.MemberMark? mark = attributes.Mark(draft);
        return new ViewMember(draft, draft.OwnNumber ?? mark?.Number, draft.OwnNumber is null ? 0 : 1,
            draft.FormatNames.Of(attributes.Kind) ?? draft.OwnName ?? mark?.Name ?? NamePolicies.Apply(policy, draft.Name),
            draft.IsRequired || mark is { IsRequired: true }, mark?.Omit is > 0 and var omit && !IsSkipped(attributes) ? omit : attributes.Type.Omit,
                mark is { RefusesNull: true });
    }
}
