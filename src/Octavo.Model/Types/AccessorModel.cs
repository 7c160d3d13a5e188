// Owns: a method of emitted code that reaches what is not visible. Knows no symbol.
namespace Octavo.Model;

/// <summary>An accessor.</summary>
/// <param name="Owner">The type that declares what is reached.</param>
/// <param name="Kind">The name of UnsafeAccessorKind.</param>
/// <param name="Name">The name of what is reached; empty for a constructor.</param>
/// <param name="Signature">C# text of the method after its modifiers.</param>
internal sealed record AccessorModel(OwnerModel Owner, string Kind, string Name, string Signature);
