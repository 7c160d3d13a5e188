// Owns: Google.Protobuf's candidate for the user's type, if that is a message which protoc generated. Must not know: the engine.
using System.Buffers;
using Google.Protobuf;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of Google.Protobuf.</summary>
public sealed class GoogleProtobufMine : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } = [new MineCandidate<MessageMine>()];
}

/// <summary>The message's own code.</summary>
public struct MessageMine : ISubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "Google.Protobuf",
        System = "Google.Protobuf",
        Format = Formats.Protobuf,
        Options = "the message that protoc generated: WriteTo(IBufferWriter), ToByteArray, Parser.ParseFrom",
        Traits = [Traits.VersionTolerant, Traits.Validated, Traits.Utf8],
        Library = typeof(IMessage),
        Refusal = typeof(InvalidProtocolBufferException),
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => ((Mine)(object)value!).WriteTo(destination);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => ((Mine)(object)value!).ToByteArray();

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => (T)(object)Mine.Parser.ParseFrom(source);
}
