// Owns: the condition under which a field is written.
using Octavo.Generator.Emission.Collections;
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Tagged;

internal static class TaggedPresence
{
    /// <summary>The condition over an expression.</summary>
    public static string Of(MemberModel member, string value) => Of(member.Value, member.Field!, value);

    /// <summary>The condition over an expression that is not a member.</summary>
    public static string Of(ValueModel type, FieldModel field, string value)
    {
        if (field.Presence == FieldPresence.Always)
        {
            return "";
        }
        return type switch
        {
            NullableValue => $"{value}.HasValue",
            ScalarValue scalar => Scalar(scalar, field, value),
            ObjectValue { IsEnum: true } => $"{value} != default",
            TextValue when field.LeftOut.Length != 0 => $"{value} is not null && !OmittedValues.IsSame({value}, {field.LeftOut})",
            TextValue when field.Presence == FieldPresence.Implicit => $$"""{{value}} is { Length: > 0 }""",
            BytesValue { Form: BytesForm.Array } when field.Presence == FieldPresence.Implicit => $$"""{{value}} is { Length: > 0 }""",
            BytesValue { Form: BytesForm.ArraySegment } => $"{value}.Count != 0",
            BytesValue { Form: not BytesForm.Array } => $"!{value}.IsEmpty",
            SequenceValue { Facts: { Null.Length: > 0 } facts } sequence => $"!({FactsText.Of(sequence, facts.Null, v: value)})",
            { CanBeNull: true } => $"{value} is not null",
            _ => "",
        };
    }

    private static string Scalar(ScalarValue scalar, FieldModel field, string value)
    {
        string leftOut = field.LeftOut;
        return scalar switch
        {
            { IsEnum: false, Kind: ScalarKind.Single } => Bits("BitConverter.SingleToUInt32Bits("),
            { IsEnum: false, Kind: ScalarKind.Double } => Bits("BitConverter.DoubleToUInt64Bits("),
            { IsEnum: false, Kind: ScalarKind.Half } => Bits("BitConverter.HalfToUInt16Bits("),
            { IsEnum: false, Kind: ScalarKind.Bool } when leftOut.Length == 0 => value,
            { IsEnum: false, Kind: ScalarKind.Decimal } when leftOut.Length != 0 => $"!OmittedValues.IsSame({value}, {leftOut})",
            { IsEnum: false, Kind: ScalarKind.Decimal or ScalarKind.DateTime or ScalarKind.DateTimeOffset } => $"!OmittedValues.IsDefault({value})",
            _ => $"{value} != {(leftOut.Length == 0 ? "default" : leftOut)}",
        };

        string Bits(string bits) => leftOut.Length == 0 ? $"{bits}{value}) != 0" : $"{bits}{value}) != {bits}{leftOut})";
    }
}
