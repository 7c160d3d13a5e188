// Owns: Fory as fast and small as it can be set up.
// Must not know: the engine.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.Messages;
using Runtime = Apache.Fory.Fory;

namespace Octavo.Lab.Peers;

/// <summary>Compatible(false): reader and writer have the same types, and payloads say nothing of members.</summary>
public struct SameSchemaFory : IMessageSubject, IGraphSubject
{
    private static readonly Runtime Fory = ForySetUp.Register(Runtime.Builder().Compatible(false).Build());
    private static readonly Runtime Tracking = ForySetUp.Register(Runtime.Builder().Compatible(false).TrackRef(true).Build());

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = CompatibleFory.Info with
    {
        Name = "Fory (.NET, same schema)",
        Options = "Compatible(false), the documentation's \"same-schema optimization\"; all else as the other",
        Traits = [Traits.Latin1OrUtf16],
    };

    /// <inheritdoc/>
    public static bool Has(string row) => true;

    /// <inheritdoc/>
    public static string? Lacks(string row) => ForyPeer.LacksGraph(row);

    /// <inheritdoc/>
    public static MessageSocket? Socket { get; } = new(WriteAll, (source, messages) => ForyFrames.ReadEach(Fory, source, messages));

    /// <inheritdoc/>
    public static void WriteAll(Stream destination, MessageBase[] messages) => ForyFrames.WriteEach(Fory, destination, messages);

    /// <inheritdoc/>
    public static void ReadAll(MemoryStream source, MessageBase?[] messages) => ForyFrames.ReadAll(Fory, source, messages);

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => For<T>().Serialize(destination, in value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => For<T>().Serialize(in value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => For<T>().Deserialize<T>(source);

    private static Runtime For<T>() => typeof(T) == typeof(SharedNode) || typeof(T) == typeof(CyclicNode) ? Tracking : Fory;
}
