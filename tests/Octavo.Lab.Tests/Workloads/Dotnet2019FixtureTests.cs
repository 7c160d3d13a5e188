// Owns: golden sizes of document 000, through the libraries that restore everywhere and through the size arithmetic.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Peers;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Tests;

public class Dotnet2019FixtureTests
{
    public static TheoryData<int> Seeds => [1, 2, 3, 20_190_125];

    [Theory]
    [MemberData(nameof(Seeds))]
    public void Json_has_the_published_sizes(int seed)
    {
        var data = new Dotnet2019Data(seed);
        Assert.Equal(75, StringJson.Serialize(data.Simple()).Length);
        Assert.Equal(521, StringJson.Serialize(data.Complex()).Length);
        Assert.Equal(75, GeneratedJson.Serialize(data.Simple()).Length);
        Assert.Equal(521, GeneratedJson.Serialize(data.Complex()).Length);
    }

    [Theory]
    [MemberData(nameof(Seeds))]
    public void The_arithmetic_gives_the_other_published_sizes(int seed)
    {
        // s: bytes of the ints in MessagePack, c: in MsgPack.Cli, which packs 128 to 255 as int16, t: flags that are set.
        SimpleObject simple = new Dotnet2019Data(seed).Simple();
        Assert.Equal(46, 44 + Packed(simple.Id));
        Assert.Equal(47, 44 + PackedByCli(simple.Id));
        Assert.Equal(47, 43 + Packed(simple.Id) + (simple.Enabled ? 2 : 0));

        ComplexObject complex = new Dotnet2019Data(seed).Complex();
        int[] ints = [complex.Id, .. complex.Children.Select(child => child.Id), .. complex.Mappings.Keys];
        int set = complex.Children.Select(child => child.Enabled).Append(complex.Enabled).Count(flag => flag);
        Assert.Equal(327, 317 + ints.Sum(Packed));
        Assert.Equal(330, 317 + ints.Sum(PackedByCli));
        Assert.Equal(424, 317 + 94 + ints.Sum(PackedByCli));
        Assert.Equal(343, 329 + ints.Sum(Packed) + (2 * set));
        Assert.All(complex.Children.Select(child => child.Name).Append(complex.Name), name => Assert.Equal(40, name.Length));
        Assert.All(complex.Mappings.Values, text => Assert.Equal(41, text.Length));
        Assert.Equal(2019, complex.LastUpdated.Year);
        Assert.NotEqual(0, complex.LastUpdated.Ticks % 10);
    }

    [Theory]
    [InlineData("SimpleObject", 75)]
    [InlineData("ComplexObject", 521)]
    public void Rows_verify_and_report_the_size(string row, int bytes)
    {
        var settings = new WorkloadSettings(1, 1, new ArrayBufferWriter<byte>(4096));
        ICandidate[] candidates =
            [.. new NewtonsoftJsonPeer().Candidates.Concat(new SystemTextJsonPeer().Candidates)
                .Where(candidate => candidate.Info.Tables is [] || candidate.Info.Tables.Contains(WorkloadCatalog.Dotnet2019))];
        Assert.Equal(5, candidates.Length);
        foreach (ICandidate candidate in candidates)
        {
            IWorkload workload = candidate.Open(WorkloadCatalog.Dotnet2019, row, settings)!;
            Assert.Null(workload.Verify());
            Assert.Equal(bytes, workload.Bytes);
        }
    }

    private static int Packed(int value) => value < 128 ? 1 : 2;

    private static int PackedByCli(int value) => value < 128 ? 1 : 3;
}
