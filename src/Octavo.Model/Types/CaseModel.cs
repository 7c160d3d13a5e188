// Owns: one case of a union. Knows no symbol.
namespace Octavo.Model;

/// <summary>A case.</summary>
/// <param name="Union">C# text of the union's base type.</param>
/// <param name="Number">Its number, from 0.</param>
/// <param name="Name">Its name in formats with names.</param>
/// <param name="Value">Its type.</param>
internal sealed record CaseModel(string Union, int Number, string Name, ObjectValue Value)
{
    /// <summary>The name in JSON-ready form.</summary>
    public string Literal => "\"" + Name + "\"";
}
