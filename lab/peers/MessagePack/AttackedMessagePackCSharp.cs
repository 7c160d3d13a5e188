// Owns: MessagePack-CSharp before data that grows: default options, those for data of strangers, and LZ4.
// Must not know: the engine.
using System.Buffers;
using MessagePack;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads.Attacks;

namespace Octavo.Lab.Peers;

/// <summary>Default options, which trust the data.</summary>
public struct AttackedMessagePackCSharp : IAttackSubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info => StandardMessagePack.Info;

    /// <inheritdoc/>
    public static AttackForm Form => AttackForm.MessagePack;

    /// <inheritdoc/>
    public static byte[] Write<T>(T value) => MessagePackSerializer.Serialize(value);

    /// <inheritdoc/>
    public static void Write<T>(IBufferWriter<byte> destination, T value) => MessagePackSerializer.Serialize(destination, value);

    /// <inheritdoc/>
    public static object? Read<T>(byte[] data) => MessagePackSerializer.Deserialize<T>(data);
}

/// <summary><see cref="MessagePackSecurity.UntrustedData"/>.</summary>
public struct AttackedMessagePackUntrustedData : IAttackSubject
{
    private static readonly MessagePackSerializerOptions Options = MessagePackSerializerOptions.Standard.WithSecurity(MessagePackSecurity.UntrustedData);

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = StandardMessagePack.Info with { Name = "MessagePack (UntrustedData)" };

    /// <inheritdoc/>
    public static AttackForm Form => AttackForm.MessagePack;

    /// <inheritdoc/>
    public static byte[] Write<T>(T value) => MessagePackSerializer.Serialize(value);

    /// <inheritdoc/>
    public static void Write<T>(IBufferWriter<byte> destination, T value) => MessagePackSerializer.Serialize(destination, value);

    /// <inheritdoc/>
    public static object? Read<T>(byte[] data) => MessagePackSerializer.Deserialize<T>(data, Options);
}

/// <summary>LZ4 in blocks, with <see cref="MessagePackSecurity.UntrustedData"/>.</summary>
public struct AttackedMessagePackLz4 : IAttackSubject
{
    private static readonly MessagePackSerializerOptions Options = MessagePackSerializerOptions.Standard.WithCompression(MessagePackCompression.Lz4BlockArray)
        .WithSecurity(MessagePackSecurity.UntrustedData);

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = StandardMessagePack.Info with { Name = "MessagePack (LZ4, UntrustedData)" };

    /// <inheritdoc/>
    public static AttackForm Form => AttackForm.MessagePackLz4;

    /// <inheritdoc/>
    public static byte[] Write<T>(T value) => MessagePackSerializer.Serialize(value, Options);

    /// <inheritdoc/>
    public static void Write<T>(IBufferWriter<byte> destination, T value) => MessagePackSerializer.Serialize(destination, value, Options);

    /// <inheritdoc/>
    public static object? Read<T>(byte[] data) => MessagePackSerializer.Deserialize<T>(data, Options);
}
