// Owns: the further orders in which a document prints its lines.
// Must not know: figures.
namespace Octavo.Lab.Published;

/// <summary>One further arrangement of a table's lines.</summary>
/// <param name="Title">What the document calls it.</param>
/// <param name="Groups">Its groups in order.</param>
internal sealed record PublishedGrouping(string Title, IReadOnlyList<PublishedGroup> Groups);
