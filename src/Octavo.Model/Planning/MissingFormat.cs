// Owns: a format that a type is not in, and why.
using Octavo.Model.Types;

namespace Octavo.Model.Planning;

/// <summary>A type without a format.</summary>
/// <param name="Type">C# text of the type.</param>
/// <param name="Format">The format.</param>
/// <param name="Reason">Why, in words for a diagnostic.</param>
internal sealed record MissingFormat(string Type, FormatSet Format, string Reason);
