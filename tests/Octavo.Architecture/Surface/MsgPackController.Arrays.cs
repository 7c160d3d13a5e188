// Owns: the overloads of OctavoMsgPack that read an array element by element, which Binary and Compact do not have.
using Octavo;

namespace Acme.Json.Controllers;

public sealed partial class MsgPackController
{
    protected override IAsyncEnumerable<Invoice?>[] ReceiveArrays(byte[] data) =>
    [
        OctavoMsgPack.DeserializeArrayAsync<Invoice>(new MemoryStream([0x98, .. data])),
        OctavoMsgPack.DeserializeArrayAsync<Invoice>(new MemoryStream([0x98, .. data]), s_options, CancellationToken.None),
        OctavoMsgPack.DeserializeArrayAsync<Invoice>(Reader([0x98, .. data])),
        OctavoMsgPack.DeserializeArrayAsync<Invoice>(Reader([0x98, .. data]), s_options, CancellationToken.None),
    ];
}
