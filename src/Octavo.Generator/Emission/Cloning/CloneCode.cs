// Owns: the text that clones one value. Knows no type's body.
using Octavo.Model.Values;

namespace Octavo.Generator.Emission.Cloning;

internal static class CloneCode
{
    private const string None = "null";

    /// <summary>The expression of a value's clone.</summary>
    /// <param name="scope">Where.</param>
    /// <param name="value">Its type.</param>
    /// <param name="expression">C# text of it; named once.</param>
    /// <param name="own">C# text of a collection that takes the elements; null for a new one.</param>
    public static string Expression(Scope scope, ValueModel value, string expression, string? own = null)
    {
        if (value.IsImmutable && own is null)
        {
            return expression;
        }
        string to = own is null ? "" : $", {own}";
        switch (value)
        {
            case BytesValue bytes:
                return Of(bytes, "byte", expression, None);
            case NullableValue nullable:
                return $"Copies.OfNullable<{nullable.Inner.Type}>({expression}, map, {Cloner(scope, nullable.Inner)})";
            case SharedValue shared:
                return Expression(scope, shared.Inner, expression, own); // every collection is found by its identity
            case WrappedValue wrapped:
                return Of(wrapped, "", expression, Cloner(scope, wrapped.Inner));
            case SequenceValue sequence:
                string types = $"<{sequence.Type}, {sequence.Element.Type}>(";
                string cloner = Cloner(scope, sequence.Element);
                return sequence switch
                {
                    { Form: SequenceForm.MultidimensionalArray } => $"Copies.MultidimensionalArray{types}{expression}, map, {cloner})",
                    { Form: SequenceForm.Other, Facts.Base: { Length: > 0 } derived } =>
                        $"Copies.Derived{derived}<{Arguments(sequence)}>({expression}, map, {cloner}, static () => {sequence.Facts.New}{to})",
                    { Form: SequenceForm.Other, Facts.Builder: { Length: > 0 } builder } =>
                        $"Copies.Built{(sequence.Facts.IsValue ? "Value" : "")}{types}{expression}, map, {cloner}, "
                            + $"static ({TypeNames.ArrayOf(sequence.Element.Type)} items) => {builder}(new ReadOnlySpan<{sequence.Element.Type}>(items)))",
                    { Form: SequenceForm.Other, Facts.Definition: var definition }
                        when definition == sequence.Type =>
                            $"Copies.Users{types}{expression}, map, {cloner}, static () => {sequence.Facts.New}{to})",
                    {
                        Form: SequenceForm.Enumerable or SequenceForm.Collection or SequenceForm.ReadOnlyCollection or SequenceForm.Set
                        or SequenceForm.ReadOnlySet
                    } => $"Copies.Interface{types}{expression}, map, {cloner})",
                    _ => Of(sequence, sequence.Element.Type, expression, cloner + to),
                };
            case MapValue map:
                string cloners = $"{Cloner(scope, map.Key)}, {Cloner(scope, map.Item)}";
                string all = $"<{map.Type}, {map.Key.Type}, {map.Item.Type}>(";
                return map switch
                {
                    { Facts.IsOfObjects: true } =>
                        $"Copies.DerivedMap<{map.Type}>({expression}, map, {cloners}, static () => {map.Facts.Made}{to})",
                    { Form: MapForm.Other, Facts.Definition: var definition }
                        when definition == map.Type =>
                            $"Copies.Users{all}{expression}, map, {cloners}, static () => {map.Facts.Made}{to})",
                    { Form: MapForm.Interface or MapForm.ReadOnlyInterface } => $"Copies.Interface{all}{expression}, map, {cloners})",
                    _ => Of(map, "", expression, cloners + to),
                };
            default:
                return Object(scope, (ObjectValue)value, expression);
        }
    }

    /// <summary>The type arguments of the method for a type that derives from a collection of .NET's.</summary>
    private static string Arguments(SequenceValue sequence) => sequence.Facts!.IsOfObjects ? sequence.Type
        : sequence.Arguments.Count == 2 ? $"{sequence.Type}, {sequence.Arguments[0]}, {sequence.Arguments[1]}"
        : $"{sequence.Type}, {sequence.Element.Type}";

    /// <summary>The lambda that clones an element; null if it never changes.</summary>
    public static string Cloner(Scope scope, ValueModel value) =>
        value.IsImmutable ? None : $"static (in {value.Type} item, CloneMap map) => {Expression(scope, value, "item")}";

    /// <summary>The call of the library's method for a type. Each has a name of its own, and its type arguments are explicit: a choice among overloads would
    /// bind the lambdas once for each.</summary>
    private static string Of(ValueModel value, string element, string expression, string rest)
    {
        int arguments = value.Type.IndexOf('<');
        bool isArray = value.Type.EndsWith("]", System.StringComparison.Ordinal);
        string method = isArray ? $"Array<{element}>" : $"{TypeNames.Simple(value.Type)}{value.Type.Substring(arguments)}";
        return $"Copies.Of{method}({expression}, map, {rest})";
    }

    private static string Object(Scope scope, ObjectValue value, string expression) => value switch
    {
        { IsLocal: true } => $"{scope.Codec(value.Codec)}.Clone({expression}, map)",
        { Type: "global::Octavo.OctavoRaw" } => $"CloneMap.Raw({expression})",
        { Held: { } held } => $"map.Optional<{held.Type}>({expression})",
        { ByHand: true } => $"map.ByHand<{value.Type}, {value.CodecArgument}>({expression})",
        { IsStruct: false } when value.Codec.StartsWith("global::Octavo.Internal.", System.StringComparison.Ordinal) =>
            $"({value.Type})map.Object({(value.Type is "object" or "dynamic" ? "(object)" : "")}{expression})",
        _ => $"map.OfCodec<{value.Type}, {scope.Codec(value.Codec)}>({expression})",
    };
}
