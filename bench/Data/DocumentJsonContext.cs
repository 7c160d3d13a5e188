// Owns: System.Text.Json's generated contract for table jvm-json's documents: the gate's other side. Knows nothing of ours.
using System.Text.Json.Serialization;
using Octavo.Lab.Workloads.Canada;
using Octavo.Lab.Workloads.Citm;
using Octavo.Lab.Workloads.Twitter;

namespace Octavo.Bench.Data;

/// <summary>Source-generated, both modes; names are the members' own.</summary>
[JsonSourceGenerationOptions(IncludeFields = true)]
[JsonSerializable(typeof(Lab.Workloads.LargeSample.Response))]
[JsonSerializable(typeof(FeatureCollection))]
[JsonSerializable(typeof(Catalog))]
[JsonSerializable(typeof(SearchResult))]
[JsonSerializable(typeof(SimpleClass))]
internal sealed partial class DocumentJsonContext : JsonSerializerContext;
