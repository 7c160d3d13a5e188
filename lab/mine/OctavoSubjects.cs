// Owns: Octavo's candidates for the user's type.
// Must not know: the engine.
using System.Buffers;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>Binary with default options.</summary>
public struct MineBinary : ISubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "Octavo Binary",
        System = "Octavo",
        Format = Formats.Binary,
        Options = "default options: generated codecs, limits on, input validated",
        Traits = [Traits.Appendable, Traits.Validated, Traits.Latin1OrUtf16],
        Library = typeof(OctavoBinary),
        Refusal = typeof(OctavoException),
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => OctavoBinary.Serialize(destination, value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => OctavoBinary.Serialize(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => OctavoBinary.Deserialize<T>(source)!;
}

/// <summary>Compact with default options.</summary>
public struct MineCompact : ISubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "Octavo Compact",
        System = "Octavo",
        Format = Formats.Compact,
        Options = "default options: generated codecs, limits on, input validated",
        Traits = [Traits.Validated],
        Library = typeof(OctavoCompact),
        Refusal = typeof(OctavoException),
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => OctavoCompact.Serialize(destination, value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => OctavoCompact.Serialize(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => OctavoCompact.Deserialize<T>(source)!;
}

/// <summary>MessagePack with default options.</summary>
public struct MineMessagePack : ISubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "Octavo MessagePack",
        System = "Octavo",
        Format = Formats.MessagePack,
        Options = "default options: generated codecs, limits on, input validated",
        Traits = [Traits.SelfDescribing, Traits.VersionTolerant, Traits.Validated, Traits.Utf8],
        NotKept = [new(NotKept.DateTimeKind, "MessagePack's timestamp is an instant: a local DateTime reads as the same instant in UTC (docs/fidelity.md).")],
        Library = typeof(OctavoMsgPack),
        Refusal = typeof(OctavoException),
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => OctavoMsgPack.Serialize(destination, value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => OctavoMsgPack.Serialize(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => OctavoMsgPack.Deserialize<T>(source)!;
}

/// <summary>JSON with default options.</summary>
public struct MineJson : ISubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "Octavo JSON",
        System = "Octavo",
        Format = Formats.Json,
        Options = "default options: generated codecs, limits on, input validated",
        Traits = [Traits.SelfDescribing, Traits.VersionTolerant, Traits.Validated, Traits.Utf8],
        Library = typeof(OctavoJson),
        Refusal = typeof(OctavoException),
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => OctavoJson.Serialize(destination, value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => OctavoJson.Serialize(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => OctavoJson.Deserialize<T>(source)!;
}
