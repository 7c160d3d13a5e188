// Owns: one case of a union. Knows no symbol.
using Octavo.Model.Values;

namespace Octavo.Model.Types;

/// <summary>A case.</summary>
/// <param name="Union">C# text of the union's base type.</param>
/// <param name="Number">Its number, from 0.</param>
/// <param name="Name">Its name in formats with names.</param>
/// <param name="Value">Its type.</param>
internal sealed record CaseModel(string Union, int Number, string Name, ObjectValue Value)
{
    /// <summary>The member of data that tells cases apart if the union names none.</summary>
    public const string DefaultDiscriminator = "$type";

    /// <summary>The member of data that tells cases apart, where the union names it; empty for the format's own.</summary>
    public string Discriminator { get; init; } = "";

    /// <summary>Its field in a tagged format if another library's attribute gives it; 0 for its number and one.</summary>
    public int GivenField { get; init; }

    /// <summary>Its field in a tagged format.</summary>
    public int Field => GivenField != 0 ? GivenField : Number + 1;

    /// <summary>Whether its number is in that member, and not its name.</summary>
    public bool ByNumber { get; init; }

    /// <summary>Whether naming its type is refused by the compiler: <c>[Obsolete("…", true)]</c>.</summary>
    public bool IsObsolete { get; init; }

    /// <summary>The name in JSON-ready form.</summary>
    public string Literal => "\"" + Name + "\"";

    /// <summary>For formats that escape names: the same escaped, or all of the object's beginning if that is not the format's own.</summary>
    public string EscapedLiteral => Discriminator.Length == 0 && !ByNumber ? "\"" + JsonName.Escape(Name) + "\""
        : "{\"" + JsonName.Escape(Discriminator.Length == 0 ? DefaultDiscriminator : Discriminator) + "\":"
        + (ByNumber ? Number.ToString(System.Globalization.CultureInfo.InvariantCulture) : "\"" + JsonName.Escape(Name) + "\"");
}
