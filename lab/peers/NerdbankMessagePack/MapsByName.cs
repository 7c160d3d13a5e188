// Owns: Nerdbank.MessagePack as its documentation begins.
// Must not know: the engine.
using System.Buffers;
using Nerdbank.MessagePack;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>One serializer for all: maps by name.</summary>
public struct MapsByName : ISubject
{
    private static readonly MessagePackSerializer Serializer = new MessagePackSerializer { DerivedTypeUnions = [Shapes.Tree] }.WithHiFiDateTime();

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "Nerdbank.MessagePack",
        System = "Nerdbank.MessagePack",
        Format = Formats.MessagePack,
        Options = "one MessagePackSerializer: maps by name, generated shapes; WithHiFiDateTime, which keeps DateTime.Kind",
        Traits = [Traits.SelfDescribing, Traits.VersionTolerant, Traits.Validated, Traits.Utf8],
        Library = typeof(MessagePackSerializer),
        Refusal = typeof(MessagePackSerializationException),
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => Serializer.Serialize(destination, value, ShapeOf<T>.Shape);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => Serializer.Serialize(value, ShapeOf<T>.Shape);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => Serializer.Deserialize(source, ShapeOf<T>.Shape)!;
}
