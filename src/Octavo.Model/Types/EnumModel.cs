// Owns: an enum whose values have names in data, or must be defined. Knows no symbol.
using System.Linq;
using Octavo.Model.Planning;
using Octavo.Model.Values;

namespace Octavo.Model.Types;

/// <summary>An enum with a codec of its own.</summary>
/// <param name="Type">C# text.</param>
/// <param name="FullName">Its name for people.</param>
/// <param name="Id">Name part.</param>
/// <param name="Namespace">The namespace of its codec.</param>
/// <param name="Kind">Its base type.</param>
/// <param name="IsNamed">Whether formats with names write names.</param>
/// <param name="IsDefined">Whether undefined values are refused.</param>
/// <param name="IsFlags">Whether values are sums of flags.</param>
/// <param name="Fields">Its fields, as declared.</param>
internal sealed record EnumModel(string Type, string FullName, string Id, string Namespace, ScalarKind Kind, bool IsNamed, bool IsDefined, bool IsFlags,
    EquatableList<EnumField> Fields)
{
    /// <summary>Whether of formats with names only those write names in which all members go by name: JSON, Tokens.</summary>
    public bool OnlyByName { get; init; }

    /// <summary>The codec's simple name. An enum has no nested types, so no other type comes to it.</summary>
    public string Codec => Id + (IsDefined ? "_Defined" : "_") + (OnlyByName ? "Json" : "") + (IsNamed ? "Name" : "Number") + "Codec";

    /// <summary>The codec's full C# name.</summary>
    public string CodecType => "global::" + Namespace + "." + Codec;

    /// <summary>Whether its codec names what the compiler refuses: <c>[Obsolete("…", true)]</c>.</summary>
    public bool IsObsolete { get; init; }

    /// <summary>Whether a map has it as its key, which is text in formats whose keys are text.</summary>
    public bool IsKey { get; init; }

    /// <summary>What a Shape says of it: its base type, and the names that stand for it in formats with names; of flags, whose texts are many, no
    /// names.</summary>
    public string Shape =>
        "enum<" + ScalarFacts.Of(Kind).Shape + ">"
            + (!IsNamed ? "()" : IsFlags ? "" : "(" + string.Join("|", Fields.Select(f => ShapeText.EscapeName(f.Name))) + ")");
}

/// <summary>A field of an enum.</summary>
/// <param name="Name">Its name in data.</param>
/// <param name="Literal">C# text of its number.</param>
/// <param name="Bits">The number, widened to 64 bits.</param>
internal sealed record EnumField(string Name, string Literal, ulong Bits);
