// Owns: the text that reads one value of a field after its tag, outside of the window.
using Octavo.Generator.Emission.Reading;
using Octavo.Model.Tagged;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Tagged;

internal static class TaggedGet
{
    /// <summary>Reads a value into a new local.</summary>
    /// <param name="scope">Where.</param>
    /// <param name="field">The field.</param>
    /// <param name="local">The local.</param>
    /// <param name="existing">What a message is merged into; <c>default</c> for a new one.</param>
    /// <param name="asGroup">Whether a short message comes between tags.</param>
    /// <param name="enter">The expression that enters the message; null for the usual one.</param>
    public static void Declare(Scope scope, TaggedField field, string local, string existing, bool asGroup = false, string? enter = null)
    {
        CodeWriter c = scope.Code;
        switch (field.Content)
        {
            case FieldContent.Scalar:
                ExpectGroup(c, field, asGroup);
                Scalar(c, field, local);
                break;
            case FieldContent.Text:
                c.Line($"string {local} = {Text(field)};");
                break;
            case FieldContent.Bytes:
                c.Line($"{field.Bare.Type} {local} = {ReadCode.Expression(scope, field.Bare, null)};");
                break;
            case FieldContent.Payload:
                c.Line($"{field.Bare.Type} {local} = default;").Line($"{scope.Codec(((ObjectValue)field.Bare).Codec)}.Read(ref r, ref {local});");
                break;
            default:
                string end = $"{local}End";
                if (enter is null)
                {
                    c.Line($"long {end} = {EnterMessage};");
                }
                string value = field.Value is NullableValue nullable && existing != "default" ? existing + nullable.Get : existing;
                string merged = field.Model.IsWrapper || field.IsReference ? $", {value}" : "";
                c.Line(field.IsWrapped ? $"{field.Value.Type} {local} = {field.Reader}(ref r{merged});"
                    : $"{field.Bare.Type} {local} = {scope.Codec(((ObjectValue)field.Bare).Codec)}.ReadTagged(ref r, {value});");
                c.Line($"R.LeaveScope(ref r, {end});");
                break;
        }
    }

    /// <summary>The expression that reads a value without a local: text, and numbers that the reader has a member for. Null for others.</summary>
    public static string? Expression(TaggedField field) => field.Content switch
    {
        FieldContent.Text => Text(field),
        FieldContent.Scalar when field.Scalar.Read.Length != 0 => Use(field, field.Scalar.Read),
        _ => null,
    };

    /// <summary>Refuses what is not the group that a short message may be in.</summary>
    public static void ExpectGroup(CodeWriter c, TaggedField field, bool asGroup) =>
        c.LineIf(asGroup, $"R.ExpectGroup(ref r, {WireType.Tag(field.Model.Number, WireType.GroupStart)});");

    private static string Text(TaggedField field) => field.Model.Form.TrustsUtf8 ? "R.ReadTrustedText(ref r)" : "r.ReadText()";

    /// <summary>The expression that enters a message after its tag, in the local <c>tag</c>, and gives what <c>R.LeaveScope</c> takes.</summary>
    public const string EnterMessage = "R.EnterMessage(ref r, tag)";

    /// <summary>The expression that enters a message which may come in pieces.</summary>
    /// <param name="taken">The local that keeps how much was read.</param>
    /// <param name="ends">The tags of its oneof.</param>
    public static string EnterOnce(string taken, string ends) =>
        $"R.EnterOnce(ref r, tag, ref {taken}, {(ends.Length == 0 ? "default" : Names.Utf8(ends))})";

    /// <summary>A number as in its member.</summary>
    public static string Use(TaggedField field, string number)
    {
        var value = (ScalarValue)field.Bare;
        string cast = value.IsEnum && value.Facts.CSharp != field.Scalar.Number ? $"({value.Facts.CSharp})" : "";
        return value.IsEnum || value.Facts.CSharp != field.Scalar.Number ? $"unchecked(({value.Type}){cast}{number})" : number;
    }

    private static void Scalar(CodeWriter c, TaggedField field, string local)
    {
        TaggedScalar scalar = field.Scalar;
        if (scalar.Read.Length != 0)
        {
            c.Line($"{field.Bare.Type} {local} = {Use(field, scalar.Read)};");
            return;
        }
        string number = $"{local}Number";
        c.Lines($"""
            r.Commit(R.{scalar.Get}(ref r.Need({scalar.Max}), out {scalar.Number} {number}));
            {field.Bare.Type} {local} = {Use(field, number)};
            """);
    }
}
