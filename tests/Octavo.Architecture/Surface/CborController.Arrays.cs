// Owns: the overloads of OctavoCbor that read an array element by element, which Binary and Compact do not have.
using Octavo;

namespace Acme.Json.Controllers;

public sealed partial class CborController
{
    protected override IAsyncEnumerable<Invoice?>[] ReceiveArrays(byte[] data) =>
    [
        OctavoCbor.DeserializeArrayAsync<Invoice>(new MemoryStream([0x88, .. data])),
        OctavoCbor.DeserializeArrayAsync<Invoice>(new MemoryStream([0x88, .. data]), s_options, CancellationToken.None),
        OctavoCbor.DeserializeArrayAsync<Invoice>(Reader([0x88, .. data])),
        OctavoCbor.DeserializeArrayAsync<Invoice>(Reader([0x88, .. data]), s_options, CancellationToken.None),
    ];
}
