// Owns: the options of document 001's calls: the defaults, and a registry that has the enum of its boxed primitives.
// Must not know: the engine.
using Octavo.Lab.Workloads.Messages;

namespace Octavo.Lab.Peers;

internal static class MessageOptions
{
    private static readonly CodecRegistry s_registry = new CodecRegistry().Register<MyEnum>(CodecRegistry.FirstId).Freeze();

    internal static OctavoBinaryOptions Binary { get; } = new() { Registry = s_registry };

    internal static OctavoCompactOptions Compact { get; } = new() { Registry = s_registry };

    internal static OctavoCborOptions Cbor { get; } = new() { Registry = s_registry };

    internal static OctavoMsgPackOptions MsgPack { get; } = new() { Registry = s_registry };
}
