// Owns: the overloads of OctavoJson that read an array element by element, which Binary and Compact do not have.
using Octavo;

namespace Acme.Json.Controllers;

public sealed partial class JsonController
{
    /// <summary>The elements are lines: in an array a comma is in the place of each end of a line.</summary>
    protected override IAsyncEnumerable<Invoice?>[] ReceiveArrays(byte[] data)
    {
        byte[] array = [(byte)'[', .. data, (byte)']'];
        array.AsSpan().Replace((byte)'\n', (byte)',');
        array[^2] = (byte)' ';
        return
        [
            OctavoJson.DeserializeArrayAsync<Invoice>(new MemoryStream(array)),
            OctavoJson.DeserializeArrayAsync<Invoice>(new MemoryStream(array), s_options, CancellationToken.None),
            OctavoJson.DeserializeArrayAsync<Invoice>(Reader(array)),
            OctavoJson.DeserializeArrayAsync<Invoice>(Reader(array), s_options, CancellationToken.None),
        ];
    }
}
