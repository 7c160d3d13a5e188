// Owns: what a column may hold.
namespace Octavo;

/// <summary>What a column holds.</summary>
public enum OctavoColumnForm
{
    /// <summary>JSON text; with a column type such as <c>jsonb</c>, the form of the database.</summary>
    Json = 0,

    /// <summary>Bytes in Binary.</summary>
    Binary = 1,

    /// <summary>Bytes in MessagePack.</summary>
    MessagePack = 2,
}
