// Owns: visiting and rewriting of values that hold values. Knows no plan.
using System;
using System.Collections.Generic;
using Octavo.Model.Values;

namespace Octavo.Model.Planning;

internal static class ValueTree
{
    /// <summary>The value and all that it holds, inner ones first.</summary>
    public static IEnumerable<ValueModel> All(ValueModel value)
    {
        foreach (ValueModel inner in Inner(value))
        {
            foreach (ValueModel one in All(inner))
            {
                yield return one;
            }
        }
        yield return value;
    }

    /// <summary>The objects in it.</summary>
    public static IEnumerable<ObjectValue> Objects(ValueModel value)
    {
        foreach (ValueModel one in All(value))
        {
            if (one is ObjectValue item)
            {
                yield return item;
            }
        }
    }

    /// <summary>The value with each part replaced, inner ones first.</summary>
    /// <param name="value">The value.</param>
    /// <param name="replace">Given a part as it was and the same with its inner parts replaced.</param>
    public static ValueModel Rewrite(ValueModel value, Func<ValueModel, ValueModel, ValueModel> replace) => replace(value, value switch
    {
        NullableValue nullable => nullable with { Inner = Rewrite(nullable.Inner, replace) },
        WrappedValue wrapped => wrapped with { Inner = Rewrite(wrapped.Inner, replace) },
        SharedValue shared => shared with { Inner = Rewrite(shared.Inner, replace) },
        SequenceValue sequence => sequence with { Element = Rewrite(sequence.Element, replace) },
        MapValue map => map with { Key = Rewrite(map.Key, replace), Item = Rewrite(map.Item, replace) },
        _ => value,
    });

    private static IEnumerable<ValueModel> Inner(ValueModel value)
    {
        switch (value)
        {
            case NullableValue nullable:
                yield return nullable.Inner;
                break;
            case WrappedValue wrapped:
                yield return wrapped.Inner;
                break;
            case SharedValue shared:
                yield return shared.Inner;
                break;
            case SequenceValue sequence:
                yield return sequence.Element;
                break;
            case MapValue map:
                yield return map.Key;
                yield return map.Item;
                break;
        }
    }
}
