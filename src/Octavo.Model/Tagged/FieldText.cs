// Owns: what a Shape says of a field beside number and type. The library's Formats/Protobuf/ProtobufFieldFacts reads it back.
using System.Text;

namespace Octavo.Model;

internal static class FieldText
{
    /// <summary>The letters behind <c>@</c>; nothing for a field that is plain.</summary>
    public static string Of(MemberModel member)
    {
        FieldModel field = member.Field!;
        var text = new StringBuilder(Encoding(field.Form.Encoding));
        if (member.Value is MapValue)
        {
            text.Clear().Append(field.Key.Encoding == FieldEncoding.Default ? "" : "k" + Encoding(field.Key.Encoding)).Append(field.Item.Encoding == FieldEncoding.Default ? "" : "v" + Encoding(field.Item.Encoding));
        }
        text.Append(field.IsRequired ? "r" : field.Presence == FieldPresence.Always ? "a" : IsImplicit(member.Value) ? field.Presence == FieldPresence.Implicit ? "i" : "x" : "");
        text.Append(member.Value is SequenceValue && !field.Form.IsPacked ? "e" : "").Append(field.Form.Level switch { FieldForm.Level200 => "2", FieldForm.Level240 => "4", _ => "" });
        text.Append(field.Form.Defined.Count != 0 ? "c" : "").Append(field.Form.TrustsUtf8 ? "t" : "").Append(field.Oneof.Length == 0 ? "" : "=" + field.Oneof);
        return text.Length == 0 ? "" : "@" + text;
    }

    /// <summary>Whether a value can be absent without being null.</summary>
    private static bool IsImplicit(ValueModel value) => value is ScalarValue or TextValue or BytesValue or ObjectValue { IsEnum: true };

    private static string Encoding(FieldEncoding encoding) => encoding switch
    {
        FieldEncoding.ZigZag => "z",
        FieldEncoding.Fixed => "f",
        FieldEncoding.Group => "g",
        _ => "",
    };
}
