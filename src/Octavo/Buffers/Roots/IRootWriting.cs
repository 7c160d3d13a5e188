// Owns: the contract of a root that writes itself to a target. Knows no format.
namespace Octavo.Buffers;

internal interface IRootWriting
{
    /// <summary>Writes the root.</summary>
    /// <returns>Bytes that it takes.</returns>
    long Write(RootTarget target);
}
