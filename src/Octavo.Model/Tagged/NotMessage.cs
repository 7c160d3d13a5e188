// Owns: why a type is not in a tagged format, in words for a diagnostic.
namespace Octavo.Model.Tagged;

/// <summary>The reason of one type.</summary>
/// <param name="Type">C# text of the type.</param>
/// <param name="Reason">Why it is not in it; empty for a type that is.</param>
internal sealed record NotMessage(string Type, string Reason);
