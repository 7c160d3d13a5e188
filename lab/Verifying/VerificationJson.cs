// Owns: the spelling of verify.json.
// Must not know: files.
using System.Text.Json;
using System.Text.Json.Serialization;

namespace Octavo.Lab.Verifying;

/// <summary>Serializer of verify.json: camel case, indented, nulls written.</summary>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true)]
[JsonSerializable(typeof(Verification))]
internal sealed partial class VerificationJson : JsonSerializerContext;
