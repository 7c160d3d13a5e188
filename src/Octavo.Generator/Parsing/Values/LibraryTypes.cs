// Owns: the types whose codecs are in the library, in addition to scalars: the platform's, and Protobuf's well-known ones. The library has the same lists:
// Codecs/Types/TypeCodecs.cs and ObjectTypeCodecs.cs, Formats/Protobuf/WellKnown/WellKnownTypes.cs.
using System;
using System.Collections.Generic;
using Microsoft.CodeAnalysis;
using Octavo.Model.Tagged;

namespace Octavo.Generator.Parsing.Values;

internal static class LibraryTypes
{
    private const string WellKnown = "Octavo.Protobuf.WellKnown.";

    private static readonly HashSet<string> s_types = new(StringComparer.Ordinal)
    {
        "System.Numerics.BigInteger", "System.Index", "System.Range", "System.Uri", "System.Version", "System.Text.StringBuilder",
            "System.Globalization.CultureInfo",
        "System.Collections.BitArray", "System.Net.IPAddress", "System.Net.IPEndPoint", "System.Net.IPNetwork",
            "System.Net.NetworkInformation.PhysicalAddress", "Octavo.OctavoRaw",
    };

    private static readonly HashSet<string> s_objects = new(StringComparer.Ordinal)
    {
        "System.Object", "System.Collections.ArrayList", "System.Collections.Queue", "System.Collections.Stack", "System.Collections.Hashtable",
            "System.Collections.SortedList",
        "System.Collections.IList", "System.Collections.ICollection", "System.Collections.IEnumerable", "System.Collections.IDictionary",
    };

    /// <summary>Those whose codec writes one text or byte string, which is a field of Protobuf.</summary>
    private static readonly HashSet<string> s_lengths = new(StringComparer.Ordinal)
    {
        "System.Numerics.BigInteger", "System.Uri", "System.Version", "System.Text.StringBuilder", "System.Globalization.CultureInfo", "System.Net.IPAddress",
        "System.Net.IPNetwork", "System.Net.NetworkInformation.PhysicalAddress",
    };

    /// <summary>Those whose codec writes one text in formats whose keys are text.</summary>
    private static readonly HashSet<string> s_texts = new(StringComparer.Ordinal)
    {
        "System.Uri", "System.Version", "System.Text.StringBuilder", "System.Globalization.CultureInfo", "System.Net.IPAddress", "System.Net.IPEndPoint",
        "System.Net.IPNetwork", "System.Net.NetworkInformation.PhysicalAddress",
    };

    /// <summary>Protobuf's well-known types, which are messages.</summary>
    private static readonly HashSet<string> s_messages = new(StringComparer.Ordinal)
    {
        WellKnown + "ProtobufAny",
        WellKnown + "ProtobufEmpty",
        WellKnown + "ProtobufFieldMask",
        WellKnown + "ProtobufListValue",
        WellKnown + "ProtobufStruct",
        WellKnown + "ProtobufValue",
    };

    /// <summary>Those whose codec writes one number.</summary>
    private static readonly HashSet<string> s_numbers = new(StringComparer.Ordinal) { "System.Index" };

    /// <summary>Whether a namespace has the library's own values: raw ones, and those of formats without a type.</summary>
    public static bool IsSpace(string space) => space is "Octavo" or "Octavo.Cbor" or "Octavo.MsgPack" or "Octavo.Protobuf.WellKnown" or "Octavo.Tokens";

    /// <summary>The codec of <see cref="object"/>, and of <c>dynamic</c>.</summary>
    public const string ObjectCodec = "global::Octavo.Internal.ObjectCodec";

    /// <summary>The C# name of a type's codec in the library; null if it has none.</summary>
    public static string? Codec(INamedTypeSymbol type) =>
        type is { Arity: 0, ContainingType: null } && (HoldsObjects(type) || s_types.Contains(CSharpNames.FullName(type)) || IsWellKnown(type))
            ? "global::Octavo.Internal." + type.Name + "Codec" : null;

    /// <summary>Whether such a type is one text or number in formats whose keys are text.</summary>
    public static bool IsKeyText(INamedTypeSymbol type) => s_texts.Contains(CSharpNames.FullName(type)) || IsKeyNumber(type);

    /// <summary>Whether it is one number there.</summary>
    public static bool IsKeyNumber(INamedTypeSymbol type) => s_numbers.Contains(CSharpNames.FullName(type));

    /// <summary>What such a type is in a field of Protobuf, and its wire type.</summary>
    public static (FieldContent Content, int Wire) Field(INamedTypeSymbol type) =>
        s_lengths.Contains(CSharpNames.FullName(type)) ? (FieldContent.Payload, WireType.Delimited)
        : s_numbers.Contains(CSharpNames.FullName(type)) ? (FieldContent.Payload, WireType.Varint)
        : IsWellKnown(type) ? (FieldContent.Message, WireType.Delimited)
        : (FieldContent.None, 0);

    /// <summary>Whether a type is one of Protobuf's well-known ones: what its codec writes elsewhere no Shape describes, and its entry is where it is
    /// used.</summary>
    public static bool IsWellKnown(INamedTypeSymbol type) => type is { Arity: 0, ContainingType: null } && s_messages.Contains(CSharpNames.FullName(type));

    /// <summary>Whether a type is <see cref="object"/> or a collection of objects.</summary>
    public static bool HoldsObjects(INamedTypeSymbol type) => type is { Arity: 0, ContainingType: null } && s_objects.Contains(CSharpNames.FullName(type));
}
