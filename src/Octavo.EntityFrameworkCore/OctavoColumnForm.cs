// Owns: what a column may hold.
namespace Octavo;

/// <summary>What a column holds.</summary>
public enum OctavoColumnForm
{
    /// <summary>JSON text; of a column type such as <c>jsonb</c> what the database makes of it.</summary>
    Json = 0,

    /// <summary>Bytes in Binary.</summary>
    Binary = 1,

    /// <summary>Bytes in MessagePack.</summary>
    MessagePack = 2,
}
