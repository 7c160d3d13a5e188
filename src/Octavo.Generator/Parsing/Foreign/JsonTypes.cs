// Owns: the types of System.Text.Json that hold any JSON, and the library's codecs of them. Matched by full name: a program without them holds nothing of that
// library.
using System;
using System.Collections.Generic;
using Microsoft.CodeAnalysis;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Foreign;

internal static class JsonTypes
{
    private static readonly Dictionary<string, string> s_codecs = new(StringComparer.Ordinal)
    {
        ["System.Text.Json.JsonElement"] = "JsonElementCodec",
        ["System.Text.Json.JsonDocument"] = "JsonDocumentCodec",
        ["System.Text.Json.Nodes.JsonNode"] = "JsonNodeCodec",
    };

    /// <summary>The value of such a type; null for others. User attributes that name another codec come first.</summary>
    public static ObjectValue? Value(INamedTypeSymbol type, bool notNull) =>
        type is { Arity: 0, ContainingType: null } && s_codecs.TryGetValue(CSharpNames.FullName(type), out string? codec)
            ? new ObjectValue(CSharpNames.Text(type), CSharpNames.Id(type), notNull, type.IsValueType, "global::Octavo.Json." + codec, IsLocal: false,
                Fixed: null)
            { ByHand = true, IsPublic = true }
            : null;
}
