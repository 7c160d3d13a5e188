// Owns: the rows of document 004's table, and how a row is bound to a library.
// Must not know: any library; each adapter compiles this file with its own types.
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads.Canada;
using Octavo.Lab.Workloads.Citm;
using Octavo.Lab.Workloads.Twitter;

namespace Octavo.Lab.Workloads;

/// <summary>Rows of table jvm-json.</summary>
public static class JsonCatalog
{
    /// <summary>The document's file, indented.</summary>
    public const string Large = "largesample";

    /// <summary>The document's file without white space.</summary>
    public const string LargeMinified = "largesample minified";

    /// <summary>Binds a row to a library; null for rows that this catalog has not, or whose file is not there.</summary>
    public static IWorkload? Open<TSubject>(string row, WorkloadSettings settings)
        where TSubject : struct, IJsonSubject
    {
        TSubject.Prepare(settings.Shared);
        return row switch
        {
            Large => Bind(new LargeSampleOperations<TSubject>(JsonDocuments.LargeSamples(settings.Data, settings.Seed, indented: true))),
            LargeMinified => Bind(new LargeSampleOperations<TSubject>(JsonDocuments.LargeSamples(settings.Data, settings.Seed, indented: false))),
            "SimpleClass" => Bind(new JsonClassOperations<TSubject>(Classes(settings.Seed))),
            _ => DataFolder.Find(settings.Data, row + ".json") is { } path ? OpenFile(path) : null,
        };

        IWorkload Bind<TOperations>(TOperations operations)
            where TOperations : struct, IJsonOperations => new JsonWorkload<TOperations>(row, operations, settings.Shared);

        IWorkload? OpenFile(string path) => row switch
        {
            "canada" => Bind(new CanadaOperations<TSubject>(JsonDocuments.FromFile<FeatureCollection>(path))),
            "citm_catalog" => Bind(new CitmOperations<TSubject>(JsonDocuments.FromFile<Catalog>(path))),
            "twitter" => Bind(new TwitterOperations<TSubject>(JsonDocuments.FromFile<SearchResult>(path))),
            _ => null,
        };
    }

    private static JsonSample<SimpleClass>[] Classes(int seed)
    {
        var data = new NinoData(seed);
        return [.. Enumerable.Range(0, 64).Select(_ => new JsonSample<SimpleClass>(data.Class()))];
    }
}
