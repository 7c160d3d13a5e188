// Owns: one line of a manifest of NetSerializer: a type, its id, its fields.
namespace Octavo;

/// <summary>A type that data may hold.</summary>
/// <param name="Type">The type, which is the codec's as well.</param>
/// <param name="Id">Its id in the data: from 2 with NetSerializer 4, from 96 with NetSerializer2; 0 where it never stands in the data, as that of a struct that
/// is no root.</param>
public sealed record NetSerializerType(Type Type, uint Id)
{
    /// <summary>Of a class or struct its fields in the order of the data; empty for others.</summary>
    public IReadOnlyList<NetSerializerField> Fields { get; init; } = [];
}
