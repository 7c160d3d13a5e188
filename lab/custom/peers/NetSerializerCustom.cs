// Owns: NetSerializer's candidate for the user's type, whose types are [Serializable]: by themselves, or by parts that the lab generated.
// Must not know: the engine.
using System.Buffers;
using NetSerializer;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of NetSerializer.</summary>
public sealed class NetSerializerCustom : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } = [new CustomCandidate<DirectCustom>()];
}

/// <summary>One serializer whose root is the type: reader and writer know it, so no id of it is written.</summary>
public struct DirectCustom : ISubject
{
    private static readonly Serializer Serializer = new([typeof(Custom)]);
    private static readonly MemoryStream Reused = new(4096);

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "NetSerializer",
        System = "NetSerializer",
        Format = Formats.Binary,
        Options = "one Serializer with the type as its root; SerializeDirect and DeserializeDirect on a reused MemoryStream, copied",
        Traits = [Traits.Utf8],
        Library = typeof(Serializer),
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value)
    {
        Write(value);
        destination.Write(Reused.GetBuffer().AsSpan(0, (int)Reused.Length));
    }

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
    {
        Write(value);
        return Reused.ToArray();
    }

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source)
    {
        Serializer.DeserializeDirect(new MemoryStream(source), out T value);
        return value;
    }

    private static void Write<T>(T value)
    {
        Reused.SetLength(0);
        Serializer.SerializeDirect(Reused, value);
    }
}
