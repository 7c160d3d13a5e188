// Owns: one codec for a generic type that is closed with and without null: (string, int) and (string?, int) are one type to the runtime.
using System.Linq;

namespace Octavo.Model;

internal static class Nullability
{
    /// <summary>Takes of each member the type that refuses fewer nulls: what one place writes, no other may refuse.</summary>
    public static TypeModel Merge(TypeModel known, TypeModel other)
    {
        if (known.Equals(other) || known.Members.Count != other.Members.Count)
        {
            return known;
        }
        return known with
        {
            Members =
            known.Members.Zip(other.Members, (a, b) => a.Value.Type == b.Value.Type && Refusals(b.Value) < Refusals(a.Value) ? a with { Value = b.Value } : a)
                .ToEquatable()
        };
    }

    /// <summary>How many nulls a value refuses.</summary>
    public static int Refusals(ValueModel value) => ValueTree.All(value).Count(part => part.NotNull || part is ObjectValue { RefusesHeld: true });
}
