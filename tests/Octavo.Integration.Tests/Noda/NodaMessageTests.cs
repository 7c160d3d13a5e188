// Owns: the tests of NodaTime's types as the well-known messages of Protobuf that others write.
using NodaTime;

namespace Octavo.IntegrationTests.Noda;

public sealed class NodaMessageTests
{
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
