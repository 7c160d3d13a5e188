// Owns: verification in another time zone and culture, because documents 000 and 002 hold dates.
using System.Buffers;
using System.Globalization;
using Octavo.Lab.Contract;
using Octavo.Lab.Peers;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Tests;

public sealed class ElsewhereTests : IDisposable
{
    private readonly CultureInfo _culture = CultureInfo.CurrentCulture;
    private readonly string? _zone = Environment.GetEnvironmentVariable("TZ");

    public ElsewhereTests()
    {
        CultureInfo.CurrentCulture = new CultureInfo("tr-TR");
        SetZone("Asia/Kolkata");
    }

    [Theory]
    [InlineData(WorkloadCatalog.Nino, "SimpleClass")]
    [InlineData(WorkloadCatalog.Nino, "SimpleStruct")]
    [InlineData(WorkloadCatalog.Dotnet2019, "ComplexObject")]
    public void Rows_verify(string table, string row)
    {
        var settings = new WorkloadSettings(1, 1, new ArrayBufferWriter<byte>(4096));
        Assert.All(
            ((IPeer[])[new NewtonsoftJsonPeer(), new SystemTextJsonPeer(), new OctavoPeer()]).SelectMany(peer => peer.Candidates),
            candidate => Assert.Null(candidate.Open(table, row, settings)?.Verify()));
    }

    [Fact]
    public void A_local_time_that_came_back_as_utc_is_the_declared_loss_only()
    {
        var local = new DateTime(2025, 4, 8, 12, 0, 0, DateTimeKind.Local);
        Assert.Null(Comparison.Same("At", local, local.ToUniversalTime(), NotKept.DateTimeKind));
        Assert.NotNull(Comparison.Same("At", local, local.ToUniversalTime(), NotKept.None));
        // The same clock reading called UTC is another instant: no declaration covers it, wherever local is not UTC.
        if (TimeZoneInfo.Local.GetUtcOffset(local) != TimeSpan.Zero)
            Assert.NotNull(Comparison.Same("At", local, DateTime.SpecifyKind(local, DateTimeKind.Utc), NotKept.DateTimeKind));
    }

    public void Dispose()
    {
        CultureInfo.CurrentCulture = _culture;
        SetZone(_zone);
    }

    private static void SetZone(string? zone)
    {
        Environment.SetEnvironmentVariable("TZ", zone);
        TimeZoneInfo.ClearCachedData();
    }
}
