// Owns: Protobuf's candidate: document 001's sizes of protobuf-net at full scale, and the bytes of table protobuf.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Peers;
using Octavo.Lab.Published;
using Octavo.Lab.Tables;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Tests;

public class ProtobufSizesTests
{
    public static TheoryData<string> Messages => [.. MessageData.Kinds.Select(kind => kind.Row).Where(ProtobufSubject.Has)];

    public static TheoryData<string> Rows => [.. TableCatalog.Select([WorkloadCatalog.Protobuf]).Single().Rows.Select(row => row.Name)];

    [Theory]
    [MemberData(nameof(Messages))]
    public void Messages_at_full_scale_have_the_published_sizes(string row)
    {
        IWorkload workload = new ProtobufCandidate<ProtobufSubject>().Open(WorkloadCatalog.NetSerializer2, row, new WorkloadSettings(1, 1, new ArrayBufferWriter<byte>()))!;
        Assert.Null(workload.Verify());
        PublishedLine published = PublishedCatalog.Read(WorkloadCatalog.NetSerializer2).Find(row, OperationNames.Name(Operation.SerializeToStream), "protobuf-net").First();
        Assert.Equal(published.Bytes, workload.Bytes);
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
