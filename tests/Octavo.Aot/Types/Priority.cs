// Owns: an enum of a small base.
namespace Octavo.Aot.Types;

public enum Priority : byte
{
    Low = 0,
    High = 200,
}
