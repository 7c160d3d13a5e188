// Owns: every synchronous overload of OctavoCompact called as a user would, inside a controller with a method Json and a namespace that ends in Json.
using System.Buffers;
using System.IO.Pipelines;
using Octavo;

namespace Acme.Json.Controllers;

public sealed partial class CompactController : Controller
{
    private static readonly OctavoCompactOptions s_options = OctavoCompactOptions.Untrusted;

    /// <summary>Calls them all.</summary>
    /// <returns>What came back, and how often.</returns>
    public (string Shown, int Count) All()
    {
        var invoice = new Invoice { Number = 7, Customer = "Ada", Amounts = [new Amount { Cents = 250 }] };
        List<byte[]> written = Serialize(invoice);
        List<Invoice?> read = [.. written.SelectMany(Deserialize)];
        string shown = Json(string.Join(',', read.Select(one => $"{one!.Number}{one.Customer}{one.Amounts[0].Cents}").Distinct()));
        return (shown, read.Count);
    }

    private static List<byte[]> Serialize(Invoice invoice)
    {
        var buffer = new ArrayBufferWriter<byte>();
        OctavoCompact.Serialize(buffer, invoice);
        var buffer2 = new ArrayBufferWriter<byte>();
        OctavoCompact.Serialize(buffer2, invoice, s_options);
        using var stream = new MemoryStream();
        OctavoCompact.Serialize(stream, invoice);
        using var stream2 = new MemoryStream();
        OctavoCompact.Serialize(stream2, invoice, options: s_options);
        var pipe = new Pipe();
        OctavoCompact.Serialize(pipe.Writer, invoice);
        Span<byte> fixedSize = stackalloc byte[64];
        bool fits = OctavoCompact.TrySerialize(fixedSize, invoice, out int length);
        byte[] array = new byte[64];
        bool fitsArray = OctavoCompact.TrySerialize(array, invoice, out int length2, s_options);
        if (!fits || !fitsArray || length != length2)
        {
            throw new InvalidOperationException("TrySerialize");
        }
        return
        [
            OctavoCompact.Serialize(invoice),
            OctavoCompact.Serialize<Invoice?>(invoice, s_options),
            OctavoCompact.Serialize((object)invoice, typeof(Invoice)),
            OctavoCompact.Serialize(invoice, typeof(Invoice), s_options),
            buffer.WrittenSpan.ToArray(),
            buffer2.WrittenMemory.ToArray(),
            stream.ToArray(),
            stream2.ToArray(),
            fixedSize[..length].ToArray(),
            array[..length2],
        ];
    }

    private static List<Invoice?> Deserialize(byte[] data)
    {
        ReadOnlySpan<byte> span = data;
        Span<byte> writable = data;
        ReadOnlyMemory<byte> memory = data;
        Memory<byte> writableMemory = data;
        var sequence = new ReadOnlySequence<byte>(data);
        var populated = new Invoice();
        OctavoCompact.Populate(span, populated);
        var populated2 = new Invoice();
        OctavoCompact.Populate(data, populated2, s_options);
        Invoice? replaced = null;
        OctavoCompact.Populate(data, ref replaced);
        Amount amount = default;
        OctavoCompact.Populate(OctavoCompact.Serialize(new Amount { Cents = 1 }), ref amount, s_options);
        if (!OctavoCompact.TryDeserialize(data, out Invoice? tried, out OctavoError error)
            || !OctavoCompact.TryDeserialize<Invoice>(span, out var tried2, out _, s_options))
        {
            throw new InvalidOperationException(error.ToString());
        }
        return
        [
            populated,
            populated2,
            replaced,
            tried,
            tried2,
            OctavoCompact.Deserialize<Invoice>(data),
            OctavoCompact.Deserialize<Invoice>(data, s_options),
            OctavoCompact.Deserialize<Invoice>(span),
            OctavoCompact.Deserialize<Invoice>(writable),
            OctavoCompact.Deserialize<Invoice>(memory),
            OctavoCompact.Deserialize<Invoice>(writableMemory, s_options),
            OctavoCompact.Deserialize<Invoice>(sequence),
            OctavoCompact.Deserialize<Invoice>(in sequence, s_options),
            OctavoCompact.Deserialize<Invoice>(new MemoryStream(data)),
            OctavoCompact.Deserialize<Invoice>(new MemoryStream(data), s_options),
            OctavoCompact.Deserialize<Invoice>([.. data]),
            OctavoCompact.Deserialize<Invoice>(data, out int _),
            OctavoCompact.Deserialize<Invoice>(span, out int _, s_options),
            OctavoCompact.Deserialize<Invoice>(sequence, out long _),
            (Invoice?)OctavoCompact.Deserialize(data, typeof(Invoice)),
            (Invoice?)OctavoCompact.Deserialize(span, typeof(Invoice), s_options),
        ];
    }
}
