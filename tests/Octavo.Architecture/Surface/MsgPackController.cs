// Owns: every synchronous overload of OctavoMsgPack called as a user would, inside a controller with a method Json and a namespace that ends in Json.
using System.Buffers;
using System.IO.Pipelines;
using Octavo;

namespace Acme.Json.Controllers;

public sealed partial class MsgPackController : Controller
{
    private static readonly OctavoMsgPackOptions s_options = OctavoMsgPackOptions.Untrusted;

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
        OctavoMsgPack.Serialize(buffer, invoice);
        var buffer2 = new ArrayBufferWriter<byte>();
        OctavoMsgPack.Serialize(buffer2, invoice, s_options);
        using var stream = new MemoryStream();
        OctavoMsgPack.Serialize(stream, invoice);
        using var stream2 = new MemoryStream();
        OctavoMsgPack.Serialize(stream2, invoice, options: s_options);
        var pipe = new Pipe();
        OctavoMsgPack.Serialize(pipe.Writer, invoice);
        Span<byte> fixedSize = stackalloc byte[64];
        bool fits = OctavoMsgPack.TrySerialize(fixedSize, invoice, out int length);
        byte[] array = new byte[64];
        bool fitsArray = OctavoMsgPack.TrySerialize(array, invoice, out int length2, s_options);
        if (!fits || !fitsArray || length != length2)
        {
            throw new InvalidOperationException("TrySerialize");
        }
        return
        [
            OctavoMsgPack.Serialize(invoice),
            OctavoMsgPack.Serialize<Invoice?>(invoice, s_options),
            OctavoMsgPack.Serialize((object)invoice, typeof(Invoice)),
            OctavoMsgPack.Serialize(invoice, typeof(Invoice), s_options),
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
        OctavoMsgPack.Populate(span, populated);
        var populated2 = new Invoice();
        OctavoMsgPack.Populate(data, populated2, s_options);
        Invoice? replaced = null;
        OctavoMsgPack.Populate(data, ref replaced);
        Amount amount = default;
        OctavoMsgPack.Populate(OctavoMsgPack.Serialize(new Amount { Cents = 1 }), ref amount, s_options);
        if (!OctavoMsgPack.TryDeserialize(data, out Invoice? tried, out OctavoError error)
            || !OctavoMsgPack.TryDeserialize<Invoice>(span, out var tried2, out _, s_options))
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
            OctavoMsgPack.Deserialize<Invoice>(data),
            OctavoMsgPack.Deserialize<Invoice>(data, s_options),
            OctavoMsgPack.Deserialize<Invoice>(span),
            OctavoMsgPack.Deserialize<Invoice>(writable),
            OctavoMsgPack.Deserialize<Invoice>(memory),
            OctavoMsgPack.Deserialize<Invoice>(writableMemory, s_options),
            OctavoMsgPack.Deserialize<Invoice>(sequence),
            OctavoMsgPack.Deserialize<Invoice>(in sequence, s_options),
            OctavoMsgPack.Deserialize<Invoice>(new MemoryStream(data)),
            OctavoMsgPack.Deserialize<Invoice>(new MemoryStream(data), s_options),
            OctavoMsgPack.Deserialize<Invoice>([.. data]),
            OctavoMsgPack.Deserialize<Invoice>(data, out int _),
            OctavoMsgPack.Deserialize<Invoice>(span, out int _, s_options),
            OctavoMsgPack.Deserialize<Invoice>(sequence, out long _),
            (Invoice?)OctavoMsgPack.Deserialize(data, typeof(Invoice)),
            (Invoice?)OctavoMsgPack.Deserialize(span, typeof(Invoice), s_options),
        ];
    }
}
