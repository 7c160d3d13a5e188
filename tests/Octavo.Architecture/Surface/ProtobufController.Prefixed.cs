// Owns: the overloads of OctavoProtobuf for messages after their lengths, marshallers and files of a schema, which no other format has.
using System.Buffers;
using Octavo;
using Octavo.Protobuf;

namespace Acme.Json.Controllers;

public sealed partial class ProtobufController
{
    /// <summary>Calls them all.</summary>
    /// <returns>What came back, and how often.</returns>
    public (string Shown, int Count) AllPrefixed()
    {
        List<Invoice?> read = ReadPrefixed(new Invoice { Number = 7, Customer = "Ada", Amounts = [new Amount { Cents = 250 }] });
        return (Json(string.Join(',', read.Select(one => $"{one!.Number}{one.Customer}{one.Amounts[0].Cents}").Distinct())), read.Count);
    }

    private static List<Invoice?> ReadPrefixed(Invoice invoice)
    {
        var buffer = new ArrayBufferWriter<byte>();
        OctavoProtobuf.SerializeWithLengthPrefix(buffer, invoice);
        OctavoProtobuf.SerializeWithLengthPrefix(buffer, invoice, ProtobufPrefixStyle.Base128, options: s_options);
        byte[] data = buffer.WrittenSpan.ToArray();
        using var stream = new MemoryStream();
        OctavoProtobuf.SerializeWithLengthPrefix(stream, invoice);
        OctavoProtobuf.SerializeWithLengthPrefix<Invoice?>(stream, invoice, options: s_options);
        ProtobufMarshaller<Invoice?> marshaller = OctavoProtobuf.Marshaller<Invoice?>(s_options);
        var marshalled = new ArrayBufferWriter<byte>();
        marshaller.Serialize(invoice, marshalled);
        if (OctavoProtobuf.SchemaFiles<Invoice>().Count == 0 || !data.AsSpan().SequenceEqual(stream.ToArray()))
        {
            throw new InvalidOperationException("SerializeWithLengthPrefix");
        }
        return
        [
            OctavoProtobuf.DeserializeWithLengthPrefix<Invoice>(data, out int _),
            OctavoProtobuf.DeserializeWithLengthPrefix<Invoice>(data.AsSpan(), out int _, options: s_options),
            OctavoProtobuf.DeserializeWithLengthPrefix<Invoice>(new MemoryStream(data)),
            OctavoProtobuf.DeserializeWithLengthPrefix<Invoice>(new MemoryStream(data), ProtobufPrefixStyle.Base128, options: s_options),
            .. OctavoProtobuf.DeserializeItems<Invoice>(new MemoryStream(data)),
            .. OctavoProtobuf.DeserializeItems<Invoice>(new MemoryStream(data), options: s_options),
            marshaller.Deserialize(new ReadOnlySequence<byte>(marshalled.WrittenMemory)),
        ];
    }
}
