// Owns: one oneof.
namespace Octavo.Proto.Model;

internal sealed class ProtoOneof : ProtoElement
{
    /// <summary>Whether no text has it: proto3's <c>optional</c> is in descriptors as a oneof of one field.</summary>
    public bool IsSynthetic { get; set; }
}
