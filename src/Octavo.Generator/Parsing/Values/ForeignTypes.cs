// Owns: the messages for types without a codec on which an attribute is impossible or has no effect: each with the way out.
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Values;

internal static class ForeignTypes
{
    private const string JsonNodes = "Newtonsoft.Json.Linq";

    /// <summary>What a type is, if <c>[GenerateCodec]</c> does not give it a codec; null if it does.</summary>
    public static string? Unsupported(INamedTypeSymbol type)
    {
        if (type.TypeKind is not (TypeKind.Class or TypeKind.Struct) || type.IsRefLikeType)
        {
            return "a type that codecs do not know";
        }
        if (type.IsAnonymousType)
        {
            return "an anonymous type, which cannot have an attribute: declare a record with [GenerateCodec]";
        }
        if (ValueParser.IsPlatform(type))
        {
            return "a type of the platform that codecs do not know: name a codec with [CodecConverter], a type that stands for it with [CodecSurrogate], or "
                + $"try [assembly: GenerateCodecFor(typeof({type.WithNullableAnnotation(NullableAnnotation.None).ToDisplayString()}))]";
        }
        if (CSharpNames.Space(type) == JsonNodes)
        {
            return "a node of Json.NET: declare JsonNode, JsonElement or OctavoRaw";
        }
        return Attributes.Find(type, Attributes.InlineArray) is not null ? "an inline array: copy it to an array or a list" : null;
    }
}
