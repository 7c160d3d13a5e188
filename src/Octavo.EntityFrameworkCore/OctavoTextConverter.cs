// Owns: a value as the text of a column.
using Microsoft.EntityFrameworkCore.Storage.ValueConversion;

namespace Octavo;

/// <summary>A value as JSON text.</summary>
/// <typeparam name="T">A type with a codec in JSON.</typeparam>
/// <param name="options">Options of JSON; null uses the defaults.</param>
/// <exception cref="OctavoException">The type has no codec.</exception>
public class OctavoTextConverter<T>(OctavoJsonOptions? options) : ValueConverter<T, string>(value => Write(value, options), text => Read(text, options))
{
    /// <summary>JSON with the default options.</summary>
    public OctavoTextConverter()
        : this(null)
    {
    }

    private static string Write(T value, OctavoJsonOptions? options) => OctavoJson.SerializeToString(value, options);

    private static T Read(string text, OctavoJsonOptions? options) => OctavoJson.Deserialize<T>(text, options)!;
}
