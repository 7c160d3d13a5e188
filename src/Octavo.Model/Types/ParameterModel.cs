// Owns: a parameter of the constructor that a codec calls.
namespace Octavo.Model.Types;

/// <summary>A constructor's parameter.</summary>
/// <param name="Member">The member that it takes, by ordinal; −1 if the contract view does not have it.</param>
/// <param name="Default">C# text of its default; null if it has none and the contract view has the member.</param>
internal sealed record ParameterModel(int Member, string? Default)
{
    /// <summary>C# text of its type as the owner says it, with <c>in</c> where it has it, for the accessor of a constructor that is not visible.</summary>
    public string OwnType { get; init; } = "";

    /// <summary>C# text of a cast to its type, if another constructor could be the overload that C# chooses for the member's type, or of what makes a value of
    /// its type, with <c>$</c> for the member's; else empty.</summary>
    public string Cast { get; init; } = "";

    /// <summary>C# text of the argument for it.</summary>
    /// <param name="value">C# text of the member's value.</param>
    public string Given(string value) => Cast.Contains("$") ? Cast.Replace("$", value) : Cast + value;
}
