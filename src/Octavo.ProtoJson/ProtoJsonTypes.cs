// Owns: the registry of messages: which there are, made of descriptors. Knows no data.
using System.Diagnostics.CodeAnalysis;
using Octavo.Internal;
using Octavo.ProtoJson.Descriptors;
using Octavo.ProtoJson.Types;
using Octavo.Protobuf.Extensions;
using Octavo.Protobuf.Schema;

namespace Octavo;

/// <summary>Messages and enums by their full names, with their extensions, for reading fields and for the content of an Any. Immutable and
/// thread-safe.</summary>
public sealed class ProtoJsonTypes
{
    internal const string Format = "Descriptors";

    private readonly Dictionary<string, ProtoMessageType> _messages;
    private readonly IReadOnlyList<FileDescriptor> _files;

    private ProtoJsonTypes(IReadOnlyList<FileDescriptor> files)
    {
        _files = files;
        _messages = new TypeLinker(this).Link([WellKnownMessages.File(), .. files]);
    }

    /// <summary>Only the well-known types.</summary>
    public static ProtoJsonTypes WellKnown { get; } = new([]);

    /// <summary>The full names of all messages, in no order.</summary>
    public IEnumerable<string> Names => _messages.Keys;

    /// <summary>Makes a registry from a <c>google.protobuf.FileDescriptorSet</c>, as <c>protoc --include_imports --descriptor_set_out=FILE</c> writes it, for
    /// proto2, proto3 and editions. The well-known types with a special JSON form are always the built-in ones, even if the set has them.</summary>
    /// <param name="set">The set's bytes.</param>
    /// <exception cref="OctavoException">The bytes are not such a set, or <see cref="OctavoErrorCode.InvalidData"/>: they name a type that the set does not
    /// have.</exception>
    public static ProtoJsonTypes FromDescriptorSet(ReadOnlySpan<byte> set) => new(DescriptorReader.Files(set));

    /// <summary>Makes a registry from a C# type: its message and the messages of all types in it, under the names of <see cref="OctavoProtobuf.Schema{T}"/>,
    /// with their extensions in <see cref="ProtobufExtensions"/>.</summary>
    /// <typeparam name="T">A type that is a message in Protobuf.</typeparam>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/>, <see cref="OctavoErrorCode.NotInFormat"/>.</exception>
    public static ProtoJsonTypes Of<T>() => TypeOf<T>.Message.Types;

    /// <summary>The message of a C# type.</summary>
    /// <inheritdoc cref="Of{T}"/>
    public static ProtoMessageType MessageOf<T>() => TypeOf<T>.Message;

    /// <summary>Combines the messages and extensions of both registries; for equal names the first registry counts.</summary>
    /// <param name="others">The other registry.</param>
    public ProtoJsonTypes With(ProtoJsonTypes others)
    {
        ArgumentNullException.ThrowIfNull(others);
        return new ProtoJsonTypes([.. _files, .. others._files]);
    }

    /// <summary>Returns the type of a message.</summary>
    /// <param name="fullName">The name with its package, such as <c>google.protobuf.Timestamp</c>.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotRegistered"/>: there is none with this name.</exception>
    public ProtoMessageType Message(string fullName) =>
        TryMessage(fullName, out ProtoMessageType? type) ? type
            : throw new OctavoException(OctavoErrorCode.NotRegistered, $"the registry has no message {Throw.Shown(fullName)}.", Format, -1);

    /// <summary>Finds the type of a message, if there is one with the name.</summary>
    /// <param name="fullName">The name with its package.</param>
    /// <param name="type">The type.</param>
    /// <returns>Whether the registry has it.</returns>
    public bool TryMessage(string fullName, [NotNullWhen(true)] out ProtoMessageType? type)
    {
        ArgumentNullException.ThrowIfNull(fullName);
        return _messages.TryGetValue(fullName, out type);
    }

    /// <summary>The message of one type, made at the first use. Each call reports a failure, instead of the initializer of the type.</summary>
    private static class TypeOf<T>
    {
        private static Made? s_made;

        internal static ProtoMessageType Message
        {
            get
            {
                // An assembly that was loaded since may have declared extensions.
                int version = ProtobufExtensions.Version;
                Made? made = s_made;
                if (made is null || made.Version != version)
                {
                    s_made = made = new Made(Make(), version);
                }
                return made.Type;
            }
        }

        private static ProtoMessageType Make()
        {
            try
            {
                string name = MessageName.Of<T>();
                return new ProtoJsonTypes(ExtensionReader.Extend(SchemaReader.Read(OctavoProtobuf.FilesOf<T>().Select(file => file.Text())))).Message(name);
            }
            catch (OctavoException found) when (found.Format.Length == 0)
            {
                throw new OctavoException(found, OctavoProtoJson.Name, -1, "");
            }
        }
    }

    /// <summary>A message with the extensions that were registered when it was made.</summary>
    private sealed record Made(ProtoMessageType Type, int Version);
}
