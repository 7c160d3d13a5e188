// Owns: Octavo before data that grows: default options, and those for data of strangers.
// Must not know: the engine.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads.Attacks;

namespace Octavo.Lab.Peers;

/// <summary>MessagePack with default options.</summary>
public struct AttackedMessagePack : IAttackSubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info => MessagePackSubject.Info;

    /// <inheritdoc/>
    public static AttackForm Form => AttackForm.MessagePack;

    /// <inheritdoc/>
    public static byte[] Write<T>(T value) => OctavoMsgPack.Serialize(value);

    /// <inheritdoc/>
    public static void Write<T>(IBufferWriter<byte> destination, T value) => OctavoMsgPack.Serialize(destination, value);

    /// <inheritdoc/>
    public static object? Read<T>(byte[] data) => OctavoMsgPack.Deserialize<T>(data);
}

/// <summary>MessagePack with <see cref="SerializerLimits.Untrusted"/>.</summary>
public struct AttackedMessagePackUntrusted : IAttackSubject
{
    private static readonly OctavoMsgPackOptions Options = new() { Limits = SerializerLimits.Untrusted };

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = MessagePackSubject.Info with { Name = MessagePackSubject.Info.Name + " (Untrusted)" };

    /// <inheritdoc/>
    public static AttackForm Form => AttackForm.MessagePack;

    /// <inheritdoc/>
    public static byte[] Write<T>(T value) => OctavoMsgPack.Serialize(value);

    /// <inheritdoc/>
    public static void Write<T>(IBufferWriter<byte> destination, T value) => OctavoMsgPack.Serialize(destination, value);

    /// <inheritdoc/>
    public static object? Read<T>(byte[] data) => OctavoMsgPack.Deserialize<T>(data, Options);
}

/// <summary>MessagePack in LZ4 with default options.</summary>
public struct AttackedLz4 : IAttackSubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = MessagePackSubject.Info with { Name = MessagePackSubject.Info.Name + " (LZ4)" };

    /// <inheritdoc/>
    public static AttackForm Form => AttackForm.MessagePackLz4;

    /// <inheritdoc/>
    public static byte[] Write<T>(T value) => OctavoMsgPackLz4.Serialize(value);

    /// <inheritdoc/>
    public static void Write<T>(IBufferWriter<byte> destination, T value) => OctavoMsgPackLz4.Serialize(destination, value);

    /// <inheritdoc/>
    public static object? Read<T>(byte[] data) => OctavoMsgPackLz4.Deserialize<T>(data);
}

/// <summary>JSON with default options.</summary>
public struct AttackedJson : IAttackSubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info => JsonSubject.Info;

    /// <inheritdoc/>
    public static AttackForm Form => AttackForm.Json;

    /// <inheritdoc/>
    public static byte[] Write<T>(T value) => OctavoJson.Serialize(value);

    /// <inheritdoc/>
    public static void Write<T>(IBufferWriter<byte> destination, T value) => OctavoJson.Serialize(destination, value);

    /// <inheritdoc/>
    public static object? Read<T>(byte[] data) => OctavoJson.Deserialize<T>(data);
}

/// <summary>JSON with <see cref="SerializerLimits.Untrusted"/>.</summary>
public struct AttackedJsonUntrusted : IAttackSubject
{
    private static readonly OctavoJsonOptions Options = new() { Limits = SerializerLimits.Untrusted };

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = JsonSubject.Info with { Name = JsonSubject.Info.Name + " (Untrusted)" };

    /// <inheritdoc/>
    public static AttackForm Form => AttackForm.Json;

    /// <inheritdoc/>
    public static byte[] Write<T>(T value) => OctavoJson.Serialize(value);

    /// <inheritdoc/>
    public static void Write<T>(IBufferWriter<byte> destination, T value) => OctavoJson.Serialize(destination, value);

    /// <inheritdoc/>
    public static object? Read<T>(byte[] data) => OctavoJson.Deserialize<T>(data, Options);
}

/// <summary>Protobuf with default options.</summary>
public struct AttackedProtobuf : IAttackSubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info => ProtobufSubject.Info;

    /// <inheritdoc/>
    public static AttackForm Form => AttackForm.Protobuf;

    /// <inheritdoc/>
    public static byte[] Write<T>(T value) => OctavoProtobuf.Serialize(value);

    /// <inheritdoc/>
    public static void Write<T>(IBufferWriter<byte> destination, T value) => OctavoProtobuf.Serialize(destination, value);

    /// <inheritdoc/>
    public static object? Read<T>(byte[] data) => OctavoProtobuf.Deserialize<T>(data);
}

/// <summary>Protobuf with <see cref="SerializerLimits.Untrusted"/>.</summary>
public struct AttackedProtobufUntrusted : IAttackSubject
{
    private static readonly OctavoProtobufOptions Options = new() { Limits = SerializerLimits.Untrusted };

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = ProtobufSubject.Info with { Name = ProtobufSubject.Info.Name + " (Untrusted)" };

    /// <inheritdoc/>
    public static AttackForm Form => AttackForm.Protobuf;

    /// <inheritdoc/>
    public static byte[] Write<T>(T value) => OctavoProtobuf.Serialize(value);

    /// <inheritdoc/>
    public static void Write<T>(IBufferWriter<byte> destination, T value) => OctavoProtobuf.Serialize(destination, value);

    /// <inheritdoc/>
    public static object? Read<T>(byte[] data) => OctavoProtobuf.Deserialize<T>(data, Options);
}

/// <summary>Binary with default options.</summary>
public struct AttackedBinary : IAttackSubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info => BinarySubject.Info;

    /// <inheritdoc/>
    public static AttackForm Form => AttackForm.Binary;

    /// <inheritdoc/>
    public static byte[] Write<T>(T value) => OctavoBinary.Serialize(value);

    /// <inheritdoc/>
    public static void Write<T>(IBufferWriter<byte> destination, T value) => OctavoBinary.Serialize(destination, value);

    /// <inheritdoc/>
    public static object? Read<T>(byte[] data) => OctavoBinary.Deserialize<T>(data);
}

/// <summary>Binary with <see cref="SerializerLimits.Untrusted"/>.</summary>
public struct AttackedBinaryUntrusted : IAttackSubject
{
    private static readonly OctavoBinaryOptions Options = new() { Limits = SerializerLimits.Untrusted };

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = BinarySubject.Info with { Name = BinarySubject.Info.Name + " (Untrusted)" };

    /// <inheritdoc/>
    public static AttackForm Form => AttackForm.Binary;

    /// <inheritdoc/>
    public static byte[] Write<T>(T value) => OctavoBinary.Serialize(value);

    /// <inheritdoc/>
    public static void Write<T>(IBufferWriter<byte> destination, T value) => OctavoBinary.Serialize(destination, value);

    /// <inheritdoc/>
    public static object? Read<T>(byte[] data) => OctavoBinary.Deserialize<T>(data, Options);
}

/// <summary>CBOR with default options.</summary>
public struct AttackedCbor : IAttackSubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info => CborSubject.Info;

    /// <inheritdoc/>
    public static AttackForm Form => AttackForm.Cbor;

    /// <inheritdoc/>
    public static byte[] Write<T>(T value) => OctavoCbor.Serialize(value);

    /// <inheritdoc/>
    public static void Write<T>(IBufferWriter<byte> destination, T value) => OctavoCbor.Serialize(destination, value);

    /// <inheritdoc/>
    public static object? Read<T>(byte[] data) => OctavoCbor.Deserialize<T>(data);
}

/// <summary>CBOR with <see cref="SerializerLimits.Untrusted"/>.</summary>
public struct AttackedCborUntrusted : IAttackSubject
{
    private static readonly OctavoCborOptions Options = new() { Limits = SerializerLimits.Untrusted };

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = CborSubject.Info with { Name = CborSubject.Info.Name + " (Untrusted)" };

    /// <inheritdoc/>
    public static AttackForm Form => AttackForm.Cbor;

    /// <inheritdoc/>
    public static byte[] Write<T>(T value) => OctavoCbor.Serialize(value);

    /// <inheritdoc/>
    public static void Write<T>(IBufferWriter<byte> destination, T value) => OctavoCbor.Serialize(destination, value);

    /// <inheritdoc/>
    public static object? Read<T>(byte[] data) => OctavoCbor.Deserialize<T>(data, Options);
}
