// Owns: golden sizes of document 002 by its size arithmetic, and that the values are the same for the same seed.
using System.Buffers;
using System.Text;
using Octavo.Lab.Contract;
using Octavo.Lab.Peers;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Tests;

public class NinoFixtureTests
{
    [Fact]
    public void The_first_object_has_the_published_sizes()
    {
        SimpleClass first = new NinoData(1).Class();
        Assert.Equal(1_112, MessagePackSize(first));
        Assert.Equal(1_148, MemoryPackSize(first));
        Assert.Equal(1_152, NinoSize(first));
    }

    [Fact]
    public void Dates_always_have_a_fraction()
    {
        var data = new NinoData(1);
        SimpleClass[] all = [.. Enumerable.Range(0, 64).Select(_ => data.Class())];
        Assert.All(all.SelectMany(one => one.Dates.Append(one.CreateTime)), date =>
        {
            Assert.NotEqual(0, date.Ticks % TimeSpan.TicksPerSecond);
            Assert.Equal(DateTimeKind.Local, date.Kind);
        });
        Assert.All(Enumerable.Range(0, 64).Select(_ => data.Struct()), one => Assert.NotEqual(0, one.CreateTime.Ticks % TimeSpan.TicksPerSecond));
    }

    [Fact]
    public void Same_seed_same_values()
    {
        Assert.Null(NinoComparison.Difference(new NinoData(7).Class(), new NinoData(7).Class(), NotKept.None));
        Assert.NotNull(NinoComparison.Difference(new NinoData(7).Class(), new NinoData(8).Class(), NotKept.None));
        Assert.Equal(new NinoData(7).Vectors(10), new NinoData(7).Vectors(10));
    }

    [Theory]
    [InlineData("SimpleClass", 64)]
    [InlineData("SimpleClasses", 4)]
    [InlineData("SimpleStruct", 64)]
    [InlineData("SimpleStructs", 16)]
    [InlineData("Vectors", 4)]
    public void Rows_verify(string row, int pool)
    {
        var settings = new WorkloadSettings(1, 1, new ArrayBufferWriter<byte>(4096));
        IWorkload workload = new Candidate<GeneratedJson>().Open(WorkloadCatalog.Nino, row, settings)!;
        Assert.Equal(pool, workload.PoolSize);
        Assert.Null(workload.Verify());
    }

    // Workload specification 3.4, term by term in member order.
    private static int MessagePackSize(SimpleClass one) =>
        1 + Packed(one.Id) + 1 + 38 + 10 + 38 + (3 + one.Desc.Length) + (3 + one.Numbers.Sum(Packed)) + (1 + (10 * one.Dates.Count))
        + (1 + one.Map1.Sum(pair => Packed(pair.Key) + 1 + pair.Value.Length)) + (1 + one.Map2.Sum(pair => Packed(pair.Key) + Packed(pair.Value)));

    private static int MemoryPackSize(SimpleClass one) =>
        1 + 4 + 1 + 16 + 8 + Text(one.Name) + Text(one.Desc) + (4 + (4 * one.Numbers.Length)) + (4 + (8 * one.Dates.Count))
        + (4 + one.Map1.Sum(pair => 4 + Text(pair.Value))) + (4 + (8 * one.Map2.Count));

    private static int NinoSize(SimpleClass one) =>
        4 + 32 + (4 + (2 * one.Name.Length)) + (4 + one.Desc.Length) + (4 + (4 * one.Numbers.Length)) + (4 + (8 * one.Dates.Count))
        + (4 + one.Map1.Sum(pair => 4 + 4 + (2 * pair.Value.Length))) + (4 + (8 * one.Map2.Count));

    private static int Text(string text) => 8 + Encoding.UTF8.GetByteCount(text);

    private static int Packed(int value) => value switch { < 128 => 1, < 256 => 2, < 65_536 => 3, _ => 5 };
}
