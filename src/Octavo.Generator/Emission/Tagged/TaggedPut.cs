// Owns: the text that writes one field, tag and value, outside of runs. Does not check presence: the caller has.
using Octavo.Generator.Emission.Writing;
using Octavo.Model.Tagged;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Tagged;

internal static class TaggedPut
{
    /// <summary>Writes a field whose value is there.</summary>
    /// <param name="scope">Where.</param>
    /// <param name="field">The field.</param>
    /// <param name="expression">C# text of its value, named more than once.</param>
    /// <param name="isAlone">Whether it is all that is in its block.</param>
    public static void Field(Scope scope, TaggedField field, string expression, bool isAlone = false)
    {
        CodeWriter c = scope.Code;
        if (field.IsReference)
        {
            Message(c, field, () =>
            {
                c.Open($"if (W.WriteObjectKey(ref w, {expression}))");
                Field(scope, field.Inner, expression);
                c.Close();
            }, isAlone);
            return;
        }
        if (field.IsWrapped)
        {
            Message(c, field, () => Inner(scope, field.Inner, field.Model.IsWrapper ? Value(field, expression) : expression), isAlone);
            return;
        }
        switch (field.Content)
        {
            case FieldContent.Scalar:
                c.Line($"w.Advance(W.PutTag(ref w.Reserve({field.TagBytes}), {field.Tag}));");
                if (field.IsShortGroup)
                {
                    c.Lines($$"""
                        {
                            ref byte at = ref w.Reserve({{Max(field)}});
                            w.Advance({{Scalar(field, "at", expression)}});
                        }
                        """);
                    break;
                }
                string place = $"w.Reserve({Max(field)})";
                c.Line($"w.Advance({Scalar(field, place, expression)});");
                break;
            case FieldContent.Text:
                c.Line($"w.Advance(W.PutTag(ref w.Reserve({field.TagBytes}), {field.Tag}));").Line($"w.WriteText({Value(field, expression)});");
                break;
            case FieldContent.Bytes:
                c.Line($"w.Advance(W.PutTag(ref w.Reserve({field.TagBytes}), {field.Tag}));");
                WriteBytes(scope, (BytesValue)field.Bare, Value(field, expression));
                break;
            case FieldContent.Payload:
                c.Lines($"""
                    w.Advance(W.PutTag(ref w.Reserve({field.TagBytes}), {field.Tag}));
                    {scope.Codec(((ObjectValue)field.Bare).Codec)}.Write(ref w, {Value(field, expression)});
                    """);
                break;
            case FieldContent.Message:
                Message(c, field, () => c.Line($"{scope.Codec(((ObjectValue)field.Bare).Codec)}.WriteTagged(ref w, {Value(field, expression)});"), isAlone);
                break;
            case FieldContent.Sequence
                when field is
                {
                    IsPacked: true, Bulk: not null,
                    Value: SequenceValue { Form: SequenceForm.Array or SequenceForm.List or SequenceForm.Memory or SequenceForm.ReadOnlyMemory } sequence
                }:
                TaggedItems.Bulk(c, field, sequence, TaggedItems.Span(sequence, expression));
                break;
            default:
                c.Line($"{field.Writer}(ref w, {expression});");
                break;
        }
    }

    /// <summary>The expression that puts a scalar and gives its length.</summary>
    /// <param name="field">The field.</param>
    /// <param name="at">Where; of a short group named twice.</param>
    /// <param name="expression">C# text of its value.</param>
    public static string Scalar(TaggedField field, string at, string expression)
    {
        string put = $"W.{field.Scalar.Put}(ref {at}, {Number(field, expression)}{field.Scalar.Argument})";
        return field.IsShortGroup ? $"W.AsGroup(ref {at}, {put}, {field.EndTag})" : put;
    }

    /// <summary>C# text of a scalar's bound, without its tag.</summary>
    public static string Max(TaggedField field) => field.IsShortGroup ? $"{field.TagBytes} + {field.Scalar.Max}" : field.Scalar.Max;

    /// <summary>The number that an encoder takes.</summary>
    public static string Number(TaggedField field, string expression)
    {
        var value = (ScalarValue)field.Bare;
        string bare = Value(field, expression);
        string own = value.Facts.CSharp;
        string taken = field.Scalar.Number;
        string cast = value.IsEnum && own != taken ? $"({own})" : "";
        return value.IsEnum || own != taken ? $"unchecked(({taken}){cast}{bare})" : bare;
    }

    /// <summary>A message between its length, or its tags.</summary>
    /// <param name="c">Where.</param>
    /// <param name="field">The field.</param>
    /// <param name="content">Writes what is in the message.</param>
    /// <param name="isAlone">Whether it is all that is in its block, so its locals need no block of their own.</param>
    public static void Message(CodeWriter c, TaggedField field, System.Action content, bool isAlone = false)
    {
        if (field.IsGroup)
        {
            c.Line($"w.Advance(W.PutTag(ref w.Reserve({field.TagBytes}), {field.Tag}));");
            content();
            c.Line($"w.Advance(W.PutTag(ref w.Reserve({field.TagBytes}), {field.EndTag}));");
            return;
        }
        if (!isAlone)
        {
            c.Open();
        }
        string width = Local(field, "width");
        string begin = Local(field, "begin");
        c.Line($"byte {width} = {field.Site};");
        c.Line($"int {begin} = W.BeginScope(ref w, {field.Tag}, {width});");
        content();
        c.Line($"W.EndScope(ref w, {begin}, {width}, ref {field.Site});");
        if (!isAlone)
        {
            c.Close();
        }
    }

    /// <summary>A local's name, which fields inside one another do not share.</summary>
    public static string Local(TaggedField field, string name) =>
        field.Prefix.Length == 0 ? name : field.Prefix + char.ToUpperInvariant(name[0]) + name.Substring(1);

    private static void WriteBytes(Scope scope, BytesValue bytes, string expression)
    {
        if (bytes.Form == BytesForm.Array)
        {
            scope.Code.Line($"w.WriteBytes({expression});");
            return;
        }
        WriteCode.Write(scope, bytes, expression);
    }

    /// <summary>The one field of a wrapping message, where its value is there.</summary>
    private static void Inner(Scope scope, TaggedField inner, string expression)
    {
        string condition = inner.Value switch
        {
            _ when inner.Model.Presence == FieldPresence.Implicit => TaggedPresence.Of(inner.Value, inner.Model, expression),
            NullableValue => $"{expression}.HasValue",
            _ when inner.Value.CanBeNull => $"{expression} is not null",
            _ => "",
        };
        FieldIf(scope, inner, expression, condition);
    }

    /// <summary>Writes a field if a condition holds; always if it is empty.</summary>
    public static void FieldIf(Scope scope, TaggedField field, string expression, string condition)
    {
        if (condition.Length == 0)
        {
            Field(scope, field, expression);
            return;
        }
        scope.Code.Open($"if ({condition})");
        Field(scope, field, expression, isAlone: true);
        scope.Code.Close();
    }

    private static string Value(TaggedField field, string expression) => field.Value is NullableValue nullable ? expression + nullable.Get : expression;
}
