// Owns: which rows exist, how large their pools are, and how a row is bound to a library.
// Must not know: any library; each adapter compiles this file with its own types.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Workloads;

/// <summary>
/// All rows that can be measured. Pools hold distinct values, so no branch predictor learns one payload; large values have smaller pools, which keeps a pool's
/// payloads within a second-level cache or nearly.
/// </summary>
public static class WorkloadCatalog
{
    /// <summary>The table of document 002.</summary>
    public const string Nino = "nino";

    /// <summary>The table of document 000.</summary>
    public const string Dotnet2019 = "dotnet-2019";

    /// <summary>The table of document 001; its rows are bound by <see cref="MessageCandidate{TSubject}"/>.</summary>
    public const string NetSerializer2 = "netserializer2";

    /// <summary>The table of document 003.</summary>
    public const string HaskellTree = "haskell-tree";

    /// <summary>The table of document 004; its rows are bound by <see cref="JsonCandidate{TSubject}"/>.</summary>
    public const string JvmJson = "jvm-json";

    /// <summary>The table of Protobuf's own benchmarks; its rows are bound by <see cref="ProtobufCandidate{TSubject}"/>.</summary>
    public const string Protobuf = "protobuf";

    /// <summary>The table of object graphs; its rows are bound by <see cref="GraphCandidate{TSubject}"/>.</summary>
    public const string Graphs = "graphs";

    /// <summary>The row of document 003.</summary>
    public const string Tree = "BinTree Int";

    // A tree of this depth is a megabyte; of larger ones there is one, as in the document.
    private const int SeveralTreesTo = 14;

    /// <summary>Binds a row to a library; null for rows that this catalog has not.</summary>
    public static IWorkload? Open<TSubject>(string table, string row, WorkloadSettings settings)
        where TSubject : struct, ISubject
    {
        var nino = new NinoData(settings.Seed);
        var dotnet = new Dotnet2019Data(settings.Seed);
        var polymorphic = new PolymorphicData(settings.Seed);
        TSubject.Prepare(settings.Shared);
        return (table, row) switch
        {
            (Nino, "SimpleClass") => Bind(new SimpleClassOperations<TSubject>(Pool(64, nino.Class))),
            (Nino, "SimpleClasses") => Bind(new SimpleClassesOperations<TSubject>(Pool(4, () => Pool(100, nino.Class)))),
            (Nino, "SimpleStruct") => Bind(new SimpleStructOperations<TSubject>(Pool(64, nino.Struct))),
            (Nino, "SimpleStructs") => Bind(new SimpleStructsOperations<TSubject>(Pool(16, () => Pool(100, nino.Struct)))),
            (Nino, "Vectors") => Bind(new VectorsOperations<TSubject>(Pool(4, () => nino.Vectors(10_000)))),
            (Nino, "PolymorphicClass") when TSubject.HasUnions => Bind(new PolymorphicClassOperations<TSubject>(Pool(16, () => polymorphic.Class(1000)))),
            (Nino, "FooBase[1000]") when TSubject.HasUnions => Bind(new FooBasesOperations<TSubject>(Pool(16, () => PolymorphicData.Foos(1000)))),
            (Nino, "PolymorphicClasses") when TSubject.HasUnions =>
                Bind(new PolymorphicClassesOperations<TSubject>(Pool(4, () => Pool(100, () => polymorphic.Class(50))))),
            (Dotnet2019, "SimpleObject") => Bind(new SimpleObjectOperations<TSubject>(Pool(64, dotnet.Simple))),
            (Dotnet2019, "ComplexObject") => Bind(new ComplexObjectOperations<TSubject>(Pool(64, dotnet.Complex))),
            (HaskellTree, Tree) => Bind(new TreeOperations<TSubject>(Trees(settings))),
            _ => null,
        };

        Workload<TOperations> Bind<TOperations>(TOperations operations)
            where TOperations : struct, IOperations => new(table, row, operations, settings.Shared, TSubject.Info.Lost);
    }

    private static BinTree[] Trees(WorkloadSettings settings)
    {
        var data = new TreeData(settings.Seed);
        int depth = TreeData.DepthAt(settings.Scale);
        return Pool(depth <= SeveralTreesTo ? 4 : 1, () => data.Make(depth));
    }

    private static T[] Pool<T>(int count, Func<T> make)
    {
        var pool = new T[count];
        for (int i = 0; i < count; i++)
            pool[i] = make();
        return pool;
    }
}
