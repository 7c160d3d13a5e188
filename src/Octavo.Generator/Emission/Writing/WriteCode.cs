// Owns: the text that writes one value outside a run.
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Writing;

internal static class WriteCode
{
    /// <summary>Whether the value is named more than once, so it must be read into a local first.</summary>
    public static bool NeedsLocal(ValueModel value) =>
        value is NullableValue or BytesValue { Form: BytesForm.Array } or SequenceValue { IsBulk: true } || Refuses(value);

    /// <summary>Whether null is one of its C# values, or of those within an optional one, and none that data may have.</summary>
    public static bool Refuses(ValueModel value) => (value.NotNull && value.CanBeNull) || value is ObjectValue { RefusesHeld: true };

    /// <summary>The condition under which a local holds such a null.</summary>
    public static string IsRefused(ValueModel value, string local) =>
        value is ObjectValue { RefusesHeld: true } ? $"{local}.HasValue && {local}.Value is null" : $"{local} is null";

    /// <summary>A member's name in errors; empty of a computed one, whose null nothing reads.</summary>
    public static string What(TypeModel type, MemberModel member) =>
        member.Setting == MemberSetting.Computed ? "" : $"{type.FullName}.{member.Name}";

    /// <summary>Refuses a null, where the value would be: after its key, so the end of what was written tells the place.</summary>
    /// <param name="c">The writer.</param>
    /// <param name="value">The value's type.</param>
    /// <param name="local">The local that holds it.</param>
    /// <param name="what">Its name in errors; empty if it cannot be null there.</param>
    public static void Refuse(CodeWriter c, ValueModel value, string local, string what)
    {
        if (what.Length != 0 && Refuses(value))
        {
            c.If(IsRefused(value, local), Refusal(what));
        }
    }

    /// <summary>Writes a value.</summary>
    /// <param name="scope">Where.</param>
    /// <param name="value">Its type.</param>
    /// <param name="expression">C# text of it; a local where <see cref="NeedsLocal"/>.</param>
    /// <param name="what">Its name in errors; empty if it cannot be null, or may be.</param>
    /// <param name="onNull">The beginning of the call that refuses a null.</param>
    public static void Write(Scope scope, ValueModel value, string expression, string what = "", string onNull = "W.OnNull(ref w, ")
    {
        CodeWriter c = scope.Code;
        string refusal = what.Length != 0 && Refuses(value) ? $"{onNull}{Names.Literal(what)});" : "";
        if (refusal.Length != 0 && value is not (BytesValue { Form: BytesForm.Array } or SequenceValue { IsBulk: true }))
        {
            c.If(IsRefused(value, expression), refusal);
        }
        switch (value)
        {
            case ScalarValue { Mark.Length: not 0 } number:
                c.Open().Line($"ref byte number = ref w.Reserve({Bounds.Of(number, scope, write: true)});")
                    .Line($"w.Advance({Put(number, "ref number", expression)});").Close();
                break;
            case ScalarValue scalar:
                string place = $"ref w.Reserve(W.Max{scalar.Kind})";
                c.Line($"w.Advance({Put(scalar, place, expression)});");
                break;
            case TextValue:
                c.Line($"w.WriteText({expression});");
                break;
            case BytesValue { Form: BytesForm.Array }:
                OrNull(c, expression, refusal, $"w.WriteBytes({expression});");
                break;
            case BytesValue bytes:
                c.Line(bytes.Form switch
                {
                    BytesForm.ReadOnlySequence => $"w.WriteBytes(ByteStrings.Span({expression}));",
                    BytesForm.ArraySegment => $"w.WriteBytes(MemoryExtensions.AsSpan({expression}));",
                    _ => $"w.WriteBytes({expression}.Span);",
                });
                break;
            case NullableValue { OwnCodec: { } own }:
                c.Line($"{scope.Codec(own)}.Write(ref w, {expression});");
                break;
            case NullableValue nullable:
                c.Line($"w.Advance(W.PutPresence(ref w.Reserve(W.MaxHead), {expression}.HasValue));");
                c.Open($"if ({expression}.HasValue)");
                Write(scope, nullable.Inner, $"{expression}.GetValueOrDefault()");
                c.Close();
                break;
            case SequenceValue { IsBulk: true } sequence:
                string span = sequence.Form == SequenceForm.List ? $"CollectionsMarshal.AsSpan({expression})" : expression;
                OrNull(c, expression, refusal, $"w.Write{Bulk(sequence)}s({span});");
                break;
            case ObjectValue { IsLocal: true } item:
                c.Line($"{scope.Codec(item.Codec)}.WriteSequential(ref w, {expression});");
                break;
            case ObjectValue item:
                // A dynamic member would make the call itself dynamic.
                string cast = item.Type == "object" ? "(object)" : "";
                c.Line($"{scope.Codec(item.Codec)}{(item.IsPresent ? ".WriteMember" : ".Write")}(ref w, {cast}{expression});");
                break;
            default:
                c.Line($"Collections.Write{value.Mark}(ref w, {expression});");
                break;
        }
    }

    /// <summary>The call that puts a scalar, in the form that its member asks for.</summary>
    /// <param name="scalar">Its type.</param>
    /// <param name="at">C# text of the place.</param>
    /// <param name="expression">C# text of the value.</param>
    public static string Put(ScalarValue scalar, string at, string expression)
    {
        bool named = scalar.Forms != NumberTraits.Plain && scalar.Kind is ScalarKind.Half or ScalarKind.Single or ScalarKind.Double;
        string cast = scalar.IsEnum ? $"({scalar.Facts.CSharp})" : "";
        string put = $"W.Put{(named ? "Named" : "")}{scalar.Encoder}({at}, {cast}{expression})";
        return (scalar.Forms & NumberTraits.WriteText) == 0 ? put : $"W.QuoteNumber({at}, {put})";
    }

    public static ScalarKind Bulk(SequenceValue sequence) => ((ScalarValue)sequence.Element).Kind;

    private static string Refusal(string what) => $"W.OnNull(ref w, {Names.Literal(what)});";

    /// <summary>Writes a null, refused first if it must not be, or what is there.</summary>
    private static void OrNull(CodeWriter c, string expression, string refusal, string statement) =>
        c.Open($"if ({expression} is null)").LineIf(refusal.Length != 0, refusal).Line("w.WriteNull();").Close().Open("else").Line(statement).Close();
}
