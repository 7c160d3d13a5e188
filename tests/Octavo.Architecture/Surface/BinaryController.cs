// Owns: every synchronous overload of OctavoBinary called as a user would, inside a controller with a method Json and a namespace that ends in Json.
using System.Buffers;
using System.IO.Pipelines;
using Octavo;

namespace Acme.Json.Controllers;

public sealed partial class BinaryController : Controller
{
    private static readonly OctavoBinaryOptions s_options = OctavoBinaryOptions.Untrusted;

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
        OctavoBinary.Serialize(buffer, invoice);
        var buffer2 = new ArrayBufferWriter<byte>();
        OctavoBinary.Serialize(buffer2, invoice, s_options);
        using var stream = new MemoryStream();
        OctavoBinary.Serialize(stream, invoice);
        using var stream2 = new MemoryStream();
        OctavoBinary.Serialize(stream2, invoice, options: s_options);
        var pipe = new Pipe();
        OctavoBinary.Serialize(pipe.Writer, invoice);
        Span<byte> fixedSize = stackalloc byte[64];
        bool fits = OctavoBinary.TrySerialize(fixedSize, invoice, out int length);
        byte[] array = new byte[64];
        bool fitsArray = OctavoBinary.TrySerialize(array, invoice, out int length2, s_options);
        if (!fits || !fitsArray || length != length2)
        {
            throw new InvalidOperationException("TrySerialize");
        }
        return
        [
            OctavoBinary.Serialize(invoice),
            OctavoBinary.Serialize<Invoice?>(invoice, s_options),
            OctavoBinary.Serialize((object)invoice, typeof(Invoice)),
            OctavoBinary.Serialize(invoice, typeof(Invoice), s_options),
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
        OctavoBinary.Populate(span, populated);
        var populated2 = new Invoice();
        OctavoBinary.Populate(data, populated2, s_options);
        Invoice? replaced = null;
        OctavoBinary.Populate(data, ref replaced);
        Amount amount = default;
        OctavoBinary.Populate(OctavoBinary.Serialize(new Amount { Cents = 1 }), ref amount, s_options);
        if (!OctavoBinary.TryDeserialize(data, out Invoice? tried, out OctavoError error)
            || !OctavoBinary.TryDeserialize<Invoice>(span, out var tried2, out _, s_options))
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
            OctavoBinary.Deserialize<Invoice>(data),
            OctavoBinary.Deserialize<Invoice>(data, s_options),
            OctavoBinary.Deserialize<Invoice>(span),
            OctavoBinary.Deserialize<Invoice>(writable),
            OctavoBinary.Deserialize<Invoice>(memory),
            OctavoBinary.Deserialize<Invoice>(writableMemory, s_options),
            OctavoBinary.Deserialize<Invoice>(sequence),
            OctavoBinary.Deserialize<Invoice>(in sequence, s_options),
            OctavoBinary.Deserialize<Invoice>(new MemoryStream(data)),
            OctavoBinary.Deserialize<Invoice>(new MemoryStream(data), s_options),
            OctavoBinary.Deserialize<Invoice>([.. data]),
            OctavoBinary.Deserialize<Invoice>(data, out int _),
            OctavoBinary.Deserialize<Invoice>(span, out int _, s_options),
            OctavoBinary.Deserialize<Invoice>(sequence, out long _),
            (Invoice?)OctavoBinary.Deserialize(data, typeof(Invoice)),
            (Invoice?)OctavoBinary.Deserialize(span, typeof(Invoice), s_options),
        ];
    }
}
