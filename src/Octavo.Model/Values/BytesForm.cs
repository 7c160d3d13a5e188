// Owns: the C# forms of a byte string.
namespace Octavo.Model.Values;

internal enum BytesForm
{
    Array,
    Memory,
    ReadOnlyMemory,
    ArraySegment,
    ReadOnlySequence,
}
