// Owns: Google.Protobuf's candidate for the user's type, if that is a message which protoc generated. Must not know: the engine.
using System.Buffers;
using Google.Protobuf;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of Google.Protobuf.</summary>
public sealed class GoogleProtobufCustom : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } = [new CustomCandidate<MessageCustom>()];
}

/// <summary>The message's own code.</summary>
public struct MessageCustom : ISubject
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
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => ((Custom)(object)value!).WriteTo(destination);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => ((Custom)(object)value!).ToByteArray();

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => (T)(object)Custom.Parser.ParseFrom(source);
}
