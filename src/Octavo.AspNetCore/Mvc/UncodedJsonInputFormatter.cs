// Owns: the framework's reader of JSON, kept for types without a codec. Knows no format.
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Formatters;
using Microsoft.Extensions.Logging;

namespace Octavo.AspNetCore.Mvc;

/// <summary>Reads JSON of types that are in none of the formats: all other types are read only by Octavo's JSON.</summary>
internal sealed class UncodedJsonInputFormatter(JsonOptions options, ILogger<SystemTextJsonInputFormatter> logger, Func<Type, bool> isCoded)
    : SystemTextJsonInputFormatter(options, logger)
{
    protected override bool CanReadType(Type type) => !isCoded(type) && base.CanReadType(type);
}
