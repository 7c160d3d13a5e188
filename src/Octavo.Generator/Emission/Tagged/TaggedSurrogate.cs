// Owns: the bodies of a type with a surrogate for a tagged format: it is converted, and the surrogate's message is written and read.
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Tagged;

internal static class TaggedSurrogate
{
    /// <summary>Whether the surrogate is a message.</summary>
    public static bool IsMessage(SurrogateModel type) => Bare(type) is ObjectValue { Content: FieldContent.Message };

    /// <summary>The wire type of a surrogate that is a single value; null for others.</summary>
    public static int? FieldWire(SurrogateModel type) => type.Value switch
    {
        ScalarValue or TextValue or BytesValue { Form: BytesForm.Array } => FieldContents.Wire(type.Value, FieldForm.Plain),
        ObjectValue { Content: FieldContent.Payload } payload => payload.PayloadWire,
        _ => null,
    };

    public static void Emit(Scope scope, SurrogateModel type)
    {
        CodeWriter c = scope.Code;
        var item = (ObjectValue)Bare(type);
        string codec = scope.Codec(item.Codec);
        string text = Names.Literal(type.Type.Replace("global::", ""));
        c.Line().Lines($"""
            {Names.NoInlining}
            public static void WriteTagged<W>(ref W w, scoped in {type.Type} value)
            {Names.WhereTaggedW}
            """).Open();
        if (!type.IsStruct)
        {
            c.If("value is null", $"Throw.NullInMessage({text});");
        }
        c.Line($"{item.Type} surrogate = {type.Converted("value")};").Line($"{codec}.WriteTagged(ref w, surrogate);").Close();
        c.Line().Lines($"""
            {Names.NoInlining}
            public static {type.Type} ReadTagged<R>(ref R r, scoped in {type.Type} existing)
            {Names.WhereTaggedR}
            """).Open();
        string old = type.IsStruct ? "default" : $"existing is null ? default({item.Type}) : {type.Converted("existing")}";
        string restored = type.Restored($"{codec}.ReadTagged(ref r, {old})");
        c.Line($"return {restored};").Close();
    }

    private static ValueModel Bare(SurrogateModel type) => type.Value is NullableValue nullable ? nullable.Inner : type.Value;
}
