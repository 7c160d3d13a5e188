// Owns: values both ways with NetSerializer and NetSerializer2 themselves.
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests.NetSerializer;

public sealed class NetSerializerLiveTests
{
    private const int Rounds = 5000;

    [NetSerializerTheory]
    [InlineData(NetSerializerVersion.NetSerializer4)]
    [InlineData(NetSerializerVersion.NetSerializer2)]
    public void Random_values_go_both_ways(NetSerializerVersion version)
    {
        var library = new NetLibrary(version, NetMessages.Roots);
        NetSerializerOptions options = NetMessages.Of(version);
        var values = new NetMessages(5);
        int equal = 0;
        for (int i = 0; i < Rounds; i++)
        {
            NetMessage value = values.Next();
            byte[] theirs = library.Serialize(value);
            byte[] ours = OctavoNetSerializer.Serialize(value, options);
            equal += theirs.AsSpan().SequenceEqual(ours) ? 1 : 0;
            if (version == NetSerializerVersion.NetSerializer2 || value is not (NetOthers or NetNode))
            {
                Assert.Equal(Convert.ToHexString(theirs), Convert.ToHexString(ours)); // lists of version 4 have their capacity and version there
            }
            Assert.Equal(ours, OctavoNetSerializer.Serialize(OctavoNetSerializer.Deserialize<NetMessage>(theirs, options), options));
            Assert.Equal(ours, OctavoNetSerializer.Serialize((NetMessage)library.Deserialize(ours)!, options));
        }
        Assert.InRange(equal, Rounds / 2, Rounds);
    }
}
