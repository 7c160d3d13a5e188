// Owns: Nerdbank.MessagePack as fast as its documentation sets it up.
// Must not know: the engine.
using System.Buffers;
using Nerdbank.MessagePack;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>The setting for those who need not read older data: arrays of members.</summary>
public struct MembersInOrder : ISubject
{
    private static readonly MessagePackSerializer Serializer =
        new MessagePackSerializer { PerfOverSchemaStability = true, DerivedTypeUnions = [Shapes.Tree] }.WithHiFiDateTime();

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "Nerdbank.MessagePack (arrays)",
        System = "Nerdbank.MessagePack",
        Format = Formats.MessagePack,
        Options = "PerfOverSchemaStability: arrays of members, generated shapes; WithHiFiDateTime, which keeps DateTime.Kind",
        Traits = [Traits.SelfDescribing, Traits.Validated, Traits.Utf8],
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
