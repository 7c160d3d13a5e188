// Owns: Nerdbank.MessagePack's candidate for the user's type: PolyType's generator makes its shape, which needs no attributes.
// Must not know: the engine.
using System.Buffers;
using Nerdbank.MessagePack;
using Octavo.Lab.Contract;
using PolyType;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of Nerdbank.MessagePack.</summary>
public sealed class NerdbankMessagePackCustom : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } = [new CustomCandidate<ShapedCustom>()];
}

/// <summary>One serializer for all: maps by name.</summary>
public struct ShapedCustom : ISubject
{
    private static readonly MessagePackSerializer Serializer = new MessagePackSerializer().WithHiFiDateTime();

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "Nerdbank.MessagePack",
        System = "Nerdbank.MessagePack",
        Format = Formats.MessagePack,
        Options = "one MessagePackSerializer: maps by name, a generated shape; WithHiFiDateTime, which keeps DateTime.Kind",
        Traits = [Traits.SelfDescribing, Traits.VersionTolerant, Traits.Validated, Traits.Utf8],
        Library = typeof(MessagePackSerializer),
        Refusal = typeof(MessagePackSerializationException),
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => Serializer.Serialize(destination, value, ShapeOfCustom<T>.Shape);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => Serializer.Serialize(value, ShapeOfCustom<T>.Shape);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => Serializer.Deserialize(source, ShapeOfCustom<T>.Shape)!;

    private static class ShapeOfCustom<T>
    {
        public static readonly ITypeShape<T> Shape = (ITypeShape<T>)CustomShapes.GeneratedTypeShapeProvider.GetTypeShape(typeof(T))!;
    }
}

/// <summary>What PolyType's generator is asked for.</summary>
[GenerateShapeFor(typeof(Custom))]
internal sealed partial class CustomShapes;
