// Owns: the shape of a writing body. Knows no format and no type.
namespace Octavo.Bench.Harness;

/// <summary>A body that writes a value: generic and closed bodies are called through the same delegate, so the call costs both the same.</summary>
internal delegate void WriteBody<W, T>(ref W writer, T value)
    where W : struct, allows ref struct;
