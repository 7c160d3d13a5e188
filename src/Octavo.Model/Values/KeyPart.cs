// Owns: a member of a key. Knows no symbol.
namespace Octavo.Model.Values;

/// <summary>A member of a key.</summary>
/// <param name="Member">Its name as C# says it.</param>
/// <param name="Hash">The C# type that adds it; empty for one value, and for a value whose type is known only at run time.</param>
internal sealed record KeyPart(string Member, string Hash)
{
    /// <summary>C# text of the base that declares the member, if a class that derives from it has another member of the name, or an accessor reads
    /// it; else empty.</summary>
    public string Through { get; init; } = "";

    /// <summary>Whether an accessor reads it, which <see cref="Member"/> names.</summary>
    public bool IsAccessor { get; init; }
}
