// Owns: Protobuf's candidate: the bytes of table protobuf, and document 003's trees.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Peers;
using Octavo.Lab.Tables;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Tests;

public class ProtobufSizesTests
{
    public static TheoryData<string> Rows => [.. TableCatalog.Select([WorkloadCatalog.Protobuf]).Single().Rows.Select(row => row.Name)];

    [Fact]
    public void Trees_are_what_they_were()
    {
        IWorkload workload =
            new ProtobufCandidate<ProtobufSubject>().Open(WorkloadCatalog.HaskellTree, WorkloadCatalog.Tree,
                new WorkloadSettings(1, 1.0 / 256, new ArrayBufferWriter<byte>(4096)))!;
        Assert.Null(workload.Verify());
    }

    [Theory]
    [MemberData(nameof(Rows))]
    public void Messages_have_the_bytes_of_the_reference_writer(string row)
    {
        var settings = new WorkloadSettings(1, 1, new ArrayBufferWriter<byte>(4096));
        Assert.Null(new ProtobufCandidate<ProtobufSubject>().Open(WorkloadCatalog.Protobuf, row, settings)!.Verify());
        Assert.NotNull(ProtobufCatalog.Bytes(row, settings));
    }

    [Fact]
    public void The_reference_reader_reads_what_the_reference_writer_wrote()
    {
        var data = new ProtobufData(3, folder: null);
        Same(data.Google());
        Same(data.Flat());
        Same(data.Wide());
        Same(data.Tile());
        Same(data.Northwind());
    }

    private static void Same<T>(T value)
        where T : class => Assert.Null(DeepComparison.Difference("", value, ProtobufWireReader.Read<T>(ProtobufWire.Write(value))));
}
