// Owns: every overload of OctavoCbor that is waited for, called as a user would, inside a controller with a method Json and a namespace that ends in Json.
using System.Buffers;
using System.IO.Pipelines;
using Octavo;

namespace Acme.Json.Controllers;

public sealed partial class CborController
{
    /// <summary>Calls them all.</summary>
    /// <returns>What came back, and how often.</returns>
    public async Task<(string Shown, int Count)> AllAsync()
    {
        var invoice = new Invoice { Number = 7, Customer = "Ada", Amounts = [new Amount { Cents = 250 }] };
        using var single = new MemoryStream();
        using var sequence = new MemoryStream();
        var pipe = new Pipe();
        await Task.WhenAll(Send(invoice, single, pipe.Writer));
        await Task.WhenAll(SendSequence(Twice(invoice), sequence, pipe.Writer));
        byte[] one = OctavoCbor.Serialize(invoice);
        byte[] many = sequence.ToArray();
        List<Invoice?> read = [];
        foreach (ValueTask<Invoice?> received in Receive(one))
        {
            read.Add(await received);
        }
        foreach (IAsyncEnumerable<Invoice?> received in ReceiveSequence(many))
        {
            await foreach (Invoice? next in received)
            {
                read.Add(next);
            }
        }
        if (single.Length != 4 * one.Length || many.Length % 8 != 0)
        {
            throw new InvalidOperationException("SerializeAsync");
        }
        return (Json(string.Join(',', read.Select(next => $"{next!.Number}{next.Customer}{next.Amounts[0].Cents}").Distinct())), read.Count);
    }

    private static Task[] Send(Invoice invoice, Stream stream, PipeWriter pipe) =>
    [
        OctavoCbor.SerializeAsync(stream, invoice),
        OctavoCbor.SerializeAsync(stream, invoice, s_options),
        OctavoCbor.SerializeAsync<Invoice?>(stream, invoice, s_options, CancellationToken.None),
        OctavoCbor.SerializeAsync(stream, invoice, cancellationToken: CancellationToken.None),
        OctavoCbor.SerializeAsync(pipe, invoice),
        OctavoCbor.SerializeAsync(pipe, invoice, s_options),
        OctavoCbor.SerializeAsync(pipe, invoice, s_options, CancellationToken.None),
        OctavoCbor.SerializeAsync(pipe, invoice, cancellationToken: CancellationToken.None),
    ];

    private static Task[] SendSequence(IAsyncEnumerable<Invoice> invoices, Stream stream, PipeWriter pipe) =>
    [
        OctavoCbor.SerializeSequenceAsync(stream, invoices),
        OctavoCbor.SerializeSequenceAsync(stream, invoices, s_options),
        OctavoCbor.SerializeSequenceAsync(stream, invoices, s_options, CancellationToken.None),
        OctavoCbor.SerializeSequenceAsync(stream, invoices, cancellationToken: CancellationToken.None),
        OctavoCbor.SerializeSequenceAsync(pipe, invoices),
        OctavoCbor.SerializeSequenceAsync(pipe, invoices, s_options),
        OctavoCbor.SerializeSequenceAsync(pipe, invoices, s_options, CancellationToken.None),
        OctavoCbor.SerializeSequenceAsync(pipe, invoices, cancellationToken: CancellationToken.None),
    ];

    private static ValueTask<Invoice?>[] Receive(byte[] data) =>
    [
        OctavoCbor.DeserializeAsync<Invoice>(new MemoryStream(data)),
        OctavoCbor.DeserializeAsync<Invoice>(new MemoryStream(data), s_options),
        OctavoCbor.DeserializeAsync<Invoice>(new MemoryStream(data), s_options, CancellationToken.None),
        OctavoCbor.DeserializeAsync<Invoice>(new MemoryStream(data), cancellationToken: CancellationToken.None),
        OctavoCbor.DeserializeAsync<Invoice>(Reader(data)),
        OctavoCbor.DeserializeAsync<Invoice>(Reader(data), s_options),
        OctavoCbor.DeserializeAsync<Invoice>(Reader(data), s_options, CancellationToken.None),
        OctavoCbor.DeserializeAsync<Invoice>(Reader(data), cancellationToken: CancellationToken.None),
    ];

    private static IAsyncEnumerable<Invoice?>[] ReceiveSequence(byte[] data) =>
    [
        OctavoCbor.DeserializeSequenceAsync<Invoice>(new MemoryStream(data)),
        OctavoCbor.DeserializeSequenceAsync<Invoice>(new MemoryStream(data), s_options),
        OctavoCbor.DeserializeSequenceAsync<Invoice>(new MemoryStream(data), s_options, CancellationToken.None),
        OctavoCbor.DeserializeSequenceAsync<Invoice>(new MemoryStream(data), cancellationToken: CancellationToken.None),
        OctavoCbor.DeserializeSequenceAsync<Invoice>(Reader(data)),
        OctavoCbor.DeserializeSequenceAsync<Invoice>(Reader(data), s_options),
        OctavoCbor.DeserializeSequenceAsync<Invoice>(Reader(data), s_options, CancellationToken.None),
        OctavoCbor.DeserializeSequenceAsync<Invoice>(Reader(data), cancellationToken: CancellationToken.None),
        OctavoCbor.DeserializeArrayAsync<Invoice>(new MemoryStream([0x88, .. data])),
        OctavoCbor.DeserializeArrayAsync<Invoice>(new MemoryStream([0x88, .. data]), s_options, CancellationToken.None),
        OctavoCbor.DeserializeArrayAsync<Invoice>(Reader([0x88, .. data])),
        OctavoCbor.DeserializeArrayAsync<Invoice>(Reader([0x88, .. data]), s_options, CancellationToken.None),
    ];

    private static PipeReader Reader(byte[] data) => PipeReader.Create(new ReadOnlySequence<byte>(data));

    private static async IAsyncEnumerable<Invoice> Twice(Invoice invoice)
    {
        yield return invoice;
        yield return invoice;
        await Task.CompletedTask;
    }
}
