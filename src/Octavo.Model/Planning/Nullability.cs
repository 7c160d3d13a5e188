// Owns: one codec for a generic type that is closed with and without null: (string, int) and (string?, int) are one type to the runtime.
using System.Linq;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Model.Planning;

internal static class Nullability
{
    /// <summary>Lets each part of each member be null that may be null in one of both: what one place writes, no other may refuse.</summary>
    public static TypeModel Merge(TypeModel known, TypeModel other)
    {
        if (known.Equals(other))
        {
            return known;
        }
        TypeModel merged = Members(known, other);
        return merged with
        {
            Views = known.Views.Count != other.Views.Count ? known.Views
                : known.Views.Zip(other.Views, (a, b) => a with { Type = Members(a.Type, b.Type) }).ToEquatable(),
            Tagged = known.Tagged is null || other.Tagged is null ? known.Tagged : Members(known.Tagged, other.Tagged)
        };
    }

    private static TypeModel Members(TypeModel known, TypeModel other) => known.Members.Count != other.Members.Count ? known
        : known with { Members = known.Members.Zip(other.Members, (a, b) => a with { Value = Merge(a.Value, b.Value) }).ToEquatable() };

    /// <summary>Lets each part of a value be null that may be null in one of both.</summary>
    public static ValueModel Merge(ValueModel known, ValueModel other)
    {
        ValueModel[] others = [.. ValueTree.All(other)];
        if (!ValueTree.All(known).Select(part => part.Type).SequenceEqual(others.Select(part => part.Type)))
        {
            return known;
        }
        int at = 0;
        return ValueTree.Rewrite(known, (_, part) =>
        {
            ValueModel beside = others[at++];
            if (part is ObjectValue { RefusesHeld: true } held && beside is ObjectValue { RefusesHeld: false } free)
            {
                part = held with { Held = free.Held };
            }
            return part.NotNull && !beside.NotNull ? part with { NotNull = false } : part;
        });
    }
}
