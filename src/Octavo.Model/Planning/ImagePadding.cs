// Owns: bytes of an image that are always zero.
namespace Octavo.Model;

internal sealed record ImagePadding(int Offset, int Size);
