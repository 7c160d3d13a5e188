// Owns: bytes of a raw layout that are always zero.
namespace Octavo.Model.Planning;

internal sealed record RawLayoutPadding(int Offset, int Size);
