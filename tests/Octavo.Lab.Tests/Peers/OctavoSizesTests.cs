// Owns: the committed payload sizes of Octavo's candidates in every row. In MessagePack, JSON and Protobuf they are the documents' own.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Peers;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Tests;

public class OctavoSizesTests
{
    [Theory]
    [InlineData(WorkloadCatalog.Dotnet2019, "SimpleObject", 47, 45, 46, 62, 75, 47)]
    [InlineData(WorkloadCatalog.Dotnet2019, "ComplexObject", 336, 318, 327, 440, 521, 343)]
    [InlineData(WorkloadCatalog.Nino, "SimpleClass", 1_053, 973, 1_112, 1_435, 2_119, null, 1_338)]
    [InlineData(WorkloadCatalog.Nino, "SimpleClasses", 105_301, 97_439, 111_203, 143_388, 213_136, null, 133_688)]
    [InlineData(WorkloadCatalog.Nino, "SimpleStruct", 16, 14, 16, 56, 65, null, 56)]
    [InlineData(WorkloadCatalog.Nino, "SimpleStructs", 1_601, 1_393, 1_603, 5_594, 6_647, null, 5_594)]
    [InlineData(WorkloadCatalog.Nino, "Vectors", 160_002, 160_002, 210_003, 209_987, 605_201, null, 209_987)]
    [InlineData(WorkloadCatalog.Nino, "FooBase[1000]", 50_402, 47_402, 65_203, 89_403, 129_601, null, 89_403)]
    public void Rows_verify_and_have_their_sizes(string table, string row, int binary, int compact, int messagePack, int cbor, int json, int? protobuf,
        int? typedCbor = null)
    {
        var settings = new WorkloadSettings(1, 1, new ArrayBufferWriter<byte>(4096));
        // A candidate that is in another table alone has no workload here.
        IWorkload[] workloads = [.. new OctavoPeer().Candidates.Select(candidate => candidate.Open(table, row, settings)).OfType<IWorkload>()];
        Assert.All(workloads, workload => Assert.Null(workload.Verify()));
        Assert.Equal((int[])[binary, compact, messagePack, cbor, json, .. ((int?[])[protobuf, typedCbor]).OfType<int>()],
            workloads.Select(workload => workload.Bytes));
    }
}
