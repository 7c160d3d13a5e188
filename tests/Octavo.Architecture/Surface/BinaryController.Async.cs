// Owns: every async overload of OctavoBinary, called as a user would, inside a controller with a method Json and a namespace that ends in Json.
using System.Buffers;
using System.IO.Pipelines;
using Octavo;

namespace Acme.Json.Controllers;

public sealed partial class BinaryController
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
        byte[] one = OctavoBinary.Serialize(invoice);
        byte[] many = sequence.ToArray();
        List<Invoice?> read = [];
        foreach (ValueTask<Invoice?> received in Receive(one))
        {
            read.Add(await received);
        }
        foreach (IAsyncEnumerable<Invoice?> received in ReceiveSequence(many).Concat(ReceiveArrays(many)))
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
        OctavoBinary.SerializeAsync(stream, invoice),
        OctavoBinary.SerializeAsync(stream, invoice, s_options),
        OctavoBinary.SerializeAsync<Invoice?>(stream, invoice, s_options, CancellationToken.None),
        OctavoBinary.SerializeAsync(stream, invoice, cancellationToken: CancellationToken.None),
        OctavoBinary.SerializeAsync(pipe, invoice),
        OctavoBinary.SerializeAsync(pipe, invoice, s_options),
        OctavoBinary.SerializeAsync(pipe, invoice, s_options, CancellationToken.None),
        OctavoBinary.SerializeAsync(pipe, invoice, cancellationToken: CancellationToken.None),
    ];

    private static Task[] SendSequence(IAsyncEnumerable<Invoice> invoices, Stream stream, PipeWriter pipe) =>
    [
        OctavoBinary.SerializeSequenceAsync(stream, invoices),
        OctavoBinary.SerializeSequenceAsync(stream, invoices, s_options),
        OctavoBinary.SerializeSequenceAsync(stream, invoices, s_options, CancellationToken.None),
        OctavoBinary.SerializeSequenceAsync(stream, invoices, cancellationToken: CancellationToken.None),
        OctavoBinary.SerializeSequenceAsync(pipe, invoices),
        OctavoBinary.SerializeSequenceAsync(pipe, invoices, s_options),
        OctavoBinary.SerializeSequenceAsync(pipe, invoices, s_options, CancellationToken.None),
        OctavoBinary.SerializeSequenceAsync(pipe, invoices, cancellationToken: CancellationToken.None),
    ];

    private static ValueTask<Invoice?>[] Receive(byte[] data) =>
    [
        OctavoBinary.DeserializeAsync<Invoice>(new MemoryStream(data)),
        OctavoBinary.DeserializeAsync<Invoice>(new MemoryStream(data), s_options),
        OctavoBinary.DeserializeAsync<Invoice>(new MemoryStream(data), s_options, CancellationToken.None),
        OctavoBinary.DeserializeAsync<Invoice>(new MemoryStream(data), cancellationToken: CancellationToken.None),
        OctavoBinary.DeserializeAsync<Invoice>(Reader(data)),
        OctavoBinary.DeserializeAsync<Invoice>(Reader(data), s_options),
        OctavoBinary.DeserializeAsync<Invoice>(Reader(data), s_options, CancellationToken.None),
        OctavoBinary.DeserializeAsync<Invoice>(Reader(data), cancellationToken: CancellationToken.None),
    ];

    private static IAsyncEnumerable<Invoice?>[] ReceiveSequence(byte[] data) =>
    [
        OctavoBinary.DeserializeSequenceAsync<Invoice>(new MemoryStream(data)),
        OctavoBinary.DeserializeSequenceAsync<Invoice>(new MemoryStream(data), s_options),
        OctavoBinary.DeserializeSequenceAsync<Invoice>(new MemoryStream(data), s_options, CancellationToken.None),
        OctavoBinary.DeserializeSequenceAsync<Invoice>(new MemoryStream(data), cancellationToken: CancellationToken.None),
        OctavoBinary.DeserializeSequenceAsync<Invoice>(Reader(data)),
        OctavoBinary.DeserializeSequenceAsync<Invoice>(Reader(data), s_options),
        OctavoBinary.DeserializeSequenceAsync<Invoice>(Reader(data), s_options, CancellationToken.None),
        OctavoBinary.DeserializeSequenceAsync<Invoice>(Reader(data), cancellationToken: CancellationToken.None),
    ];

    private static PipeReader Reader(byte[] data) => PipeReader.Create(new ReadOnlySequence<byte>(data));

    private static async IAsyncEnumerable<Invoice> Twice(Invoice invoice)
    {
        yield return invoice;
        yield return invoice;
        await Task.CompletedTask;
    }
}
