// Owns: what the codec of a class must know of being a case of unions.
namespace Octavo.Model.Planning;

/// <summary>How a class is a case.</summary>
/// <param name="Literal">The case's literal if all unions give it the same name; null if its body is given the literal.</param>
/// <param name="EscapedLiteral">The same for formats that escape names.</param>
/// <param name="LiteralBytes">Bytes of the longest literal.</param>
/// <param name="Discriminators">The members that tell the cases of its unions apart, by name.</param>
/// <param name="IsInlined">Whether its bodies are inlined into those of its unions: it is small, and so are they.</param>
internal sealed record CaseFacts(string? Literal, string? EscapedLiteral, int LiteralBytes, EquatableList<string> Discriminators, bool IsInlined);
