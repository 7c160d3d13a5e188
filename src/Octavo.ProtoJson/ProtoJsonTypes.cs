// Owns: the registry of messages: which there are, made of descriptors. Knows no data.
using System.Diagnostics.CodeAnalysis;
using Octavo.ProtoMapping.Descriptors;
using Octavo.ProtoMapping.Types;

namespace Octavo;

/// <summary>Messages and enums by their full names, with their extensions: what fields are read by, and what an Any may hold. Immutable, and safe to share
/// between threads.</summary>
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

    /// <summary>The well-known types alone.</summary>
    public static ProtoJsonTypes WellKnown { get; } = new([]);

    /// <summary>The full names of all messages, in no order.</summary>
    public IEnumerable<string> Names => _messages.Keys;

    /// <summary>Makes a registry of a <c>google.protobuf.FileDescriptorSet</c>: what <c>protoc --include_imports --descriptor_set_out=FILE</c> writes, proto2,
    /// proto3 and editions. The well-known types that have a JSON of their own are the built-in ones, whether the set has them or not.</summary>
    /// <param name="set">The set's bytes.</param>
    /// <exception cref="OctavoException">The bytes are no such set, or <see cref="OctavoErrorCode.InvalidData"/>: a type is named that the set does not
    /// have.</exception>
    public static ProtoJsonTypes FromDescriptorSet(ReadOnlySpan<byte> set) => new(DescriptorReader.Files(set));

    /// <summary>The messages of a C# type: its own and those of all that it holds, under the names of <see cref="OctavoProtobuf.Schema{T}"/>, with the
    /// extensions that <see cref="ProtobufExtensions"/> has of them.</summary>
    /// <typeparam name="T">A type that is a message in Protobuf.</typeparam>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/>, <see cref="OctavoErrorCode.NotInFormat"/>.</exception>
    public static ProtoJsonTypes Of<T>() => TypeOf<T>.Message.Types;

    /// <summary>The message of a C# type.</summary>
    /// <inheritdoc cref="Of{T}"/>
    public static ProtoMessageType MessageOf<T>() => TypeOf<T>.Message;

    /// <summary>The messages of both registries, with the extensions of both; of equal names those of the first count.</summary>
    /// <param name="others">The other registry.</param>
    public ProtoJsonTypes With(ProtoJsonTypes others)
    {
        ArgumentNullException.ThrowIfNull(others);
        return new ProtoJsonTypes([.. _files, .. others._files]);
    }

    /// <summary>A message's type.</summary>
    /// <param name="fullName">The name with its package, such as <c>google.protobuf.Timestamp</c>.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotRegistered"/>: there is none of this name.</exception>
    public ProtoMessageType Message(string fullName) =>
        TryMessage(fullName, out ProtoMessageType? type) ? type
            : throw new OctavoException(OctavoErrorCode.NotRegistered, $"the registry has no message {fullName}.", Format, -1);

    /// <summary>A message's type, if there is one of the name.</summary>
    /// <param name="fullName">The name with its package.</param>
    /// <param name="type">The type.</param>
    public bool TryMessage(string fullName, [NotNullWhen(true)] out ProtoMessageType? type)
    {
        ArgumentNullException.ThrowIfNull(fullName);
        return _messages.TryGetValue(fullName, out type);
    }

    /// <summary>One type's message, made when it is first asked for. What hinders it is said at each call, and not by the type's initializer.</summary>
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
                string name = Internal.MessageName.Of<T>();
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
