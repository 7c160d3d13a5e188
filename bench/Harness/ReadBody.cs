// Owns: the shape of a reading body. Knows no format and no type.
namespace Octavo.Bench.Harness;

/// <summary>A body that reads a value.</summary>
internal delegate T ReadBody<R, T>(ref R reader)
    where R : struct, allows ref struct;
