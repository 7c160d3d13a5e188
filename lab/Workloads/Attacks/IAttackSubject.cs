// Owns: what an adapter says about a library to have it attacked.
// Must not know: the attacks.
using System.Buffers;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Workloads.Attacks;

/// <summary>A library in one configuration, as default as can be.</summary>
public interface IAttackSubject
{
    /// <summary>The candidate.</summary>
    static abstract CandidateInfo Info { get; }

    /// <summary>Its data.</summary>
    static abstract AttackForm Form { get; }

    /// <summary>Whether it has a place for an attack that its form has one for.</summary>
    static virtual bool Has(Attack attack) => true;

    /// <summary>Writes a value. Forms with bytes by hand never ask.</summary>
    static abstract byte[] Write<T>(T value);

    /// <summary>Writes a value to a destination.</summary>
    static abstract void Write<T>(IBufferWriter<byte> destination, T value);

    /// <summary>Reads data.</summary>
    static abstract object? Read<T>(byte[] data);
}

/// <summary>Data that attacks are written in.</summary>
public enum AttackForm
{
    /// <summary>MessagePack, members in an array.</summary>
    MessagePack,

    /// <summary>MessagePack compressed with LZ4.</summary>
    MessagePackLz4,

    /// <summary>JSON.</summary>
    Json,

    /// <summary>Protocol Buffers.</summary>
    Protobuf,

    /// <summary>MemoryPack.</summary>
    MemoryPack,

    /// <summary>Octavo's Binary.</summary>
    Binary,

    /// <summary>CBOR, members in a map by name.</summary>
    Cbor,
}
