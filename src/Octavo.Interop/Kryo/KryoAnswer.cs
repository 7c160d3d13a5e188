// Owns: an answer that is found when it is first asked for.
namespace Octavo.Interop.Kryo;

/// <summary>Read and written as one byte, so threads that ask at once see one of the three.</summary>
internal enum KryoAnswer : byte
{
    Unknown,
    No,
    Yes,
}
