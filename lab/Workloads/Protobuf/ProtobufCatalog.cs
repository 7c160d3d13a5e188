// Owns: the rows of table protobuf, and how a row is bound to a library.
// Must not know: any library; each adapter compiles this file with its own types.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Workloads;

/// <summary>Rows of table protobuf.</summary>
public static class ProtobufCatalog
{
    /// <summary>Google's own benchmark.</summary>
    public const string Google = "google_message1";

    /// <summary>One message of twelve kinds of scalars.</summary>
    public const string Flat = "flat twelve members";

    /// <summary>One message of twelve integers.</summary>
    public const string Ints = "twelve ints";

    /// <summary>Many small messages.</summary>
    public const string Children = "1,000 small children";

    /// <summary>Messages inside one another, with long texts.</summary>
    public const string Chain = "chain of 50 x 1 KB";

    /// <summary>protobuf-net's own sample.</summary>
    public const string Northwind = "Northwind";

    /// <summary>Packed numbers.</summary>
    public const string Tiles = "vector tiles";

    /// <summary>One message of very many members.</summary>
    public const string Wide = "wide";

    /// <summary>Small messages inside one another.</summary>
    public const string Deep = "deep";

    /// <summary>Binds a row to a library; null for rows that this catalog has not.</summary>
    public static IWorkload? Open<TSubject>(string row, WorkloadSettings settings)
        where TSubject : struct, ISubject
    {
        var data = new ProtobufData(settings.Seed, settings.Data);
        TSubject.Prepare(settings.Shared);
        return row switch
        {
            Google => Bind(new GoogleMessage1Operations<TSubject>(Samples(64, data.Google))),
            Flat => Bind(new FlatMessageOperations<TSubject>(Samples(64, data.Flat))),
            Ints => Bind(new TwelveIntsOperations<TSubject>(Samples(64, data.Ints))),
            Children => Bind(new SmallChildrenOperations<TSubject>(Samples(4, data.Children))),
            Chain => Bind(new ChainOperations<TSubject>(Samples(4, data.Chain))),
            Northwind => Bind(new DatabaseOperations<TSubject>(Samples(1, data.Northwind))),
            Tiles => Bind(new TileOperations<TSubject>(Samples(4, data.Tile))),
            Wide => Bind(new WideOperations<TSubject>(Samples(64, data.Wide))),
            Deep => Bind(new DeepOperations<TSubject>(Samples(64, data.Deep))),
            _ => null,
        };

        Workload<TOperations> Bind<TOperations>(TOperations operations)
            where TOperations : struct, IOperations => new(WorkloadCatalog.Protobuf, row, operations, settings.Shared, TSubject.Info.Lost);
    }

    /// <summary>A row's messages as bytes, for a library that has classes of its own; null for rows that this catalog has not.</summary>
    public static byte[][]? Bytes(string row, WorkloadSettings settings)
    {
        var data = new ProtobufData(settings.Seed, settings.Data);
        return row switch
        {
            Google => Payloads(Samples(64, data.Google)),
            Flat => Payloads(Samples(64, data.Flat)),
            Ints => Payloads(Samples(64, data.Ints)),
            Children => Payloads(Samples(4, data.Children)),
            Chain => Payloads(Samples(4, data.Chain)),
            Northwind => Payloads(Samples(1, data.Northwind)),
            Tiles => Payloads(Samples(4, data.Tile)),
            Wide => Payloads(Samples(64, data.Wide)),
            Deep => Payloads(Samples(64, data.Deep)),
            _ => null,
        };
    }

    /// <summary>Distinct messages with their bytes.</summary>
    public static ProtobufSample<T>[] Samples<T>(int count, Func<T> make)
        where T : class => [.. Enumerable.Range(0, count).Select(_ => ProtobufSample<T>.Of(make()))];

    private static byte[][] Payloads<T>(ProtobufSample<T>[] samples)
        where T : class => [.. samples.Select(sample => sample.Bytes)];
}
