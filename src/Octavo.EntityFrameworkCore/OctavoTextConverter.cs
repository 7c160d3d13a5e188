// Owns: a value as the text of a column.
using Microsoft.EntityFrameworkCore.Storage.ValueConversion;

namespace Octavo;

/// <summary>A value as JSON text.</summary>
/// <typeparam name="T">A type with a codec in JSON.</typeparam>
/// <exception cref="OctavoException">The type has no codec.</exception>
public class OctavoTextConverter<T> : ValueConverter<T, string>
{
    /// <summary>JSON with the default options.</summary>
    public OctavoTextConverter()
        // A compiled model has these expressions as source: public members, and no object of this process.
        : base(value => OctavoJson.SerializeToString(value, null), text => OctavoJson.Deserialize<T>(text, null)!)
    {
    }

    /// <summary>JSON with options. A compiled model (<c>dotnet ef dbcontext optimize</c>) cannot have them.</summary>
    /// <param name="options">Options of JSON; null uses the defaults.</param>
    public OctavoTextConverter(OctavoJsonOptions? options)
        : base(value => OctavoJson.SerializeToString(value, options), text => OctavoJson.Deserialize<T>(text, options)!)
    {
    }
}
