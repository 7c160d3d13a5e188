// Owns: the form of the gate's file.
using System.Text.Json;
using System.Text.Json.Serialization;
using Octavo.Bench.Harness;

namespace Octavo.Bench.Commands;

/// <summary>An array of lines, names in camel case, the claim as text.</summary>
[JsonSourceGenerationOptions(JsonSerializerDefaults.Web, WriteIndented = true, UseStringEnumConverter = true)]
[JsonSerializable(typeof(List<Verdict>))]
internal sealed partial class VerdictJsonContext : JsonSerializerContext;
