// Owns: an enum of one byte.
// Must not know: payloads.
namespace Octavo.Lab.Workloads.Hostile;

/// <summary>An enum whose base type holds 256 values.</summary>
public enum HostileEnum : byte
{
    /// <summary>0.</summary>
    None,

    /// <summary>1.</summary>
    Some,
}
