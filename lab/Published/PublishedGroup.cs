// Owns: a heading of a document and the methods under it.
// Must not know: figures.
namespace Octavo.Lab.Published;

/// <summary>Methods under one heading, in the document's order.</summary>
/// <param name="Title">The heading.</param>
/// <param name="Methods">Names in <see cref="PublishedLine.Method"/>.</param>
internal sealed record PublishedGroup(string Title, IReadOnlyList<string> Methods);
