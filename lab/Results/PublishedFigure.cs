// Owns: a published figure beside a measured one.
// Must not know: the measured one; figures of two machines are never divided.
namespace Octavo.Lab.Results;

/// <summary>A document's figure in its own unit.</summary>
/// <param name="Value">The figure.</param>
/// <param name="Unit">Its unit.</param>
/// <param name="ValueIs">Mean, median, ….</param>
/// <param name="Method">The candidate's name there.</param>
/// <param name="Runtime">The runtime, where the document has several.</param>
/// <param name="Bytes">Payload size there, where known to the byte.</param>
/// <param name="SizeEqual">"size equals the document": "yes", "no", "not at this scale"; null if the document has no size or none was measured.</param>
/// <param name="Machine">The machine it came from.</param>
/// <param name="Versions">Versions measured there.</param>
internal sealed record PublishedFigure(
    double Value, string Unit, string ValueIs, string Method, string? Runtime, long? Bytes, string? SizeEqual, string Machine, string Versions);
