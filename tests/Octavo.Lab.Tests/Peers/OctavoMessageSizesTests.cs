// Owns: the committed payload sizes of Octavo's candidates in documents 001 and 003, at small and at full scale, through the abstract base.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Peers;
using Octavo.Lab.Published;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Tests;

public class OctavoMessageSizesTests
{
    [Theory]
    [InlineData("U8Message", 60_000, 40_000, 90_043, 218_183)]
    [InlineData("S16Message", 80_000, 74_970, 119_830, 239_821)]
    [InlineData("S32Message", 120_000, 118_790, 160_000, 280_000)]
    [InlineData("S64Message", 200_000, 199_918, 240_000, 360_000)]
    [InlineData("PrimitivesMessage", 510_000, 448_676, 508_638, 1_247_082)]
    [InlineData("DictionaryMessage", 513_270, 491_090, 496_224, 614_289)]
    [InlineData("ComplexMessage", 416_411, 321_533, 386_720, 1_013_831)]
    [InlineData("StringMessage", 104_438, 102_438, 107_813, 117_972)]
    [InlineData("StructMessage", 325_714, 274_385, 320_668, 684_711)]
    [InlineData("BoxedPrimitivesMessage", 250_000, 188_676, 260_000, 389_022)]
    [InlineData("ByteArrayMessage", 1_425_387, 1_425_357, 1_425_439, 1_425_619)]
    [InlineData("IntArrayMessage", 722_359, 722_359, 902_941, 902_961)]
    public void Messages_at_small_scale(string row, int binary, int compact, int messagePack, int cbor) =>
        Assert.Equal([binary, compact, messagePack, cbor], Sizes(WorkloadCatalog.NetSerializer2, row, 0.01, candidate => candidate.Info.Tables.Count == 0));

    [Theory]
    [InlineData("U8Message", 15_000, 10_000, 22_544, 54_545)]
    [InlineData("S16Message", 20_000, 18_760, 29_967, 59_960)]
    [InlineData("S32Message", 30_000, 29_695, 40_000, 70_000)]
    [InlineData("S64Message", 50_000, 49_987, 60_000, 90_000)]
    [InlineData("PrimitivesMessage", 127_500, 112_101, 127_223, 311_774)]
    [InlineData("DictionaryMessage", 88_489, 86_311, 87_265, 106_357)]
    [InlineData("ComplexMessage", 104_195, 80_484, 96_760, 253_629)]
    [InlineData("StringMessage", 25_739, 25_239, 26_578, 29_121)]
    [InlineData("StructMessage", 81_446, 68_635, 80_190, 171_204)]
    [InlineData("BoxedPrimitivesMessage", 62_500, 47_167, 65_000, 97_245)]
    [InlineData("ByteArrayMessage", 361_186, 361_178, 361_200, 361_248)]
    [InlineData("IntArrayMessage", 49_528, 49_528, 61_909, 61_914)]
    public void Messages_in_a_run_of_all_tables(string row, int binary, int compact, int messagePack, int cbor) =>
        Assert.Equal([binary, compact, messagePack, cbor], Sizes(WorkloadCatalog.NetSerializer2, row, 0.0025, candidate => candidate.Info.Tables.Count == 0));

    [Theory]
    [InlineData("U8Message", 3_750, 2_500, 5_622, 13_628)]
    [InlineData("S16Message", 5_000, 4_673, 7_490, 14_988)]
    [InlineData("S32Message", 7_500, 7_434, 10_000, 17_500)]
    [InlineData("S64Message", 12_500, 12_496, 15_000, 22_500)]
    [InlineData("PrimitivesMessage", 31_875, 28_014, 31_838, 77_963)]
    [InlineData("DictionaryMessage", 21_781, 20_077, 20_277, 25_944)]
    [InlineData("ComplexMessage", 26_063, 20_154, 24_205, 63_439)]
    [InlineData("StringMessage", 6_572, 6_447, 6_784, 7_421)]
    [InlineData("StructMessage", 20_592, 17_390, 20_273, 43_030)]
    [InlineData("BoxedPrimitivesMessage", 15_625, 11_796, 16_250, 24_309)]
    [InlineData("ByteArrayMessage", 85_520, 85_518, 85_522, 85_534)]
    [InlineData("IntArrayMessage", 49_528, 49_528, 61_909, 61_914)]
    public void Messages_in_a_quick_run(string row, int binary, int compact, int messagePack, int cbor) =>
        Assert.Equal([binary, compact, messagePack, cbor], Sizes(WorkloadCatalog.NetSerializer2, row, 0.000625, candidate => candidate.Info.Tables.Count == 0));

    [Theory]
    [InlineData("U8Message", 40_003, 109_907)]
    [InlineData("S16Message", 74_973, 205_219)]
    [InlineData("S32Message", 118_793, 177_521)]
    [InlineData("S64Message", 199_921, 269_821)]
    [InlineData("PrimitivesMessage", 448_678, 670_603)]
    [InlineData("DictionaryMessage", 491_091, 757_370)]
    [InlineData("ComplexMessage", 321_535, 551_192)]
    [InlineData("StringMessage", 102_440, 108_398)]
    [InlineData("StructMessage", 274_387, 387_911)]
    [InlineData("BoxedPrimitivesMessage", 188_678, null)]
    [InlineData("ByteArrayMessage", 1_425_358, 1_425_559)]
    [InlineData("IntArrayMessage", 722_360, 1_060_798)]
    public void Messages_at_small_scale_in_one_array_and_in_Protobuf(string row, int array, int? protobuf)
    {
        Assert.Equal([array], Sizes(WorkloadCatalog.NetSerializer2, row, 0.01, candidate => candidate.Info.Name == "Octavo Compact (one array)"));
        if (protobuf is { } bytes)
            Assert.Equal([bytes], Sizes(WorkloadCatalog.NetSerializer2, row, 0.01, candidate => candidate.Info.Name == "Octavo Protobuf"));
    }

    [WholeRunTheory]
    [InlineData("U8Message", 4_000_000)]
    [InlineData("S16Message", 7_495_612)]
    [InlineData("S32Message", 11_874_591)]
    [InlineData("S64Message", 19_992_186)]
    [InlineData("PrimitivesMessage", 44_866_121)]
    [InlineData("DictionaryMessage", 49_425_796)]
    [InlineData("ComplexMessage", 32_157_368)]
    [InlineData("StringMessage", 10_091_742)]
    [InlineData("StructMessage", 27_367_608)]
    [InlineData("BoxedPrimitivesMessage", 18_873_862)]
    [InlineData("ByteArrayMessage", 151_507_768)]
    [InlineData("IntArrayMessage", 77_773_563)]
    public void Compact_at_full_scale_is_no_larger_than_the_documents_smallest_column(string row, int compact)
    {
        Assert.Equal([compact], Sizes(WorkloadCatalog.NetSerializer2, row, 1, candidate => candidate.Info.Name == "Octavo Compact"));
        Assert.True(compact <= PublishedCatalog.Read("netserializer2").Lines.Where(line => line.Row == row).Min(line => line.Bytes));
    }

    /// <summary>The document's column of protobuf-net: the part of the base, the length prefix, defaults left out.</summary>
    [WholeRunTheory]
    [InlineData("U8Message", 10_984_586)]
    [InlineData("S16Message", 20_503_854)]
    [InlineData("S32Message", 17_748_852)]
    [InlineData("S64Message", 26_992_398)]
    [InlineData("PrimitivesMessage", 66_889_477)]
    [InlineData("DictionaryMessage", 76_703_724)]
    [InlineData("ComplexMessage", 55_093_482)]
    [InlineData("StringMessage", 10_687_742)]
    [InlineData("StructMessage", 38_728_030)]
    [InlineData("ByteArrayMessage", 151_527_804)]
    [InlineData("IntArrayMessage", 114_211_488)]
    public void Protobuf_at_full_scale_has_the_documents_sizes(string row, int bytes) =>
        Assert.Equal([bytes], Sizes(WorkloadCatalog.NetSerializer2, row, 1, candidate => candidate.Info.Name == "Octavo Protobuf"));

    [Fact]
    public void Boxed_primitives_are_in_no_Protobuf() =>
        Assert.Null(new OctavoPeer().Candidates.Single(candidate => candidate.Info.Name == "Octavo Protobuf")
            .Open(WorkloadCatalog.NetSerializer2, "BoxedPrimitivesMessage", new WorkloadSettings(1, 0.01, new ArrayBufferWriter<byte>(4096))));

    /// <summary>Depths 14, 12 (a run of all tables) and 10 (a quick one).</summary>
    [Theory]
    [InlineData(1.0 / 256, 196_606, 163_839, 245_757, 524_274)]
    [InlineData(1.0 / 1024, 49_150, 40_959, 61_437, 131_058)]
    [InlineData(1.0 / 4096, 12_286, 10_239, 15_357, 32_754)]
    public void Trees_at_small_scales(double scale, int binary, int compact, int messagePack, int cbor) =>
        Assert.Equal([binary, compact, messagePack, cbor],
            Sizes(WorkloadCatalog.HaskellTree, WorkloadCatalog.Tree, scale, candidate => candidate.Info.Tables.Count == 0));

    [WholeRunFact]
    public void The_tree_at_full_scale_has_the_documents_size_in_Compact() =>
        Assert.Equal([41_943_039], Sizes(WorkloadCatalog.HaskellTree, WorkloadCatalog.Tree, 1, candidate => candidate.Info.Name == "Octavo Compact"));

    private static IEnumerable<int> Sizes(string table, string row, double scale, Func<ICandidate, bool> which)
    {
        foreach (ICandidate candidate in new OctavoPeer().Candidates.Where(which))
        {
            IWorkload workload = candidate.Open(table, row, new WorkloadSettings(1, scale, new ArrayBufferWriter<byte>(4096)))!;
            Assert.Null(workload.Verify());
            yield return workload.Bytes;
        }
    }
}
