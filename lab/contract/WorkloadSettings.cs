// Owns: what every adapter needs to make the same values.
// Must not know: libraries.
using System.Buffers;

namespace Octavo.Lab.Contract;

/// <summary>Settings of a run, the same for every adapter.</summary>
/// <param name="Seed">Seed of all values.</param>
/// <param name="Scale">Scale of the counts; tables of single objects ignore it.</param>
/// <param name="Shared">The one buffer writer that all candidates write to, as document 002 has it (32 MiB there).</param>
/// <param name="Data">Folder of the documents that are files; null if none was named.</param>
/// <param name="Texts">The texts that candidates in .NET read in this row, for those outside of it; null if the row has none.</param>
public sealed record WorkloadSettings(int Seed, double Scale, ArrayBufferWriter<byte> Shared, string? Data = null, IReadOnlyList<byte[]>? Texts = null);
