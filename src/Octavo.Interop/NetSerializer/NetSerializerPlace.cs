// Owns: what NetSerializer's layouts note of a place.
namespace Octavo.Interop.NetSerializer;

/// <summary>A note.</summary>
/// <param name="Form">The value's form.</param>
/// <param name="HasId">Whether an id comes before the value, 0 for null.</param>
internal sealed record NetSerializerPlace(NetSerializerForm Form, bool HasId)
{
    /// <summary>The id of its type; 0 of unions, and of what has none.</summary>
    internal uint Id { get; init; }

    /// <summary>Of a map the id of the array of its pairs; of a nullable value with its value's id after the byte that id.</summary>
    internal uint InnerId { get; init; }

    /// <summary>Whether it is the root.</summary>
    internal bool IsRoot { get; init; }
}
