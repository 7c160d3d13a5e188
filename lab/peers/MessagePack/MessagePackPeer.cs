// Owns: MessagePack-CSharp's candidates: as documented, contractless as document 000 has it, and with its native resolvers.
// Must not know: the engine.
using System.Buffers;
using MessagePack;
using MessagePack.Resolvers;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.Attacks;
using Octavo.Lab.Workloads.Hostile;
using Octavo.Lab.Workloads.Messages;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of MessagePack-CSharp.</summary>
public sealed class MessagePackPeer : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } =
        [new MessageCandidate<StandardMessagePack>(), new Candidate<ContractlessMessagePack>(), new Candidate<NativeMessagePack>()];

    /// <inheritdoc/>
    public IReadOnlyList<IHostileReader> Hostile { get; } = [new HostileCandidate<StandardMessagePack>("MessagePack", "MessagePack-CSharp")];

    /// <inheritdoc/>
    public IReadOnlyList<IAttacked> Attacked { get; } =
        [new AttackedCandidate<AttackedMessagePackCSharp>(), new AttackedCandidate<AttackedMessagePackUntrustedData>(),
            new AttackedCandidate<AttackedMessagePackLz4>()];

    internal static readonly string[] MessagePackTraits = [Traits.SelfDescribing, Traits.VersionTolerant, Traits.Validated, Traits.Utf8];

    internal static readonly NotKeptNote[] Timestamp =
        [new(NotKept.DateTimeKind,
            "MessagePack's timestamp is an instant: a local DateTime reads as the same instant in UTC (MessagePack-CSharp README, \"DateTime\").")];
}

/// <summary>The standard resolver, which finds the formatters that the package's generator made.</summary>
public struct StandardMessagePack : IMessageSubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "MessagePack",
        System = "MessagePack",
        Format = Formats.MessagePack,
        Options = "default options: StandardResolver with the generated formatters, integer keys",
        Traits = MessagePackPeer.MessagePackTraits,
        NotKept = MessagePackPeer.Timestamp,
        Library = typeof(MessagePackSerializer),
        Refusal = typeof(MessagePackSerializationException),
        InDocument = new Dictionary<string, string> { [WorkloadCatalog.Dotnet2019] = "MessagePack_IntKey", [WorkloadCatalog.Nino] = "MessagePack" },
    };

    // Its resolver writes boxed enums as their numbers, which read back as numbers: document 001's row would not come back.
    /// <inheritdoc/>
    public static bool Has(string row) => row != nameof(BoxedPrimitivesMessage);

    /// <summary>The package's own reader of messages that follow each other in a stream.</summary>
    public static MessageSocket? Socket { get; } = new(WriteAll, (source, messages) => ReceiveAsync(source, messages).GetAwaiter().GetResult());

    /// <inheritdoc/>
    public static void WriteAll(Stream destination, MessageBase[] messages)
    {
        foreach (MessageBase message in messages)
            MessagePackSerializer.Serialize(destination, message);
    }

    /// <inheritdoc/>
    public static void ReadAll(MemoryStream source, MessageBase?[] messages)
    {
        ReadOnlyMemory<byte> left = source.GetBuffer().AsMemory((int)source.Position, (int)(source.Length - source.Position));
        for (int i = 0; i < messages.Length; i++)
        {
            messages[i] = MessagePackSerializer.Deserialize<MessageBase>(left, out int read);
            left = left[read..];
        }

        source.Position = source.Length - left.Length;
    }

    private static async Task ReceiveAsync(Stream source, MessageBase?[] messages)
    {
        using var reader = new MessagePackStreamReader(source);
        for (int i = 0; i < messages.Length; i++)
        {
            ReadOnlySequence<byte> bytes = await reader.ReadAsync(CancellationToken.None).ConfigureAwait(false)
                ?? throw new EndOfStreamException($"{i} of {messages.Length} messages came");
            messages[i] = MessagePackSerializer.Deserialize<MessageBase>(bytes);
        }
    }

    /// <inheritdoc/>
    public static bool HasUnions => true;

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => MessagePackSerializer.Serialize(destination, value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => MessagePackSerializer.Serialize(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => MessagePackSerializer.Deserialize<T>(source);
}

/// <summary>Writes with the contractless resolver and reads with the standard one, as document 000 does.</summary>
public struct ContractlessMessagePack : ISubject
{
    private static readonly MessagePackSerializerOptions Contractless = ContractlessStandardResolver.Options;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "MessagePack (contractless)",
        System = "MessagePack",
        Format = Formats.MessagePack,
        Options = "written with ContractlessStandardResolver, read with the standard one, as the document has it; integer keys are honoured all the same",
        Traits = MessagePackPeer.MessagePackTraits,
        NotKept = MessagePackPeer.Timestamp,
        Library = typeof(MessagePackSerializer),
        InDocument = new Dictionary<string, string> { [WorkloadCatalog.Dotnet2019] = "MessagePack_ContractlessDefault" },
        Tables = [WorkloadCatalog.Dotnet2019],
    };

    /// <inheritdoc/>
    public static bool HasUnions => true;

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => MessagePackSerializer.Serialize(destination, value, Contractless);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => MessagePackSerializer.Serialize(value, Contractless);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => MessagePackSerializer.Deserialize<T>(source);
}

/// <summary>The native resolvers before the standard one: Guid as 16 bytes, DateTime as its 8 bytes with the kind.</summary>
public struct NativeMessagePack : ISubject
{
    private static readonly MessagePackSerializerOptions Native = MessagePackSerializerOptions.Standard.WithResolver(
        CompositeResolver.Create(NativeGuidResolver.Instance, NativeDateTimeResolver.Instance, NativeDecimalResolver.Instance, StandardResolver.Instance));

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "MessagePack (native resolvers)",
        System = "MessagePack",
        Format = Formats.MessagePack,
        Options = "NativeGuidResolver, NativeDateTimeResolver and NativeDecimalResolver before StandardResolver: smaller, faster, read by .NET only",
        Traits = MessagePackPeer.MessagePackTraits,
        Library = typeof(MessagePackSerializer),
        // Documents 001 and 003 hold nothing that these resolvers write in another way.
        Tables = [WorkloadCatalog.Nino, WorkloadCatalog.Dotnet2019],
    };

    /// <inheritdoc/>
    public static bool HasUnions => true;

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => MessagePackSerializer.Serialize(destination, value, Native);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => MessagePackSerializer.Serialize(value, Native);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => MessagePackSerializer.Deserialize<T>(source, Native);
}
