// Owns: the text that reads one value outside a run.
using Octavo.Generator.Emission.Writing;
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Reading;

internal static class ReadCode
{
    /// <summary>Whether one expression reads the value; else statements must.</summary>
    /// <param name="value">Its type.</param>
    /// <param name="existing">C# text of what is there already; null if nothing is.</param>
    public static bool IsExpression(ValueModel value, string? existing) => value switch
    {
        ObjectValue { IsLocal: false } => false,
        ObjectValue { IsStruct: false } => existing is null,
        NullableValue nullable => IsExpression(nullable.Inner, null),
        _ => existing is null || !FillCode.IsInterface(value),
    } && !value.NotNull;

    /// <summary>The expression that reads a value without asking for null.</summary>
    public static string Expression(Scope scope, ValueModel value, string? existing)
    {
        switch (value)
        {
            case ScalarValue scalar:
                string number = scalar.Encoding == ScalarEncoding.Fixed ? $"R.Read{scalar.Encoder}(ref r)" : $"r.Read{scalar.Kind}()";
                return scalar.IsEnum ? $"({scalar.Type}){number}" : number;
            case TextValue:
                return "r.ReadText()";
            case BytesValue { Form: BytesForm.Array }:
                return "r.ReadBytes()";
            case BytesValue { Form: BytesForm.ReadOnlySequence } bytes:
                return $"new {bytes.Type}(ByteStrings.Read(ref r))";
            case BytesValue:
                return "ByteStrings.Read(ref r)";
            case SequenceValue { Form: SequenceForm.MultidimensionalArray or SequenceForm.Other } other:
                return other.Fills ? $"Collections.Read{other.Made.Id}(ref r, {existing ?? "null"})" : $"Collections.Read{other.Made.Id}(ref r)";
            case WrappedValue or SharedValue:
                return $"Collections.Read{(value with { Label = "" }).Id}(ref r)";
            case NullableValue { Inner: BytesValue { Form: not BytesForm.ReadOnlySequence } or SequenceValue { Form: not SequenceForm.Other } } memory:
                // A conditional of an array and null would be a null array, which converts to an empty Memory.
                return $"r.ReadPresence() ? new {memory.Inner.Type}({Expression(scope, memory.Inner, null)}) : default({value.Type})";
            case NullableValue { Inner: SequenceValue or BytesValue } segment:
                return $"r.ReadPresence() ? {Expression(scope, segment.Inner, null)} : default({value.Type})";
            case NullableValue nullable:
                return $"r.ReadPresence() ? {Expression(scope, nullable.Inner, null)} : null";
            case SequenceValue { CanBeNull: false } memory:
                return $"ByteStrings.NotNull(ref r, {Expression(scope, memory.Made, null)})";
            case SequenceValue sequence:
                SequenceValue made = sequence.Made;
                string? old = !sequence.CanFill ? null : existing;
                bool convert = old is not null && FillCode.IsInterface(value);
                if (made.IsBulk)
                {
                    string bulk = $"r.Read{WriteCode.Bulk(made)}{made.Form}()";
                    return old is null ? bulk : FillCode.With(value, old, bulk);
                }
                string filled = convert ? $"{old} as {made.Type}" : old ?? "null";
                string items = made.Form == SequenceForm.Array ? $"Collections.Read{made.Id}(ref r)" : $"Collections.Read{made.Id}(ref r, {filled})";
                return convert ? FillCode.With(value, old!, items) : items;
            case MapValue { Form: MapForm.Interface } map when existing is not null:
                return FillCode.With(value, existing, $"Collections.Read{map.Made.Id}(ref r, {existing} as {map.Made.Type})");
            case MapValue map:
                string into = map.Fills ? existing ?? "null" : "null";
                return map.Made.Fills ? $"Collections.Read{map.Made.Id}(ref r, {into})" : $"Collections.Read{map.Made.Id}(ref r)";
            case ObjectValue { IsStruct: true, IsFixed: false } item:
                return $"{scope.Codec(item.Codec)}.ReadPositional(ref r, {existing ?? "default"})";
            default:
                return $"{scope.Codec(((ObjectValue)value).Codec)}.ReadPositional(ref r)";
        }
    }

    /// <summary>Reads a value into a new local, null checked.</summary>
    /// <param name="scope">Where.</param>
    /// <param name="value">Its type.</param>
    /// <param name="local">The local that is declared.</param>
    /// <param name="existing">C# text of what is there already; null if nothing is.</param>
    /// <param name="what">Its name in errors.</param>
    public static void Declare(Scope scope, ValueModel value, string local, string? existing, string what)
    {
        CodeWriter c = scope.Code;
        switch (value)
        {
            case NullableValue { OwnCodec: { } own }:
                c.Line($"{value.Type} {local} = null;").Line($"{scope.Codec(own)}.Read(ref r, ref {local});");
                break;
            case NullableValue { Inner: ObjectValue { IsLocal: false } inner }:
                c.Lines($$"""
                    {{value.Type}} {{local}} = null;
                    if (r.ReadPresence())
                    {
                        {{inner.Type}} present = default;
                        {{scope.Codec(inner.Codec)}}.Read(ref r, ref present);
                        {{local}} = present;
                    }
                    """);
                break;
            case ObjectValue item when !item.IsLocal || (!item.IsStruct && existing is not null):
                c.Line($"{value.Type} {local} = {existing ?? "default"};")
                    .Line($"{scope.Codec(item.Codec)}{(item.IsPresent ? ".ReadMember" : ".Read")}(ref r, ref {local});");
                break;
            case SequenceValue or MapValue when existing is not null && FillCode.IsInterface(value):
                c.Line($"{value.Type} {local} = {existing};").Line($"{local} = {Expression(scope, value, local)};");
                break;
            default:
                c.Line($"{value.Type} {local} = {Expression(scope, value, existing)};");
                break;
        }
        if (value.NotNull || value is ObjectValue { RefusesHeld: true })
        {
            c.If(WriteCode.IsRefused(value, local), $"r.OnNull({Names.Literal(what)});");
        }
    }
}
