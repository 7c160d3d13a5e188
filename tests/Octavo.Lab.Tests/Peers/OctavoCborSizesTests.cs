// Owns: that the sizes of CBOR's candidate are those of the format's page; most are committed beside the other formats'.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Peers;
using Octavo.Lab.Tables;
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.Messages;

namespace Octavo.Lab.Tests;

public class OctavoCborSizesTests
{
    [Theory]
    [InlineData(WorkloadCatalog.Nino, "PolymorphicClass", 91_352)]
    [InlineData(WorkloadCatalog.Nino, "PolymorphicClasses", 635_502)]
    public void Rows_that_no_other_test_has_verify_and_have_their_sizes(string table, string row, int bytes)
    {
        ICandidate candidate = new OctavoPeer().Candidates.Single(one => one.Info.Name == "Octavo CBOR");
        IWorkload workload =
            candidate.Open(table, row, new WorkloadSettings(1, TableCatalog.Select([table]).Single().ScaleFor(null), new ArrayBufferWriter<byte>(4096)))!;
        Assert.Null(workload.Verify());
        Assert.Equal(bytes, workload.Bytes);
    }

    [Fact]
    public void Sizes_of_documents_000_and_002_are_the_pages()
    {
        var dotnet = new Dotnet2019Data(1);
        Same(Enumerable.Range(0, 64).Select(_ => dotnet.Simple()));
        Same(Enumerable.Range(0, 64).Select(_ => dotnet.Complex()));
        var nino = new NinoData(1);
        Same(Enumerable.Range(0, 64).Select(_ => nino.Class()));
        Same(Enumerable.Range(0, 64).Select(_ => nino.Struct()));
        Same([nino.Vectors(10_000)]);
        Same<PolymorphicBase>([new PolymorphicData(1).Class(1000)]);
        Same([PolymorphicData.Foos(1000)]);
    }

    [Fact]
    public void Sizes_of_document_003_are_the_pages() => Same([new TreeData(1).Make(10)]);

    [Fact]
    public void Sizes_of_document_001_are_the_pages() => Assert.All(MessageData.Kinds, kind =>
    {
        MessageBase[] messages = MessageData.Make(kind.Row, 0.001);
        Assert.Equal(messages.Select(message => CborSizes.Of(message, typeof(MessageBase))),
            messages.Select(message => OctavoCbor.Serialize(message, MessageOptions.Cbor).Length));
    });

    private static void Same<T>(IEnumerable<T> values)
    {
        foreach (T value in values)
            Assert.Equal(CborSizes.Of(value, typeof(T)), OctavoCbor.Serialize(value).Length);
    }
}
