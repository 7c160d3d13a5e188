// Owns: the values that are written and read.
namespace Octavo.Aot.Types;

internal static class Samples
{
    internal static Shipment Empty => new() { Carrier = "" };

    internal static Shipment Full => new()
    {
        Id = 77,
        Carrier = "Octavo & Söhne",
        Note = new string('ß', 3000),
        Tracking = new("00112233-4455-6677-8899-aabbccddeeff"),
        Sent = new DateTime(2026, 3, 1, 12, 0, 0, DateTimeKind.Utc),
        Arrived = new DateTimeOffset(2026, 3, 2, 8, 30, 0, TimeSpan.FromMinutes(345)),
        Price = 12.50m,
        Priority = Priority.High,
        Label = [1, 2, 3],
        Weights = [1, -1, int.MaxValue],
        Parcels = [new("a", 1, 0.5), null, new("b", 2)],
        Named = new() { ["first"] = new("c", 3) },
        Marks = new() { [-5] = null, [6] = "six" },
        Seen = [1, 2, 3],
        Route = [.. Enumerable.Range(0, 100).Select(i => new Waypoint { Kind = (byte)i, Latitude = i, Longitude = -i, Height = (short)i })],
        Last = new Waypoint { Kind = 1 },
        Nested = [[1, 2], null, []],
    };
}
