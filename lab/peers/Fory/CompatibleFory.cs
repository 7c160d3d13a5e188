// Owns: Fory as its documentation begins.
// Must not know: the engine.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.Messages;
using Runtime = Apache.Fory.Fory;

namespace Octavo.Lab.Peers;

/// <summary>The builder's defaults: each payload brings its types' members, so that they can be added and removed.</summary>
public struct CompatibleFory : IMessageSubject, IGraphSubject
{
    private static readonly Runtime Fory = ForySetUp.Register(Runtime.Builder().Build());
    private static readonly Runtime Tracking = ForySetUp.Register(Runtime.Builder().TrackRef(true).Build());

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "Fory (.NET)",
        System = "Fory.NET",
        Format = Formats.Binary,
        Options =
            "Fory.Builder().Build(): generated serializers, compatible mode, types registered by number; TrackRef(true) for graphs; serializers of the adapter's own for Guid and Vector4",
        Traits = [Traits.VersionTolerant, Traits.Latin1OrUtf16],
        NotKept = ForyPeer.NotKept,
        Library = typeof(Runtime),
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
