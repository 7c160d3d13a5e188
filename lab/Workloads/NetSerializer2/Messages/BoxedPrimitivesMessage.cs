// Owns: document 001's message of boxed primitives. Few libraries write object members, so it carries few attributes.
// Must not know: how it is filled, compared or measured.

namespace Octavo.Lab.Workloads.Messages;

/// <summary>Primitives in members of type object: bool, byte, int, long and an enum.</summary>
[Serializable]
public sealed class BoxedPrimitivesMessage : MessageBase
{
    public object? Bool;
    public object? Byte;
    public object? Int;
    public object? Long;
    public object? Enum;
}
