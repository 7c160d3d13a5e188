// Owns: what levels of nesting take of the stack in the layouts of other systems: on a thread of any size there is a value or DepthExceeded.
using Octavo.Interop.Tests.Types;
using Octavo.Tests.Robustness;
using Octavo.Tests.Shared;

namespace Octavo.Interop.Tests;

public sealed class StackTests
{
    private const int Levels = 63;

    [Theory]
    [InlineData(128)]
    [InlineData(384)]
    [InlineData(2048)]
    public void Wide_types_at_the_full_depth(int kibibytes)
    {
        All(WideLevels.Blocks(Levels), kibibytes);
        All(WideLevels.Bound(Levels), kibibytes);
        All(JavaWide.Of(Levels), kibibytes);
        var kryo = new KryoOptions { Classes = [new("Wide", typeof(JavaWide))] };
        Check(JavaWide.Of(Levels), kibibytes, value => OctavoKryo.Serialize(value, kryo), data => OctavoKryo.Deserialize<JavaWide>(data, kryo));
        foreach (NetSerializerVersion version in Enum.GetValues<NetSerializerVersion>())
        {
            var net = new NetSerializerOptions { Version = version, Types = NetSerializerTypes.FromRoots(version, [typeof(NetWide)]) };
            Check(NetWide.Of(Levels), kibibytes, value => OctavoNetSerializer.Serialize(value, net),
                data => OctavoNetSerializer.Deserialize<NetWide>(data, net));
        }
    }

    private static void All<T>(T node, int kibibytes)
    {
        Check(node, kibibytes, value => OctavoHaskell.Serialize(value), data => OctavoHaskell.Deserialize<T>(data));
        Check(node, kibibytes, value => OctavoHaskell.Serialize(value, HaskellOptions.Cereal),
            data => OctavoHaskell.Deserialize<T>(data, HaskellOptions.Cereal));
        Check(node, kibibytes, value => OctavoSerialise.Serialize(value), data => OctavoSerialise.Deserialize<T>(data));
        Check(node, kibibytes, value => OctavoSerialise.Serialize(value, SerialiseOptions.Tagged),
            data => OctavoSerialise.Deserialize<T>(data, SerialiseOptions.Tagged));
        Check(node, kibibytes, value => OctavoMemoryPack.Serialize(value), data => OctavoMemoryPack.Deserialize<T>(data));
    }

    private static void Check<T>(T node, int kibibytes, Func<T, byte[]> write, Func<byte[], T?> read)
    {
        byte[] data = SmallStack.Make(() => write(node));
        SmallStack.Guards(kibibytes, () => write(node));
        SmallStack.Guards(kibibytes, () => read(data));
        SmallStack.Ends(kibibytes, () => read(data[..(data.Length / 2)]));
    }

    /// <summary>The largest limit that there is: maps in the keys' order, unions and lists in one another.</summary>
    [Theory]
    [InlineData(128)]
    [InlineData(2048)]
    public void Ten_thousand_levels(int kibibytes)
    {
        var limits = new SerializerLimits { MaxDepth = 10_000 };
        var haskell = new HaskellOptions { Limits = limits };
        var serialise = new SerialiseOptions { Limits = limits };
        Nest nest = Enumerable.Range(0, 5_000).Aggregate(new Nest(), (inner, _) => new Nest { Map = new() { ["b"] = inner, ["a"] = new() } });
        foreach ((Func<Nest, byte[]> write, Func<byte[], Nest?> read) in ((Func<Nest, byte[]>, Func<byte[], Nest?>)[])
        [
            (value => OctavoHaskell.Serialize(value, haskell), data => OctavoHaskell.Deserialize<Nest>(data, haskell)),
            (value => OctavoSerialise.Serialize(value, serialise), data => OctavoSerialise.Deserialize<Nest>(data, serialise)),
        ])
        {
            byte[] data = [];
            Growth.OnALargeStack(() => data = write(nest));
            SmallStack.Guards(kibibytes, () => write(nest));
            SmallStack.Guards(kibibytes, () => read(data));
        }
    }
}
