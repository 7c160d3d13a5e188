// Owns: every overload of OctavoCompact that is waited for, called as a user would, inside a controller with a method Json and a namespace that ends in Json.
using System.Buffers;
using System.IO.Pipelines;
using Octavo;

namespace Acme.Json.Controllers;

public sealed partial class CompactController
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
        byte[] one = OctavoCompact.Serialize(invoice);
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
        OctavoCompact.SerializeAsync(stream, invoice),
        OctavoCompact.SerializeAsync(stream, invoice, s_options),
        OctavoCompact.SerializeAsync<Invoice?>(stream, invoice, s_options, CancellationToken.None),
        OctavoCompact.SerializeAsync(stream, invoice, cancellationToken: CancellationToken.None),
        OctavoCompact.SerializeAsync(pipe, invoice),
        OctavoCompact.SerializeAsync(pipe, invoice, s_options),
        OctavoCompact.SerializeAsync(pipe, invoice, s_options, CancellationToken.None),
        OctavoCompact.SerializeAsync(pipe, invoice, cancellationToken: CancellationToken.None),
    ];

    private static Task[] SendSequence(IAsyncEnumerable<Invoice> invoices, Stream stream, PipeWriter pipe) =>
    [
        OctavoCompact.SerializeSequenceAsync(stream, invoices),
        OctavoCompact.SerializeSequenceAsync(stream, invoices, s_options),
        OctavoCompact.SerializeSequenceAsync(stream, invoices, s_options, CancellationToken.None),
        OctavoCompact.SerializeSequenceAsync(stream, invoices, cancellationToken: CancellationToken.None),
        OctavoCompact.SerializeSequenceAsync(pipe, invoices),
        OctavoCompact.SerializeSequenceAsync(pipe, invoices, s_options),
        OctavoCompact.SerializeSequenceAsync(pipe, invoices, s_options, CancellationToken.None),
        OctavoCompact.SerializeSequenceAsync(pipe, invoices, cancellationToken: CancellationToken.None),
    ];

    private static ValueTask<Invoice?>[] Receive(byte[] data) =>
    [
        OctavoCompact.DeserializeAsync<Invoice>(new MemoryStream(data)),
        OctavoCompact.DeserializeAsync<Invoice>(new MemoryStream(data), s_options),
        OctavoCompact.DeserializeAsync<Invoice>(new MemoryStream(data), s_options, CancellationToken.None),
        OctavoCompact.DeserializeAsync<Invoice>(new MemoryStream(data), cancellationToken: CancellationToken.None),
        OctavoCompact.DeserializeAsync<Invoice>(Reader(data)),
        OctavoCompact.DeserializeAsync<Invoice>(Reader(data), s_options),
        OctavoCompact.DeserializeAsync<Invoice>(Reader(data), s_options, CancellationToken.None),
        OctavoCompact.DeserializeAsync<Invoice>(Reader(data), cancellationToken: CancellationToken.None),
    ];

    private static IAsyncEnumerable<Invoice?>[] ReceiveSequence(byte[] data) =>
    [
        OctavoCompact.DeserializeSequenceAsync<Invoice>(new MemoryStream(data)),
        OctavoCompact.DeserializeSequenceAsync<Invoice>(new MemoryStream(data), s_options),
        OctavoCompact.DeserializeSequenceAsync<Invoice>(new MemoryStream(data), s_options, CancellationToken.None),
        OctavoCompact.DeserializeSequenceAsync<Invoice>(new MemoryStream(data), cancellationToken: CancellationToken.None),
        OctavoCompact.DeserializeSequenceAsync<Invoice>(Reader(data)),
        OctavoCompact.DeserializeSequenceAsync<Invoice>(Reader(data), s_options),
        OctavoCompact.DeserializeSequenceAsync<Invoice>(Reader(data), s_options, CancellationToken.None),
        OctavoCompact.DeserializeSequenceAsync<Invoice>(Reader(data), cancellationToken: CancellationToken.None),
    ];

    private static PipeReader Reader(byte[] data) => PipeReader.Create(new ReadOnlySequence<byte>(data));

    private static async IAsyncEnumerable<Invoice> Twice(Invoice invoice)
    {
        yield return invoice;
        yield return invoice;
        await Task.CompletedTask;
    }
}
