// Owns: types of NodaTime in a record, in JSON and in Protobuf: the reference to the package is all that is needed.
// Packages: Octavo, Octavo.NodaTime.
using NodaTime;
using Octavo;

namespace Stores;

[GenerateCodec]
public sealed record Flight(
    [property: CodecMember(1)] LocalDate Day,
    [property: CodecMember(2)] Instant Departure,
    [property: CodecMember(3)] DateTimeZone Zone);

internal static class NodaTimes
{
    internal static Task<bool> RunAsync()
    {
        var flight = new Flight(new LocalDate(2026, 7, 14), Instant.FromUtc(2026, 7, 14, 9, 30), DateTimeZoneProviders.Tzdb["Europe/Zurich"]);
        string json = OctavoJson.SerializeToString(flight);
        Flight read = OctavoProtobuf.Deserialize<Flight>(OctavoProtobuf.Serialize(flight))!;   // google.type.Date, google.protobuf.Timestamp, a string
        Console.WriteLine($"{json}, at {read.Departure.InZone(read.Zone).LocalDateTime.TimeOfDay} there");

        string path = "";
        try
        {
            OctavoJson.Deserialize<Flight>(json.Replace("Zurich", "Atlantis", StringComparison.Ordinal));
        }
        catch (OctavoException refused)
        {
            path = refused.Error.Path;
            Console.WriteLine($"Refused: {refused.Message}");
        }
        return Task.FromResult(json == """{"Day":"2026-07-14","Departure":"2026-07-14T09:30:00Z","Zone":"Europe/Zurich"}""" && read == flight
            && path == "Flight.Zone");
    }
}
