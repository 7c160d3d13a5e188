// Owns: a tour of Octavo's first steps: to bytes and back in two formats, streams, filling what exists, and errors.
using System.Buffers;
using GettingStarted;
using Octavo;

var order = new Order
{
    Id = 7,
    Customer = "Acme",
    Lines = [new("A-1", 2, 9.90m), new("B-2", 1, 120m)],
    Shipped = new DateTime(2026, 3, 1, 12, 0, 0, DateTimeKind.Utc),
};

// The same type in two formats. Binary is the fastest, Compact the smallest; other languages read MessagePack.
byte[] binary = OctavoBinary.Serialize(order);
byte[] messagePack = OctavoMsgPack.Serialize(order);
Console.WriteLine($"Binary {binary.Length} bytes, MessagePack {messagePack.Length} bytes");
Show("Binary", OctavoBinary.Deserialize<Order>(binary));
Show("MessagePack", OctavoMsgPack.Deserialize<Order>(messagePack));

// Existing buffers: an IBufferWriter<byte>, a stream, a span.
var buffer = new ArrayBufferWriter<byte>();
OctavoBinary.Serialize(buffer, order);
Show("Buffer writer", OctavoBinary.Deserialize<Order>(buffer.WrittenSpan));

using var stream = new MemoryStream();
OctavoMsgPack.Serialize(stream, order);
stream.Position = 0;
Show("Stream", OctavoMsgPack.Deserialize<Order>(stream));

Span<byte> small = stackalloc byte[16];
bool fits = OctavoBinary.TrySerialize(small, order, out int needed);
Console.WriteLine($"Span of {small.Length}: {(fits ? "fits" : "too small")}, {needed} bytes needed");

// Collections can be roots too.
byte[] many = OctavoMsgPack.Serialize(new List<Order> { order, order });
Console.WriteLine($"List: {OctavoMsgPack.Deserialize<List<Order>>(many)!.Count} orders");

// Populate fills an existing object: the list keeps its identity.
var existing = new Order { Customer = "nobody" };
List<OrderLine> lines = existing.Lines;
OctavoBinary.Populate(binary, existing);
Console.WriteLine($"Populated: {existing.Id}, the same list: {ReferenceEquals(lines, existing.Lines)}, lines: {lines.Count}");

// Bad data gives an OctavoException, or an error value: code, offset and member.
if (!OctavoBinary.TryDeserialize(binary.AsSpan()[..^4], out Order? _, out OctavoError error))
{
    Console.WriteLine($"Refused: {error.Message}");
}
try
{
    OctavoMsgPack.Deserialize<Order>([0x81, 0xA2]);
}
catch (OctavoException refused)
{
    Console.WriteLine($"Refused: {refused.Code} at byte {refused.Offset}");
}

static void Show(string title, Order? back) =>
    Console.WriteLine($"{title}: {back!.Id} {back.Customer}, {back.Lines.Count} lines, the first {back.Lines[0].Sku} x {back.Lines[0].Count}");
