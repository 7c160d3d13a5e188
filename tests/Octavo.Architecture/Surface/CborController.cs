// Owns: every synchronous overload of OctavoCbor called as a user would, inside a controller with a method Json and a namespace that ends in Json.
using System.Buffers;
using System.IO.Pipelines;
using Octavo;

namespace Acme.Json.Controllers;

public sealed partial class CborController : Controller
{
    private static readonly OctavoCborOptions s_options = OctavoCborOptions.Untrusted;

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
        OctavoCbor.Serialize(buffer, invoice);
        var buffer2 = new ArrayBufferWriter<byte>();
        OctavoCbor.Serialize(buffer2, invoice, s_options);
        using var stream = new MemoryStream();
        OctavoCbor.Serialize(stream, invoice);
        using var stream2 = new MemoryStream();
        OctavoCbor.Serialize(stream2, invoice, options: s_options);
        var pipe = new Pipe();
        OctavoCbor.Serialize(pipe.Writer, invoice);
        Span<byte> fixedSize = stackalloc byte[64];
        bool fits = OctavoCbor.TrySerialize(fixedSize, invoice, out int length);
        byte[] array = new byte[64];
        bool fitsArray = OctavoCbor.TrySerialize(array, invoice, out int length2, s_options);
        if (!fits || !fitsArray || length != length2)
        {
            throw new InvalidOperationException("TrySerialize");
        }
        return
        [
            OctavoCbor.Serialize(invoice),
            OctavoCbor.Serialize<Invoice?>(invoice, s_options),
            OctavoCbor.Serialize((object)invoice, typeof(Invoice)),
            OctavoCbor.Serialize(invoice, typeof(Invoice), s_options),
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
        OctavoCbor.Populate(span, populated);
        var populated2 = new Invoice();
        OctavoCbor.Populate(data, populated2, s_options);
        Invoice? replaced = null;
        OctavoCbor.Populate(data, ref replaced);
        Amount amount = default;
        OctavoCbor.Populate(OctavoCbor.Serialize(new Amount { Cents = 1 }), ref amount, s_options);
        if (!OctavoCbor.TryDeserialize(data, out Invoice? tried, out OctavoError error)
            || !OctavoCbor.TryDeserialize<Invoice>(span, out var tried2, out _, s_options))
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
            OctavoCbor.Deserialize<Invoice>(data),
            OctavoCbor.Deserialize<Invoice>(data, s_options),
            OctavoCbor.Deserialize<Invoice>(span),
            OctavoCbor.Deserialize<Invoice>(writable),
            OctavoCbor.Deserialize<Invoice>(memory),
            OctavoCbor.Deserialize<Invoice>(writableMemory, s_options),
            OctavoCbor.Deserialize<Invoice>(sequence),
            OctavoCbor.Deserialize<Invoice>(in sequence, s_options),
            OctavoCbor.Deserialize<Invoice>(new MemoryStream(data)),
            OctavoCbor.Deserialize<Invoice>(new MemoryStream(data), s_options),
            OctavoCbor.Deserialize<Invoice>([.. data]),
            OctavoCbor.Deserialize<Invoice>(data, out int _),
            OctavoCbor.Deserialize<Invoice>(span, out int _, s_options),
            OctavoCbor.Deserialize<Invoice>(sequence, out long _),
            (Invoice?)OctavoCbor.Deserialize(data, typeof(Invoice)),
            (Invoice?)OctavoCbor.Deserialize(span, typeof(Invoice), s_options),
        ];
    }
}
