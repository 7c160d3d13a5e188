// Owns: one line of a manifest of NetSerializer: a type, its id, its fields.
namespace Octavo;

/// <summary>A type that data may contain.</summary>
/// <param name="Type">The type, which also has the codec.</param>
/// <param name="Id">Its id in the data: from 2 with NetSerializer 4, from 96 with NetSerializer2; 0 if it is never in the data, like the id of a struct that is
/// not a root.</param>
public sealed record NetSerializerType(Type Type, uint Id)
{
    /// <summary>For a class or struct, its fields in the order of the data; empty for other types.</summary>
    public IReadOnlyList<NetSerializerField> Fields { get; init; } = [];
}
