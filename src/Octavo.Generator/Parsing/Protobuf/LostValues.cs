// Owns: the warning about values that protobuf-net's contracts leave out and a new object does not have. Knows no other format.
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Types;
using Octavo.Model.Tagged;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Protobuf;

internal sealed class LostValues(ParseContext context, ConstructorParser.Choice choice)
{
    /// <summary>Warns of the members of a message that protobuf-net leaves out, zero or the value of <c>[DefaultValue]</c>, and a new object has with another
    /// value.</summary>
    public void Check(ViewDraft message)
    {
        var missing = new MissingValues(context, choice);
        foreach (ViewMember one in message.Members)
        {
            if (one is { Field: { Form.IsNet: true, Presence: FieldPresence.Implicit } field, Draft: { Specified: null } member }
                && member.Value is ScalarValue && missing.Other(member, field.LeftOut) is string other)
            {
                context.Report(Descriptors.ProtoValueLost, member.Location, member.FullName,
                    field.LeftOut.Length == 0 ? "default" : field.LeftOut.Substring(field.LeftOut.IndexOf(')') + 1), other);
            }
            else if (one is { Field: { Form.IsNet: true, LeftOut: { Length: > 0 } omitted }, Draft: { Specified: null, Value: TextValue } text }
                && missing.OtherText(text, omitted) is string had)
            {
                context.Report(Descriptors.ProtoValueLost, text.Location, text.FullName, omitted, had);
            }
            else if (one is { Field: { Form.IsNet: true, IsRequired: false }, Draft: { Specified: null } held } && MayBeAbsent(held)
                && (missing.IsNeverNull(held) || (held.Parameter >= 0 && missing.Of(held) is not null)))
            {
                context.Report(Descriptors.ProtoValueLost, held.Location, held.FullName, "null", "what a new object has there");
            }
            else if (one is { Field: { Form.IsNet: true } collection, Draft: { Specified: null, Value: SequenceValue or MapValue } filled }
                && !(collection.Replaces && filled.Value is SequenceValue sequence && FieldContents.IsPacked(sequence, collection.Form))
                && missing.Of(filled) is not null && !missing.IsEmpty(filled))
            {
                context.Report(Descriptors.ProtoValueLost, filled.Location, filled.FullName, "empty",
                    "what a new object has there" + (collection.Replaces ? "" : ", to which its elements are added"));
            }
        }
    }

    /// <summary>Whether a value may be null by its declaration, so a null is a value that comes back as another one.</summary>
    private static bool MayBeAbsent(MemberDraft member) => member.Value is NullableValue
        || (member.Value is TextValue or BytesValue or ObjectValue { IsStruct: false } && member.Value is { NotNull: false, CanBeNull: true }
            && member.Type.NullableAnnotation == NullableAnnotation.Annotated);
}
