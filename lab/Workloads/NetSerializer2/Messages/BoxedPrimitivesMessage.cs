// Owns: document 001's message of boxed primitives. Few libraries write object members, so it carries few attributes.
// Must not know: how it is filled, compared or measured.
using Octavo;
using Octavo.Lab.Workloads.Messages;

[assembly: CodecUnionFor(typeof(MessageBase), 11, typeof(BoxedPrimitivesMessage))]

namespace Octavo.Lab.Workloads.Messages;

/// <summary>Primitives in members of type object: bool, byte, int, long and an enum.</summary>
[GenerateCodec]
[Serializable]
public sealed partial class BoxedPrimitivesMessage : MessageBase
{
    [CodecMember(1)] public object? Bool;
    [CodecMember(2)] public object? Byte;
    [CodecMember(3)] public object? Int;
    [CodecMember(4)] public object? Long;
    [CodecMember(5)] public object? Enum;
}
