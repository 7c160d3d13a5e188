// Owns: the refusal of an input by what is documented for a surface and is not OctavoException: diagnostics, an exit code with its text.
namespace Octavo.Fuzz.Targets.Surfaces;

/// <summary>A refusal by diagnostics.</summary>
public sealed class RefusalException(string message) : Exception(message);
