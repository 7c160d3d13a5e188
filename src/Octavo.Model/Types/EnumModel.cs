// Owns: an enum whose values have names in data, or must be defined. Knows no symbol.
using System.Collections.Generic;
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
/// <param name="Named">The formats that write names, of those with names.</param>
/// <param name="IsDefined">Whether undefined values are refused.</param>
/// <param name="IsFlags">Whether values are sums of flags.</param>
/// <param name="Fields">Its fields, as declared.</param>
internal sealed record EnumModel(string Type, string FullName, string Id, string Namespace, ScalarKind Kind, FormatSet Named, bool IsDefined, bool IsFlags,
    EquatableList<EnumField> Fields)
{
    /// <summary>Whether some format writes names.</summary>
    public bool IsNamed => Named != 0;

    /// <summary>Of the formats that write names, those whose names are not the ones in <see cref="Fields"/>. Empty for most.</summary>
    public EquatableList<EnumView> Others { get; init; }

    /// <summary>The codec's simple name. An enum has no nested types, so no other type comes to it.</summary>
    public string Codec =>
        Id + (IsDefined ? "_Defined" : "_") + (Named == FormatSet.Named ? "" : Named.Id()) + (IsNamed ? "Name" : "Number") + "Codec";

    /// <summary>The codec's full C# name.</summary>
    public string CodecType => "global::" + Namespace + "." + Codec;

    /// <summary>Whether its codec names what the compiler refuses: <c>[Obsolete("…", true)]</c>.</summary>
    public bool IsObsolete { get; init; }

    /// <summary>Whether a map has it as its key, which is text in formats whose keys are text.</summary>
    public bool IsKey { get; init; }

    /// <summary>What a Shape says about it: its base type, and the names that stand for it in formats with names; of flags, whose texts are many, no names.
    /// Where formats differ, the names follow the number of each kind of formats.</summary>
    public string Shape =>
        "enum<" + ScalarFacts.Of(Kind).Shape + ">"
            + (!IsNamed ? "()" : Named != FormatSet.Named || Others.Count != 0 ? string.Concat(FormatSets.NamedKinds.OrderBy(k => (int)k).Select(ShapeOf))
                : IsFlags ? "" : ShapeOf(Fields));

    private string ShapeOf(ViewKind kind) =>
        (char)('0' + (int)kind) + ((Named & kind.Formats()) == 0 ? "()" : IsFlags ? "(|)"
            : ShapeOf(Others.FirstOrDefault(o => (o.Formats & kind.Formats()) != 0)?.Fields ?? Fields));

    private static string ShapeOf(IEnumerable<EnumField> fields) => "(" + string.Join("|", fields.Select(f => ShapeText.EscapeName(f.Name))) + ")";
}

/// <summary>A field of an enum.</summary>
/// <param name="Name">Its name in data.</param>
/// <param name="Literal">C# text of its number.</param>
/// <param name="Bits">The number, widened to 64 bits.</param>
internal sealed record EnumField(string Name, string Literal, ulong Bits);
