// Owns: the overloads of OctavoJson that read and write an array element by element, which Binary and Compact do not have.
using System.IO.Pipelines;
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

    /// <summary>Writes arrays of two elements, and reads them as a whole.</summary>
    /// <returns>What came back, and how often.</returns>
    public async Task<(string Shown, int Count)> AllArraysAsync()
    {
        MemoryStream[] sent = [new(), new(), new(), new()];
        await Task.WhenAll(SendArrays(Twice(new Invoice { Number = 7, Customer = "Ada", Amounts = [new Amount { Cents = 250 }] }), sent));
        List<Invoice> read = [.. sent.SelectMany(array => OctavoJson.Deserialize<Invoice[]>(array.ToArray())!)];
        return (Json(string.Join(',', read.Select(one => $"{one.Number}{one.Customer}{one.Amounts[0].Cents}").Distinct())), read.Count);
    }

    private static Task[] SendArrays(IAsyncEnumerable<Invoice> invoices, MemoryStream[] to) =>
    [
        OctavoJson.SerializeArrayAsync(to[0], invoices),
        OctavoJson.SerializeArrayAsync(to[1], invoices, s_options, CancellationToken.None),
        OctavoJson.SerializeArrayAsync(PipeWriter.Create(to[2]), invoices),
        OctavoJson.SerializeArrayAsync(PipeWriter.Create(to[3]), invoices, cancellationToken: CancellationToken.None),
    ];
}
