// Owns: the framework's writer of JSON, kept for types without a codec. Knows no format.
using System.Text.Json;
using Microsoft.AspNetCore.Mvc.Formatters;

namespace Octavo.AspNetCore.Mvc;

/// <summary>Writes JSON of types that are in none of the formats: the other types have only Octavo's JSON, or none if they are only in Binary.</summary>
internal sealed class UncodedJsonOutputFormatter(JsonSerializerOptions options, Func<Type, bool> isCoded) : SystemTextJsonOutputFormatter(options)
{
    protected override bool CanWriteType(Type? type) => (type is null || !isCoded(type)) && base.CanWriteType(type);
}
