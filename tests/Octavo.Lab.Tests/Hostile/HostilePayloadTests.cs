// Owns: that Octavo refuses every hostile payload, for the reason that the payload is about, and without taking memory for it.
using Octavo.Lab.Contract;
using Octavo.Lab.Peers;
using Octavo.Lab.Workloads.Hostile;
using Octavo.Tests.Hostile;

namespace Octavo.Lab.Tests;

public class HostilePayloadTests
{
    // The largest payload is below a megabyte; an error's walk over it takes a little, a count that was believed takes a lot.
    private const int MostAllocated = 4 * 1024 * 1024;

    private static readonly HostileCase[] Own = [.. HostileCases.Formats.SelectMany(HostileCases.Of).Where(one => one.Advisory is null)];

    public static IEnumerable<object[]> Payloads => Own.Select(one => (object[])[one.Format, $"{one.Group}: {one.Name}"]);

    public static TheoryData<string> Formats => [.. Own.Select(one => one.Format).Distinct()];

    [Theory]
    [MemberData(nameof(Payloads))]
    public void Is_refused(string format, string payload)
    {
        IHostileReader reader = new OctavoPeer().Hostile.Single(found => found.Info.Name == $"Octavo {format}");
        int index = reader.Payloads.ToList().IndexOf(payload);
        long before = GC.GetAllocatedBytesForCurrentThread();
        var error = Assert.Throws<OctavoException>(() => reader.Read(index));
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, MostAllocated);
        Assert.Contains(error.Code, HostileReasons.Of(payload[..payload.IndexOf(':', StringComparison.Ordinal)]));
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void A_format_has_forty_at_least(string format)
    {
        HostileCase[] own = [.. HostileCases.Of(format).Where(one => one.Advisory is null)];
        Assert.True(own.Length >= 40, $"{own.Length}");
        Assert.Equal(own.Length, own.Select(one => (one.Group, one.Name)).Distinct().Count());
        Assert.Equal(own.Length, new OctavoPeer().Hostile.Single(reader => reader.Info.Name == $"Octavo {format}").Payloads.Count);
    }

    [Fact]
    public void Others_stand_before_what_advisories_name_alone()
    {
        Assert.Equal(["Newtonsoft.Json CVE-2024-21907: 100,000 objects in arrays overflowed the stack"], new NewtonsoftJsonPeer().Hostile.Single().Payloads);
        Assert.All(HostileCases.Of("JSON").Where(one => one.Advisory is not null), one => Assert.Matches(@"CVE-\d{4}-\d+$", one.Advisory));
    }
}
