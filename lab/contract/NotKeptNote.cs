// Owns: one declared loss and where the library documents it.
// Must not know: how verification uses it.
namespace Octavo.Lab.Contract;

/// <summary>A declared loss, as the report's footnote shows it.</summary>
/// <param name="What">The loss that verification leaves out.</param>
/// <param name="Because">The sentence for the footnote: what is lost, and where the library says so.</param>
public sealed record NotKeptNote(NotKept What, string Because);
