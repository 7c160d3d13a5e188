// Owns: what becomes of a field whose member has a value before anything is read: absence must not say two things. Knows no attribute.
using Octavo.Generator.Parsing.Members;
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Protobuf;

/// <summary>Fields of members with initializers, or with defaults of their constructor's parameters.</summary>
internal sealed class InitialValues(MissingValues missing)
{
    /// <summary>
    /// The field as it must be so that what is written comes back. Numbers, text and bytes are written even if they are zero or empty, and data without them
    /// give the initializer's value, as in every format. What cannot be written when it is null or empty is absent then, so a new object begins without it.
    /// protobuf-net's contracts keep its ways, which lose either.
    /// </summary>
    public FieldModel Apply(MemberDraft member, FieldModel field)
    {
        bool isUnknown = missing.IsUnknown(member);
        if (field.Form.IsNet || (!isUnknown && missing.Of(member) is null))
        {
            return field;
        }
        bool saysZero = field.Presence == FieldPresence.Implicit && member.Value is ScalarValue or TextValue or BytesValue or ObjectValue { IsEnum: true };
        if (saysZero && field.Oneof.Length != 0)
        {
            // Zero says that another member of the oneof is the one.
            return field with { StartsAbsent = true };
        }
        if (saysZero)
        {
            return field.IsPresenceAsked || (!isUnknown && missing.IsEmpty(member)) ? field : field with { Presence = FieldPresence.Always };
        }
        if (member is { Setting: not MemberSetting.Fill, Value: ObjectValue { NotNull: true, IsStruct: false, IsEnum: false } })
        {
            return field with { StartsAnew = true };
        }
        return field.Presence == FieldPresence.Always || (!isUnknown && missing.IsEmpty(member) && Restores(member.Value!)) ? field
            : field with { StartsAbsent = true };
    }

    /// <summary>Whether what absence gives is what an empty initializer gives: a value that is not null, made empty again.</summary>
    private static bool Restores(ValueModel value) => value.NotNull || value is SequenceValue or MapValue;
}
