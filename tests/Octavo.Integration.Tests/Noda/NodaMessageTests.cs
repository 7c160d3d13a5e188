// Owns: the tests of NodaTime's types as the well-known messages of Protobuf that others write.
using NodaTime;

namespace Octavo.IntegrationTests.Noda;

public sealed class NodaMessageTests
{
    /// <summary>Clients that are made of the text have the types of their language.</summary>
    [Fact]
    public void TheSchemaNamesThem()
    {
        string proto = OctavoProtobuf.Schema<Clock>();
        Assert.Contains("google.protobuf.Timestamp instant = 1;", proto, StringComparison.Ordinal);
        Assert.Contains("google.protobuf.Duration duration = 2;", proto, StringComparison.Ordinal);
        Assert.Contains("repeated google.protobuf.Timestamp all = 1;", OctavoProtobuf.Schema<Alarms>(), StringComparison.Ordinal);
        Assert.Contains("map<string, google.protobuf.Duration> by_name = 2;", OctavoProtobuf.Schema<Alarms>(), StringComparison.Ordinal);
        Assert.Contains("import \"google/protobuf/timestamp.proto\";", proto, StringComparison.Ordinal);
        Assert.DoesNotContain("message Instant", proto, StringComparison.Ordinal);
    }

    [Fact]
    public void ProtoJsonHasTheirText()
    {
        var clock = new Clock { Instant = Instant.FromUtc(2026, 7, 14, 9, 30), Duration = Duration.FromMilliseconds(1500) };
        string json = OctavoProtoJson.SerializeToString(clock);
        Assert.Equal("""{"instant":"2026-07-14T09:30:00Z","duration":"1.500s"}""", json);
        Clock read = OctavoProtoJson.Deserialize<Clock>(json)!;
        Assert.Equal((clock.Instant, clock.Duration), (read.Instant, read.Duration));
        var alarms = new Alarms { All = [clock.Instant], ByName = { ["a"] = clock.Duration }, Next = clock.Instant };
        Alarms back = OctavoProtoJson.Deserialize<Alarms>(OctavoProtoJson.SerializeToString(alarms))!;
        Assert.Equal((alarms.All[0], alarms.ByName["a"], alarms.Next), (back.All[0], back.ByName["a"], back.Next));
    }

    /// <summary>2026-07-14 09:30 in Zurich, as google.type.DateTime: without the zone it would be another time.</summary>
    [Fact]
    public void AZoneIsNotDropped()
    {
        byte[] time = [0x08, 0xEA, 0x0F, 0x10, 7, 0x18, 14, 0x20, 9, 0x28, 30];
        byte[] zone = [0x4A, 15, 0x0A, 13, .. "Europe/Zurich"u8];
        Assert.Equal(new LocalDateTime(2026, 7, 14, 9, 30), OctavoProtobuf.Deserialize<Meeting>([0x0A, (byte)time.Length, .. time])!.At);
        foreach (byte field in (byte[])[0x0A, 0x12])
        {
            OctavoException found = Assert.Throws<OctavoException>(
                () => OctavoProtobuf.Deserialize<Meeting>([field, (byte)(time.Length + zone.Length), .. time, .. zone]));
            Assert.Equal(OctavoErrorCode.InvalidValue, found.Code);
            Assert.Contains("Europe/Zurich", found.Message, StringComparison.Ordinal);
        }
    }
}
