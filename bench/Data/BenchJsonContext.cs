// Owns: System.Text.Json's generated contract for the measured types: the gate's other side. Knows nothing of ours.
using System.Text.Json.Serialization;

namespace Octavo.Bench.Data;

/// <summary>Source-generated, both modes, as System.Text.Json is fastest.</summary>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower, IncludeFields = true)]
[JsonSerializable(typeof(Response))]
[JsonSerializable(typeof(SimpleClass))]
[JsonSerializable(typeof(SimpleClass[]))]
[JsonSerializable(typeof(SimpleStruct))]
[JsonSerializable(typeof(SimpleStruct[]))]
[JsonSerializable(typeof(SimpleObject))]
[JsonSerializable(typeof(ComplexObject))]
internal sealed partial class BenchJsonContext : JsonSerializerContext;
