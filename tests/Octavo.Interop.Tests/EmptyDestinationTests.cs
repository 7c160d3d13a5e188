// Owns: destinations that give no memory: refused by a code of their own, whatever the layout.
using Octavo.Tests.Shared;

namespace Octavo.Interop.Tests;

public sealed class EmptyDestinationTests
{
    [Fact]
    public void A_destination_without_room_is_refused()
    {
        List<int> value = [1, 2, 3];
        foreach (Action<EmptyWriter> write in (Action<EmptyWriter>[])
        [
            to => OctavoHaskell.Serialize(to, value), to => OctavoKryo.Serialize(to, value), to => OctavoMemoryPack.Serialize(to, value),
            to => OctavoSerialise.Serialize(to, value),
        ])
        {
            OctavoException found = Assert.Throws<OctavoException>(() => write(new EmptyWriter()));
            Assert.Equal(OctavoErrorCode.DestinationTooSmall, found.Code);
            Assert.NotEqual("", found.Format);
        }
    }
}
