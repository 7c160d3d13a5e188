// Owns: MessagePack-CSharp's candidate for the user's type, which needs no attributes.
// Must not know: the engine.
using System.Buffers;
using MessagePack;
using MessagePack.Resolvers;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of MessagePack-CSharp.</summary>
public sealed class MessagePackCustom : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } = [new CustomCandidate<ContractlessCustom>()];
}

/// <summary>The contractless resolver, both ways.</summary>
public struct ContractlessCustom : ISubject
{
    private static readonly MessagePackSerializerOptions Options = ContractlessStandardResolver.Options;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "MessagePack (contractless)",
        System = "MessagePack",
        Format = Formats.MessagePack,
        Options = "ContractlessStandardResolver: maps by name; attributes are honoured where the type has them",
        Traits = [Traits.SelfDescribing, Traits.VersionTolerant, Traits.Validated, Traits.Utf8],
        NotKept =
            [new(NotKept.DateTimeKind,
                "MessagePack's timestamp is an instant: a local DateTime reads as the same instant in UTC (MessagePack-CSharp README, \"DateTime\").")],
        Library = typeof(MessagePackSerializer),
        Refusal = typeof(MessagePackSerializationException),
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => MessagePackSerializer.Serialize(destination, value, Options);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => MessagePackSerializer.Serialize(value, Options);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => MessagePackSerializer.Deserialize<T>(source, Options);
}
