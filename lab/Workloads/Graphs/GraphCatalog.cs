// Owns: the rows of table graphs, and how each is bound to a library.
// Must not know: any library; each adapter compiles this file with its own types.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Workloads;

/// <summary>The graphs. There are four of each if they are small, and one of a size that fills caches by itself.</summary>
public static class GraphCatalog
{
    /// <summary>A tree in which subtrees are in several places.</summary>
    public const string SharedTree = "SharedTree";

    /// <summary>Objects that come back to themselves.</summary>
    public const string CyclicGraph = "CyclicGraph";

    /// <summary>A list linked both ways.</summary>
    public const string LinkedList = "LinkedList";

    private const int SeveralTo = 10_000;

    /// <summary>Binds a row to a library; null for rows that this catalog has not.</summary>
    public static IWorkload? Open<TSubject>(string row, WorkloadSettings settings)
        where TSubject : struct, ISubject
    {
        var data = new GraphData(settings.Seed);
        int count = GraphData.CountAt(settings.Scale), length = GraphData.LengthAt(settings.Scale);
        return row switch
        {
            SharedTree => Bind(new SharedTreeOperations<TSubject>(Pool(count, data.Tree))),
            CyclicGraph => Bind(new CyclicGraphOperations<TSubject>(Pool(count, data.Cyclic))),
            LinkedList => Bind(new LinkedListOperations<TSubject>(Pool(length, data.List))),
            _ => null,
        };

        Workload<TOperations> Bind<TOperations>(TOperations operations)
            where TOperations : struct, IOperations => new(WorkloadCatalog.Graphs, row, operations, settings.Shared, TSubject.Info.Lost);
    }

    private static T[] Pool<T>(int count, Func<int, T> make) => [.. Enumerable.Range(0, count <= SeveralTo ? 4 : 1).Select(_ => make(count))];
}
