// Owns: the options of calls that name none: the defaults, and the registry that has the zoo's types. Knows no type.
using Octavo.Tests.Zoo;

namespace Octavo.Tests.Zoo.Formats;

public static class ZooOptions
{
    public static OctavoBinaryOptions Binary { get; } = new() { Registry = ZooRegistry.Instance };

    public static OctavoCompactOptions Compact { get; } = new() { Registry = ZooRegistry.Instance };

    public static OctavoMsgPackOptions MsgPack { get; } = new() { Registry = ZooRegistry.Instance };

    public static OctavoCborOptions Cbor { get; } = new() { Registry = ZooRegistry.Instance };

    /// <summary>With the names of types, because objects must come back as they were.</summary>
    public static OctavoJsonOptions Json { get; } = new() { Registry = ZooRegistry.Instance, TypedObjects = true };

    public static OctavoProtobufOptions Protobuf { get; } = new() { Registry = ZooRegistry.Instance };

    public static OctavoTokensOptions Tokens { get; } = new() { Registry = ZooRegistry.Instance };
}
