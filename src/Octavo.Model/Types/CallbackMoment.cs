// Owns: the moments at which a codec calls methods of the type.
namespace Octavo.Model.Types;

internal enum CallbackMoment
{
    /// <summary>Before the first member is read from the object.</summary>
    Serializing,

    /// <summary>When the object is written.</summary>
    Serialized,

    /// <summary>When the object is made, before members are set.</summary>
    Deserializing,

    /// <summary>When all members are set.</summary>
    Deserialized,
}
