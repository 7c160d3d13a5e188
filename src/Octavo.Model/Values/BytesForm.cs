// Owns: the C# forms of a byte string.
namespace Octavo.Model;

internal enum BytesForm
{
    Array,
    Memory,
    ReadOnlyMemory,
    ArraySegment,
    ReadOnlySequence,
}
