// Owns: what a value is as a field's content. Knows no type beyond the value.
using Octavo.Model.Values;

namespace Octavo.Model.Tagged;

internal static class FieldContents
{
    /// <summary>The content that a value is, linked.</summary>
    public static FieldContent Of(ValueModel value) => value switch
    {
        ScalarValue => FieldContent.Scalar,
        TextValue => FieldContent.Text,
        BytesValue => FieldContent.Bytes,
        NullableValue => FieldContent.Nullable,
        SequenceValue { Form: not SequenceForm.MultidimensionalArray } => FieldContent.Sequence,
        MapValue => FieldContent.Map,
        ObjectValue item => item.Content,
        _ => FieldContent.None,
    };

    /// <summary>Whether a value is in a field of its own if it is an element: a collection or a nullable one needs a message around it.</summary>
    public static bool IsElement(ValueModel value) => Of(value) is not (FieldContent.Sequence or FieldContent.Map or FieldContent.Nullable);

    /// <summary>The wire type of one value; of a message after its length.</summary>
    public static int Wire(ValueModel value, FieldForm form) => value switch
    {
        ScalarValue scalar => TaggedScalar.Of(scalar.Kind, form).Wire,
        NullableValue nullable => Wire(nullable.Inner, form),
        ObjectValue { Content: FieldContent.Payload } payload => payload.PayloadWire,
        _ => WireType.Delimited,
    };

    /// <summary>Whether elements of a sequence share one field.</summary>
    public static bool IsPacked(SequenceValue sequence, FieldForm form) =>
        form.IsPacked && sequence.Element is ScalarValue scalar && TaggedScalar.Of(scalar.Kind, form).IsPackable;

    /// <summary>The encoder of a whole packed sequence; null if its elements go one by one.</summary>
    public static string? Bulk(SequenceValue sequence, FieldForm form) =>
        sequence.Element is ScalarValue scalar && TaggedScalar.Of(scalar.Kind, form).Bulk is { Length: > 0 } bulk && form.Defined.Count == 0 ? bulk : null;
}
