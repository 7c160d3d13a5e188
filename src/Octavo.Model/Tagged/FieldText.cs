// Owns: what a Shape says about a field beside number and type. The library's Formats/Protobuf/Locating/ProtobufFieldFacts reads it back.
using System;
using System.Text;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Model.Tagged;

internal static class FieldText
{
    /// <summary>The letters after <c>@</c>; nothing for a field that is plain.</summary>
    /// <param name="member">The member.</param>
    /// <param name="child">Gives the number of a type that the Shape names.</param>
    public static string Of(MemberModel member, Func<string, string> child)
    {
        FieldModel field = member.Field!;
        var text = new StringBuilder(Encoding(field.Form.Encoding));
        if (member.Value is MapValue)
        {
            text.Clear().Append(field.Key.Encoding == FieldEncoding.Default ? "" : "k" + Encoding(field.Key.Encoding))
                .Append(field.Item.Encoding == FieldEncoding.Default ? "" : "v" + Encoding(field.Item.Encoding));
        }
        text.Append(field.IsRequired ? "r" : field.Presence == FieldPresence.Always ? "a" : IsImplicit(member.Value)
            ? field.Presence == FieldPresence.Implicit && field.LeftOut.Length == 0 ? "i" : "x" : "");
        text.Append(member.Value is SequenceValue sequence && (!field.Form.IsPacked || sequence.Element is ObjectValue { IsPackable: true }) ? "e" : "")
            .Append(field.Form.Level switch { FieldForm.Level200 => "2", FieldForm.Level240 => "4", _ => "" });
        text.Append(field.Form.Defined.Count != 0 ? "c" : "").Append(field.Form.TrustsUtf8 ? "t" : "").Append(field.IsWrapper ? "w" : "")
            .Append(field.IsReference ? "o" : "");
        text.Append(EnumOf(member.Value) is string type ? "#" + child(type) : "").Append(field.Oneof.Length == 0 ? "" : "=" + Word(field.Oneof));
        // What the field is called in a .proto file, and its default there.
        text.Append(field.Name.Length == 0 ? "" : "~n" + Word(field.Name)).Append(field.JsonName.Length == 0 ? "" : "~j" + Word(field.JsonName))
            .Append(field.Default is null ? "" : "~d" + Word(field.Default));
        return text.Length == 0 ? "" : "@" + text;
    }

    /// <summary>A text inside of the facts: escaped once for them, and once for the Shape.</summary>
    private static string Word(string text) => text.Replace("%", "%2525").Replace("~", "%257E").Replace(" ", "%20").Replace(":", "%3A");

    /// <summary>Whether a value can be absent without being null.</summary>
    private static bool IsImplicit(ValueModel value) =>
        value is ScalarValue or TextValue or BytesValue or ObjectValue { IsEnum: true } or ObjectValue { TaggedShape.Length: > 0 }
            or NullableValue { Inner: TextValue or BytesValue { CanBeNull: true } };

    /// <summary>The enum that the value is, or that its elements or values are; null for none.</summary>
    private static string? EnumOf(ValueModel value) => value switch
    {
        ScalarValue { IsEnum: true } or ObjectValue { IsEnum: true } => value.Type,
        NullableValue nullable => EnumOf(nullable.Inner),
        SequenceValue sequence => EnumOf(sequence.Element),
        MapValue map => EnumOf(map.Item),
        _ => null,
    };

    private static string Encoding(FieldEncoding encoding) => encoding switch
    {
        FieldEncoding.ZigZag => "z",
        FieldEncoding.Fixed => "f",
        FieldEncoding.Group => "g",
        _ => "",
    };
}
