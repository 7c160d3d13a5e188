// Owns: the public way to the JSON Schema of a type. Knows no schema.
using Octavo.Codecs.Entries;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Json;
using Octavo.Shapes;

namespace Octavo;

public static partial class OctavoJson
{
    /// <summary>The JSON Schema, draft 2020-12, of what <see cref="Serialize{T}(T, OctavoJsonOptions)"/> writes for values that are not null: with indentation
    /// and with types under <c>$defs</c>. See docs/features/json-schema.md.</summary>
    /// <typeparam name="T">A type with a codec.</typeparam>
    /// <returns>The text of the schema.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/>: the type has no codec.</exception>
    /// <exception cref="NotSupportedException">The codec of the type was written by hand and has no Shape.</exception>
    /// <example><code>
    /// Console.WriteLine(OctavoJson.Schema&lt;Order>());
    /// </code></example>
    public static string Schema<T>() => new JsonSchema().Of(TypeShape.Required(CodecCache<T>.Entry, MemberIdentity.Name));

    /// <summary>The JSON Schema of a value of one of several types: <c>anyOf</c> has a schema for each, in their order, and a type that several of them have is
    /// once under <c>$defs</c>.</summary>
    /// <param name="types">Types with a codec.</param>
    /// <returns>The text of the schema.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/>: a type has no codec.</exception>
    /// <exception cref="NotSupportedException">The codec of a type was written by hand and has no Shape.</exception>
    /// <example><code>
    /// Console.WriteLine(OctavoJson.Schema([typeof(Order), typeof(Line)]));
    /// </code></example>
    public static string Schema(IEnumerable<Type> types)
    {
        ArgumentNullException.ThrowIfNull(types);
        return new JsonSchema().OfAny([.. types.Select(type => TypeShape.Required(CodecCatalog.GetAny(type), MemberIdentity.Name))]);
    }

    /// <summary>The JSON Schema of several types as OpenAPI 3.1 extends it: with the formats of its registry, such as <c>int64</c>, and with a discriminator
    /// for unions, each case of which is under <c>$defs</c>. In all else as <see cref="Schema(IEnumerable{Type})"/>.</summary>
    /// <param name="types">Types with a codec.</param>
    /// <param name="definitions">The types of the objects under <c>$defs</c>, by their names there.</param>
    /// <returns>The text of the schema.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/>: a type has no codec.</exception>
    /// <exception cref="NotSupportedException">The codec of a type was written by hand and has no Shape.</exception>
    /// <example><code>
    /// Console.WriteLine(OctavoJson.OpenApiSchema([typeof(Order)], out IReadOnlyDictionary&lt;string, Type> definitions));
    /// Console.WriteLine(definitions["Line"]);
    /// </code></example>
    public static string OpenApiSchema(IEnumerable<Type> types, out IReadOnlyDictionary<string, Type> definitions)
    {
        ArgumentNullException.ThrowIfNull(types);
        var schema = new JsonSchema(isOpenApi: true);
        string text = schema.OfAny([.. types.Select(type => TypeShape.Required(CodecCatalog.GetAny(type), MemberIdentity.Name))]);
        definitions = schema.Objects;
        return text;
    }
}
