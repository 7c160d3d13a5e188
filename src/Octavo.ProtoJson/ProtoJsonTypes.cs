// Owns: the registry of messages: which there are, made of descriptors. Knows no data.
using System.Diagnostics.CodeAnalysis;
using Octavo.ProtoMapping.Descriptors;
using Octavo.ProtoMapping.Types;

namespace Octavo;

/// <summary>Messages and enums by their full names, with their extensions: what fields are read by, and what an Any may hold. Immutable, and safe to share between threads.</summary>
public sealed class ProtoJsonTypes
{
    internal const string Format = "Descriptors";

    private readonly Dictionary<string, ProtoMessageType> _messages;

    private ProtoJsonTypes(IReadOnlyList<FileDescriptor> files) => _messages = new TypeLinker(this).Link([.. files, WellKnownMessages.File()]);

    /// <summary>The well-known types alone.</summary>
    public static ProtoJsonTypes WellKnown { get; } = new([]);

    /// <summary>The full names of all messages, in no order.</summary>
    public IEnumerable<string> Names => _messages.Keys;

    /// <summary>Makes a registry of a <c>google.protobuf.FileDescriptorSet</c>: what <c>protoc --include_imports --descriptor_set_out=FILE</c> writes, proto2, proto3 and editions. The well-known types are added where it lacks them.</summary>
    /// <param name="set">The set's bytes.</param>
    /// <exception cref="OctavoException">The bytes are no such set, or <see cref="OctavoErrorCode.InvalidData"/>: a type is named that the set does not have.</exception>
    public static ProtoJsonTypes FromDescriptorSet(ReadOnlySpan<byte> set) => new(DescriptorReader.Files(set));

    /// <summary>A message's type.</summary>
    /// <param name="fullName">The name with its package, such as <c>google.protobuf.Timestamp</c>.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotRegistered"/>: there is none of this name.</exception>
    public ProtoMessageType Message(string fullName) =>
        TryMessage(fullName, out ProtoMessageType? type) ? type : throw new OctavoException(OctavoErrorCode.NotRegistered, $"the registry has no message {fullName}.", Format, -1);

    /// <summary>A message's type, if there is one of the name.</summary>
    /// <param name="fullName">The name with its package.</param>
    /// <param name="type">The type.</param>
    public bool TryMessage(string fullName, [NotNullWhen(true)] out ProtoMessageType? type)
    {
        ArgumentNullException.ThrowIfNull(fullName);
        return _messages.TryGetValue(fullName, out type);
    }
}
