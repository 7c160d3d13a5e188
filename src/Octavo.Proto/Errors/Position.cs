// Owns: a place in a text.
namespace Octavo.Proto.Errors;

/// <summary>A line and a column in UTF-16 characters, both from 1; 0 and 0 if there is no text, as in descriptor sets.</summary>
internal readonly record struct Position(int Line, int Column);
