// Owns: one line of a published table.
// Must not know: measured figures.
namespace Octavo.Lab.Published;

/// <summary>A published figure with the cells of its line as the document prints them.</summary>
/// <param name="Row">The lab's row that it belongs to.</param>
/// <param name="Operation">The lab's operation.</param>
/// <param name="Method">The candidate's name in the document.</param>
/// <param name="Group">The runtime, where the document measured several; else empty.</param>
/// <param name="Value">The figure in the table's unit.</param>
/// <param name="Cells">The line's cells, as printed.</param>
/// <param name="Bytes">The payload's size, where the document has or implies one to the byte.</param>
/// <param name="Heading">The heading that the document prints over the line, where it has one.</param>
/// <param name="Size">The size as the document prints it, if it is rounded.</param>
internal sealed record PublishedLine(
    string Row, string Operation, string Method, string Group, double Value, IReadOnlyList<string> Cells, long? Bytes = null,
    string? Heading = null, string? Size = null);
